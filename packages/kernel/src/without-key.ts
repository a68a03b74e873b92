/** Vendors repeat a wrong key whole, or its beginning and end; so much of it in a row is no accident. */
const TELLING_CHARS = 5;
const MASK = '…';

/** What somebody said, with every part of a key that it repeats taken out. */
export function withoutKey(words: string, key: string | undefined): string {
  if (!key) return words;
  const least = Math.min(TELLING_CHARS, key.length);
  const parts = new Set<string>();
  for (let at = 0; at + least <= key.length; at++) parts.add(key.slice(at, at + least));
  const isHidden = new Array<boolean>(words.length).fill(false);
  for (let at = 0; at + least <= words.length; at++)
    if (parts.has(words.slice(at, at + least))) isHidden.fill(true, at, at + least);
  let told = '';
  for (let at = 0; at < words.length; at++) {
    if (!isHidden[at]) told += words[at];
    else if (!isHidden[at - 1]) told += MASK;
  }
  return told;
}
