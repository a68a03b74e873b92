import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTENCE_LISTS } from './fixtures/sentence-lists.ts';
import { sentencesOfWords, splitSentences, stretchesOf } from './sentences.ts';

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

  it.each([
    [
      'pt',
      'Penteou o cabelo. — O senhor é da prefeitura? — perguntou seu Anselmo. — Da vigilância — disse o homem.',
      [
        'Penteou o cabelo.',
        '— O senhor é da prefeitura? — perguntou seu Anselmo.',
        '— Da vigilância — disse o homem.',
      ],
    ],
    ['es', 'Calló. —¿Quién es? —preguntó Ana. —Yo.', ['Calló.', '—¿Quién es? —preguntó Ana.', '—Yo.']],
    [
      'fr',
      'Il se tut… — Qui est-ce ? demanda Anne. — Moi !',
      ['Il se tut…', '— Qui est-ce ? demanda Anne.', '— Moi !'],
    ],
    ['it', 'Tacque. – Chi è? – chiese Anna. – Io.', ['Tacque.', '– Chi è? – chiese Anna.', '– Io.']],
  ])('begins a reply at its dash, and keeps who says it, in %s', (language, paragraph, sentences) => {
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

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'zh', 'hi', 'ar', 'cy'];
const WORD = fc.oneof(
  fc.constantFrom(
    'Dr.',
    'p.m.',
    '3.',
    'Is',
    'it?”',
    '“Yes.',
    'he',
    'said.',
    'etc.',
    'A.',
    '(See',
    'there.)',
    '…',
    '下雨了。',
    'है।',
    '؟',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((word) => /^\S+$/u.test(word)),
);
const TEXT = fc.tuple(fc.constantFrom(...LANGUAGES), fc.array(WORD, { maxLength: 60 }));

describe('all three entries', () => {
  const bare = (text: string): string => text.replace(/\s+/gu, '');

  it('join back to what was given, and give nothing empty', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 1, max: 12 }), ([language, words], wanted) => {
        const sentences = splitSentences(words.join(' '), language);
        expect(bare(sentences.join(''))).toBe(bare(words.join('')));
        expect(sentences.every((sentence) => sentence.trim() !== '')).toBe(true);
        const size = { wanted, atMost: wanted * 2 };
        for (const ranges of [sentencesOfWords(words, language), stretchesOf(words, language, size)]) {
          expect(ranges.flatMap(({ from, to }) => words.slice(from, to))).toEqual(words);
          expect(ranges.every(({ from, to }) => to > from)).toBe(true);
        }
      }),
    );
  });

  it.each(Object.entries(SENTENCE_LISTS))('find the same sentences in %s', (language, { first, next }) => {
    const following = next.split('\n')[0] ?? '';
    for (const sentence of first.split('\n')) {
      const words = `${sentence} ${following}`.split(' ');
      const ranges = sentencesOfWords(words, language);
      expect(ranges.map(({ from, to }) => words.slice(from, to).join(' '))).toEqual([sentence, following]);
    }
  });

  it.each([
    ['hi', 'वर्षा हो रही है। नावें घर आ रही हैं।'],
    ['ar', 'هل تمطر؟ نعم، تمطر.'],
    ['hy', 'Անձրև է։ Նավերը գալիս են։'],
  ])('know the marks of other scripts (%s)', (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(2);
    expect(sentencesOfWords(text.split(' '), language)).toHaveLength(2);
  });

  it('take three dots for an end, and one sign of them for none', () => {
    for (const [text, count] of [
      ['He waited... Then he left.', 2],
      ['He waited… Then he left.', 1],
    ] as const) {
      expect(splitSentences(text, 'en')).toHaveLength(count);
      expect(sentencesOfWords(text.split(' '), 'en')).toHaveLength(count);
    }
  });

  it('set no space where a script has none', () => {
    const text = '他说：“你好。”然后走了。下雨了。';
    expect(splitSentences(text, 'zh').join('')).toBe(text);
  });

  it.each(['and ', 'Dr. ', '“ ', '( ', 'No. ', '... ', '。'])(
    'take time that grows with the text alone: %s',
    (part) => {
      const words = part.repeat(30_000).split(' ').filter(Boolean);
      const started = performance.now();
      sentencesOfWords(words, 'en');
      stretchesOf(words, 'en', { wanted: 12, atMost: 60 });
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});

describe('stretches for a voice', () => {
  it('keep sentences whole and put short ones together', () => {
    const words = 'Ja. Nein. Das ist so. Und „hier“ auch! Noch etwas'.split(' ');
    expect(stretchesOf(words, 'de', { wanted: 3, atMost: 10 })).toEqual([
      { from: 0, to: 5 },
      { from: 5, to: 8 },
      { from: 8, to: 10 },
    ]);
  });

  it('cut a sentence that never ends, and lose no word', () => {
    const stretches = stretchesOf(new Array<string>(25).fill('und'), 'de', { wanted: 3, atMost: 10 });
    expect(stretches.map(({ from, to }) => to - from)).toEqual([10, 10, 5]);
  });

  it('are measured as the voice measures', () => {
    const words = 'One two. Three four. Five six.'.split(' ');
    const size = { wanted: 20, atMost: 21, of: (word: string) => word.length + 1 };
    expect(stretchesOf(words, 'en', size).map(({ from, to }) => words.slice(from, to).join(' '))).toEqual([
      'One two. Three four.',
      'Five six.',
    ]);
  });
});
