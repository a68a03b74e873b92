import { isMuchLeftOut } from '@parlance/artifacts/left-out';
import type { DocumentBlock } from '@parlance/ports/document-reader';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { describe, expect, it } from 'vitest';
import { ingestPaste } from '../text/paste.ts';
import { readStructure } from './structure.ts';

/** By the articles of most of the text; enough for two languages. */
const detector: LanguageDetector = {
  detect(text) {
    const count = (words: RegExp) => text.match(words)?.length ?? 0;
    return count(/\b(?:il|di|che|la|le|si)\b/g) > count(/\b(?:the|of|and|was|in)\b/g) ? 'it' : 'en';
  },
};
const paste = (text: string, language = 'en') => ingestPaste(detector, text, language);
const told = (text: string, language = 'en') => paste(text, language).passages.map((passage) => passage.text);
const lost = (text: string) => (paste(text).leftOut ?? []).map(({ kind }) => kind);

const TIDE =
  'The harbour was quiet that morning, and the fishermen mended their nets while they waited for the tide.';
const WIND =
  'Nobody in the town trusted the printed tables, because the wind changes what the moon has promised.';
const MUD =
  'The mud of the inner basin was measured for eleven years, and it was found that dredging only moved it.';

describe('a list of chapters', () => {
  const chapters = ['1. Introduction', '2. The wind', '3. The mud', '4. Conclusion'];
  const body = (gap: string) =>
    chapters.map((chapter, at) => `${chapter}${gap}${[TIDE, WIND, MUD, `${TIDE} Again.`][at]}`).join('\n\n');

  it.each([
    ['with blank lines', '\n\n'],
    ['without blank lines', '\n'],
  ])('costs no chapter of the text behind it, %s', (_, gap) => {
    const text = `The tidal harbour\n\nContents\n\n${chapters.join('\n')}\n\n${body(gap)}`;
    expect(told(text)).toEqual([
      'The tidal harbour',
      'Introduction',
      TIDE,
      'The wind',
      WIND,
      'The mud',
      MUD,
      'Conclusion',
      `${TIDE} Again.`,
    ]);
    expect(lost(text)).toEqual(['contents']);
  });

  it('is known without its heading when its entries come again', () => {
    const rows = ['# Guide', '- Arriving', '- Mooring', '- Leaving', '- Paying'];
    const text = `${rows.join('\n')}\n\n## Arriving\n\n${TIDE}\n\n## Mooring\n\n${WIND}\n\n## Leaving\n\n${MUD}\n\n## Paying\n\n${TIDE} Now.`;
    expect(told(text)).toEqual([
      'Guide',
      'Arriving',
      TIDE,
      'Mooring',
      WIND,
      'Leaving',
      MUD,
      'Paying',
      `${TIDE} Now.`,
    ]);
  });
});

describe('a list of questions over their answers', () => {
  it('is told once, with the answers', () => {
    const asked = [
      'How do the nets dry?',
      'The wind has turned. What now?',
      'Nobody answers.',
      'Who pays for it?',
    ];
    const answers = [TIDE, WIND, MUD, `${TIDE} So they do.`];
    const text = `Questions\n\n${asked.map((each) => `- ${each}`).join('\n')}\n\n${asked.map((each, at) => `## ${each}\n\n${answers[at]}`).join('\n\n')}`;
    expect(told(text)).toEqual([
      'Questions',
      ...asked.flatMap((each, at) => [each.replace(/\.$/, ''), answers[at]]),
    ]);
  });
});

describe('a heading that often stands over what nobody reads', () => {
  const names = [
    'Notes',
    'Note',
    'Sources',
    'Index',
    'Acknowledgements',
    'References',
    'Contents',
    'Notas',
    'Fontes',
    'Quellen',
    'Note',
    'Fuentes',
    'Sommaire',
  ];

  it.each(names)('called %s costs no prose, at the beginning or later', (name) => {
    const prose = Array.from(
      { length: 12 },
      (_, at) => `${[TIDE, WIND, MUD][at % 3]} That was in week ${at}.`,
    );
    for (const text of [
      `# Team meeting\n\n## ${name}\n\n${prose.join('\n\n')}`,
      `# Team meeting\n\n${TIDE}\n\n## ${name}\n\n${prose.join('\n\n')}\n\n## Course\n\n${MUD}`,
    ])
      for (const paragraph of prose) expect(told(text)).toContain(paragraph);
  });

  it('loses works and notes, and says so', () => {
    const text = `# Pumps\n\n${TIDE}\n\n${WIND}\n\n## References\n\nSmith, J. (2001). On nets. Harbour Press, pp. 12–40.\n\nJungersten L, Ambring A, Wall B and Wennmalm A. Both physical fitness. J Appl Physiol. 82: 760-764, 1997.\n\n## Notes\n\n¹ BDH, Infoblatt 62.\n\n² Fraunhofer ISE, WPsmart, 2020, S. 44 ff.\n\n³ Kept in the office.`;
    expect(told(text)).toEqual(['Pumps', TIDE, WIND]);
    expect(lost(text)).toEqual(expect.arrayContaining(['reference', 'footnote']));
  });
});

