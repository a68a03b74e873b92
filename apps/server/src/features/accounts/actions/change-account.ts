import type { changeCurrentUser } from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import type { Clock } from '@parlance/kernel/clock';
import type { Actor, Call } from '../../../endpoint.ts';
import { refuseUnknownDefaults } from '../accounts.policy.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { PreferencesStore } from '../preferences.store.ts';

export type ChangeDeps = {
  accounts: AccountStore;
  preferences: PreferencesStore;
  options: Options;
  clock: Clock;
  /** The person has read that the account was somebody's before. */
  noteTakeOverSeen(userId: string, now: Date): Promise<void>;
};

type Change = Call<typeof changeCurrentUser>['body'];

const rowOf = (change: Change) => ({
  notifyNewAudio: change.notify_new_audio,
  notifyNewFeatures: change.notify_new_features,
  defaultLanguage: change.default_language,
  defaultMode: change.default_mode,
  defaultTone: change.default_tone,
  defaultVoice: change.default_voice,
  interfaceLanguage: change.interface_language,
});

/** What was not named stays. */
const named = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<Row>;

/** Gives the caller as they are afterwards. */
export async function changeAccount(deps: ChangeDeps, actor: Actor, change: Change): Promise<Actor> {
  const set = named(rowOf(change));
  const before = await deps.preferences.read(actor.userId);
  refuseUnknownDefaults(deps.options, { ...before, ...set });
  await deps.preferences.change(actor.userId, set);
  if (change.taken_over_seen) await deps.noteTakeOverSeen(actor.userId, deps.clock.now());
  if (change.name === undefined) return actor;
  await deps.accounts.rename(actor.userId, change.name, deps.clock.now());
  return { ...actor, name: change.name };
}
