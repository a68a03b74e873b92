import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Device, Identity, NewPerson, SignedIn } from '@parlance/ports/identity';
import type { Doorway } from '../doorway.ts';
import { type WelcomeDeps, welcome } from './welcome.ts';

export type SignUpDeps = WelcomeDeps & {
  identity: Pick<Identity, 'signUp' | 'personByEmail'>;
  door: Pick<Doorway, 'knock'>;
};

/** Undefined when the address is taken. */
export async function signUp(
  deps: SignUpDeps,
  { invitation, ...who }: NewPerson & { invitation?: string | undefined },
  where: { device: Device; language: InterfaceLanguage },
): Promise<SignedIn | undefined> {
  const takeInvitation = await deps.door.knock(invitation);
  // It is not used up by somebody who has an account.
  if (await deps.identity.personByEmail(who.email)) return undefined;
  await takeInvitation();
  const signedIn = await deps.identity.signUp(who, where.device);
  if (signedIn) await welcome(deps, signedIn.person, where.language);
  return signedIn;
}
