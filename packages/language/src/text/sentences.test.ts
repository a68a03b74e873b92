import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTENCE_LISTS } from './fixtures/sentence-lists.ts';
import { splitSentences } from './sentences.ts';

describe('splitting a paragraph into sentences', () => {
  it.each([
    [
      'en',
      'Dr. Smith met Mrs. Jones at 5 p.m. They talked.',
      ['Dr. Smith met Mrs. Jones at 5 p.m.', 'They talked.'],
    ],
    ['en', 'It cost 3.5 million. The U.S. Army paid.', ['It cost 3.5 million.', 'The U.S. Army paid.']],
    ['en', '“Is it safe?” John Hill asked. Nobody knew.', ['“Is it safe?” John Hill asked.', 'Nobody knew.']],
    [
      'pt',
      'A chuva volta ao mar. Na Amazônia é diferente.',
      ['A chuva volta ao mar.', 'Na Amazônia é diferente.'],
    ],
    [
      'en',
      'There were only five altogether--Mr. Bingley and his sisters. They left.',
      ['There were only five altogether--Mr. Bingley and his sisters.', 'They left.'],
    ],
    ['pt', 'O Sr. Silva chegou. Era tarde.', ['O Sr. Silva chegou.', 'Era tarde.']],
    ['es', 'Dijo que no. Después se fue.', ['Dijo que no.', 'Después se fue.']],
    ['es', 'Nació en EE.UU. hace años. Vive en Lima.', ['Nació en EE.UU. hace años.', 'Vive en Lima.']],
    ['fr', 'Il vit à l’est. Mme Dupont aussi.', ['Il vit à l’est.', 'Mme Dupont aussi.']],
    ['fr', 'C’est de l’art. On l’admire.', ['C’est de l’art.', 'On l’admire.']],
  ])('knows where sentences end in %s: %s', (language, paragraph, sentences) => {
    expect(splitSentences(paragraph, language)).toEqual(sentences);
  });

  it('does not end before a name that begins with a stop', () => {
    const text = 'It makes a reference from a .NET project.';
    expect(splitSentences(`${text} It is done.`, 'en')).toEqual([text, 'It is done.']);
  });

  it('keeps a quotation of several sentences in one piece', () => {
    expect(splitSentences('She said: “Go. Now.” He went.', 'en')).toEqual([
      'She said: “Go. Now.” He went.'.slice(0, 20),
      'He went.',
    ]);
  });

  it('loses no letter, whatever it is given', () => {
    const letters = (text: string): string => text.replace(/\s+/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(letters(splitSentences(text, 'en').join(''))).toBe(letters(text));
      }),
    );
  });

  it('stays quick on a text that never uses a capital', () => {
    const started = performance.now();
    splitSentences('and so it went on. '.repeat(20_000), 'en');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe.each(Object.entries(SENTENCE_LISTS))(
  'three hundred paragraphs in %s',
  (language, { first, next }) => {
    const [before, after] = [first.split('\n'), next.split('\n')];
    it('are three hundred', () => expect(before.length * after.length).toBe(300));

    it.each(before)('%s', (sentence) => {
      for (const following of after)
        expect(splitSentences(`${sentence} ${following}`, language)).toEqual([sentence, following]);
    });
  },
);

describe('an hour or a year', () => {
  it.each([
    ['en', 'It was lifted around 4:30 a.m. Wednesday.'],
    ['en', 'The vote is at 9 p.m. Eastern on Sunday.'],
    ['en', 'At 5 p.m. Smith left the office.'],
    ['en', 'In 44 B.C. Caesar was killed.'],
    ['en', 'They close at 8 p.m. December through March.'],
    ['es', 'En el 44 a.C. César fue asesinado.'],
    ['it', 'Nel 44 a.C. Cesare fu ucciso.'],
  ])('goes on where only that was said in %s: %s', (language, sentence) => {
    expect(splitSentences(`${sentence} Nobody knew.`, language)).toEqual([sentence, 'Nobody knew.']);
  });

  it('ends where something was said', () => {
    const text = 'They met the minister at 5 p.m. Smith left.';
    expect(splitSentences(text, 'en')).toHaveLength(2);
  });
});

describe('a short form at the end', () => {
  it.each([
    ['en', 'They take vitamin C.', 'It helps.'],
    ['en', 'They sold it to Acme Inc.', 'The price was fair.'],
    ['en', 'He said no.', 'She stayed.'],
    ['pt', 'Foram ao mar.', 'O barco afundou.'],
    ['pt', 'Roma ardeu em 64 d. C.', 'O imperador fugiu.'],
    ['es', 'Vive en EE. UU.', 'El año pasado volvió.'],
    ['fr', 'Il mourut en 44 av. J.-C.', 'Le sénat se tut.'],
    ['de', 'Er starb 14 n. Chr.', 'Danach kam Tiberius.'],
    ['de', 'Es gab viele dieser Art.', 'Niemand zählte sie.'],
    ['de', 'Sie fand Äpfel, Birnen usw.', 'Der Korb war voll.'],
    ['it', 'Durò tre ore circa.', 'Poi piovve.'],
    ['cy', 'Mae popeth yn dawel.', 'Heddiw daeth y llong.'],
  ])('ends the sentence in %s: %s', (language, first, next) => {
    expect(splitSentences(`${first} ${next}`, language)).toEqual([first, next]);
  });
});
