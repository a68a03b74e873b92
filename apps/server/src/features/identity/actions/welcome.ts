import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Person } from '@parlance/ports/identity';
import type { Log } from '../../../log.ts';
import { type SendVerificationDeps, sendVerification } from './verify-email.ts';

export type WelcomeDeps = SendVerificationDeps & {
  rememberLanguage(userId: string, language: InterfaceLanguage): Promise<void>;
  log: Log;
  /** Whether mail is set; without it nobody is asked to confirm an address. */
  sendsMail: boolean;
};

/** The account stands whether or not the mail goes out: it can be asked for again. */
export async function welcome(deps: WelcomeDeps, person: Person, language: InterfaceLanguage): Promise<void> {
  await deps.rememberLanguage(person.id, language);
  if (person.emailVerified || !deps.sendsMail) return;
  try {
    await sendVerification(deps, person, language);
  } catch (error) {
    deps.log.error({ err: error, user: person.id }, 'the verification mail was not sent');
  }
}
