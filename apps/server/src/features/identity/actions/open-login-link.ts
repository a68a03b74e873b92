import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import type { Device, Identity, Person, ProveOwnership } from '@parlance/ports/identity';
import type { Doorway } from '../doorway.ts';
import type { OneTimeTokenStore } from '../identity.store.ts';
import { nameFrom } from '../person-names.ts';

export type OpenLoginLinkDeps = {
  tokens: Pick<OneTimeTokenStore, 'consume'>;
  rememberLanguage(userId: string, language: InterfaceLanguage): Promise<void>;
  identity: Pick<Identity, 'personByEmail' | 'createPerson' | 'openSession'>;
  proveOwnership: ProveOwnership;
  door: Pick<Doorway, 'isOpen'>;
};

type Ask = { token: string; device: Device; language: InterfaceLanguage };
type Opened = { token: string; person: Person; isNew: boolean; redirect: string | null };

export async function openLoginLink(deps: OpenLoginLinkDeps, ask: Ask): Promise<Opened> {
  const { email, redirect } = await deps.tokens.consume(ask.token, 'login_link');
  const known = await deps.identity.personByEmail(email);
  // Whoever is told of a take-over reads the language of the page they are on.
  if (known && !known.emailVerified) await deps.rememberLanguage(known.id, ask.language);
  if (known) await deps.proveOwnership(known.id);
  if (!known && !(await deps.door.isOpen())) throw new AppError('sign_up_closed');
  const { device, language } = ask;
  const made = known
    ? undefined
    : await deps.identity.createPerson(email, nameFrom(email), device, { language });
  const person = known ?? made;
  // Somebody signed up with the address in this very moment; the next link will find them.
  if (!person) throw new AppError('link_expired');
  const token = await deps.identity.openSession(person.id, device);
  return { token, person, isNew: made !== undefined, redirect };
}
