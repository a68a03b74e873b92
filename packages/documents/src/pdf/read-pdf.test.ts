import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../fixtures/open-document.ts';
import { type PdfPageSpec, type Placed, writePdf } from '../fixtures/pdf-writer.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { readPdf } from './read-pdf.ts';

const PRINTED = join(import.meta.dirname, '../fixtures/two-columns-printed-by-chromium.pdf');

const lines = (texts: string[], x: number, top: number, more: Partial<Placed> = {}): Placed[] =>
  texts.map((text, index) => ({ text, x, y: top + index * 14, ...more }));

const LEFT = [
  'The harbour empties twice a day and fills',
  'again without anybody asking it to do so,',
  'and the fishermen of the eastern wall put',
  'down the hour in pencil, because the tables',
  'in print describe an ideal coast. Old hands',
  'trust the pencil more than the print, and so',
  'do the insurers who pay for broken moorings',
  'when the wind stands against the current for',
];
const RIGHT = [
  'several hours and the level is wrong by half',
  'a metre or more. Lines are left long for it.',
  'Engineers came for eleven years to measure',
  'the mud of the inner basin, and they found',
  'that dredging only moved it further down the',
  'river. The marshes on the northern side were',
  'restored instead, which was cheaper and a',
  'good deal quieter than the proposed wall.',
];

const words = (count: number, seed = 0): string =>
  Array.from({ length: count }, (_, index) => `${'abcdefghij'[(index + seed) % 10]}word`).join(' ');

