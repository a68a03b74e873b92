const SPACED = String.raw`(?<!\p{Nd})\p{Nd}{1,3}(?:[\u00a0\u202f ]\p{Nd}{3})+(?!\p{Nd})`;
export const NUMBER = new RegExp(String.raw`${SPACED}|\p{Nd}(?:[\p{Nd}.,٫٬]*\p{Nd})?`, 'gu');
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const DECIMAL = /^(\d+|\d{1,3}(?:[.,]\d{3})+)[.,](\d+)$/;

/** Every script's digits stand ten in a row, the zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** "1,493", "1.493" and "1 493" are 1493; "0,2" and "0.2" are 0.2; of a date or a version the parts count. */
function plainNumbers(written: string): string[] {
  const latin = written
    .replace(/[\u00a0\u202f ]/g, '')
    .replace(/[^\d.,٫٬]/gu, latinDigit)
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  if (GROUPED.test(latin)) return [withoutZeros(latin.replace(/[.,]/g, ''))];
  const decimal = DECIMAL.exec(latin);
  if (decimal) return [`${withoutZeros(decimal[1]?.replace(/[.,]/g, '') ?? '')}.${decimal[2]}`];
  return latin.split(/[.,]/).filter(Boolean).map(withoutZeros);
}

/** The numbers a text has in digits, in one spelling for all languages; signs around them don't count. */
export const writtenNumbers = (text: string): string[] => (text.match(NUMBER) ?? []).flatMap(plainNumbers);
