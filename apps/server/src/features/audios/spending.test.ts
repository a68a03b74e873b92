import { once } from 'node:events';
import type { Audio, Estimate } from '@parlance/contract/audios';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../db/connect.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';
import { until } from '../../testing/until.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: RunningProduct;
let ada: Person;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  product = await runningProduct();
  connection = connect(product.databaseUrl, 1, () => {});
});
afterAll(async () => {
  await connection.close();
  await product.stop();
});
beforeEach(async () => {
  product.humming.before(async () => {});
  ada = await product.person();
});

const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const audioOf = (id: string) => json<Audio>(ada.call('GET', `/api/audios/${id}`));
const creditsLeft = async () =>
  (await json<{ credits_remaining: number }>(ada.call('GET', '/api/current_user'))).credits_remaining;

/** 300 words: two minutes, as they are estimated. */
const TWO_MINUTES = Array.from({ length: 300 }, (_, index) => `w${index}`).join(' ');
const script = (...lines: string[]) => ({
  type: 'script',
  script: lines.map((line, index) => `${index % 2 === 0 ? 'HOST' : 'COHOST'}: ${line}`).join('\n'),
});
/** Four lines of two minutes each, told apart by their first word; costs 4 credits. */
const fourLines = audioRequest({
  source: script(
    ...['one', 'two', 'three', 'four'].map((n) => `${n} ${TWO_MINUTES}`.split(' ').slice(0, 300).join(' ')),
  ),
});

let held: AbortController;
beforeEach(() => {
  held = new AbortController();
});
// A test that failed before it stopped its run would leave the others without a voice.
afterEach(() => held.abort(new Error('the test is over')));

/** Lets so many lines be spoken and holds the others up until the run is stopped or the test is over. */
function speakOnly(...words: string[]): void {
  const over = held.signal;
  product.humming.before(async (text, signal) => {
    if (words.includes(text.split(' ')[0] ?? '')) return;
    const stopped = AbortSignal.any([signal, over]);
    if (!stopped.aborted) await once(stopped, 'abort');
    stopped.throwIfAborted();
  });
}

/** Once so many lines were spoken and mixed, and nothing goes on. */
const spoken = (id: string, lines: number) =>
  until(async () => {
    const audio = await audioOf(id);
    return (audio.remake ?? audio).progress.lines_done === lines && audio;
  });

/** Once it waits for its first line. */
const begun = (id: string) => until(async () => (await audioOf(id)).status === 'speaking');

async function cancel(id: string): Promise<Audio> {
  await begun(id);
  return json<Audio>(ada.call('POST', `/api/audios/${id}/cancel`));
}

describe('what was spoken before a cancel', () => {
  it('is paid in proportion, told before, and stands in the statement', async () => {
    speakOnly('one', 'two');
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', fourLines));
    const making = await spoken(id, 2);
    expect(making.cancel_cost).toEqual({ credits: 2, of: 4 });
    expect(await creditsLeft()).toBe(6);
    const cancelled = await json<Audio>(ada.call('POST', `/api/audios/${id}/cancel`));
    expect(cancelled).toMatchObject({ status: 'cancelled', credits_charged: 2, cancel_cost: null });
    expect(await creditsLeft()).toBe(8);
    const { items } = await json<{ items: { move: string; credits: number }[] }>(
      ada.call('GET', '/api/current_user/credit_statement'),
    );
    expect(items.map(({ move, credits }) => [move, credits])).toEqual([
      ['share_returned', 2],
      ['spent', -4],
      ['granted', 10],
    ]);
  });

  it('is paid when the audio is deleted, too', async () => {
    speakOnly('one');
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', fourLines));
    await spoken(id, 1);
    expect((await ada.call('DELETE', `/api/audios/${id}`)).status).toBe(204);
    expect(await creditsLeft()).toBe(9);
  });

  it('is not spoken or paid again: trying again costs the rest of one price', async () => {
    speakOnly('one', 'two');
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', fourLines));
    await spoken(id, 2);
    await ada.call('POST', `/api/audios/${id}/cancel`);
    product.humming.said.length = 0;
    product.humming.before(async () => {});
    expect((await ada.call('POST', `/api/audios/${id}/retry`)).status).toBe(202);
    expect((await whenIs(ada, id, 'ready')).credits_charged).toBe(4);
    expect(product.humming.said.map((text) => text.split(' ')[0]).sort()).toEqual(['four', 'three']);
    expect(await creditsLeft()).toBe(6);
  });

  it('is paid of an edit as well, and the same edit costs the rest', async () => {
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await whenIs(ada, id, 'ready');
    const left = await creditsLeft();
    const lines = ['one', 'two', 'three', 'four'].map((n, index) => ({
      speaker: index % 2 === 0 ? 'HOST' : 'COHOST',
      text: `${n} ${TWO_MINUTES}`.split(' ').slice(0, 300).join(' '),
    }));
    speakOnly('one', 'two', 'three');
    expect((await ada.call('PUT', `/api/audios/${id}/script`, { lines })).status).toBe(202);
    await spoken(id, 3);
    expect((await ada.call('POST', `/api/audios/${id}/cancel`)).status).toBe(200);
    expect(await creditsLeft()).toBe(left - 3);
    product.humming.before(async () => {});
    expect((await ada.call('PUT', `/api/audios/${id}/script`, { lines })).status).toBe(202);
    await until(async () => (await audioOf(id)).remake === null);
    expect(await creditsLeft()).toBe(left - 4);
  });
});

