/** What patterns and loops stumble over, as the unit that is repeated. */
const UNITS = {
  spaces: ' ',
  tabs: '\t',
  'line breaks': '\n',
  'blank lines': 'a\n\n',
  'line separators': '\u2028',
  tags: '<',
  brackets: '[',
  'unfinished links': '[](http://a',
  parentheses: '(',
  quotations: '“',
  'straight quotes': '"',
  apostrophes: "'",
  stars: '*',
  underscores: '_',
  hashes: '#',
  headings: '# A b\n',
  items: '- a\n',
  dots: '.',
  'short sentences': 'A. ',
  'combining marks': '\u0301',
  digits: '1',
  'single letters': 'a ',
  'one word': 'a',
  names: 'Ab Cd ',
  slashes: '/',
  'Thai letters': 'ก',
  'Han letters': '漢',
} as const;

export type Kind = keyof typeof UNITS | 'a heading in spaces';
export const KINDS: Kind[] = [...(Object.keys(UNITS) as (keyof typeof UNITS)[]), 'a heading in spaces'];

/** A text of exactly that length; a letter at each end keeps it from being trimmed away. */
export function pathological(kind: Kind, chars: number): string {
  if (chars < 4) return 'a'.repeat(chars);
  if (kind === 'a heading in spaces') {
    const half = ' '.repeat(Math.floor((chars - 5) / 2));
    return `# x${half}#${half}\u2028x`.padEnd(chars, 'x').slice(0, chars);
  }
  const unit = UNITS[kind];
  return `a${unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars - 2)}b`.toWellFormed();
}
