import type { DocumentBlock } from '@parlance/ports/document-reader';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { describe, expect, it } from 'vitest';
import { readStructure } from './structure.ts';
import { blocksOf, detector, lost, paragraph, paste, TIDE, told, WIND } from './testing/telling.ts';

describe('the lines over a mail', () => {
  const head = [
    'From: Harbour Office <office@example.org>',
    'Date: Wed, 07 May 2014 13:15:39 -0700',
    'Subject: Re: Nets that dry in the wind',
    'Abstract: Why the nets are hung',
    ' where the wind comes from.',
    'Content-type: text/plain',
  ].join('\n');

  it('are left out, and their subject is the title', () => {
    const source = paste(`${head}\n\n${TIDE}\n\n${WIND}`);
    expect(source.title).toBe('Nets that dry in the wind');
    expect(source.passages.map(({ text }) => text)).toEqual([
      'Nets that dry in the wind',
      'Why the nets are hung where the wind comes from.',
      TIDE,
      WIND,
    ]);
    expect(source.leftOut).toMatchObject([{ kind: 'boilerplate' }]);
  });

  it('give no title to a text that has one', () => {
    expect(paste(`${head}\n\nHow nets dry\n============\n\n${TIDE}`).title).toBe('How nets dry');
  });

  it('are known in the middle of a text and in other languages', () => {
    const quoted = `Von: Hafenamt\nGesendet: 7. Mai 2014 13:15\nAn: Alle\nBetreff: Netze`;
    expect(told(`${TIDE}\n\n${quoted}\n\n${WIND}`)).toEqual([TIDE, WIND]);
  });

  it('are not a timetable', () => {
    expect(told(`${TIDE}\n\nFrom: Lisbon\nTo: Porto\n\n${WIND}`).join(' ')).toContain('Lisbon');
  });
});

describe('the number before a part of a document', () => {
  it('is not told where no reader saw a heading', () => {
    const { blocks } = blocksOf(
      paragraph('8.1 Which of the boats in this harbour can be hired by people who have never sailed one?'),
      paragraph(TIDE),
      paragraph('8.2. Why do the printed tables of the harbour office and the water never quite agree?'),
      paragraph(WIND),
      paragraph(`8.3 ${TIDE}`),
    );
    expect(blocks.map(({ kind, number, text }) => [kind, number, text])).toEqual([
      [
        'heading',
        '8.1',
        'Which of the boats in this harbour can be hired by people who have never sailed one?',
      ],
      ['paragraph', undefined, TIDE],
      ['heading', '8.2', 'Why do the printed tables of the harbour office and the water never quite agree?'],
      ['paragraph', undefined, WIND],
      ['paragraph', undefined, TIDE],
    ]);
  });

  it('is a number when nothing else is counted', () => {
    expect(told(`3.5 Million litres leave the basin every day.\n\n${TIDE}`)[0]).toContain('3.5 Million');
  });

  it('is not told in rows of contents that ran together', () => {
    const rows = '7.34 How can I save the result of each trip 7.36 Why are there unwanted borders when';
    expect(told(`${TIDE}\n\n${rows}\n\n${WIND}`)).toEqual([TIDE, WIND]);
    expect(lost(`${TIDE}\n\n${rows}\n\n${WIND}`)).toEqual(['contents']);
  });

  it('has no full stop behind its heading', () => {
    const { blocks } = blocksOf({ kind: 'heading', level: 2, text: 'Artigo XI.' }, paragraph(TIDE));
    expect(blocks[0]?.text).toBe('Artigo XI');
  });
});

it('knows a line that repeats the name of its chapter for one of the page', () => {
  const chapter = (text: string): DocumentBlock => ({ kind: 'heading', level: 1, text });
  const { blocks } = blocksOf(
    chapter('Chapter 1'),
    chapter('The wind'),
    paragraph(TIDE),
    paragraph('CHAPTER 1. The wind'),
    paragraph(WIND),
    chapter('Chapter 2. The mud'),
    paragraph(TIDE),
  );
  expect(blocks.map(({ text }) => text)).toEqual(['Chapter 1', 'The wind', TIDE, WIND, 'The mud', TIDE]);
});

