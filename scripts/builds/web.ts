import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildOnce } from './build-once.ts';
import { packagesUnder, ROOT, sourcesOf } from './sources.ts';

const WEB = 'apps/web';

const WEB_SOURCES = [
  ...['src', 'public', 'scripts', 'package.json', 'tsconfig.json'].map((name) => `${WEB}/${name}`),
  ...['vite.config.ts', 'react-router.config.ts'].map((name) => `${WEB}/${name}`),
  ...[...packagesUnder(WEB)].map((name) => `packages/${name}/src`),
  'package-lock.json',
];

const build = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('react-router', ['build'], {
      cwd: path.join(ROOT, WEB),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The web client could not be built:\n${Buffer.concat(said)}`)),
    );
  });

/** Builds the web client when there is none or its sources changed since. */
export const ensureWebBuild = async (): Promise<void> =>
  buildOnce({
    what: 'the web client',
    stamp: path.join(ROOT, WEB, 'build/client/.stamp'),
    lock: path.join(ROOT, 'node_modules/.cache/web-build.lock'),
    sources: sourcesOf(WEB_SOURCES),
    build,
  });
