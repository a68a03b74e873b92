/** An app that does nothing but use the embedded database of a folder: started and killed by tests. */
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('which data folder?');
const postgres = await startEmbeddedPostgres({ dataDir });
process.once('SIGTERM', () => {
  void postgres.stop().then(() => process.exit(0));
});
// Whoever reads this line may send the signal at once.
console.log(JSON.stringify({ url: postgres.url, how: postgres.how }));
setInterval(() => {}, 60_000);
