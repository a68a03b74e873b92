import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listens } from '../scripts/listens.ts';

const EXAMPLE = join(import.meta.dirname, '../deploy/nginx.conf');
const TRIES = 50;
const AGAIN_MS = 100;

/** Our example as it is shipped, with this machine's ports and files in it. */
export function exampleSite(values: Record<string, string>): string {
  let text = readFileSync(EXAMPLE, 'utf8');
  for (const [from, to] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Debian's nginx with such a site, and everything it writes in the folder; resolves when it listens there. */
export async function startNginx(
  folder: string,
  site: string,
  { host, port }: { host: string; port: number },
) {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'tmp', name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary}\n${site}\n}\n`);
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const stop = async () => {
    if (nginx.exitCode !== null) return;
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
  };
  for (let tries = 0; !(await listens(port, host)); tries++) {
    if (tries > TRIES) {
      await stop();
      throw new Error('nginx does not answer');
    }
    await sleep(AGAIN_MS);
  }
  return { stop };
}
