/** Numbers that everybody who tests payments knows, and what they do. */
const REFUSALS: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000000069': 'Your card has expired.',
  '4000000000000127': 'Your card’s security code is incorrect.',
};

/** Can be put down as the card to charge, and then can't be charged. */
const FAILS_LATER = '4000000000000341';

const isNumber = (digits: string): boolean => {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** What is said when the number is put down; nothing when it is taken. */
export function refusalOf(digits: string): string | undefined {
  if (!isNumber(digits)) return 'Your card number is invalid.';
  return REFUSALS[digits];
}

/** What is said when it is charged. */
export const chargeRefusalOf = (digits: string): string | undefined =>
  digits === FAILS_LATER ? 'Your card was declined.' : refusalOf(digits);

export const KNOWN_CARDS: [number: string, does: string][] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no money'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0341', 'is taken, and fails when it is charged'],
];
