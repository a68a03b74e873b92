/** Words and numbers of a text in small letters; what every measure of a conversation counts in. */
export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’]*/gu) ?? [];

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
