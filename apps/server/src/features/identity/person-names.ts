import { email, personName } from '@parlance/contract/credentials';
import { LIMITS } from '@parlance/kernel/limits';
import { oneLine } from '@parlance/kernel/one-line';

/** "ada@example.com" -> "ada"; the person can change it. */
export const nameFrom = (address: string): string => {
  const local = address.split('@', 1)[0] ?? address;
  return (local.length < LIMITS.nameMinChars ? address : local).slice(0, LIMITS.nameMaxChars);
};

const cut = (text: string): string => {
  const line = oneLine(text).slice(0, LIMITS.nameMaxChars);
  // Not in the middle of a character.
  return (line.isWellFormed() ? line : line.slice(0, -1)).trim();
};

/**
 * What a provider tells of somebody, by the rules of a sign-up: an address that is none, or is not written as one, is
 * refused; a name is cut and cleaned.
 */
export function readProfile(said: {
  email: string;
  name: unknown;
}): { email: string; name: string } | undefined {
  const address = email.safeParse(said.email);
  if (!address.success || address.data !== said.email) return undefined;
  const name = personName.safeParse(typeof said.name === 'string' ? cut(said.name) : '');
  const normalised = address.data.toLowerCase();
  return { email: normalised, name: name.success ? name.data : nameFrom(normalised) };
}