describe('words that are said with many others', () => {
  const SPOKEN =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
  const manyAs = (count: number) =>
    audioRequest({ source: script('a '.repeat(count).trim(), 'a '.repeat(count).trim()) });
  /** As one that was written down before there was a bound. */
  async function sayAs(written: string, said: string): Promise<void> {
    const { id } = await json<{ id: string }>(ada.call('GET', '/api/current_user'));
    await connection.db.execute(
      sql`insert into pronunciations (user_id, position, written, spoken) values (${id}, 0, ${written}, ${said})`,
    );
  }

  it('are priced and limited as they are said', async () => {
    await sayAs('a', SPOKEN);
    const estimate = (body: object) =>
      json<Estimate & { fields?: object }>(ada.call('POST', '/api/audios/estimate', body));
    expect((await estimate(manyAs(150))).fields).toEqual({ 'source.script': 'script_line_too_long_as_said' });
    expect((await ada.call('POST', '/api/audios', manyAs(150))).status).toBe(422);
    // 30 words a line become 480: 6.4 minutes in all.
    expect(await estimate(manyAs(30))).toMatchObject({
      credits_required: 4,
      estimated_minutes: { min: 6.4 },
    });
  });

  it('are said as they were when the price was taken', async () => {
    await sayAs('rivers', 'ree vers');
    product.humming.said.length = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    product.humming.before(async (text) => {
      if (!text.startsWith('The rivers') && !text.startsWith('The ree')) await held;
    });
    const { id } = await json<Audio>(
      ada.call('POST', '/api/audios', audioRequest({ source: script('First of all.', 'The rivers rise.') })),
    );
    const items = [{ written: 'rivers', spoken: 'something else entirely', language: null }];
    expect((await ada.call('PUT', '/api/current_user/pronunciations', { items })).status).toBe(200);
    goOn();
    await whenIs(ada, id, 'ready');
    expect(product.humming.said).toContain('The ree vers rise.');
  });

  it('may be a few times as long as the word, not more', async () => {
    const put = (said: string) =>
      json<{ fields?: object }>(
        ada.call('PUT', '/api/current_user/pronunciations', {
          items: [{ written: 'a', spoken: said, language: null }],
        }),
      );
    expect((await put(SPOKEN)).fields).toEqual({ 'items.0.spoken': 'spoken_too_long' });
    expect((await put('eigh')).fields).toBeUndefined();
  });
});

describe('previews of lines', () => {
  const line = (text: string) => ({ speaker: 'HOST', text });
  const preview = (id: string, text: string) =>
    ada.call('POST', `/api/audios/${id}/line_previews`, line(text));

  it('have a daily allowance, of which lines that were spoken before cost nothing', async () => {
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await whenIs(ada, id, 'ready');
    const long = 'word '.repeat(700).trim();
    const first = await preview(id, long);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toMatch(/^"preview-characters";r=501;t=\d+$/);
    expect((await preview(id, long)).headers.get('ratelimit')).toMatch(/r=501;/);
    const refused = await preview(id, `${long} more`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'preview_allowance_used',
      params: { max: 4_000, remaining: 501, needed: 3_504 },
    });
    expect((await preview(id, 'Good morning to you.')).status).toBe(200);
  });

  it('are given back when nothing was spoken', async () => {
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await whenIs(ada, id, 'ready');
    product.humming.before(async () => {
      throw new Error('hoarse');
    });
    expect((await preview(id, 'word '.repeat(700))).status).toBeGreaterThanOrEqual(400);
    product.humming.before(async () => {});
    expect((await preview(id, 'word '.repeat(700))).status).toBe(200);
  });

  it('are of what can be edited', async () => {
    speakOnly();
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await cancel(id);
    expect((await preview(id, 'Anything at all.')).status).toBe(409);
  });
});

