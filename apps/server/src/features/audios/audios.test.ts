import type { Audio, AudioScript, Estimate } from '@parlance/contract/audios';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audioRequest, type Person, runningProduct, whenIs } from '../../testing/running-product.ts';

type Product = Awaited<ReturnType<typeof runningProduct>>;

const PROSE = Array.from(
  { length: 30 },
  (_, i) =>
    `In the year ${1900 + i} the observatory on the hill counted ${i} comets and wrote down what it saw.`,
).join('\n\n');

/** What it keeps coming back to, behind the lines that the plain writer reads out. */
const LEFT_OUT =
  'Nobody had ever measured how bright a comet grows near the sun, so the young astronomers built a photometer from glass, selenium and copper wire.';

let product: Product;
let ada: Person;
beforeAll(async () => {
  product = await runningProduct({ watchesTransactions: true });
  ada = await product.person();
});
afterEach(() => product.humming.before(async () => {}));
afterAll(() => product.stop());

const created = async (who: Person, change: object = {}, headers = {}) => {
  const reply = await who.call('POST', '/api/audios', audioRequest(change), headers);
  return {
    status: reply.status,
    body: (await reply.json()) as Audio & { code: string; fields: object; params: Record<string, string> },
  };
};

/** Holds every line until let go, but for one. Lines come in any order: two are spoken at once. */
function heldUp(butFor?: string) {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  product.humming.before(async (text, signal) => {
    if (text === butFor) return;
    const gone = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    await Promise.race([gate, gone]);
  });
  return go;
}

