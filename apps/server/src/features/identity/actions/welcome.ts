import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Coming } from '@parlance/ports/identity';
import type { Tx } from '../../../db/connect.ts';

export type WelcomeDeps = {
  rememberLanguage(tx: Tx, userId: string, language: InterfaceLanguage): Promise<void>;
  /** The mail that asks to confirm the address. */
  writeConfirmation(tx: Tx, userId: string, dueAt: Date): Promise<void>;
  /** Whether mail is set; without it nobody is asked to confirm an address. */
  sendsMail: boolean;
  clock: Clock;
};

const languageIn = ({ language }: Coming): InterfaceLanguage =>
  INTERFACE_LANGUAGES.find((known) => known === language) ?? 'en-US';

/** In the transaction that makes the account: it never stands without the mail, nor the mail without it. */
export const welcome =
  (deps: WelcomeDeps) =>
  async (tx: Tx, person: { id: string; emailVerified: boolean }, coming: Coming): Promise<void> => {
    await deps.rememberLanguage(tx, person.id, languageIn(coming));
    if (deps.sendsMail && !person.emailVerified)
      await deps.writeConfirmation(tx, person.id, deps.clock.now());
  };
