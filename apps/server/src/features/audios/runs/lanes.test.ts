import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Audio, AudioEvent } from '@parlance/contract/audios';
import type { Transcriber } from '@parlance/ports/transcriber';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../db/connect.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../../testing/running-product.ts';
import { lineClaimStore } from './line-claims.store.ts';
import { runStore } from './runs.store.ts';

const SAID = Array.from({ length: 30 }, (_, i) => ({
  startMs: i * 10_000,
  endMs: i * 10_000 + 6_000,
  text: `In the year ${1900 + i} the observatory on the hill counted comets and wrote down what it saw.`,
}));
const PROSE = SAID.map(({ text }) => text).join('\n\n');

const answers: Record<string, RequestListener> = {
  '/talk.wav': (_, reply) =>
    reply.setHeader('content-type', 'audio/wav').end(Buffer.from('RIFF\0\0\0\0WAVEfmt ')),
  '/drips': (request, reply) => {
    reply.setHeader('content-type', 'text/html');
    const drip = setInterval(() => reply.write('<p>'), 20);
    request.on('close', () => clearInterval(drip));
  },
  '/broken': (_, reply) => reply.writeHead(503).end(),
};
const site = createServer((request, reply) => answers[request.url ?? '']?.(request, reply));
let siteHost: string;

/** Ears that hear only when the test lets them, one recording after the other. */
const ears = { waiting: [] as { hear(): void; signal: AbortSignal }[] };
const transcriber: Transcriber = {
  name: 'held',
  transcribe: (_, { signal }) =>
    new Promise((resolve, reject) => {
      ears.waiting.push({ signal, hear: () => resolve({ language: 'en', segments: SAID }) });
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};

const PAGE_MS = 400;
/** On a busy machine; nothing below hangs on how long it takes. */
const PATIENCE = { timeout: 15_000 };
let product: RunningProduct;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  product = await runningProduct({
    change: (config) => ({ ...config, fetchAllow: [siteHost] }),
    reading: (real) => ({
      ...real,
      transcriber,
      media: {
        probe: async () => ({ durationMs: 60_000, hasAudio: true, hasVideo: false }),
        samples: real.media.samples,
      },
      pageTimeoutMs: PAGE_MS,
    }),
  });
});
afterEach(() => product.humming.before(async () => {}));
afterAll(async () => {
  await product.stop();
  site.closeAllConnections();
  site.close();
});

async function started(who: Person, source: object): Promise<Audio> {
  const reply = await who.call('POST', '/api/audios', audioRequest({ source }));
  expect(reply.status).toBe(202);
  return (await reply.json()) as Audio;
}

const read = async (who: Person, { id }: Audio) =>
  (await (await who.call('GET', `/api/audios/${id}`)).json()) as Audio;
const text = { type: 'text', text: PROSE };
const at = (path: string) => ({ type: 'url', url: `http://${siteHost}${path}` });
const script = (name: string) => ({ type: 'script', script: `HOST: ${name} begins.\nCOHOST: ${name} ends.` });

const behindOne = (who: Person, audio: Audio) =>
  expect.poll(async () => (await read(who, audio)).waiting, PATIENCE).toEqual({ ahead: 1 });

/** Holds the lines of each audio until its name is let go. */
function heldVoice() {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const begun = new Set<string>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  product.humming.before(async (line, signal) => {
    const name = line.split(' ')[0]!;
    begun.add(name);
    const gone = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    gone.catch(() => {});
    await Promise.race([gateOf(name).promise, gone]);
  });
  const letGo = (name: string) => gateOf(name).resolve();
  onTestFinished(() => [...gates.keys()].forEach(letGo));
  return { begun, begins: (name: string) => expect.poll(() => begun, PATIENCE).toContain(name), letGo };
}

/** What the events of an audio say about waiting, as they come. */
async function* waits(who: Person, { id }: Audio): AsyncGenerator<number | null> {
  const reply = await who.call('GET', `/api/audios/${id}/events`);
  let rest = '';
  for await (const piece of reply.body!.pipeThrough(new TextDecoderStream())) {
    const events = `${rest}${piece}`.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data) yield (JSON.parse(data) as AudioEvent).waiting?.ahead ?? null;
    }
  }
}

