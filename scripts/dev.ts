import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { ensureWebBuild } from './builds/web.ts';
import { endProcess, reloadingProcess } from './dev/reloading-process.ts';
import { assertNode24 } from './require-node.mjs';

assertNode24();

// `npm run dev`: pages with hot reload at the address of `npm start`, and behind them the server, which starts again
// whenever one of its files changes. The database is held here, so that it stays up meanwhile.
const REPO = path.resolve(import.meta.dirname, '..');
const WEB = path.join(REPO, 'apps/web');
const BUILT = path.join(WEB, 'build/client/csp-hashes.json');

const config = readConfig();
const webPort = config.port;
/** Beside the stand-ins, which stay where `npm start` has them. */
const serverPort = webPort + 2;
const say = (sentence: string) => console.log(`[dev] ${sentence}`);

async function holdDatabase(): Promise<() => Promise<void>> {
  if (config.databaseUrl) return async () => {};
  await mkdir(config.dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: say });
  return postgres.stop;
}

function startWeb(): ChildProcess {
  const cli = createRequire(path.join(WEB, 'package.json')).resolve('@react-router/dev/package.json');
  const program = path.join(path.dirname(cli), 'bin.cjs');
  return spawn(process.execPath, [program, 'dev', '--port', String(webPort), '--strictPort'], {
    cwd: WEB,
    env: { ...process.env, PARLANCE_DEV_SERVER: `http://127.0.0.1:${serverPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
}

// The server reads the built pages when it starts. How old they are does not matter: they are served from elsewhere.
if (!existsSync(BUILT)) await ensureWebBuild();
const letGo = await holdDatabase();
const server = reloadingProcess({
  program: ['apps/server/src/main.ts'],
  cwd: REPO,
  env: {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: config.publicUrl,
    PARLANCE_STAND_INS_PORT: String(config.standInsPort),
  },
  folders: ['apps/server/src', ...globSync('packages/*/src', { cwd: REPO })].map((each) =>
    path.join(REPO, each),
  ),
  say: (sentence) => say(`server: ${sentence}`),
});
const web = startWeb();
say(`pages at ${config.publicUrl}, reloading as they change; the server behind them at port ${serverPort}`);

let isEnding = false;
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([server.stop(), endProcess(web)]);
  await letGo();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
web.once('exit', (code) => void end(code ?? 1));