describe('an idempotency key', () => {
  const withKey = (key: string) => ({ 'idempotency-key': key });

  it('is refused for another body, and for another call', async () => {
    speakOnly();
    const first = await json<Audio>(ada.call('POST', '/api/audios', audioRequest(), withKey('k1')));
    expect((await json<Audio>(ada.call('POST', '/api/audios', audioRequest(), withKey('k1')))).id).toBe(
      first.id,
    );
    const other = await ada.call('POST', '/api/audios', audioRequest({ length: 'medium' }), withKey('k1'));
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    await cancel(first.id);
    const retry = await ada.call('POST', `/api/audios/${first.id}/retry`, undefined, withKey('k1'));
    expect(await retry.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('tries again once, however often it comes', async () => {
    speakOnly();
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await cancel(id);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        ada.call('POST', `/api/audios/${id}/retry`, undefined, withKey('again')),
      ),
    );
    expect(tries.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const revisions = await Promise.all(tries.map(async (reply) => ((await reply.json()) as Audio).revision));
    expect(new Set(revisions).size).toBe(1);
    expect(await creditsLeft()).toBe(9);
    // Held up, it would keep the place that the next test's audio is spoken in.
    await cancel(id);
  });

  it('can be used again after a refusal', async () => {
    expect(
      (await ada.call('POST', '/api/audios', audioRequest({ voice: 'nobody' }), withKey('k2'))).status,
    ).toBe(422);
    expect((await ada.call('POST', '/api/audios', audioRequest(), withKey('k2'))).status).toBe(202);
  });
});

describe('an estimate', () => {
  it.each([
    [
      'an unknown upload',
      { source: { type: 'files', upload_ids: ['nope'] } },
      'source.upload_ids',
      'upload_unknown',
    ],
    ['an unknown language', { language: 'xx-XX' }, 'language', 'language_unknown'],
    ['an unknown voice', { voice: 'nobody' }, 'voice', 'voice_unknown'],
    [
      'more than the plan reads',
      { source: { type: 'text', text: 'A sentence of the sea and of its many ships. '.repeat(20_000) } },
      'source.text',
      'source_too_large',
    ],
  ])('refuses %s as a start would', async (_, change, field, code) => {
    for (const path of ['/api/audios/estimate', '/api/audios']) {
      const reply = await ada.call('POST', path, audioRequest(change));
      expect([path, reply.status]).toEqual([path, 422]);
      expect(await reply.json()).toMatchObject({ fields: { [field]: code } });
    }
  });
});

describe('storage', () => {
  const userId = async () => (await json<{ id: string }>(ada.call('GET', '/api/current_user'))).id;
  const used = async () =>
    (await json<{ storage_used_bytes: number }>(ada.call('GET', '/api/current_user'))).storage_used_bytes;

  it('counts what is kept, and what is deleted no more', async () => {
    expect(await used()).toBe(0);
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', audioRequest()));
    await whenIs(ada, id, 'ready');
    expect(await used()).toBeGreaterThan(10_000);
    await ada.call('DELETE', `/api/audios/${id}`);
    expect(await used()).toBe(0);
  });

  it('that is full takes neither an audio nor an upload', async () => {
    const id = await userId();
    const key = `users/${id}/audios/old/takes/x.take`;
    await connection.db.execute(
      sql`insert into kept_objects (key, user_id, bytes) values (${key}, ${id}, ${2 * 1024 ** 3})`,
    );
    const reply = await ada.call('POST', '/api/audios', audioRequest());
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'storage_full', params: { max_bytes: 2 * 1024 ** 3 } });
    const upload = await ada.call('POST', '/api/uploads', undefined, {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}`,
    });
    expect(await upload.json()).toMatchObject({ code: 'storage_full' });
  });

  it('loses what was spoken for a cancelled audio after a day; the script that was paid for stays', async () => {
    speakOnly('one', 'two');
    const { id } = await json<Audio>(ada.call('POST', '/api/audios', fourLines));
    await spoken(id, 2);
    const cancelled = await json<Audio>(ada.call('POST', `/api/audios/${id}/cancel`));
    const kept = Date.parse(cancelled.files_kept_until ?? '') - Date.now();
    expect(kept).toBeGreaterThan(23 * 60 * 60_000);
    await until(async () => (await used()) > 100_000);
    await connection.db.execute(
      sql`update runs set finished_at = now() - interval '25 hours' where audio_id = ${id}`,
    );
    await product.restart();
    await until(async () => (await audioOf(id)).files_kept_until === null);
    const names = (await product.objects(`users/${await userId()}/`)).map((key) => key.split('/').at(-1));
    expect(names.sort()).toEqual(['script.json', 'source.json']);
    product.humming.before(async () => {});
    expect((await ada.call('POST', `/api/audios/${id}/retry`)).status).toBe(202);
    expect((await whenIs(ada, id, 'ready')).credits_charged).toBe(4);
  });

  it('loses the uploads of a failed audio after a day, and says so when it is tried again', async () => {
    const sent = await ada.call('POST', '/api/uploads', undefined, {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': '0',
      'upload-metadata': `filename ${Buffer.from('empty.txt').toString('base64')}`,
    });
    const upload = sent.headers.get('location')?.split('/').at(-1);
    const { id } = await json<Audio>(
      ada.call('POST', '/api/audios', audioRequest({ source: { type: 'files', upload_ids: [upload] } })),
    );
    await whenIs(ada, id, 'failed');
    await connection.db.execute(
      sql`update runs set finished_at = now() - interval '25 hours' where audio_id = ${id}`,
    );
    await connection.db.execute(
      sql`update uploads set asked_at = now() - interval '1 hour' where id = ${upload}`,
    );
    await product.restart();
    await until(async () => (await audioOf(id)).files_kept_until === null);
    const reply = await until(async () => {
      const again = await ada.call('POST', `/api/audios/${id}/retry`);
      return again.status === 410 && again;
    });
    expect(await reply.json()).toMatchObject({ code: 'files_gone' });
  });
});
