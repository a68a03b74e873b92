const DIGITS = 11;

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

/** Each check digit is the weighted sum of all before it, times ten, modulo eleven; ten counts as nought. */
function checkDigit(before: number[]): number {
  const sum = before.reduce((total, digit, index) => total + digit * (before.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

/** The number of a Brazilian taxpayer, with or without its dots and dash. */
export function isCpf(text: string): boolean {
  if (!/^\s*\d{3}\.?\d{3}\.?\d{3}-?\d{2}\s*$/.test(text)) return false;
  const digits = digitsOf(text);
  // 111.111.111-11 and its like pass the sums, and nobody has them.
  if (new Set(digits).size === 1) return false;
  return digits[9] === checkDigit(digits.slice(0, 9)) && digits[10] === checkDigit(digits.slice(0, 10));
}

/** As far as it was typed: 123.456.789-09. */
export function maskCpf(text: string): string {
  const digits = digitsOf(text).slice(0, DIGITS).join('');
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}
