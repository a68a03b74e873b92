/** People who use the product all the time, and who remember everything that it promised them. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import type { Episode, Feed } from '@parlance/contract/feeds';
import type { Options } from '@parlance/contract/options';
import { UPLOADS_PATH } from '@parlance/contract/uploads';

const AGAIN_MS = 200;
const POLL_MS = 500;
const LINES = 30;
const UPLOAD_BYTES = 6_000_000;
const UPLOAD_PIECE_BYTES = 200_000;
const UPLOAD_PAUSE_MS = 100;
const ENDED = ['ready', 'failed', 'cancelled'];

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a field may hold: what was acknowledged last, or anything that was sent later without an answer. */
type Promised = { path: string; field: string; values: unknown[] };
type Upload = { path: string; bytes: Buffer; acknowledged: number };

export type Person = Awaited<ReturnType<typeof openPerson>>;

export async function openPerson(url: string, email: string, complaints: string[]) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };

  /** Undefined when the server died before it answered. */
  async function ask(method: string, where: string, body?: unknown, more = {}, base = url) {
    const reply = await fetch(`${base}${where}`, {
      method,
      headers: { ...headers, ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => undefined);
    if (reply && reply.status >= 500) complaints.push(`${method} ${where} answered ${reply.status}`);
    return reply;
  }
  /** Until it is answered. */
  async function get<T>(where: string, base = url): Promise<T> {
    for (;;) {
      const reply = await ask('GET', where, undefined, {}, base);
      const body = reply?.ok ? await reply.json().catch(() => undefined) : undefined;
      if (body !== undefined) return body as T;
      if (reply && !reply.ok) throw new Error(`GET ${where} answered ${reply.status}`);
      await sleep(AGAIN_MS);
    }
  }
  async function download(where: string, base = url): Promise<Buffer | undefined> {
    const reply = await fetch(`${base}${where}`).catch(() => undefined);
    const bytes = await reply?.arrayBuffer().catch(() => undefined);
    return reply?.ok && bytes ? Buffer.from(bytes) : undefined;
  }

  const signedUp = await ask('POST', '/api/auth/sign-up/email', {
    name: 'Bench',
    email,
    password: 'long enough',
  });
  if (!signedUp?.ok) throw new Error(`nobody can sign up: ${signedUp?.status}`);
  const { token } = (await signedUp.json()) as { token: string };
  headers.authorization = `Bearer ${token}`;
  // They speak in no time: what is to be seen is what happens around them.
  const [host, cohost] = (await get<Options>('/api/options')).voices.filter(
    ({ quality, languages }) => quality === 'classic' && languages.includes('en-US'),
  );
  const voice = { host: host?.id, cohost: cohost?.id };

  const accepted: string[] = [];
  const promised: Promised[] = [];
  const uploads: Upload[] = [];
  const acknowledged = { changes: 0, finished: 0 };
  let count = 0;

  async function create(): Promise<string | undefined> {
    const number = ++count;
    const lines = Array.from(
      { length: LINES },
      (_, i) =>
        `${i % 2 ? 'COHOST' : 'HOST'}: This is line ${i + 1} of audio ${number}, said by nobody else.`,
    );
    const request = {
      source: { type: 'script', script: lines.join('\n') },
      language: 'en-US',
      level: 'beginner',
    };
    const body = { ...request, mode: 'dialogue', length: 'short', voice };
    for (;;) {
      // The same key again: an answer that got lost must not become a second audio.
      const reply = await ask('POST', '/api/audios', body, { 'idempotency-key': `${email}-${number}` });
      if (reply?.status === 202) return ((await reply.json()) as Audio).id;
      if (reply) return void complaints.push(`create: ${reply.status} ${await reply.text()}`);
      await sleep(AGAIN_MS);
    }
  }

  async function change(
    where: string,
    method: string,
    field: string,
    body: Record<string, unknown>,
    read = where,
  ) {
    const reply = await ask(method, where, body);
    const known = promised.find((one) => one.path === read && one.field === field);
    if (reply && !reply.ok) complaints.push(`${method} ${where} answered ${reply.status}`);
    else if (known && !reply) known.values.push(body[field]);
    else if (known) known.values = [body[field]];
    if (reply?.ok) acknowledged.changes++;
    // Before anything was acknowledged, the old value is right as well.
    if (reply?.ok && !known) promised.push({ path: read, field, values: [body[field]] });
  }

  async function makeOne(feed: Feed, signal: AbortSignal): Promise<void> {
    const id = await create();
    if (!id) return void (await sleep(POLL_MS));
    accepted.push(id);
    for (;;) {
      const audio = await get<Audio>(`/api/audios/${id}`);
      if (audio.status === 'ready') break;
      if (ENDED.includes(audio.status) || signal.aborted) return;
      await sleep(POLL_MS);
    }
    const where = `/api/audios/${id}`;
    const { media_url } = await get<Audio>(where);
    await download(media_url ?? '');
    await change(where, 'PATCH', 'title', { title: `Title ${count} of ${email}` });
    await change(`${where}/rating`, 'POST', 'rating', { rating: 1 + (count % 5) }, where);
    await ask('POST', `${where}/episodes`, { feed_id: feed.id, title: `Episode ${count}` });
    acknowledged.finished++;
  }

  async function editOn(feed: Feed, signal: AbortSignal): Promise<void> {
    for (let edit = 1; !signal.aborted; edit++) {
      await change(`/api/feeds/${feed.id}`, 'PATCH', 'name', { name: `Feed, edit ${edit}` });
      await sleep(AGAIN_MS);
    }
  }

  async function startUpload(): Promise<Upload | undefined> {
    const reply = await ask('POST', UPLOADS_PATH, undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': String(UPLOAD_BYTES),
      'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
    });
    const location = reply?.headers.get('location');
    if (!location) return undefined;
    const upload = {
      path: new URL(location, url).pathname,
      bytes: randomBytes(UPLOAD_BYTES),
      acknowledged: 0,
    };
    uploads.push(upload);
    return upload;
  }

  /** Sends piece after piece from where the server stands; true when all of it has arrived. */
  async function sendOn(upload: Upload, signal?: AbortSignal, base = url): Promise<boolean> {
    while (!signal?.aborted) {
      const tus = { 'tus-resumable': '1.0.0' };
      const stands = await ask('HEAD', upload.path, undefined, tus, base);
      if (stands?.ok) {
        const offset = Number(stands.headers.get('upload-offset'));
        if (offset < upload.acknowledged && base === url)
          complaints.push(`${upload.path} went back from ${upload.acknowledged} to ${offset}`);
        if (offset === UPLOAD_BYTES) return true;
        const piece = upload.bytes.subarray(offset, offset + UPLOAD_PIECE_BYTES);
        const type = 'application/offset+octet-stream';
        const sent = await fetch(`${base}${upload.path}`, {
          method: 'PATCH',
          headers: { ...headers, ...tus, 'upload-offset': String(offset), 'content-type': type },
          body: new Uint8Array(piece),
        }).catch(() => undefined);
        if (sent?.status === 204) upload.acknowledged = Number(sent.headers.get('upload-offset'));
      }
      await sleep(UPLOAD_PAUSE_MS);
    }
    return false;
  }

  async function makeFeed(): Promise<Feed> {
    const reply = await ask('POST', '/api/feeds', { name: `Feed of ${email}` });
    if (!reply?.ok) throw new Error(`no feed: ${reply?.status}`);
    return (await reply.json()) as Feed;
  }

  const feed = await makeFeed();
  return {
    email,
    feed,
    accepted,
    promised,
    acknowledged,
    uploads,
    ask,
    get,
    download,
    sendOn,
    /** Uses the product until told to stop; what is under way then is left under way. */
    async live(dataDir: string, signal: AbortSignal): Promise<void> {
      const making = (async () => {
        while (!signal.aborted) await makeOne(feed, signal);
      })();
      const sending = (async () => {
        while (!signal.aborted) {
          const upload = await startUpload();
          if (!upload) await sleep(AGAIN_MS);
          else if (await sendOn(upload, signal)) await checkUpload(dataDir, upload);
        }
      })();
      await Promise.all([making, sending, editOn(feed, signal)]);
    },
    checkUpload,
    episodes: (base = url) => get<{ items: Episode[] }>(`/api/feeds/${feed.id}/episodes`, base),
  };

  async function checkUpload(dataDir: string, upload: Upload): Promise<void> {
    const kept = await readFile(path.join(dataDir, 'uploads', path.basename(upload.path)));
    if (sha256(kept) !== sha256(upload.bytes)) complaints.push(`${upload.path} holds other bytes`);
    uploads.splice(uploads.indexOf(upload), 1);
    while (!(await ask('DELETE', upload.path, undefined, { 'tus-resumable': '1.0.0' })))
      await sleep(AGAIN_MS);
  }
}

/** Looks whether every promise was kept; what was not goes into `complaints`. Gives counts. */
export async function checkPromises(person: Person, complaints: string[], patienceMs: number, base?: string) {
  const ends: Record<string, number> = {};
  for (const id of person.accepted) {
    const deadline = Date.now() + patienceMs;
    let audio = await person.get<Audio>(`/api/audios/${id}`, base);
    while (!ENDED.includes(audio.status) && Date.now() < deadline) {
      await sleep(POLL_MS);
      audio = await person.get<Audio>(`/api/audios/${id}`, base);
    }
    ends[audio.status] = (ends[audio.status] ?? 0) + 1;
    if (!ENDED.includes(audio.status)) complaints.push(`audio ${id} is still ${audio.status}`);
    if (audio.status === 'ready' && !(await person.download(audio.media_url ?? '', base)))
      complaints.push(`audio ${id} does not play`);
  }
  for (const { path: where, field, values } of person.promised) {
    const now = (await person.get<Record<string, unknown>>(where, base))[field];
    if (!values.includes(now)) complaints.push(`${where} ${field} is ${now}, not one of ${values}`);
  }
  return ends;
}
