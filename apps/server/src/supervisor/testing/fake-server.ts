/** A server in a few lines for the supervisor's tests: does what its argument names, and says what happens to it. */
import { EXIT_CONFIG, reportReady, supervisorGone } from '../supervised.ts';

const END: Record<string, () => void> = {
  crashes: () => process.exit(3),
  'is-killed': () => process.kill(process.pid, 'SIGKILL'),
  'is-misconfigured': () => process.exit(EXIT_CONFIG),
  'ends-on-purpose': () => process.exit(0),
};

const [does = ''] = process.argv.slice(2);
const gone = supervisorGone();
if (does === 'is-misconfigured') process.exit(EXIT_CONFIG);
reportReady();
gone.addEventListener('abort', () => {
  // The end of this output tells whoever reads it that the process is gone.
  process.stdout.write('asked to stop\n', () => process.exit(0));
});
// The channel alone keeps no process alive.
setInterval(() => {}, 60_000);
setImmediate(() => END[does]?.());
