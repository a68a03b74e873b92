import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiProblem, apiClient } from '@parlance/contract/client';
import { OPERATIONS, operationNamed } from '@parlance/contract/reference/operations';
import { sampleCallOf } from '@parlance/contract/reference/sample-call';
import { snippetOf } from '@parlance/contract/reference/snippets';
import type { Upload } from '@parlance/contract/uploads';
import type { ApiAudio } from '@parlance/contract/v1';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operate } from '../../testing/operate.ts';
import {
  audioRequest,
  type RunningProduct,
  runningProduct,
  someEmail,
} from '../../testing/running-product.ts';
import { readCurl } from './testing/curl-example.ts';
import { developer } from './testing/developers.ts';
import { readPython } from './testing/python-example.ts';
import { runTypeScript } from './testing/typescript-example.ts';

/** Each command of the operator's is a process that loads the product. */
vi.setConfig({ testTimeout: 480_000 });

const CARD = 'card=4242424242424242';

let product: RunningProduct;
let folder: string;
beforeAll(async () => {
  product = await runningProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-journey-'));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  return said;
}

const operator = (...args: string[]) =>
  operate({ DATABASE_URL: product.databaseUrl, PARLANCE_DATA_DIR: folder }, ...args);

/** curl, nothing else; what it prints is what a person would read. */
const curl = (...args: string[]) => run('curl', ['-sS', '--fail-with-body', ...args]);

it('leads from the waitlist to a first audio with curl alone', async () => {
  const url = product.url();
  const email = someEmail();
  const asJson = ['-H', 'content-type: application/json'];
  const send = (body: object) => [...asJson, '-d', JSON.stringify(body)];
  const account = { name: 'Ada Example', email, password: 'long enough' };
  const signedUp = JSON.parse(
    await curl(`${url}/api/auth/sign-up/email`, '-H', 'accept-language: pt-BR', ...send(account)),
  ) as { token: string };
  const session = ['-H', `authorization: Bearer ${signedUp.token}`];

  expect(await curl('-X', 'POST', `${url}/api/api_access/waitlist`, ...session)).toContain('"waitlisted"');
  expect(await operator('api-waitlist')).toContain(`<${email}>`);
  expect(await operator('approve-api', '--user', email)).toContain('may use the API');
  expect(await curl(`${url}/api/api_access`, ...session)).toContain('"active"');

  const wanted = send({ credit_quantity: 100 });
  const checkout = JSON.parse(
    await curl(`${url}/api/api_access/create_credit_purchase_session`, ...session, ...wanted),
  ) as { url: string };
  const landing = new URL(await curl('-o', '/dev/null', '-w', '%{redirect_url}', '-d', CARD, checkout.url))
    .searchParams;
  const paid = `${url}/api/api_access/process_credit_purchase_success`;
  expect(await curl(paid, ...session, ...send(Object.fromEntries(landing)))).toContain('"credits":100');
  const key = JSON.parse(await curl(`${url}/api/api_keys`, ...session, ...send({ name: 'curl' }))) as {
    secret: string;
  };

  const withKey = ['-H', `Authorization: Bearer ${key.secret}`];
  expect(await curl(`${url}/v1/balance`, ...withKey)).toContain('"credits":100');
  expect(await curl(`${url}/v1/options`, ...withKey)).toContain('"pair"');
  const notes = path.join(folder, 'notes.txt');
  await writeFile(notes, 'The sea was quiet that day, and nobody walked along the shore.\n\n'.repeat(60));
  const octets = ['-H', 'content-type: application/octet-stream', '--data-binary', `@${notes}`];
  const upload = JSON.parse(
    await curl(`${url}/v1/uploads?filename=notes.txt`, ...withKey, ...octets),
  ) as Upload;
  expect(upload.bytes_received).toBe(upload.bytes);
  const fromFile = audioRequest({ source: { type: 'files', upload_ids: [upload.id] } });
  const begin = [...withKey, '-H', 'Idempotency-Key: first-audio', ...send(fromFile)];
  let audio = JSON.parse(await curl(`${url}/v1/audios`, ...begin)) as ApiAudio;
  expect((JSON.parse(await curl(`${url}/v1/audios`, ...begin)) as ApiAudio).id).toBe(audio.id);
  // Known by its file, however it ends.
  expect(audio).toMatchObject({ title: null, sources: [{ type: 'files', title: 'notes.txt' }] });
  while (!['ready', 'failed'].includes(audio.status)) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    audio = JSON.parse(await curl(`${url}/v1/audios/${audio.id}`, ...withKey)) as ApiAudio;
  }
  expect(audio).toMatchObject({ status: 'ready', credits_charged: 2 });

  const mp3 = path.join(folder, 'first.mp3');
  await curl('-o', mp3, `${url}/v1/audios/${audio.id}/media.mp3`, ...withKey);
  expect((await readFile(mp3)).length).toBeGreaterThan(2_000);
  // The address in the answer is whole and needs no key.
  expect(await curl('-o', '/dev/null', '-w', '%{content_type}', audio.media_url ?? '')).toBe('audio/mpeg');
  expect(await curl(`${url}/v1/audios/${audio.id}/script`, ...withKey)).toContain('The sea was quiet');
  expect(await curl(`${url}/v1/balance`, ...withKey)).toContain('"credits":98');

  const subjects = () =>
    product
      .mail()
      .messages(email)
      .map(({ subject }) => subject);
  await vi.waitUntil(() => subjects().some((subject) => subject.includes('API')), { timeout: 60_000 });
  expect(subjects()).toContain('Seu acesso à API do Parlance foi liberado');
});

