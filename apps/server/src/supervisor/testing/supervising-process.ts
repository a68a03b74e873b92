/** A supervisor for tests to kill, with a fake server below it. */
import { fileURLToPath } from 'node:url';
import { supervise } from '../supervise.ts';
import { watchNpm } from '../watch-parent.ts';

const program = [fileURLToPath(new URL('./fake-server.ts', import.meta.url)), 'serves'];
const server = supervise({
  program,
  log: { info: (_details: unknown, sentence?: string) => console.log(sentence), error() {} },
});
process.on('SIGTERM', server.stop);
if (process.env.npm_lifecycle_event) watchNpm(server.stop);
process.exitCode = await server.ended;
