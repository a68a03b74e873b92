import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import type { Feed } from '@parlance/contract/feeds';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { CLASSIC_REQUEST, type Client, signUp } from '../client.ts';
import { untilReady } from '../many-processes/pace.ts';
import { scriptOf } from '../many-processes/scripts.ts';

const LINES = 12;
const UPLOAD_BYTES = 300_000;
const LONGEST_LIFE_MS = 1_500;
const PAGES = [
  '/api/current_user',
  '/api/audios',
  '/api/current_user/billing_info',
  '/api/current_user/credit_statement',
  '/api/feeds',
  '/api/current_user/sessions',
  '/api/options',
];

type Person = Client & { email: string };
type Activity = { name: string; pauseMs: number; act(): Promise<void> };

/** Every answer must be one that was wanted: whatever else comes is an error. */
async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string | Uint8Array<ArrayBuffer>,
) {
  const reply = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  await reply.arrayBuffer();
  if (!reply.ok && reply.status !== 304) throw new Error(`${method} ${url} answered ${reply.status}`);
  return reply;
}

async function upload(site: string, { authorization }: Person): Promise<void> {
  const tus = { ...authorization, 'tus-resumable': '1.0.0' };
  const begun = await send(`${site}${UPLOADS_PATH}`, 'POST', {
    ...tus,
    'upload-length': String(UPLOAD_BYTES),
    'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
  });
  const url = new URL(begun.headers.get('location') ?? '', site).href;
  const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await send(url, 'PATCH', { ...tus, ...type }, new Uint8Array(randomBytes(UPLOAD_BYTES)));
  await send(url, 'DELETE', tus);
}

const begin = (person: Person): Promise<Audio> => {
  const source = { type: 'script', script: scriptOf(LINES, crypto.randomUUID()) };
  return person.create({ ...CLASSIC_REQUEST, source });
};
/** What is measured is the server, not a library that grows. */
const remove = (site: string, { authorization }: Person, { id }: Audio) =>
  send(`${site}/api/audios/${id}`, 'DELETE', authorization);

async function make(site: string, person: Person): Promise<void> {
  const audio = await begin(person);
  for await (const _ of person.events(audio.id));
  await untilReady(person, audio.id);
  const { media_url, transcript_url } = await person.audio(audio.id);
  for (const url of [media_url, transcript_url])
    await send(new URL(url ?? '', site).href, 'GET', person.authorization);
  await remove(site, person, audio);
}

async function cancel(site: string, person: Person): Promise<void> {
  const audio = await begin(person);
  await sleep(Math.random() * LONGEST_LIFE_MS);
  await person.post(`/api/audios/${audio.id}/cancel`);
  await remove(site, person, audio);
}

async function comeAndGo(site: string): Promise<void> {
  const { authorization, read } = await signUp(site);
  await read('/api/current_user');
  const headers = { ...authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ confirmation: DELETION_PHRASE });
  await send(`${site}/api/current_user`, 'DELETE', headers, body);
}

/** Nineteen of twenty apps have the feed already. */
async function feedReader(person: Person): Promise<() => Promise<void>> {
  const feed = (await (await person.post('/api/feeds', { name: 'Soak' })).json()) as Feed;
  const url = feed.rss_url ?? '';
  let etag = '';
  let count = 0;
  return async () => {
    const known: Record<string, string> = count++ % 20 ? { 'if-none-match': etag } : {};
    etag = (await send(url, 'GET', known)).headers.get('etag') ?? '';
  };
}

/** A little of everything that people do, with pauses. */
export async function activities(site: string, [maker, undecided, reader]: Person[]): Promise<Activity[]> {
  if (!maker || !undecided || !reader) throw new Error('three people are needed');
  let page = 0;
  const browse = () =>
    send(`${site}${PAGES[page++ % PAGES.length]}`, 'GET', reader.authorization).then(() => {});
  return [
    { name: 'pages', pauseMs: 100, act: browse },
    { name: 'feeds', pauseMs: 50, act: await feedReader(reader) },
    { name: 'uploads', pauseMs: 4_000, act: () => upload(site, reader) },
    { name: 'audios', pauseMs: 8_000, act: () => make(site, maker) },
    { name: 'cancels', pauseMs: 8_000, act: () => cancel(site, undecided) },
    { name: 'sign-ups', pauseMs: 15_000, act: () => comeAndGo(site) },
  ];
}

/** Does one thing again and again; gives how often it was done. */
export async function repeat(
  { name, pauseMs, act }: Activity,
  complaints: string[],
  signal: AbortSignal,
): Promise<string> {
  let count = 0;
  while (!signal.aborted) {
    await act().catch((error) => complaints.push(`${name}: ${error}`));
    count++;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return `${count} ${name}`;
}