describe('what no host should say', () => {
  it.each([
    ['code', '$ git rm --cached AFile.txt\n$ git commit -m "Remove it"'],
    [
      'code',
      '    # This is the account\n    Host example_author\n      HostName git.example.org\n      IdentityFile ~/.ssh/id_author\n      IdentitiesOnly yes',
    ],
    ['code', '= "docker0" counter accept add rule ip filter FORWARD iifname "docker0" oifname'],
    ['code', '```js\nconst x = 1;\n```'],
    ['boilerplate', 'We use cookies to improve your experience. Accept all | Reject'],
    ['boilerplate', 'Subscribe to our newsletter'],
    ['boilerplate', 'Este site utiliza cookies para melhorar a sua experiência.'],
    ['boilerplate', 'Disclosure: We may receive compensation for some of the links in our stories.'],
    ['boilerplate', 'We want to hear what you think about this article.'],
    ['boilerplate', 'Ao comprar por aqui, podemos receber uma comissão.'],
    ['boilerplate', 'Cuéntanos tu opinión en los comentarios.'],
    ['boilerplate', 'Nous pouvons percevoir une commission sur les ventes.'],
    ['boilerplate', 'Kaufen Sie darüber ein, erhalten wir eine kleine Provision.'],
    ['boilerplate', 'Potremmo ricevere una piccola commissione sugli acquisti.'],
    ['boilerplate', 'Written by on November 7, 2023'],
    [
      'licence',
      'Permission is granted to copy, distribute and/or modify this document under certain conditions.',
    ],
    ['licence', 'See the GNU General Public License for more details.'],
    ['licence', 'A copy of the GNU General Public License is available on the pages of the project.'],
    ['licence', 'Copyright © 2019 - 2023 Somebody'],
    ['formula', '$$E = mc^2$$'],
    ['caption', 'Figure 2: The eastern wall, drawn from memory.'],
    ['contents', 'Introduction ........ 3'],
  ])('is left out as %s: %s', (kind, written) => {
    const text = `# Harbours\n\n${TIDE}\n\n${written}\n\n${WIND}`;
    expect(told(text)).toEqual(['Harbours', TIDE, WIND]);
    expect(lost(text)).toEqual([kind]);
  });

  it('is said in words where it is part of a sentence', () => {
    const written = [
      'A model $M$ and a window size $w$ are trained on $D_L$ of $2n$ windows, as everybody in the field does now.',
      'RC4 has long been known to have a variety of cryptographic weaknesses, for example [A], [B], and [C].',
      'On 16/11/2024 he/she/they moved to the quay and drank 1 /2 litre of GNU/Linux coffee, as one does.',
      'Boats wait for it. (Or so the older ones among the pilots say.) They are seldom wrong about the tide^[2] here.',
      'The package(s) that hold CO₂ meters were used at once.¹ They hold it at 10¹¹ for a day or two.',
    ];
    expect(told(written.join('\n\n'))).toEqual([
      'A model M and a window size w are trained on D L of 2n windows, as everybody in the field does now.',
      'RC4 has long been known to have a variety of cryptographic weaknesses.',
      'On 16/11/2024 he/she/they moved to the quay and drank 1 /2 litre of GNU/Linux coffee, as one does.',
      'Boats wait for it. Or so the older ones among the pilots say. They are seldom wrong about the tide here.',
      'The packages that hold CO2 meters were used at once. They hold it at 10¹¹ for a day or two.',
    ]);
  });

  it('says no sign before what stands in a row', () => {
    const rows: DocumentBlock[] = [
      { kind: 'paragraph', text: TIDE },
      { kind: 'paragraph', text: `• ${WIND}` },
      { kind: 'paragraph', text: '▪ Lamps and ropes of all kinds that the boats carry' },
    ];
    const { blocks } = readStructure(rows, { detector, asked: 'en' });
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', TIDE],
      ['paragraph', WIND],
      ['item', 'Lamps and ropes of all kinds that the boats carry'],
    ]);
  });

  it('keeps a hyphen that belongs to the word at the end of a line', () => {
    const text = `The attack is possible at the network and it cannot be seen at all in any of the TLS-\nlevel logs, and the git-\nconfig file says nothing of it, although git-config is where most of the people who mea-\nsured it have looked at first.\n\n${TIDE}`;
    expect(told(text)[0]).toContain('TLS-level logs, and the git-config file');
    expect(told(text)[0]).toContain('who measured it');
  });
});

describe('a table', () => {
  it('is told row by row when it is small', () => {
    const text = `# Prices\n\n${TIDE}\n\n| Offer | Price | Sign-ups |\n|---|---|---|\n| A | $9 | 2.8 % |\n| B | $15 | 1.9 % |`;
    expect(told(text).slice(-2)).toEqual(['A: Price $9, Sign-ups 2.8 %.', 'B: Price $15, Sign-ups 1.9 %.']);
  });

  it('is named as left out when it is large', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `| ${at} | ${at * 2} | ${at * 3} |`);
    expect(lost(`# Prices\n\n${TIDE}\n\n| a | b | c |\n|---|---|---|\n${rows.join('\n')}`)).toEqual([
      'table',
    ]);
  });
});

