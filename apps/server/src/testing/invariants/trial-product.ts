import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import { pagesIn } from '../pages.ts';
import { cut, type Mutant } from './mutate.ts';
import { startChanged, type TrialProcess } from './trial-process.ts';

const MAIN = new URL('../../main.ts', import.meta.url);
const COMPOSE = 'server/src/composition/compose.ts';
const CACHE = new URL('../../../../../node_modules/.cache/compiled', import.meta.url).pathname;

/** Quick parts in place of slow ones: everything else is the product as it stands. */
const quickParts = (pages: string): Mutant[] => [
  cut(
    COMPOSE,
    'const voice = chooseVoice(config);',
    `const { voice: hum } = (await import('../testing/stand-ins.ts')).hummingVoice();
     const voice = config.voices.openAi ? { ...chooseVoice(config), warm: hum.warm, close: hum.close } : hum;`,
  ),
  cut(COMPOSE, '...writers,', "...writers, writer: (await import('../testing/stand-ins.ts')).plainWriter(),"),
  // Started for the first text, if there ever is one.
  cut(COMPOSE, '    warm: foreign.warm,', '    warm: async () => {},'),
  cut(COMPOSE, 'clientDir: parts.clientDir ?? CLIENT_DIR,', `clientDir: ${JSON.stringify(pages)},`),
];

const MIX_HERE = cut(
  COMPOSE,
  `openMix: openMixInProcess({
      encoderModule,
      spoolDir: path.join(config.dataDir, 'spool'),
    }),`,
  "openMix: (await import('../testing/mix-here.ts')).mixHere(config.dataDir),",
);

/**
 * Below those that systems lend to connections: a product comes back on its port after others have made some, and a
 * lent one could be in use by then.
 */
const PORTS = { from: 30_000, to: 32_000 };

type Options = {
  folder: string;
  /** Without one, it starts its own in its folder. */
  databaseUrl?: string;
  port?: number;
  settings?: Record<string, string>;
  mutants?: readonly Mutant[];
  /** With music and in processes of their own, as the product mixes; this takes longer than all else of an audio. */
  mixesApart?: boolean;
};

export type TrialProduct = { url: string; port: number; process: TrialProcess };

/** The real server process, as main.ts starts it, with a voice that hums. */
export async function startTrialProduct({
  folder,
  databaseUrl,
  port,
  settings,
  mutants = [],
  mixesApart = false,
}: Options): Promise<TrialProduct> {
  const pages = path.join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  await pagesIn(pages);
  const own = port ?? randomInt(PORTS.from, PORTS.to);
  const process = startChanged(MAIN, {
    mutants: [...quickParts(pages), ...(mixesApart ? [] : [MIX_HERE]), ...mutants],
    env: {
      PORT: String(own),
      PARLANCE_STAND_INS_PORT: '0',
      LOG_LEVEL: 'error',
      PARLANCE_LISTEN_BACK: 'off',
      PARLANCE_DATA_DIR: path.join(folder, 'data'),
      NODE_COMPILE_CACHE: CACHE,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  });
  await process.says(({ about }) => about.includes('is ready'));
  return { url: `http://localhost:${own}`, port: own, process };
}

export type TrialPerson = {
  call(method: string, path: string, body?: unknown): Promise<Response>;
  json<T>(method: string, path: string, body?: unknown): Promise<T>;
};

/** Whoever signed up; calls find the product at its address, also after a restart on the same port. */
export async function signUp(
  url: string,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<TrialPerson> {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Example', email, password: 'long enough' }),
  });
  const { token } = (await reply.json()) as { token: string };
  const call: TrialPerson['call'] = (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    call,
    async json<T>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await call(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

export const ownScript = (lines: number, words = 8, voice: unknown = { host: 'low', cohost: 'high' }) => ({
  source: {
    type: 'script',
    script: Array.from(
      { length: lines },
      (_, i) => `${i % 2 === 0 ? 'HOST' : 'COHOST'}: Line ${i} ${'of a river '.repeat(words / 3)}ends.`,
    ).join('\n'),
  },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice,
});

const ENDS = ['ready', 'failed', 'cancelled'];

export async function whenEnded(person: TrialPerson, id: string, meanwhile = async () => {}): Promise<Audio> {
  for (let tries = 0; tries < 2_400; tries++) {
    const audio = await person.json<Audio>('GET', `/api/audios/${id}`).catch(() => undefined);
    if (audio && ENDS.includes(audio.status)) return audio;
    await meanwhile();
    await sleep(50);
  }
  throw new Error(`audio ${id} never ended`);
}