describe('a number in brackets', () => {
  const works = [4, 10, 16].map((number) =>
    paragraph(
      `[${number}] Smith, J. and Brown, K. On nets and their weather. Harbour Press, 1999, pp. 1–20.`,
    ),
  );

  it('goes where it points into the list of works', () => {
    const said =
      'The nets of the north (16) are older than those of the south (4, 10), as everybody in town knows.';
    const { blocks } = blocksOf(paragraph(said), ...works);
    expect(blocks.map(({ text }) => text)).toEqual([
      'The nets of the north are older than those of the south, as everybody in town knows.',
    ]);
  });

  it('stays where it counts something, or where there is no such list', () => {
    const said =
      'The boats of the north (16) went out with their nets (220), as everybody in the town still knows.';
    expect(blocksOf(paragraph(said)).blocks[0]?.text).toBe(said);
    expect(blocksOf(paragraph(said), ...works).blocks[0]?.text).toContain('nets (220)');
  });
});

describe('what a journal prints beside an article', () => {
  it.each([
    'Received 12 December 2014',
    'Article history: Received 12 December 2014 Received in revised form 2 March 2015 Accepted 10 March 2015',
    'Received: February 25, 2009 Accepted: April 30, 2009',
    'Available online 14 March 2015',
    'Recebido em 3 de maio de 2019',
    'Reçu le 3 mai 2019, accepté le 4 juin 2019',
    'Eingegangen am 3. Mai 2019',
    'Ricevuto il 3 maggio 2019',
    'Recibido el 3 de mayo de 2019',
    'Version 11.0',
  ])('is left out: %s', (line) => {
    expect(told(`# Nets\n\n${TIDE}\n\n${line}\n\n${WIND}`)).toEqual(['Nets', TIDE, WIND]);
    expect(lost(`# Nets\n\n${TIDE}\n\n${line}\n\n${WIND}`)).toEqual(['boilerplate']);
  });

  it('is no sentence of the text', () => {
    const sentence =
      'Received wisdom in the town was that the tables are right and that the wind is not to be trusted.';
    expect(told(`${TIDE}\n\n${sentence}\n\n${WIND}`)).toContain(sentence);
  });
});

describe('a licence in an Italian manual', () => {
  const ITALIAN = [
    'Il porto si svuota due volte al giorno e si riempie di nuovo senza che nessuno debba chiederlo, e i pescatori lo sanno.',
    'Quando il vento soffia contro la corrente, le tavole sbagliano di oltre mezzo metro e nessuno in città se ne meraviglia più.',
  ];

  it.each([
    'Permission is granted to copy, distribute and/or modify this document under the terms that follow.',
    'È garantito il permesso di copiare e distribuire questo manuale nella sua forma originale a chi lo desidera.',
    'Questo documento è software libero: si può ridistribuirlo secondo i termini della licenza che lo accompagna.',
  ])('is spoken by no voice: %s', (licence) => {
    const text = `# Il porto\n\n${ITALIAN[0]}\n\n${licence}\n\n${ITALIAN[1]}`;
    expect(told(text, 'it')).toEqual(['Il porto', ...ITALIAN]);
    expect(lost(text, 'it')).toEqual(['licence']);
  });
});