it('is walked by the typed client', async () => {
  const { key } = await developer(product, { credits: 100 });
  const api = apiClient({ apiKey: key.secret, baseUrl: product.url() });
  const options = await api.readOptions();
  const pair = options.pairs.find(({ languages }) => languages.includes('en-US'));
  expect(options.voices[0]?.sample_url).toMatch(/^http:/);
  const script = 'HOST: Good morning to you.\nCOHOST: And to you, my friend.';
  const body = {
    source: { type: 'script', script },
    language: 'en-US',
    level: 'beginner',
    mode: 'dialogue',
    length: 'short',
    voice: pair?.id ?? '',
  } as const;
  expect((await api.estimateAudio({ body })).credits_required).toBe(1);
  const begun = await api.createAudio({ body, idempotencyKey: 'typed' });
  const audio = await api.waitForAudio(begun.id, { everyMs: 500 });
  expect(audio.status).toBe('ready');
  const mp3 = await api.downloadMedia({ params: { id: audio.id } });
  expect((await mp3.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  expect((await api.readScript({ params: { id: audio.id } })).lines).toHaveLength(2);

  const feed = await api.createFeed({ body: { name: 'Morning reading' } });
  expect(feed.image_url).toMatch(/^http:/);
  const added = { feed_id: feed.id, title: 'The first' };
  await api.addEpisode({ params: { id: audio.id }, body: added });
  expect((await api.listEpisodes({ params: { feed_id: feed.id } })).items).toHaveLength(1);
  expect((await api.listAudios({ query: { limit: 1 } })).items.map(({ id }) => id)).toEqual([audio.id]);

  const file = new TextEncoder().encode('A few words.');
  expect(await api.uploadFile({ query: { filename: 'words.txt' }, file })).toMatchObject({ bytes: 12 });
  await api.deleteAudio({ params: { id: audio.id } });
  const gone = await api.readAudio({ params: { id: audio.id } }).catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(ApiProblem);
  expect((gone as ApiProblem).problem).toMatchObject({ status: 404, code: 'not_found' });
  expect((await api.readBalance()).credits).toBe(99);
});

/** In the order in which one makes what the next needs; one that is cancelled is held up until it was. */
const WALK = [
  ...['readOptions', 'readBalance', 'estimateAudio', 'uploadFile', 'listUploads', 'createAudio'],
  ...['cancelAudio', 'retryAudio', 'readAudio', 'listAudios', 'readScript', 'downloadMedia', 'downloadLive'],
  ...['downloadTranscriptVtt', 'downloadTranscriptSrt', 'downloadTranscriptText', 'downloadScriptText'],
  ...['downloadChapters', 'downloadPeaks', 'createFeed', 'listFeeds', 'readFeed', 'changeFeed'],
  ...['rotateFeedUrl', 'addEpisode', 'listEpisodes', 'changeEpisode', 'deleteEpisode', 'deleteFeed'],
  ...['createWebhook', 'listWebhooks', 'rotateWebhookSecret', 'testWebhook', 'listWebhookDeliveries'],
  ...['redeliver', 'changeWebhook', 'deleteWebhook', 'replaceScript', 'deleteAudio'],
];
/** Whose answers name what later examples ask for. */
const NAMED_BY: Record<string, string> = {
  createAudio: 'audio_id',
  createFeed: 'feed_id',
  addEpisode: 'episode_id',
  createWebhook: 'webhook_id',
  testWebhook: 'delivery_id',
};

it('answers every example of the reference; those for other languages send the very same', async () => {
  expect([...WALK].sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  const { key, call } = await developer(product, { credits: 100 });
  const given = { key: key.secret, ids: {} as Record<string, string> };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  product.humming.before(async () => held);
  const audioIs = (status: string) =>
    vi.waitUntil(
      async () => {
        const audio = (await (await call('GET', `/v1/audios/${given.ids.audio_id}`)).json()) as ApiAudio;
        return audio.status === status && !audio.remake ? audio : undefined;
      },
      { timeout: 60_000, interval: 1_500 },
    );

  for (const name of WALK) {
    const sample = sampleCallOf(operationNamed(name));
    // A voice of this product, and what exists here instead of what is made up there.
    const text = JSON.stringify(sample).replaceAll('pair:en-US:heart-michael', 'pair');
    const own = JSON.parse(text) as typeof sample;
    const body = own.body as Record<string, unknown> | undefined;
    if (body?.feed_id) body.feed_id = given.ids.feed_id;
    if (body?.revision) body.revision = (await audioIs('ready')).revision;
    const code = (language: 'curl' | 'python' | 'typescript') => snippetOf(language, own, product.url());
    const { sent, answer } = await runTypeScript(code('typescript'), given, new Uint8Array([37, 80, 68, 70]));
    expect(readCurl(code('curl'), given), name).toEqual(sent);
    expect(readPython(code('python'), given), name).toEqual(sent);
    const idName = NAMED_BY[name];
    if (idName) given.ids[idName] = (answer as { id: string }).id;
    if (name === 'retryAudio') {
      letGo();
      await audioIs('ready');
    }
  }
});