describe('a paragraph in another language', () => {
  const ITALIAN = [
    'Il porto si svuota due volte al giorno e si riempie di nuovo senza che nessuno debba chiederlo, e i pescatori lo sanno.',
    'Quando il vento soffia contro la corrente, le tavole sbagliano di oltre mezzo metro e nessuno in città se ne meraviglia più.',
  ];

  it('is left out and named', () => {
    const source = paste(
      [...ITALIAN, `${TIDE} ${WIND}`, ...ITALIAN.map((text) => `${text} Così è.`)].join('\n\n'),
      'it',
    );
    expect(source.language).toBe('it');
    expect(source.passages).toHaveLength(4);
    expect(source.leftOut).toMatchObject([{ kind: 'other_language', language: 'en', pieces: 1 }]);
  });

  it('is not one that is full of foreign names', () => {
    const names =
      'The talks of Giovanni della Casa, Lorenzo de’ Medici, Niccolò Machiavelli and Pico della Mirandola were held in Firenze.';
    expect(told([TIDE, names, WIND, MUD].join('\n\n'))).toContain(names);
  });
});

describe('headings', () => {
  const read = (blocks: DocumentBlock[]) => readStructure(blocks, { detector, asked: 'en' }).blocks;
  const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, text });

  it.each([
    ['3. Trace trees', '3', 'Trace trees'],
    ['12.1.1. Software RAID', '12.1.1', 'Software RAID'],
    ['Chapter 6. Maintenance and Updates', 'Chapter 6', 'Maintenance and Updates'],
    ['B.3. The kernel', 'B.3', 'The kernel'],
  ])('have their number apart: %s', (written, number, text) => {
    expect(read([heading(written), { kind: 'paragraph', text: TIDE }])[0]).toMatchObject({ number, text });
  });

  it('have their letter apart where another one is called by its neighbour', () => {
    const lettered = ['a. Logfile groups', 'b. Filters'].flatMap((text): DocumentBlock[] => [
      heading(text),
      { kind: 'paragraph', text: `${TIDE} ${text.slice(3)}` },
    ]);
    expect(
      read(lettered)
        .filter(({ kind }) => kind === 'heading')
        .map(({ number, text }) => [number, text]),
    ).toEqual([
      ['a', 'Logfile groups'],
      ['b', 'Filters'],
    ]);
    expect(read([heading('A. Smith'), { kind: 'paragraph', text: TIDE }])[0]).toMatchObject({
      text: 'A. Smith',
    });
  });

  it('keep a number that counts something else', () => {
    const ten = heading('10 Things every developer should know');
    expect(read([ten, { kind: 'paragraph', text: TIDE }])[0]).toMatchObject({ text: ten.text });
    const counted = [
      heading('1 Nets'),
      { kind: 'paragraph', text: TIDE },
      heading('2 Boats'),
      { kind: 'paragraph', text: WIND },
    ] as DocumentBlock[];
    expect(read(counted).map(({ text }) => text)).toEqual(['Nets', TIDE, 'Boats', WIND]);
  });
});

it('takes numbered works for works, also where a title reads like a sentence', () => {
  const works = [
    '[1] Smeaton, J. (1791). A Narrative of the Building and a Description of the Construction of the Edystone Lighthouse with Stone. London: G. Nicol.',
    '[2] Fresnel, A. (1822). Mémoire sur un nouveau système d’éclairage des phares. Paris: Imprimerie royale.',
    '[13] Edwards, E. P. (1884). Our Seamarks: A Plain Account of the Lighthouses, Lightships, Beacons, Buoys, and Fog-signals Maintained on Our Coasts. London: Longmans, Green.',
  ];
  for (const heading of ['', '## References\n\n']) {
    const source = paste(`# Lights\n\n${TIDE}\n\n${heading}${works.join('\n\n')}`);
    expect(source.leftOut).toMatchObject([{ kind: 'reference', pieces: 3 }]);
    expect(isMuchLeftOut(source)).toBe(false);
  }
});

it('warns when over a tenth of the material is not told, and not of what only frames it', () => {
  const works = Array.from(
    { length: 9 },
    (_, at) => `[${at + 1}] Smith, J. (199${at}). On nets, part ${at}. Harbour Press, pp. 12–40.`,
  ).join('\n\n');
  expect(isMuchLeftOut(paste(`# Nets\n\n${TIDE}\n\n${WIND}\n\n## References\n\n${works}`))).toBe(false);
  const code = Array.from({ length: 12 }, (_, at) => `$ git rm --cached file-${at}.txt`).join('\n');
  expect(isMuchLeftOut(paste(`# Nets\n\n${TIDE}\n\n${code}\n\n${WIND}`))).toBe(true);
  expect(
    isMuchLeftOut(
      paste(`# Nets\n\n${TIDE}\n\nShare this article\n\nCopyright © 2019 - 2023 Somebody\n\n${WIND}`),
    ),
  ).toBe(false);
});
