const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const WORTH: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** "XVIII" -> 18; undefined for anything that is no numeral in capitals. */
export function romanValue(word: string): number | undefined {
  if (word === '' || !ROMAN.test(word)) return undefined;
  const values = [...word].map((letter) => WORTH[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
