const HERE = 'http://here.invalid';
/** Browsers read a backslash as a slash and drop tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;

/** The path of a page of ours, as a browser would open it; null for whatever could lead elsewhere. */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || TREACHEROUS.test(wanted)) return null;
  if (!URL.canParse(wanted, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // "/.//elsewhere.example" begins with one slash and ends with two.
  if (origin !== HERE || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
