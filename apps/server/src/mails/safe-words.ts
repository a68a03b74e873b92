const GREETED_CHARS = 60;
const LOOKS_LIKE_AN_ADDRESS = /[:/\\@<>]|\bwww\b|\p{L}\.\p{L}{2,}/iu;

/** What stands in a subject or a sentence stays on one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go.
export const oneLine = (words: string): string => words.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

/**
 * Anybody can sign up with somebody else's address and put an advertisement where the name belongs;
 * such a name is not repeated to the owner of the address.
 */
export function nameToGreet(name: string): string {
  const plain = oneLine(name);
  return plain.length > GREETED_CHARS || LOOKS_LIKE_AN_ADDRESS.test(plain) ? '' : plain;
}
