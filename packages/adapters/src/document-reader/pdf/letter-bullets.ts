import type { Line, Page } from './page.ts';

/** Fewer may be sentences that begin with the word, or paragraphs of a law. */
const MIN_LINES = 4;
/** What a symbol font without names gives for its bullets, and for its arrows inside a line. */
const BULLETS = [
  /^I (?=["“]?\p{Lu}\p{Ll})/u,
  /^q (?=["“]?\p{Lu}\p{Ll})/u,
  /^v (?=["“]?\p{Lu}\p{Ll})/u,
  /^n (?=["“]?\p{Lu}\p{Ll})/u,
  /^l (?=["“]?\p{Lu}\p{Ll})/u,
  /^u (?=["“]?\p{Lu}\p{Ll})/u,
  /^o (?=["“]?\p{Lu}\p{Ll})/u,
  /^§ ?(?=["“]?\p{L})/u,
  /^Ø ?(?=["“]?\p{L})/u,
  /^Þ ?(?=["“]?\p{L})/u,
];
const ARROW = /(?<=^| )Þ(?= |$)/g;

const textsOf = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** Slides whose bullets come from a font without names: "I Merge the labels", "§ Replace them". */
export function withRealBullets(pages: Page[]): Page[] {
  const texts = textsOf(pages);
  const used = BULLETS.filter((bullet) => texts.filter((text) => bullet.test(text)).length >= MIN_LINES);
  const isSymbolic = used.some((bullet) => !bullet.test('I Merge'));
  if (used.length === 0) return pages;
  const readLine = (line: Line): Line => {
    const marked = used.reduce((text, bullet) => text.replace(bullet, '• '), line.text);
    return { ...line, text: isSymbolic ? marked.replace(ARROW, '→') : marked };
  };
  return pages.map((page) => ({ ...page, lines: page.lines.map(readLine) }));
}
