import { createInterface } from 'node:readline/promises';

export class UsageError extends Error {}

export function wholeNumber(name: string, text: string | undefined): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0)
    throw new UsageError(`--${name} must be a whole number above zero.`);
  return number;
}

/** Asks whoever sits at the terminal; where nobody does, `--yes` has to be said. */
export async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Nobody can be asked here. Say --yes to do it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
