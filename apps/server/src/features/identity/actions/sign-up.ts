import type { Coming, Device, Identity, SignedIn } from '@parlance/ports/identity';
import type { Doorway } from '../doorway.ts';

export type SignUpDeps = {
  identity: Pick<Identity, 'signUp' | 'personByEmail'>;
  door: Pick<Doorway, 'knock'>;
  /** Waits for its turn; throws when there is none, or the caller has left. */
  hashPassword(password: string): Promise<string>;
  mailDue(): Promise<void>;
};

type NewPerson = { name: string; email: string; password: string };

/** Undefined when the address is taken. Nothing is written and no connection held before the password is hashed. */
export async function signUp(
  deps: SignUpDeps,
  { name, email, password }: NewPerson,
  { device, ...coming }: Coming & { device: Device },
): Promise<SignedIn | undefined> {
  await deps.door.knock(coming.invitation);
  if (await deps.identity.personByEmail(email)) return undefined;
  const passwordHash = await deps.hashPassword(password);
  const signedIn = await deps.identity.signUp({ name, email, passwordHash }, device, coming);
  if (signedIn) await deps.mailDue();
  return signedIn;
}
