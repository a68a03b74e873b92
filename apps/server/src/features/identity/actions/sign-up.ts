import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Device, Identity, NewPerson, SignedIn } from '@parlance/ports/identity';
import { type WelcomeDeps, welcome } from './welcome.ts';

export type SignUpDeps = WelcomeDeps & { identity: Pick<Identity, 'signUp'> };

/** Undefined when the address is taken. */
export async function signUp(
  deps: SignUpDeps,
  who: NewPerson,
  where: { device: Device; language: InterfaceLanguage },
): Promise<SignedIn | undefined> {
  const signedIn = await deps.identity.signUp(who, where.device);
  if (signedIn) await welcome(deps, signedIn.person, where.language);
  return signedIn;
}