async function until(events: AsyncGenerator<number | null>, wanted: number | null): Promise<number[]> {
  const seen: number[] = [];
  while (true) {
    const { value, done } = await events.next();
    if (done) throw new Error(`it never waited behind ${wanted}`);
    if (value !== null) seen.push(value);
    if (value === wanted) return seen;
  }
}

describe('while one recording is listened to', () => {
  it('others are read, written and spoken, and another recording waits its turn', async () => {
    const [ada, bob, cleo] = [await product.person(), await product.person(), await product.person()];
    const heard = await started(ada, at('/talk.wav'));
    await expect.poll(() => ears.waiting.length, PATIENCE).toBe(1);
    await whenIs(bob, (await started(bob, text)).id, 'ready');

    const behind = await started(cleo, at('/talk.wav'));
    await behindOne(cleo, behind);
    expect(await read(ada, heard)).toMatchObject({ status: 'ingesting', waiting: null });
    expect(ears.waiting).toHaveLength(1);

    ears.waiting.shift()?.hear();
    await whenIs(ada, heard.id, 'ready');
    await expect.poll(() => ears.waiting.length, PATIENCE).toBe(1);
    expect(await read(cleo, behind)).toMatchObject({ status: 'ingesting', waiting: null });
    await cleo.call('POST', `/api/audios/${behind.id}/cancel`);
    await expect.poll(() => ears.waiting[0]?.signal.aborted, PATIENCE).toBe(true);
    ears.waiting.shift();
  });
});