describe('making an audio', () => {
  it('turns an own script into a recording with transcript, chapters and peaks', async () => {
    const { status, body } = await created(ada);
    expect(status).toBe(202);
    const audio = await whenIs(ada, body.id, 'ready');
    expect(audio.duration_ms).toBeGreaterThan(1000);
    expect(audio.creator).toBe('Ada Example');

    const media = await fetch(`${product.url()}${audio.media_url}`, { headers: { range: 'bytes=0-2' } });
    expect(media.status).toBe(206);
    expect(await media.text()).toBe('ID3');
    const transcript = await (await fetch(`${product.url()}${audio.transcript_url}`)).text();
    expect(transcript).toContain('WEBVTT');
    expect(transcript.replace(/<[^>]+>/g, '')).toContain('Good morning to you.');
    const script = (await (await ada.call('GET', `/api/audios/${audio.id}/script`)).json()) as AudioScript;
    expect(script.lines.map((line) => line.speaker)).toEqual(['HOST', 'COHOST']);
    expect(script.lines[1]?.start_ms).toBeGreaterThan(script.lines[0]?.start_ms ?? 0);
    // There is nothing that a person's own words could be held to.
    expect(script.lines.map((line) => line.check)).toEqual([null, null]);
    expect(script.left_out).toEqual([]);
  });

  it('ties lines of a pasted text to the passages they rest on', async () => {
    const code = Array.from({ length: 40 }, (_, at) => `$ git rm --cached harbour-${at}.txt --quiet`).join(
      '\n',
    );
    const text = `${PROSE}\n\n${code}\n\n${LEFT_OUT}`;
    const source = { type: 'text', text } as const;
    const asked = (await (
      await ada.call('POST', '/api/audios/estimate', audioRequest({ source }))
    ).json()) as Estimate;
    expect(asked.warnings).toContain('much_left_out');
    expect(asked.left_out_percent).toBeGreaterThan(10);
    // Long before anything is written: so many minutes, and no more is sold than the text fills.
    expect(asked.expected_minutes).toBeGreaterThan(0);
    expect(asked.lengths.map(({ length, filled }) => [length, filled])).toEqual([
      ['short', true],
      ['medium', false],
      ['long', false],
    ]);
    const { body } = await created(ada, { source });
    const audio = await whenIs(ada, body.id, 'ready');
    const script = (await (await ada.call('GET', `/api/audios/${audio.id}/script`)).json()) as AudioScript;
    const passages = new Map(script.passages.map((passage) => [passage.id, passage.text]));
    for (const line of script.lines) {
      expect(passages.get(line.source_refs[0] ?? '')).toContain(line.text);
      expect(line.check).toEqual({ support: 'supported', flags: [] });
    }
    expect(script.left_out).toMatchObject([{ text: LEFT_OUT, heading: null, document: null }]);
    expect(script.not_read).toMatchObject([{ kind: 'code', percent: asked.left_out_percent }]);
    expect(audio.warnings).toContain('much_left_out');
    const metrics = await (await fetch(`${product.url()}/metrics`)).text();
    expect(metrics).toMatch(/parlance_script_lines_total\{support="supported"\} [1-9]/);
  });

  it('warns of what will not be told of a file, while nothing is spent', async () => {
    const code = Array.from({ length: 40 }, (_, at) => `$ git rm --cached harbour-${at}.txt --quiet`);
    const file = `${'The sea was quiet that day, and nobody walked along the shore.\n\n'.repeat(20)}${code.join('\n')}`;
    const sent = await fetch(`${product.url()}/api/uploads`, {
      method: 'POST',
      body: file,
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-length': String(file.length),
        'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
      },
    });
    const upload = sent.headers.get('location')?.split('/').at(-1);
    const source = { type: 'files', upload_ids: [upload] };
    // What takes longer than a price may is known when it is asked for again.
    const estimate = async () =>
      (await (await ada.call('POST', '/api/audios/estimate', audioRequest({ source }))).json()) as Estimate;
    let asked = await estimate();
    while (asked.left_out_percent === null) asked = await estimate();
    expect(asked.warnings).toContain('much_left_out');
    expect(asked.left_out_percent).toBeGreaterThan(10);
    expect(asked.expected_minutes).toBeGreaterThan(0);
    // Of what nobody has read yet only the range is known.
    const unknown = { source: { type: 'url', url: 'https://example.com/', episode: 'e1' } };
    const range = (await (
      await ada.call('POST', '/api/audios/estimate', audioRequest(unknown))
    ).json()) as Estimate;
    expect(range).toMatchObject({ expected_minutes: null, estimated_minutes: { min: 2, max: 6 } });
    expect(range.lengths.every(({ filled }) => filled)).toBe(true);
  });

  it('lets one run at a time and names the one that runs', async () => {
    const go = heldUp();
    const first = await created(ada);
    const second = await created(ada);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'generation_in_progress',
      params: { audio_id: first.body.id },
    });
    go();
    await whenIs(ada, first.body.id, 'ready');
    expect((await created(ada)).status).toBe(202);
  });

  it('starts exactly one of twenty that come at once', async () => {
    const eager = await product.person();
    const go = heldUp();
    const replies = await Promise.all(Array.from({ length: 20 }, () => created(eager)));
    expect(replies.filter((reply) => reply.status === 202)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(19);
    go();
  });

  it('gives the same audio for the same idempotency key, also at the same moment', async () => {
    const twice = await product.person();
    const headers = { 'idempotency-key': 'k-1' };
    const [a, b] = await Promise.all([created(twice, {}, headers), created(twice, {}, headers)]);
    expect(a.status).toBe(202);
    expect(b.body.id).toBe(a.body.id);
    await whenIs(twice, a.body.id, 'ready');
    expect((await created(twice, {}, headers)).body.id).toBe(a.body.id);
  });

  it('stops when it is cancelled and can be retried', async () => {
    const bob = await product.person();
    heldUp();
    const { body } = await created(bob);
    const cancelled = await bob.call('POST', `/api/audios/${body.id}/cancel`);
    expect(((await cancelled.json()) as Audio).status).toBe('cancelled');
    expect((await bob.call('POST', `/api/audios/${body.id}/cancel`)).status).toBe(409);
    product.humming.before(async () => {});
    expect((await bob.call('POST', `/api/audios/${body.id}/retry`)).status).toBe(202);
    await whenIs(bob, body.id, 'ready');
  });

  it('says why it failed and speaks only the missing lines when retried', async () => {
    const carl = await product.person();
    product.humming.before(async (text) => {
      if (text.includes('friend')) throw new Error('the engine broke');
    });
    const { body } = await created(carl, {
      source: { type: 'script', script: 'HOST: A line to keep.\nCOHOST: For you, friend.' },
    });
    const failed = await whenIs(carl, body.id, 'failed');
    expect(failed.error?.code).toBe('generation_failed');
    product.humming.before(async () => {});
    const before = product.humming.said.length;
    await carl.call('POST', `/api/audios/${body.id}/retry`);
    await whenIs(carl, body.id, 'ready');
    expect(product.humming.said.slice(before)).toEqual(['For you, friend.']);
  });

  it('goes on after the server was stopped in the middle, without saying a kept line again', async () => {
    const dora = await product.person();
    const script = Array.from(
      { length: 6 },
      (_, i) => `${i % 2 ? 'COHOST' : 'HOST'}: Line number ${i} of the restart.`,
    ).join('\n');
    let lines = 0;
    product.humming.before((_, signal) =>
      ++lines <= 2
        ? Promise.resolve()
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { body } = await created(dora, { source: { type: 'script', script } });
    while (lines < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    product.humming.before(async () => {});
    const kept = product.humming.said.filter((text) => text.includes('restart'));
    await product.restart();
    await whenIs(dora, body.id, 'ready');
    const all = product.humming.said.filter((text) => text.includes('restart'));
    expect(kept).toHaveLength(2);
    expect(new Set(all).size).toBe(6);
    expect(all).toHaveLength(6);
  });
});

describe('watching and listening', () => {
  it('tells progress as it happens and ends when the audio is ready', async () => {
    const eve = await product.person();
    const { body } = await created(eve);
    const reply = await eve.call('GET', `/api/audios/${body.id}/events`);
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    const text = await reply.text();
    const states = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as { status: string },
    );
    expect(states.at(-1)?.status).toBe('ready');
  });

  it('plays while the rest is being made', async () => {
    const finn = await product.person();
    const go = heldUp('Good morning to you.');
    const { body } = await created(finn);
    let live: string | undefined;
    while (!live) {
      live = ((await (await finn.call('GET', `/api/audios/${body.id}`)).json()) as Audio).live_url;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const reader = (await fetch(`${product.url()}${live}`)).body?.getReader();
    const first = await reader?.read();
    const begun = first?.value ?? new Uint8Array();
    expect(begun.length).toBeGreaterThan(1000);
    // Whoever lost the connection goes on where it broke.
    const again = await fetch(`${product.url()}${live}&from=${begun.length - 100}`);
    const rest = await again.body?.getReader().read();
    expect(rest?.value).toEqual(begun.slice(-100));
    go();
    let bytes = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      bytes += part.value.length;
    expect(bytes).toBeGreaterThan(1000);
    await whenIs(finn, body.id, 'ready');
  });
});

describe('the library', () => {
  it('lists newest first, page by page, and finds by title', async () => {
    const gil = await product.person();
    const ids: string[] = [];
    for (const title of ['Alpha', 'Beta 100%', 'Gamma']) {
      const { body } = await created(gil);
      await whenIs(gil, body.id, 'ready');
      await gil.call('PATCH', `/api/audios/${body.id}`, { title });
      ids.unshift(body.id);
    }
    const page = async (query: string) =>
      (await (await gil.call('GET', `/api/audios?${query}`)).json()) as {
        items: Audio[];
        next_cursor: string | null;
      };
    const first = await page('limit=2');
    expect(first.items.map((audio) => audio.id)).toEqual(ids.slice(0, 2));
    const rest = await page(`limit=2&cursor=${first.next_cursor}`);
    expect(rest.items.map((audio) => audio.id)).toEqual(ids.slice(2));
    expect(rest.next_cursor).toBeNull();
    expect((await page('q=100%25')).items.map((audio) => audio.title)).toEqual(['Beta 100%']);
    expect((await page('q=%25')).items).toHaveLength(1);

    // In any other order too, whatever a page ends with.
    await gil.call('PATCH', `/api/audios/${ids[0]}`, { title: 'aardvark' });
    const sorted = async (sort: string) => {
      const { items, next_cursor } = await page(`limit=2&sort=${sort}`);
      const more = await page(`limit=2&sort=${sort}&cursor=${next_cursor}`);
      return [...items, ...more.items];
    };
    const titles = async (sort: string) => (await sorted(sort)).map((audio) => audio.title);
    expect(await titles('oldest')).toEqual(['Alpha', 'Beta 100%', 'aardvark']);
    expect(await titles('title')).toEqual(['aardvark', 'Alpha', 'Beta 100%']);
    const lengths = (await sorted('longest')).map((audio) => audio.duration_ms ?? 0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(new Set(await titles('longest'))).toEqual(new Set(await titles('title')));
    expect((await gil.call('GET', '/api/audios?sort=loudest')).status).toBe(422);
  });

  it('forgets an audio and every file of it', async () => {
    const hal = await product.person();
    const { body } = await created(hal);
    const audio = await whenIs(hal, body.id, 'ready');
    const mine = async () => (await product.objects('users/')).filter((key) => key.includes(body.id));
    expect((await mine()).length).toBeGreaterThan(3);
    expect((await hal.call('DELETE', `/api/audios/${body.id}`)).status).toBe(204);
    expect(await mine()).toEqual([]);
    expect((await fetch(`${product.url()}${audio.media_url}`)).status).toBe(404);
  });
});

describe('wrong requests', () => {
  it.each([
    [
      '1,999 characters',
      { source: { type: 'text', text: 'a'.repeat(1999) } },
      { 'source.text': 'text_too_short' },
    ],
    [
      'two host lines in a row',
      { source: { type: 'script', script: 'HOST: a\nHOST: b' } },
      { 'source.script': 'script_speakers_must_alternate' },
    ],
    [
      'a line of 4,001 characters',
      { source: { type: 'script', script: `HOST: ${'a'.repeat(4001)}\nCOHOST: b` } },
      { 'source.script': 'script_line_too_long' },
    ],
    [
      'a script of 61 minutes',
      {
        source: {
          type: 'script',
          script: Array.from(
            { length: 62 },
            (_, i) => `${i % 2 ? 'COHOST' : 'HOST'}: ${'word '.repeat(148)}`,
          ).join('\n'),
        },
      },
      { 'source.script': 'script_too_long' },
    ],
    ['an unknown voice', { voice: 'nobody' }, { voice: 'voice_unknown' }],
    ['one voice for a dialogue', { voice: 'low' }, { voice: 'voice_needs_partner' }],
    ['an unknown language', { language: 'xx-XX' }, { language: 'language_unknown' }],
    [
      'a text in another language',
      { source: { type: 'text', text: PROSE }, language: 'pt-BR' },
      { language: 'language_differs_from_source' },
    ],
    ['no voice', { voice: undefined }, { voice: 'required' }],
  ])('%s: a 422 that names the field', async (_, change, fields) => {
    const ian = await product.person();
    const { status, body } = await created(ian, change);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', fields });
    expect((await (await ian.call('GET', '/api/audios')).json()) as object).toMatchObject({ items: [] });
  });

  it('answers a body that is no object in JSON, and one that is too large', async () => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const post = (body: string) => fetch(`${product.url()}/api/audios`, { method: 'POST', headers, body });
    for (const body of ['{', '', 'null and void', 'null', '[]', '"a topic"']) {
      const refused = await post(body);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'body_malformed' });
    }
    expect((await post('x'.repeat(13 * 1024 * 1024))).status).toBe(413);
  });
});