describe('a PDF', () => {
  const write = temporaryFiles();
  const read = (pages: PdfPageSpec[], options = {}) =>
    readPdf(openDocument(write(writePdf(pages, options)), 'pdf'), () => {});
  const textOf = async (pages: PdfPageSpec[]) => (await read(pages)).blocks.map((block) => block.text);

  it('is read column by column, also where their lines stand at different heights', async () => {
    for (const shift of [0, 5]) {
      const texts = [
        {
          text: 'An account of one small port and its water, for people who have never seen a tide',
          x: 50,
          y: 70,
        },
        ...lines(LEFT, 50, 120),
        ...lines(RIGHT, 310, 120 + shift),
      ];
      const blocks = await textOf([{ texts }]);
      expect(blocks.at(-1)).toBe([...LEFT, ...RIGHT].join(' '));
      expect(blocks).toHaveLength(2);
    }
  });

  it.each([3, 5])(
    'is read column by column where they are short, over the number of the page (%i lines)',
    async (count) => {
      const [left, right] = [LEFT.slice(0, count), RIGHT.slice(0, count)];
      const number = { text: '1', x: 296, y: 820 };
      const texts = [...lines(left, 50, 142), ...lines(right, 310, 132), number];
      const blocks = await textOf([{ texts }]);
      expect(blocks.join(' ')).toContain(`${left.at(-1)} ${right[0]}`);
    },
  );

  it('is read row by row where the columns are a table', async () => {
    const rows = ['Gate', 'East', 'West', 'North', 'South', 'Inner', 'Outer'].map((name, index) => [
      { text: name, x: 50, y: 300 + index * 14 },
      { text: `${index} m`, x: 310, y: 300 + index * 14 },
    ]);
    const blocks = await textOf([{ texts: [...lines(LEFT, 50, 120), ...rows.flat()] }]);
    expect(blocks.join(' ')).toContain('East 1 m West 2 m');
  });

  it('marks what a line of prose sets in letters of one width', async () => {
    const said = { text: 'The nets are dried by', x: 50, y: 250 };
    const code = { text: 'dry -n', x: 160, y: 250, mono: true };
    const rest = { text: 'of the harbour office.', x: 200, y: 250 };
    const { blocks } = await read([{ texts: [...lines(LEFT, 50, 120), said, code, rest] }]);
    expect(blocks.at(-1)?.text).toBe('The nets are dried by `dry -n` of the harbour office.');
  });

  it('knows rows of a table by their cells, also where these are sentences, and lists by their marks', async () => {
    const row = (name: string, said: string[], y: number): Placed[] => [
      { text: name, x: 50, y },
      ...lines(said, 150, y),
    ];
    const table = [
      ...row('East gate', ['Lets the boats in when the tide has', 'come, and not before.'], 260),
      ...row('West gate', ['Lets them out again.'], 300),
      ...row('Weir', ['Holds the water back.'], 314),
    ];
    const marked = [1, 2, 3].flatMap((mark) =>
      row(`${mark}.`, [`The gate that is ${mark}.`], 360 + mark * 14),
    );
    const { blocks } = await read([{ texts: [...lines(LEFT, 50, 120), ...table, ...marked] }]);
    expect(blocks.filter(({ kind }) => kind === 'table').map(({ text }) => text)).toEqual([
      'East gate Lets the boats in when the tide has come, and not before. West gate Lets them out again. Weir Holds the water back.',
    ]);
    expect(blocks.filter(({ kind }) => kind === 'item')).toHaveLength(3);
    expect(blocks[0]).toMatchObject({ kind: 'paragraph', text: LEFT.join(' ') });
  });

  it('loses running lines and page numbers, and keeps a paragraph whole across pages', async () => {
    const page = (number: number, chapter: string, body: string[]): PdfPageSpec => ({
      texts: [
        { text: 'Harbour Records', x: 50, y: 40, size: 8 },
        { text: `${chapter} ${number + 11}`, x: 400, y: 40, size: 8 },
        ...lines(body, 50, 100),
        { text: `Page ${number} of 3`, x: 270, y: 815, size: 8 },
      ],
    });
    const document = await read([
      page(1, 'Water', LEFT),
      page(2, 'Work', [
        'this paragraph began on the page before.',
        'And it ends here, on the second of the pages.',
      ]),
      page(3, 'Mud', RIGHT),
    ]);
    expect(document.pages).toBe(3);
    const text = document.blocks.map((block) => block.text).join('\n');
    expect(text).toContain('against the current for this paragraph began on the page before.');
    expect(text).not.toMatch(/Harbour Records|Page \d|Water|Work 1|Mud 1/);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 3]);
  });

  it('sets notes at the foot of the page and captions apart, and loses their marks in the text', async () => {
    const texts = [
      ...lines(LEFT, 50, 120),
      { text: '3', x: 246, y: 116, size: 6 },
      { text: 'Figure 2: The eastern wall, drawn from memory.', x: 50, y: 260 },
      { text: 'Figure 2 shows the wall as people remember it.', x: 50, y: 300 },
      { text: '3 Kept in the harbour office since the flood.', x: 50, y: 760, size: 7 },
      { text: 'Nobody may borrow them.', x: 50, y: 769, size: 7 },
    ];
    const { blocks } = await read([{ texts }]);
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', LEFT.join(' ')],
      ['paragraph', 'Figure 2 shows the wall as people remember it.'],
      ['footnote', '3 Kept in the harbour office since the flood. Nobody may borrow them.'],
      ['caption', 'Figure 2: The eastern wall, drawn from memory.'],
    ]);
  });

  it('mends words cut at a line’s end as the document itself writes them', async () => {
    const texts = lines(
      [
        'The sedimentation was studied, and a well-known pilot spoke. Mea-',
        'surements of sedi-',
        'mentation were made by a well-',
        'known pilot of Anglo-',
        'Saxon descent, whose long-',
        'term plans were long and whose term was not.',
      ],
      50,
      120,
    );
    expect((await textOf([{ texts }])).join(' ')).toBe(
      'The sedimentation was studied, and a well-known pilot spoke. Measurements of sedimentation were made by a well-known pilot of Anglo-Saxon descent, whose long-term plans were long and whose term was not.',
    );
  });

  it('ranks headings by size, and knows a bold line over text for one', async () => {
    const { blocks, title } = await read([
      {
        texts: [
          { text: 'The Tidal Harbour', x: 50, y: 70, size: 22 },
          { text: 'Water and work', x: 50, y: 110, size: 14 },
          ...lines(LEFT, 50, 140),
          { text: 'A closer look', x: 50, y: 280, bold: true },
          ...lines(RIGHT, 50, 300),
          { text: '- one gate', x: 60, y: 440 },
          { text: '- two gates', x: 60, y: 454 },
        ],
      },
    ]);
    expect(title).toBe('The Tidal Harbour');
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'The Tidal Harbour', page: 1 },
      { kind: 'heading', level: 2, text: 'Water and work', page: 1 },
      { kind: 'paragraph', text: LEFT.join(' '), page: 1 },
      { kind: 'heading', level: 3, text: 'A closer look', page: 1 },
      { kind: 'paragraph', text: RIGHT.join(' '), page: 1 },
      { kind: 'item', text: 'one gate', page: 1 },
      { kind: 'item', text: 'two gates', page: 1 },
    ]);
  });

  it('keeps chapter headings though they stand at the same place of many pages', async () => {
    const pages = Array.from({ length: 5 }, (_, index) => ({
      texts: [
        { text: `Chapter ${index + 1}`, x: 50, y: 70, size: 18 },
        ...lines([words(12, index)], 50, 120),
      ],
    }));
    const headings = (await read(pages)).blocks.filter((block) => block.kind === 'heading');
    expect(headings.map((block) => [block.text, block.page])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`Chapter ${number}`, number]),
    );
  });

  it('has a title of as many lines as it is set in, and none that only a program knows', async () => {
    const texts = [
      { text: 'Type Specialization for Dynamic', x: 120, y: 70, size: 18 },
      { text: 'Languages', x: 250, y: 92, size: 18 },
      ...lines(LEFT, 50, 140),
    ];
    for (const title of ['sag-39-3-4-0902-21:sag-0', 'Type Specialization for Dynamic'])
      expect((await read([{ texts }], { title })).title).toBe('Type Specialization for Dynamic Languages');
  });

  it('is not called after the journal it stands in', async () => {
    const page = (texts: Placed[], number: number) => ({
      texts: [
        ...texts,
        { text: `N. Shore / Coastal Materials 137 (2015) ${number}`, x: 200, y: 30, size: 8 },
      ],
    });
    const first = [
      { text: 'Coastal Materials', x: 200, y: 70, size: 18 },
      { text: 'On the mud of the inner basin', x: 50, y: 110, size: 14 },
    ];
    const pages = [page([...first, ...lines(LEFT, 50, 150)], 1), page(lines(RIGHT, 50, 100), 2)];
    expect((await read(pages)).title).toBe('On the mud of the inner basin');
  });

  it('is called by its title though a list of works names it with a year', async () => {
    const texts = [
      { text: 'On mud', x: 200, y: 70, size: 18 },
      { text: 'The harbour office and its engineers', x: 50, y: 110, size: 14 },
      ...lines(LEFT, 50, 150),
      { text: 'Harbour office (2022), On mud, in the town.', x: 50, y: 400 },
    ];
    expect((await read([{ texts }])).title).toBe('On mud');
  });

  it('loses rows of its contents that take two lines', async () => {
    const rows = [
      'Which boats can be hired . . . . . . . . . . . 3',
      'Why the tables of the harbour office and the',
      'water never agree . . . . . . . . . . . . . . 9',
      'Mud . . . . . . . . . . . . . . . . . . . . . 12',
      'Wind . . . . . . . . . . . . . . . . . . . . 14',
    ];
    const { blocks } = await read([{ texts: lines(rows, 50, 100) }, { texts: lines(LEFT, 50, 100) }]);
    const text = blocks.map((block) => block.text).join(' ');
    expect(text).not.toMatch(/Which boats|Why the tables|never agree/);
    expect(text).toContain('The harbour empties');
  });

  it('says what is set in letters of one width, unless all of it is', async () => {
    const code = lines(['apt install nets', 'nets --mend'], 50, 250, { mono: true });
    const { blocks } = await read([{ texts: [...lines(LEFT, 50, 120), ...code] }]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'code']);
    const typed = await read([{ texts: lines(LEFT, 50, 120, { mono: true }) }]);
    expect(typed.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
  });

  it('is read in Japanese though its fonts only name their encoding', async () => {
    const texts = lines(
      ['8d608d608d608d608d608d608d608d60', '93fa967b8cea93fa967b8cea93fa967b8cea'],
      50,
      120,
      {
        japanese: true,
      },
    );
    expect(await textOf([{ texts }])).toEqual(['港港港港港港港港日本語日本語日本語']);
  });

  it('keeps powers, and puts accents that old fonts draw apart on their letters', async () => {
    const texts = [
      { text: 'A na\xa8ive count of the grains gives 10', x: 50, y: 120 },
      { text: '11', x: 232, y: 116, size: 6 },
      { text: 'in all, for the inner basin of the harbour alone.', x: 246, y: 120 },
    ];
    expect((await textOf([{ texts }])).join(' ')).toMatch(/^A naïve count of the grains gives 10¹¹ in all/);
  });

  it('has what throws a shadow once, and loses bullets of symbol fonts', async () => {
    const texts = [
      { text: 'Masters request', x: 50, y: 120, size: 20 },
      { text: 'Masters request', x: 51.5, y: 121.5, size: 20 },
      { text: '\xa7Nets are hung where the wind comes from.', x: 50, y: 160 },
      { text: '\xa7Boats wait for the tide in the outer basin.', x: 50, y: 180 },
    ];
    expect(await textOf([{ texts }])).toEqual([
      'Masters request',
      'Nets are hung where the wind comes from.',
      'Boats wait for the tide in the outer basin.',
    ]);
  });

  it.each(['I ', '§ ', 'Ø '])('has no bullets that are letters or signs: %s', async (bullet) => {
    const slide = ['Merge the labels of both.', 'Replace the local ones.', 'Map every chunk.', 'Stop then.'];
    const texts = slide.map((text, at) => ({ text: `${bullet}${text}`, x: 50, y: 120 + at * 40 }));
    const { blocks } = await read([{ texts }]);
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual(slide.map((text) => ['item', text]));
  });

  it('keeps the sign of a paragraph of a law', async () => {
    const law = ['§ 1 Nets are dried.', '§ 2 Boats are moored.', '§ 3 Tides are kept.', '§ 4 Wind is free.'];
    const { blocks } = await read([{ texts: law.map((text, at) => ({ text, x: 50, y: 120 + at * 40 })) }]);
    expect(blocks.map(({ text }) => text).join(' ')).toBe(law.join(' '));
  });

  it('is read box by box where boxes stand side by side over the columns', async () => {
    const history = [
      'Article history:',
      'Received 12 December',
      'Received in revised',
      'form 5 February 2015',
      'Accepted 6 February',
      'Available online soon',
    ];
    const wide = LEFT.slice(0, 6).map((line, at) => `${line} ${RIGHT[at]}`.slice(0, 66));
    const texts = [
      ...lines(history, 50, 80),
      ...lines(wide, 210, 80),
      ...lines([...LEFT, ...LEFT, ...LEFT], 50, 220),
      ...lines([...RIGHT, ...RIGHT, ...RIGHT], 310, 220),
    ];
    const blocks = await textOf([{ texts }]);
    expect(blocks.find((text) => text.includes('Received 12'))).not.toContain('harbour');
  });

  it('is no title because a program wrote its own name', async () => {
    const texts = lines(LEFT, 50, 120);
    expect((await read([{ texts }], { title: 'Microsoft Word - final2.doc' })).title).toBeUndefined();
    expect(await read([{ texts }], { title: 'On Tides', language: 'en-GB' })).toMatchObject({
      title: 'On Tides',
      language: 'en-GB',
    });
  });

  it('is refused as a scan when its pages are pictures, also with a stamp on each', async () => {
    const stamped = { picture: true, texts: [{ text: 'Downloaded from a library', x: 50, y: 820, size: 7 }] };
    await expect(read(Array(6).fill(stamped))).rejects.toMatchObject({ code: 'document.scanned' });
    await expect(read([{ picture: true }])).rejects.toMatchObject({ code: 'document.scanned' });
  });

  it('warns of pages that are pictures when there is text on others', async () => {
    const { warnings, blocks } = await read([{ texts: lines(LEFT, 50, 120) }, { picture: true }]);
    expect(warnings).toEqual(['scanned_pages']);
    expect(blocks).toHaveLength(1);
  });

  it('is called encrypted when a password is needed', async () => {
    await expect(read([{ texts: lines(LEFT, 50, 120) }], { locked: true })).rejects.toMatchObject({
      code: 'document.encrypted',
    });
  });

  it('is read though one of its pages is broken', async () => {
    const broken = { content: Buffer.from('no deflated bytes') };
    const { blocks } = await read([broken, { texts: lines(LEFT, 50, 120) }]);
    expect(blocks).toEqual([{ kind: 'paragraph', text: LEFT.join(' '), page: 2 }]);
  });

  it('takes blank pages for blank, not for pictures', async () => {
    expect((await read([{ texts: lines(LEFT, 50, 120) }, {}])).warnings).toEqual([]);
  });

  it('is read as it was meant when a browser printed it: columns, figures, running lines', async () => {
    const { title, pages, blocks: all, warnings } = await readPdf(openDocument(PRINTED, 'pdf'), () => {});
    const blocks = all.filter(({ kind }) => kind !== 'caption');
    expect({ title, pages, warnings }).toEqual({ title: 'The Tidal Harbour', pages: 4, warnings: [] });
    const headings = blocks.filter((block) => block.kind === 'heading');
    expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '1 The Tidal Harbour',
      ...['1 Water and work', '2 What the gauges say', '3 Mud, mostly', '4 Restoration'].flatMap(
        (chapter) => [`2 ${chapter}`, '3 A closer look'],
      ),
    ]);
    const text = blocks.map((block) => block.text).join('\n');
    expect(text).not.toMatch(/Journal of Coastal Notes|Volume 7|Figure 1/);
    // Sentences follow each other in one order throughout, so a single column out of place would show.
    const body = blocks.filter((block) => block.kind === 'paragraph').slice(1);
    expect(body.every((block) => /^[A-Z].*\.$/.test(block.text))).toBe(true);
    expect(
      text.match(/The harbour empties twice a day and fills again without anybody asking it to\./g)?.length,
    ).toBe(Math.floor(104 / 9) + 1);
    expect(blocks.at(-1)).toEqual({
      kind: 'paragraph',
      text: 'The last boat leaves before the gate closes.',
      page: 4,
    });
  });
});