describe('while one is spoken', () => {
  it('the others are spoken in the order they came, and are told how many are before them', async () => {
    const [ann, ben, cho] = [await product.person(), await product.person(), await product.person()];
    const voice = heldVoice();
    const first = await started(ann, script('Ann'));
    await voice.begins('Ann');
    const second = await started(ben, script('Ben'));
    await behindOne(ben, second);

    const third = await started(cho, script('Cho'));
    const events = waits(cho, third);
    await until(events, 2);
    expect(await read(cho, third)).toMatchObject({ status: 'writing', title: expect.any(String) });
    voice.letGo('Ann');
    expect(await until(events, 1)).toEqual([1]);
    await whenIs(ann, first.id, 'ready');
    expect(voice.begun).not.toContain('Cho');
    voice.letGo('Ben');
    // Between "nobody before you" and the first word there may be no time to tell it.
    expect([[], [0]]).toContainEqual(await until(events, null));
    voice.letGo('Cho');
    await whenIs(ben, second.id, 'ready');
    await whenIs(cho, third.id, 'ready');
  });

  it('who leaves the lane holds up nobody, and costs nothing', async () => {
    const [ann, ben, cho] = [await product.person(), await product.person(), await product.person()];
    const voice = heldVoice();
    const first = await started(ann, script('Ann'));
    await voice.begins('Ann');
    const second = await started(ben, script('Ben'));
    await behindOne(ben, second);
    const third = await started(cho, script('Cho'));
    const events = waits(cho, third);
    await until(events, 2);
    expect((await ben.call('POST', `/api/audios/${second.id}/cancel`)).status).toBe(200);
    expect(await until(events, 1)).toEqual([1]);
    expect(await read(ben, second)).toMatchObject({ status: 'cancelled', waiting: null, credits_charged: 0 });
    voice.letGo('Ann');
    voice.letGo('Cho');
    await whenIs(ann, first.id, 'ready');
    await whenIs(cho, third.id, 'ready');
    expect(voice.begun).not.toContain('Ben');
  });

  it('the waiting go on after the server was stopped, in the order they came', async () => {
    const [ann, ben] = [await product.person(), await product.person()];
    const voice = heldVoice();
    const first = await started(ann, script('Ann'));
    await voice.begins('Ann');
    const second = await started(ben, script('Ben'));
    await behindOne(ben, second);
    await product.restart();
    voice.letGo('Ann');
    await whenIs(ann, first.id, 'ready');
    voice.letGo('Ben');
    await whenIs(ben, second.id, 'ready');
  });

  it('workers with nothing to do take lines ahead of who speaks it, unless somebody waits', async () => {
    const [ann, ben] = [await product.person(), await product.person()];
    const voice = heldVoice();
    const lines = Array.from(
      { length: 18 },
      (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: Ann says line ${at}.`,
    );
    const audio = await started(ann, { type: 'script', script: lines.join('\n') });
    await voice.begins('Ann');
    const database = connect(product.databaseUrl, 2, () => {});
    const claims = lineClaimStore(database.db);
    const help = async (holder: string, notOf: string[] = []) => (await claims.help(holder, notOf, 6))?.claim;
    const runId = audio.revision;
    const lease = { runId, audioId: audio.id, attempt: 2 };
    const first = { runId, stretch: 1, holder: 'one' };
    expect(await help('own', [runId])).toBeUndefined();
    expect(await help('one')).toEqual(first);
    expect(await help('two')).toEqual({ runId, stretch: 2, holder: 'two' });
    expect(await help('three')).toBeUndefined();
    expect(await claims.hold(first)).toBe(true);
    expect(await claims.whose(lease, 1)).toBe('theirs');
    await claims.leave(first);
    expect(await claims.whose(lease, 1)).toBe('left');
    expect(await help('three')).toBeUndefined();
    await claims.giveUp({ runId, stretch: 2, holder: 'two' });
    expect(await help('three')).toEqual({ runId, stretch: 2, holder: 'three' });
    await database.db.execute(sql`update line_claims set held_until = now() where holder = 'three'`);
    expect(await claims.whose(lease, 2)).toBe('left');
    // Those of a worker that lost the run count no more.
    expect(await help('four')).toBeUndefined();
    await database.db.execute(sql`update line_claims set holder = 'run/0'`);
    const second = await started(ben, script('Ben'));
    await behindOne(ben, second);
    expect(await help('four')).toBeUndefined();
    await ben.call('POST', `/api/audios/${second.id}/cancel`);
    const fourth = await help('four');
    expect(fourth).toEqual({ runId, stretch: 1, holder: 'four' });
    await ann.call('POST', `/api/audios/${audio.id}/cancel`);
    expect(await claims.hold(fourth!)).toBe(false);
    await database.close();
  });

  it('a job that is left over in the lane before is nobody’s', async () => {
    const [ann, ben] = [await product.person(), await product.person()];
    const voice = heldVoice();
    const first = await started(ann, script('Ann'));
    await voice.begins('Ann');
    const second = await started(ben, script('Ben'));
    await behindOne(ben, second);
    const database = connect(product.databaseUrl, 2, () => {});
    const runs = runStore(database.db, { settle: async () => 0, release: async () => {} });
    expect(await runs.take(second.revision)).toBeUndefined();
    await database.close();
    voice.letGo('Ann');
    voice.letGo('Ben');
    await whenIs(ann, first.id, 'ready');
    await whenIs(ben, second.id, 'ready');
  });
});

describe('a stranger’s site', () => {
  it.each([
    ['drips', () => at('/drips'), 'address_too_slow'],
    ['fails', () => at('/broken'), 'address_failing'],
  ])('that %s is told to the person, who keeps their credits', async (_, source, code) => {
    const eve = await product.person();
    const credits = async () =>
      ((await (await eve.call('GET', '/api/current_user')).json()) as { credits_remaining: number })
        .credits_remaining;
    const before = await credits();
    const failed = await whenIs(eve, (await started(eve, source())).id, 'failed');
    expect(failed.error?.code).toBe(code);
    // Without a title, it is called what was asked for.
    expect(failed).toMatchObject({ title: null, sources: [{ type: 'url', url: source().url }] });
    expect(await credits()).toBe(before);
    expect((await eve.call('POST', '/api/audios', audioRequest())).status).toBe(202);
  });
});
