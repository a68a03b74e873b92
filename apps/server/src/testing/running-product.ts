import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { Audio } from '@parlance/contract/audios';
import { chooseVendors, compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { openLog } from '../log.ts';
import { hummingVoice, plainWriter } from './stand-ins.ts';

export type Person = {
  token: string;
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Response>;
};

/** The whole server on a port of its own, with a database of its own; only the voice and the writer are stand-ins. */
export async function runningProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-'));
  const database = await freshDatabase({ prepareTemplate: migrateDatabase });
  await writeFile(path.join(folder, 'csp-hashes.json'), '{"index.html":[]}');
  for (const page of ['index.html', '__spa-fallback.html'])
    await writeFile(path.join(folder, page), '<!doctype html>');
  const config = readConfig({
    DATABASE_URL: database.url,
    PARLANCE_DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
  });
  const humming = hummingVoice();

  async function start() {
    const vendors = await chooseVendors(config);
    const product = await compose(config, openLog(config.logLevel), {
      clientDir: folder,
      vendors: {
        ...vendors,
        writer: plainWriter(),
        voice: humming.voice,
        pairs: [
          {
            id: 'pair',
            name: 'Pair',
            host: 'low',
            cohost: 'high',
            quality: 'neural',
            tier: 'standard',
            languages: ['en-US', 'pt-BR'],
          },
        ],
      },
    });
    const server = serve({ fetch: product.server.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    await product.startWorker();
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      store: vendors.store,
      async stop() {
        server.close();
        await product.close();
      },
    };
  }

  let running = await start();

  async function person(name = 'Ada Example'): Promise<Person> {
    const email = `${Math.random().toString(36).slice(2)}@example.com`;
    const reply = await fetch(`${running.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password: 'long enough' }),
    });
    const { token } = (await reply.json()) as { token: string };
    return {
      token,
      call: (method, path, body, headers = {}) =>
        fetch(`${running.url}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
    };
  }

  return {
    humming,
    person,
    databaseUrl: database.url,
    url: () => running.url,
    objects: (prefix: string) => running.store.list(prefix),
    async restart() {
      await running.stop();
      running = await start();
    },
    async stop() {
      await running.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const wish = (change: object = {}) => ({
  source: { type: 'script', script: 'HOST: Good morning to you.\nCOHOST: And to you, my friend.' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: 'pair',
  ...change,
});

export async function whenIs(person: Person, id: string, status: Audio['status']): Promise<Audio> {
  for (let i = 0; i < 300; i++) {
    const audio = (await (await person.call('GET', `/api/audios/${id}`)).json()) as Audio;
    if (audio.status === status) return audio;
    if (['failed', 'cancelled', 'ready'].includes(audio.status))
      throw new Error(`the audio ended ${audio.status}, not ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the audio never became ${status}`);
}
