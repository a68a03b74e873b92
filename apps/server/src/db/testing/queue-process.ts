/** A worker that holds every job until its signal fires: started, frozen and killed by tests. */
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { sql } from 'drizzle-orm';

const [connectionString] = process.argv.slice(2);
if (!connectionString) throw new Error('which database?');
const queue = await openQueue({ connectionString, concurrency: 2, sql, onError: () => {} });
await queue.work(
  ({ runId }, { signal }) =>
    new Promise((_, reject) => {
      console.log(`took ${runId}`);
      signal.addEventListener('abort', () => {
        console.log(`signalled ${runId}`);
        reject(signal.reason);
      });
    }),
);
console.log('working');
