export class UsageError extends Error {}

export function wholeNumber(name: string, text: string | undefined): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0)
    throw new UsageError(`--${name} must be a whole number above zero.`);
  return number;
}
