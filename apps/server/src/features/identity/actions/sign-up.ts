import type { Coming, Device, Identity, SignedIn } from '@parlance/ports/identity';
import type { Doorway } from '../doorway.ts';

export type SignUpDeps = {
  identity: Pick<Identity, 'signUp' | 'personByEmail' | 'hashPassword'>;
  door: Pick<Doorway, 'knock'>;
  inTurn: InTurn;
  mailDue(): Promise<void>;
};

/** Waits for a turn before the work; throws when there is none, or the caller has left. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

type NewPerson = { name: string; email: string; password: string };

/** Undefined when the address is taken. Whoever finds no turn has cost next to nothing, and no connection is held for the hash. */
export async function signUp(
  deps: SignUpDeps,
  { name, email, password }: NewPerson,
  { device, ...coming }: Coming & { device: Device },
): Promise<SignedIn | undefined> {
  const passwordHash = await deps.inTurn(async () => {
    await deps.door.knock(coming.invitation);
    return (await deps.identity.personByEmail(email)) ? undefined : deps.identity.hashPassword(password);
  });
  if (passwordHash === undefined) return undefined;
  const signedIn = await deps.identity.signUp({ name, email, passwordHash }, device, coming);
  if (signedIn) await deps.mailDue();
  return signedIn;
}
