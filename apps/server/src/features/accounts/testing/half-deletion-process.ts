/** Deletes an account and stops halfway through its files: started and killed by a test. */
import { diskStore } from '@parlance/adapters/object-store/disk';
import { systemClock } from '@parlance/kernel/clock';
import { connect } from '../../../db/connect.ts';
import { openLog } from '../../../log.ts';
import { deleteAccount } from '../actions/delete-account.ts';
import { finishDeletions } from '../actions/finish-deletions.ts';
import { deletionStore } from '../deletions.store.ts';

const [databaseUrl = '', objectsDir = '', userId = '', email = ''] = process.argv.slice(2);
const { db } = connect(databaseUrl, 2, console.error);
const store = await diskStore(objectsDir);
const deletions = deletionStore(db);

await deleteAccount(
  {
    deletions,
    hasRunningPlan: async () => false,
    languageOf: async () => 'en-US',
    features: [{ deleteUser: deletions.removeUser }],
    clock: systemClock,
    personDeleted: async () => {},
  },
  {
    userId,
    email,
    name: 'Ada Example',
    emailVerified: true,
    isAdmin: false,
    createdAt: new Date(),
    sessionId: '',
  },
);
await finishDeletions({
  deletions,
  async removeLeftovers() {
    const files = await store.list(`users/${userId}`);
    for (const file of files.slice(0, files.length / 2)) await store.deletePrefix(file);
    console.log('halfway');
    await new Promise(() => setInterval(() => {}, 60_000));
  },
  tell: async () => {},
  clock: systemClock,
  log: openLog('silent'),
});
