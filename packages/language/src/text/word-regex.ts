/** Latin letters only: all our languages are written with them, and \p{L} makes patterns ten times slower to compile. */
const LETTER = '[0-9A-Za-zÀ-ÖØ-öø-ɏ_]';
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;
/** By flags, and then by the pattern itself: joined into one key, long patterns would be read through at every call. */
const cache = new Map<string, Map<string, RegExp>>();

/** A pattern whose `\b` knows accented letters; JavaScript's own is ASCII-only, even with the u flag. */
export function wordRegex(source: string, flags = 'iu'): RegExp {
  let known = cache.get(flags);
  if (!known) {
    known = new Map();
    cache.set(flags, known);
  }
  let regex = known.get(source);
  if (!regex) {
    regex = new RegExp(source.replaceAll('\\b', EDGE), flags);
    known.set(source, regex);
  }
  return regex;
}

/** A name or a short form that is no part of a longer word. */
export const standingAlone = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${escapeRegex(word)}(?![\\p{L}-])`, 'u');

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
