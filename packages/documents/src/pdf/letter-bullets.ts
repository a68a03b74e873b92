import type { Line, Page } from './page.ts';

/** Fewer may be sentences that begin with the word, or paragraphs of a law. */
const MIN_LINES = 4;
/** So much rarer than before lines does a bullet stand inside them. */
const TIMES_RARER = 4;
/** What a symbol font without names gives for its bullets, and for its arrows inside a line. */
const LETTERS = [...'Iqvnluo'];
const SIGNS = [...'§ØÞ'];
const ARROW = /(?<=^| )Þ(?= |$)/g;

/** What stands behind the bullet; undefined where there is none. "Øst" and "Það" are words, "ØDry" is not. */
function behind(bullet: string, text: string): string | undefined {
  if (!text.startsWith(bullet)) return undefined;
  const rest = text.slice(bullet.length);
  if (/^ ["“]?\p{Lu}\p{Ll}/u.test(rest)) return rest.slice(1);
  if (LETTERS.includes(bullet)) return undefined;
  if (/^ ["“]?\p{L}/u.test(rest)) return rest.slice(1);
  return /^\p{Lu}\p{Ll}/u.test(rest) ? rest : undefined;
}

/** A word of the language ("o Brasil", "v Praze") stands inside lines as well; a bullet only before them. */
function isUsed(bullet: string, texts: readonly string[]): boolean {
  const marked = texts.filter((text) => behind(bullet, text) !== undefined).length;
  const inside = texts.reduce((sum, text) => sum + text.split(` ${bullet} `).length - 1, 0);
  return marked >= MIN_LINES && (SIGNS.includes(bullet) || inside * TIMES_RARER < marked);
}

/** Slides whose bullets come from a font without names: "I Merge the labels", "§ Replace them". */
export function withRealBullets(pages: Page[]): Page[] {
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const used = [...LETTERS, ...SIGNS].filter((bullet) => isUsed(bullet, texts));
  if (used.length === 0) return pages;
  const hasArrows = used.some((bullet) => bullet !== 'I');
  const readLine = (line: Line): Line => {
    const said = used.map((bullet) => behind(bullet, line.text)).find((rest) => rest !== undefined);
    const text = said === undefined ? line.text : `• ${said}`;
    return { ...line, text: hasArrows ? text.replace(ARROW, '→') : text };
  };
  return pages.map((page) => ({ ...page, lines: page.lines.map(readLine) }));
}
