import { SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingestPaste } from './paste.ts';

const english: LanguageDetector = { detect: () => 'en' };
const read = (text: string): SourceText => ingestPaste(english, text, 'en');
const told = (text: string): string[] =>
  read(text).passages.map((passage) => `${passage.kind}: ${passage.text}`);

const LONG =
  'The harbour was quiet that morning, and the fishermen mended their nets while they waited for the tide to turn.';

describe('a pasted text', () => {
  it('gives passages with ids, headings and addresses', () => {
    const { title, passages } = read(`# The Harbour\n\n${LONG}\n\n## Boats\n\n${LONG} Again.`);
    expect(title).toBe('The Harbour');
    expect(passages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(passages[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(passages[2]).toMatchObject({ kind: 'heading', level: 2, text: 'Boats' });
    expect(passages[3]?.address).toEqual({ paragraph: 2, heading: 'Boats' });
  });

  it.each([
    'Read more: Prices to rise in spring',
    '▼ Advertisement',
    'Help centre › Your account › Signing in',
    'Reading time: 4 minutes',
    'Unsubscribe',
  ])('leaves out what a page prints around it, though it looks like a heading: %s', (line) => {
    expect(told(`# The Harbour\n\n${LONG}\n\n${line}\n\n${LONG} Again.`).join('\n')).not.toContain(line);
  });

  it('joins lines that were only broken by the page, and words cut by its hyphen', () => {
    const wrapped = `The old harbour lies at the mouth of the river, where the\nwater is deep enough for ships of every size, and the light-\nhouse on the point can be seen from far away at night by all.\n\n${LONG}`;
    expect(told(wrapped)[0]).toBe(
      'paragraph: The old harbour lies at the mouth of the river, where the water is deep enough for ships of every size, and the lighthouse on the point can be seen from far away at night by all.',
    );
  });

  it('keeps the title of an item apart from its text', () => {
    const text = [
      '    1. Nets Will Remain Dry',
      '       We promise to keep the nets of the harbour entirely dry, whatever the',
      '       wind may say to it in the morning.',
      '    2. A boat that comes into the harbour in the evening is tied to the',
      '       Wall of the fishermen, as it has always been.',
    ].join('\n');
    expect(told(`${LONG}\n\n${text}`).slice(1)).toEqual([
      'item: Nets Will Remain Dry: We promise to keep the nets of the harbour entirely dry, whatever the wind may say to it in the morning.',
      'item: A boat that comes into the harbour in the evening is tied to the Wall of the fishermen, as it has always been.',
    ]);
  });

  it('joins a line that ends within its sentence to the next one', () => {
    const broken = 'Computation starts in the harbour as soon\nas the nets are dry.';
    expect(told(`${LONG}\n\n${broken}`)).toContain(
      'paragraph: Computation starts in the harbour as soon as the nets are dry.',
    );
  });

  it('keeps single lines apart where every line is a paragraph', () => {
    expect(told(`${LONG}\n${LONG.replace('quiet', 'loud')}`)).toHaveLength(2);
  });

  it('knows headings by how they stand, also without markdown', () => {
    const text = `A Day at the Harbour\n\n${LONG}\n\n1. The morning\n\n${LONG}\n\nTHE AFTERNOON WATCH\n\n${LONG}\n\n**In the evening**\n\n${LONG}\n\nThe night\n---------\n\n${LONG}`;
    const headings = read(text).passages.filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ text: heading }) => heading)).toEqual([
      'A Day at the Harbour',
      'The morning',
      'The afternoon watch',
      'In the evening',
      'The night',
    ]);
  });

  it('keeps a line apart from its explanation, which stands further in, and takes a lone number for a heading', () => {
    const inset = `          ${LONG.slice(0, 60)}\n          ${LONG.slice(60)}`;
    const text = `   The nets that I hung up are wet again\n${inset}\n\n3. Work on the eastern wall of the harbour\n\n   It is laid out by what the pilots do first.\n\n${LONG} Again.`;
    expect(told(text).map((each) => each.slice(0, 48))).toEqual([
      'heading: The nets that I hung up are wet again',
      expect.stringMatching(/^paragraph: The harbour was quiet/),
      'heading: Work on the eastern wall of the harbour',
      'paragraph: It is laid out by what the pilots do ',
      expect.stringMatching(/^paragraph: The harbour was quiet/),
    ]);
  });

  it('takes no byline, date or sentence for a heading', () => {
    const kinds = read(
      `The Harbour\n\nBy Anna Jones\n\n12 March 2024\n\n${LONG}\n\nNobody came.\n\n${LONG}\n\nHe only said “no.”\n\n${LONG}`,
    ).passages;
    expect(kinds.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(['The Harbour']);
  });

  it('reads lists and quotations', () => {
    expect(
      told(
        `Take with you:\n\n- a rope\n- two lamps\n  for the night\n* bread\n1. water\n\n> The sea gives.\n> The sea takes.`,
      ),
    ).toEqual([
      'paragraph: Take with you:',
      'item: a rope',
      'item: two lamps for the night',
      'item: bread',
      'item: water',
      'quote: The sea gives. The sea takes.',
    ]);
  });

  it('leaves out what stands around a text: licence frames, contents, page heads, page numbers, web chrome', () => {
    const pages = Array.from(
      { length: 8 },
      (_, at) => `NETS AND TIDES ${at + 1}\n\n${LONG} Part ${at}.\n\n${at + 10}`,
    ).join('\n\n');
    const text = `Small print\n*** START OF THE PROJECT GUTENBERG EBOOK ***\nIntroduction ........ 3\nThe boats . . . . . . 9\n\n${pages}\n\nShare this article\n\n5 min read\n\n*** END OF THE PROJECT GUTENBERG EBOOK ***\nMore small print`;
    const all = told(text).join('\n');
    expect(all).not.toMatch(
      /small print|START OF|\.\.\.\.|NETS AND TIDES|^paragraph: \d+$|Share this|min read/im,
    );
    expect(all).toContain('Part 7.');
  });

  it('leaves out sections no one listens to, and comes back for the next', () => {
    const text = `# Harbour\n\n${LONG}\n\n## References\n\nSmith, J. (2001). Nets.\n\n## Boats\n\n${LONG} Boats.`;
    const all = told(text).join('\n');
    expect(all).not.toContain('Smith');
    expect(all).toContain('Boats.');
  });

  it('leaves out code, tables and comments', () => {
    const all = told(
      `${LONG}\n\n\`\`\`js\nconst x = 1;\n\`\`\`\n\n| a | b |\n| - | - |\n\n<!-- a\nhidden note -->\n\n${LONG} End.`,
    );
    expect(all).toEqual([`paragraph: ${LONG}`, `paragraph: ${LONG} End.`]);
  });

  it('cleans what only the eye can use', () => {
    const [passage] = read(
      `The **net**[1] (pronounced /nɛt/) is *old* (Smith et al., 2001), see [the map](https://example.com/map) &amp; more [citation needed]. ${LONG}`,
    ).passages;
    expect(passage?.text).toMatch(/^The net is old, see the map & more\. The harbour/);
  });

  it('keeps joiners that spelling needs and drops invisible characters', () => {
    expect(read(`نمی\u200Cخواهم بروم\u200B و \uFEFFهمین\u00AD جا می\u200Cمانم`).passages[0]?.text).toBe(
      'نمی\u200Cخواهم بروم و همین جا می\u200Cمانم',
    );
  });

  it('takes the asked language when the detector cannot tell', () => {
    expect(ingestPaste({ detect: () => undefined }, LONG, 'cy').language).toBe('cy');
    expect(ingestPaste({ detect: () => 'fr' }, LONG, 'en').language).toBe('fr');
  });

  it('tells the detector what to expect', () => {
    let expected: string | undefined;
    ingestPaste({ detect: (_, given) => (expected = given) }, LONG, 'bs');
    expect(expected).toBe('bs');
  });
});

describe('odd input', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '# ',
          '- ',
          '> ',
          '**',
          '```',
          '\n',
          '\n\n',
          '---',
          '|',
          '[',
          '](',
          ')',
          '<!--',
          '-->',
          '1. ',
          'Word ',
          'word. ',
          '…',
          '\u0000',
          '\r\n',
          '*** START OF THE PROJECT GUTENBERG',
          '\ud800',
        ),
        { maxLength: 120 },
      )
      .map((parts) => parts.join('')),
  );

  it('never breaks it, and always gives a valid source text', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const source = SourceText.parse(read(text));
        expect(new Set(source.passages.map(({ id }) => id)).size).toBe(source.passages.length);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['opened brackets', '(['.repeat(300_000)],
    ['opened comments', '<!--'.repeat(200_000)],
    ['links without an end', '[a]('.repeat(200_000)],
    ['one endless line', 'word '.repeat(300_000)],
    ['list marks', '- '.repeat(300_000)],
    ['short lines', 'a\n'.repeat(300_000)],
    ['stars', '*'.repeat(500_000)],
  ])('of a million %s is read in a moment', (_, text) => {
    const since = process.cpuUsage();
    read(text);
    expect(process.cpuUsage(since).user).toBeLessThan(10_000_000);
  });
});