describe('signs of machines', () => {
  it('make no headings: prompts, comments and drawings', () => {
    const listing = '# We are checking whether it stops, so\n# let it run for a while\n\n./nets >log 2>&1 &';
    for (const code of [listing, '# apt install nets\n\n# sync', '    $ git log --first-parent'])
      expect(told(`${TIDE}\n\n${code}\n\n${WIND}`)).toEqual([TIDE, WIND]);
    const drawing: DocumentBlock = { kind: 'heading', level: 2, text: '---o---o---A---X---Y---Z---B---C' };
    expect(blocksOf(paragraph(TIDE), drawing, paragraph(WIND)).blocks.map(({ text }) => text)).toEqual([
      TIDE,
      WIND,
    ]);
  });

  it('cost the sentence around them where they cannot be said, and that is counted', () => {
    const written = `${TIDE} Use kern.info;kern.!notice for less. Without all = TRUE nothing happens. ${WIND}`;
    expect(told(written)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(written)).toEqual(['code']);
  });

  it('do not hide in quotation marks and brackets that belong to words', () => {
    expect(
      told(`They are "anarcho"-capitalists who want "[t]o go on" as before, as people in the town say.`),
    ).toEqual(['They are "anarcho"-capitalists who want "to go on" as before, as people in the town say.']);
  });

  it.each([
    [
      'Add an :update-fn entry where the |release| needs it, and tag candidates as you go.',
      'Add an update-fn entry where the release needs it, and tag candidates as you go.',
    ],
    [
      'Sections of <If> and <VirtualHost> are <b>read</b> for each of the boats that come into the town.',
      'Sections of If and VirtualHost are read for each of the boats that come into the town.',
    ],
  ])('that only mark a name are not said: %s', (written, said) => {
    expect(told(written)).toEqual([said]);
  });

  it.each([
    ['formula', 'If x, y, z ∈ Z, then f = 1 for all of them.'],
    ['formula', 'The load must stay under \ufffc for this source.'],
    ['code', 'An optional annex is added after \\appendix in the file.'],
    ['code', '# Still not updating the nets.'],
    ['code', 'Enter nets -f %s as the command.'],
    ['code', 'Nets are tied to each other by the -- operator of the harbour.'],
    ['code', 'Enter sh nets.sh && dry and wait.'],
    ['code', 'The sign ESC[1;31m makes the prompt red.'],
    ['code', '[harbour:nets]# dry the nets --> created a set.'],
    ['code', 'Iterators of std::vector and the CxxTest::TestSuite class are known to everybody in the town.'],
    ['code', 'Look for .1.3.6.1.4.1.232.1.2.5 among the events.'],
    ['code', 'The entry threshold = 5 then stands for all of them.'],
    ['licence', 'All software of the project is released under the GNU General Public License.'],
  ])('cost their sentence as %s: %s', (kind, sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(`${TIDE} ${sentence} ${WIND}`)).toEqual([kind]);
  });

  it('are what is left of words whose letters were set apart', () => {
    const spaced = 'A r c h i t e c t u r e : any V e r s i o n : 1 . 1 2 - 2 and S o u r c e : wget';
    expect(told(`${TIDE}\n\n${spaced}\n\n${WIND}`)).toEqual([TIDE, WIND]);
  });

  it('are told apart from the numbers of a study and the paragraphs of a law', () => {
    const text =
      'The boats (n = 42) were seen by a?b=1 and found to be late in most of the weeks of the year.';
    expect(told(text)[0]).toMatch(/^The boats were seen/);
    const law = '§ 12 Whoever moors in the harbour pays the master of it before the next tide comes in.';
    expect(lost(`${TIDE}\n\n${law}`)).toEqual([]);
  });

  it('become pauses where they are arrows', () => {
    const text =
      'Otherwise → choose the nets that are dry; wind from the north -> wait for the tide, as everybody does.';
    expect(told(text)).toEqual([
      'Otherwise, choose the nets that are dry; wind from the north, wait for the tide, as everybody does.',
    ]);
  });

  it('are joined where a line was broken behind a slash', () => {
    const text = `Most of the people in the harbour office have used GNU/\nLinux since the day on which the old machines had been\nbrought to the museum, and nobody wanted them back again.\n\n${TIDE}`;
    expect(told(text)[0]).toContain('used GNU/Linux since');
  });
});

it('loses captions that a page set into a sentence, links of other markup, and signs between items', () => {
  expect(
    told(
      `The layer was used to form ohmic Fig. 4. SIMS profile of the structure. metallization, as the town knows.`,
    ),
  ).toEqual(['The layer was used to form ohmic metallization, as the town knows.']);
  expect(
    told(`Read linkgit:git-am[1] and link:nets.html[the page on nets] first, as everybody in the town does.`),
  ).toEqual(['Read git-am and the page on nets first, as everybody in the town does.']);
  expect(told(`Take with you:\n\n- a rope;\n- two lamps;\n- bread.`)).toEqual([
    'Take with you:',
    'a rope',
    'two lamps',
    'bread.',
  ]);
});

it('tells what was asked for of a manual that is translated by half', () => {
  const italian =
    'Il porto si svuota due volte al giorno e si riempie di nuovo, e i pescatori che lo sanno si fermano.';
  const blocks = [italian, `${TIDE} ${WIND}`, `${italian} E così si va avanti.`].map(paragraph);
  const mostlyEnglish: LanguageDetector = {
    detect: (text) => (text.includes('\n') ? 'en' : detector.detect(text, 'it')),
  };
  const read = readStructure(blocks, { detector: mostlyEnglish, asked: 'it' });
  expect(read.language).toBe('it');
  expect(read.leftOut).toMatchObject([{ kind: 'other_language', language: 'en' }]);
});
