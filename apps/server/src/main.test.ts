import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXIT_CONFIG } from './supervisor/supervised.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-main-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dataDir = () => path.join(folder, 'data');

/** Starts the server as its own process, with these settings and no others, and waits for its end. */
async function startWith(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      PARLANCE_DATA_DIR: dataDir(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('the server process', () => {
  it('refuses a service while stand-ins would let anybody be anyone, and names what is missing', async () => {
    const { code, said } = await startWith({
      PARLANCE_EDITION: 'service',
      PUBLIC_URL: 'https://parlance.example',
      PARLANCE_SECRET: 'x'.repeat(40),
    });
    expect(code).toBe(EXIT_CONFIG);
    for (const name of [
      'SMTP_URL',
      'MAIL_FROM',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'MICROSOFT_CLIENT_ID',
      'MICROSOFT_CLIENT_SECRET',
    ])
      expect(said).toContain(name);
    expect(said).not.toContain('is ready');
    expect(said).not.toContain('    at ');
  });

  it('leaves nothing behind when it refuses', async () => {
    await startWith({ PUBLIC_URL: 'http://192.168.0.7:3000' });
    expect(existsSync(dataDir())).toBe(false);
  });

  it('names the one that is missing when the others are set', async () => {
    const { code, said } = await startWith({
      PUBLIC_URL: 'https://parlance.example',
      PARLANCE_SECRET: 'x'.repeat(40),
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'hello@parlance.example',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      MICROSOFT_CLIENT_ID: 'id',
    });
    expect(code).toBe(EXIT_CONFIG);
    expect(said).toContain('MICROSOFT_CLIENT_SECRET');
    expect(said).not.toContain('SMTP_URL');
  });

  it('takes its database down again when it can’t start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    // Before the pages are built, it is those that are missing: either way nothing may go on running.
    const { code } = await startWith({ PORT: port, PARLANCE_STAND_INS_PORT: '0' });
    other.close();
    expect([1, EXIT_CONFIG]).toContain(code);
    const cluster = path.join(dataDir(), 'postgres/cluster');
    expect(existsSync(path.join(cluster, 'PG_VERSION'))).toBe(true);
    expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false);
  }, 240_000);
});
