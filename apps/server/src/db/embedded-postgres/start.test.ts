import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRunning } from './processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const APP = fileURLToPath(new URL('../testing/app-process.ts', import.meta.url));

let dataDir: string;
let opened: (() => Promise<void> | void)[] = [];

function makeFolder(): void {
  dataDir = mkdtempSync(join(tmpdir(), 'parlance-postgres-'));
  chmodSync(dataDir, 0o711);
}
const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });

async function letGo(): Promise<void> {
  for (const close of opened) await close();
  opened = [];
  const pid = serverPid();
  if (pid && isRunning(pid)) process.kill(pid, 'SIGINT');
  while (pid && isRunning(pid)) await sleep(20);
}

const start = async (): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  opened.push(() => postgres.stop());
  return postgres;
};

function serverPid(): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

type App = { process: ChildProcess; url: string; how: string };

function spawnApp(): ChildProcess {
  const app = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  opened.push(() => void app.kill('SIGKILL'));
  return app;
}

async function ready(app: ChildProcess): Promise<App> {
  for await (const line of createInterface({ input: app.stdout! }))
    return { process: app, ...JSON.parse(line) };
  throw new Error('the app ended before its database was ready');
}

async function end(app: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(app, 'exit');
  app.kill(signal);
  await gone;
}

describe('the embedded PostgreSQL of an empty folder', () => {
  beforeEach(makeFolder);
  afterEach(async () => {
    await letGo();
    removeFolder();
  });

  it('is one server for two processes that start at once on an empty folder, until the last lets go', async () => {
    const [a, b] = await Promise.all([ready(spawnApp()), ready(spawnApp())]);
    expect(a.url).toBe(b.url);
    expect([a.how, b.how].filter((how) => how === 'adopted')).toHaveLength(1);
    await end(a.process, 'SIGTERM');
    expect(await ask(b.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await end(b.process, 'SIGTERM');
    expect(serverPid()).toBeUndefined();
  });

  it('is whole after kill -9 in the middle of the first start', async () => {
    for (const afterMs of [150, 400, 700]) {
      const app = spawnApp();
      await sleep(afterMs);
      await end(app, 'SIGKILL');
    }
    const survivor = await start();
    expect(await ask(survivor.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await survivor.stop();
    await start();
    expect(readdirSync(dataDir).filter((entry) => entry.startsWith('cluster.new'))).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('runs under root in a folder that only root may enter', async () => {
    chmodSync(dataDir, 0o700);
    const { url, how } = await start();
    expect(how).toMatch(/in a user namespace|may pass closed folders/);
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('the embedded PostgreSQL of a folder', () => {
  beforeAll(makeFolder);
  afterEach(letGo);
  afterAll(removeFolder);

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(serverPid()).toBeUndefined();
    const second = await start();
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('waits for the disk, knows upper and lower case of every alphabet and has no unix socket', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(url, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    expect(await ask(url, `SELECT 'Ação' ILIKE 'AÇÃO' AS same`)).toEqual([{ same: true }]);
  });

  it('refuses a wrong password and keeps the right one where only its owner can read it', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toHaveLength(32);
  });

  it('answers on the loopback address only', async () => {
    const { url } = await start();
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address && !address.internal && address.family === 'IPv4');
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    for (const address of others) {
      const outside = new URL(url);
      outside.hostname = address!.address;
      await expect(ask(outside.href, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
  });

  it('is adopted by the next process after kill -9 of its app', async () => {
    const killed = await ready(spawnApp());
    await ask(killed.url, 'CREATE TABLE of_the_killed AS SELECT 1 AS one');
    await end(killed.process, 'SIGKILL');
    const before = Date.now();
    const next = await start();
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(next).toMatchObject({ how: 'adopted', url: killed.url });
    expect(await ask(next.url, 'SELECT one FROM of_the_killed')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(serverPid()).toBeUndefined();
  });

  it('starts although a killed server left its pid file', async () => {
    const app = await ready(spawnApp());
    await ask(app.url, 'CREATE TABLE of_the_crashed AS SELECT 7 AS seven');
    await end(app.process, 'SIGKILL');
    process.kill(serverPid()!, 'SIGKILL');
    const { url, how } = await start();
    expect(how).toMatch(/^started/);
    expect(await ask(url, 'SELECT seven FROM of_the_crashed')).toEqual([{ seven: 7 }]);
  });

  it('starts although the number in the pid file belongs to another program by now', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'cluster')}\n1700000000\n5432\n\n127.0.0.1\n  1  1\nready   \n`,
    );
    const { url, how } = await start();
    expect(how).toMatch(/^started/);
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('comes back at the same address when the server is killed under a running app', async () => {
    const { url } = await start();
    const killed = serverPid()!;
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => ask(url, 'SELECT 1 AS one').catch(() => []), { timeout: 25_000 })
      .toEqual([{ one: 1 }]);
    expect(serverPid()).not.toBe(killed);
  });

  it('says what is wrong when the password file is not the one of this database', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dataDir, 'password'), 'another\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      code: 'database.password_lost',
      message: expect.stringContaining(join(dataDir, 'password')),
    });
    expect(serverPid()).toBeUndefined();
  });
});
