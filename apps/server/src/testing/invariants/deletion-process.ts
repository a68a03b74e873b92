/** Deletes accounts, and finishes what others left: killed at any moment by a trial. */
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { systemClock } from '@parlance/kernel/clock';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect.ts';
import { deleteAccount } from '../../features/accounts/actions/delete-account.ts';
import { finishDeletions } from '../../features/accounts/actions/finish-deletions.ts';
import { deletionStore } from '../../features/accounts/deletions.store.ts';
import { userPrefix } from '../../features/audios/audio-files.ts';
import { openLog } from '../../log.ts';

const [databaseUrl = '', objects = ''] = process.argv.slice(2);
const { db } = connect(databaseUrl, 4, () => {});
const store = await diskStore(objects);
const deletions = deletionStore(db);
// Kept for the next one: a killed process writes nothing.
flushCompileCache();
process.stdout.write('working \n');

for (;;) {
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`select id, email from "user" where name = 'Leaving' order by random() limit 1`,
  );
  const [leaving] = rows;
  if (leaving)
    await deleteAccount(
      {
        deletions,
        clock: systemClock,
        hasRunningPlan: async () => false,
        languageOf: async () => 'en-US',
        features: [{ deleteUser: deletions.removeUser }],
        personDeleted: async () => {},
      },
      {
        userId: leaving.id,
        email: leaving.email,
        name: 'Leaving',
        emailVerified: true,
        isAdmin: false,
        createdAt: new Date(),
        sessionId: '',
      },
    );
  await finishDeletions({
    deletions,
    removeLeftovers: (userId) => store.deletePrefix(userPrefix(userId)),
    tell: async () => {},
    clock: systemClock,
    log: openLog('silent'),
  });
  await sleep(1);
}
