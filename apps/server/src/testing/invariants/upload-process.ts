/** The server of uploads on its own: killed by the trial that uploads through it. */
import { flushCompileCache } from 'node:module';
import { serveUploads } from '../../features/uploads/testing/serve-uploads.ts';

const [databaseUrl = '', folder = '', userId = '', port = '0'] = process.argv.slice(2);
const server = await serveUploads({ databaseUrl, folder, people: new Set([userId]), port: Number(port) });
// Kept for the next one: a killed process writes nothing.
flushCompileCache();
process.stdout.write(`serves ${server.url}\n`);
