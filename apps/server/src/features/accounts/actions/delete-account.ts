import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Actor } from '../../../endpoint.ts';
import type { PersonalData } from '../../../feature.ts';
import { refuseWhileAPlanRuns } from '../accounts.policy.ts';
import type { DeletionStore } from '../deletions.store.ts';

export type DeleteDeps = {
  deletions: DeletionStore;
  hasRunningPlan(userId: string): Promise<boolean>;
  languageOf(userId: string): Promise<InterfaceLanguage>;
  /** In the order in which they let go of the person; the last one removes the user's row. */
  features: Pick<PersonalData, 'stopWork' | 'deleteUser'>[];
  clock: Clock;
  /** Rows are gone, files are to go. */
  personDeleted(userId: string): Promise<void>;
};

/** Within this time a worker has noticed that its run is gone, even one that was speaking a long line. */
const WORKER_NOTICES_MS = 15 * 60_000;

/**
 * In one step the account is gone: sessions, keys, audios, everything with a row. What remains, files and
 * a last mail, is done by the process that sweeps, and by another one should that process die. `by` names the admin
 * who does it to somebody else.
 */
export async function deleteAccount(deps: DeleteDeps, actor: Actor, by?: { adminId: string }): Promise<void> {
  const { userId, email, name } = actor;
  refuseWhileAPlanRuns(await deps.hasRunningPlan(userId));
  const language = await deps.languageOf(userId);
  const now = deps.clock.now();
  await deps.deletions.transaction(async (tx) => {
    if (by) await deps.deletions.holdForAdmin(tx, { ...by, userId });
    let lateWrites = false;
    for (const { stopWork } of deps.features) if (await stopWork?.(tx, userId)) lateWrites = true;
    const lastLookAt = lateWrites ? new Date(now.getTime() + WORKER_NOTICES_MS) : now;
    await deps.deletions.insert(tx, {
      userId,
      email,
      name,
      language,
      requestedAt: now,
      lastLookAt,
      dueAt: now,
    });
    for (const { deleteUser } of deps.features)
      if (typeof deleteUser === 'function') await deleteUser(tx, actor);
  });
  await deps.personDeleted(userId);
}
