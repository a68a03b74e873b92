import type { Audio, AudioEvent, AudioScript } from '@parlance/contract/audios';
import type { ScriptProposal } from '@parlance/contract/studio';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../../testing/running-product.ts';

let product: RunningProduct;
let who: Person;
let audio: Audio;
beforeAll(async () => {
  product = await runningProduct();
  who = await product.person();
  const { id } = await json<Audio>(
    who.call('POST', '/api/audios', audioRequest({ source: { type: 'script', script: SCRIPT } })),
  );
  audio = await whenIs(who, id, 'ready');
});
afterEach(async () => {
  product.humming.before(async () => {});
  audio = await readAudio();
});
afterAll(() => product.stop());

const SCRIPT = [
  'HOST: The first line of all.',
  'COHOST: A second one follows it.',
  'HOST: Somebody says a third.',
  'COHOST: And this is the last.',
].join('\n');

const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const readAudio = () => json<Audio>(who.call('GET', `/api/audios/${audio.id}`));
const readLines = async () =>
  (await json<AudioScript>(who.call('GET', `/api/audios/${audio.id}/script`))).lines;
const put = (lines: object[]) => who.call('PUT', `/api/audios/${audio.id}/script`, { lines });

/** The script with other words in one line. */
async function putLine(index: number, text: string): Promise<Response> {
  const lines = await readLines();
  return put(lines.with(index, { ...lines[index]!, text }));
}

/** Waits until no new version is being made. */
async function whenSettled(person = who, id = audio.id): Promise<Audio> {
  for (let tries = 0; tries < 600; tries++) {
    const now = await json<Audio>(person.call('GET', `/api/audios/${id}`));
    if (!now.remake || now.remake.error) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the remake never ended');
}

/** Holds every line until it is let go or stopped; tells which one came first, and why it was stopped. */
function heldUp() {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<unknown>();
  product.humming.before((_, signal) => {
    begun.resolve();
    const gone = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => {
        stopped.resolve(signal.reason);
        reject(signal.reason);
      }),
    );
    return Promise.race([gate.promise, gone]);
  });
  return { go: gate.resolve, begun: begun.promise, stopped: stopped.promise };
}

const bytesOf = async (url = '') =>
  new Uint8Array(await (await fetch(`${product.url()}${url}`)).arrayBuffer());

/** These come before the script is changed. */
describe('taking an audio along', () => {
  it('gives transcript and script as files, by address alone', async () => {
    const read = async (url = '') => (await fetch(`${product.url()}${url}`)).text();
    expect(await read(audio.transcript_srt_url)).toMatch(
      /^1\n00:00:\d\d,\d{3} --> .*\nlow: The first line of all\./,
    );
    expect(await read(audio.transcript_txt_url)).toBe(
      `${SCRIPT.replaceAll('COHOST:', 'high:').replaceAll('HOST:', 'low:').replaceAll('\n', '\n\n')}\n`,
    );
    expect(await read(audio.script_url)).toBe(`${SCRIPT}\n`);
    const unsigned = await fetch(`${product.url()}/api/audios/${audio.id}/script.txt`);
    expect(unsigned.status).toBe(401);
  });

  it('tells what it was made from, to make another one of it', async () => {
    expect(await json(who.call('GET', `/api/audios/${audio.id}/request`))).toMatchObject({
      source: { type: 'script', script: SCRIPT },
      voice: 'pair',
      length: 'short',
    });
  });
});

describe('what a person leaves at an audio', () => {
  it('is one rating that can be changed, and is theirs to take along', async () => {
    const rate = (body: object) => who.call('POST', `/api/audios/${audio.id}/rating`, body);
    expect((await rate({ rating: 6 })).status).toBe(422);
    expect(await json<Audio>(rate({ rating: 5, comment: 'Good.' }))).toMatchObject({ rating: 5 });
    expect(await json<Audio>(rate({ rating: 2, comment: 'Too fast.' }))).toMatchObject({ rating: 2 });
    expect((await readAudio()).rating).toBe(2);
    expect(await (await who.call('GET', '/api/current_user/export')).text()).toContain('Too fast.');
  });

  it('is the place where they stopped listening, on every device', async () => {
    expect(audio.position_ms).toBe(0);
    const save = (position_ms: number) =>
      who.call('PUT', `/api/audios/${audio.id}/position`, { position_ms });
    expect((await save(12_345)).status).toBe(204);
    expect((await readAudio()).position_ms).toBe(12_345);
    expect((await save(-1)).status).toBe(422);
  });
});

describe('an edited script', () => {
  it('starts nothing when nothing changed', async () => {
    const reply = await put(await readLines());
    expect(reply.status).toBe(202);
    expect((await reply.json()) as Audio).toMatchObject({ revision: audio.revision, remake: null });
  });

  it('is refused line by line when it breaks the rules, and then starts nothing', async () => {
    const reply = await put([
      { speaker: 'HOST', text: ' \n ' },
      { speaker: 'HOST', text: 'x'.repeat(4001) },
    ]);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      code: 'validation_failed',
      fields: { 'lines.0': 'script_line_empty', 'lines.1': 'script_line_too_long' },
    });
    const stale = await who.call('PUT', `/api/audios/${audio.id}/script`, {
      revision: 'an-older-one',
      lines: await readLines(),
    });
    expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, 'script_changed']);
    const odd = await put([{ speaker: 'NOBODY', text: 'x' }]);
    expect(await odd.json()).toMatchObject({ fields: { 'lines.0.speaker': 'invalid' } });
    expect((await readAudio()).remake).toBeNull();
  });

  it('is spoken where it changed and nowhere else, while the old recording can be heard', async () => {
    const before = await bytesOf(audio.media_url);
    const said = product.humming.said.length;
    const { go } = heldUp();
    const preview = who.call('POST', `/api/audios/${audio.id}/line_previews`, {
      speaker: 'HOST',
      text: 'Somebody says\nsomething else at length.',
    });
    const reply = await putLine(2, 'Somebody says something else at length.');
    expect(reply.status).toBe(202);
    expect((await reply.json()) as Audio).toMatchObject({ status: 'ready', id: audio.id });
    expect(await bytesOf(audio.media_url)).toEqual(before);
    expect((await readAudio()).remake).toMatchObject({ error: null });

    const events = who.call('GET', `/api/audios/${audio.id}/events`);
    go();
    const told = [...(await (await events).text()).matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? '') as AudioEvent,
    );
    expect(told[0]?.remake).not.toBeNull();
    expect(told.at(-1)).toMatchObject({ status: 'ready', remake: null });
    expect((await preview).status).toBe(200);

    const after = await readAudio();
    expect(new Set(product.humming.said.slice(said))).toEqual(
      new Set(['Somebody says something else at length.']),
    );
    expect(after.revision).not.toBe(audio.revision);
    expect(after.media_url).not.toBe(audio.media_url);
    expect(await bytesOf(after.media_url)).not.toEqual(before);
    expect((await readLines())[2]?.text).toBe('Somebody says something else at length.');
    const objects = await product.objects('users/');
    expect(objects.filter((key) => key.includes(`/runs/${audio.revision}/`))).toEqual([]);
    expect(objects.filter((key) => key.includes('/takes/'))).toHaveLength(5);
  });

  it('was tried out by ear: the take is used when the script is saved, as are title and notes of one’s own', async () => {
    await who.call('PATCH', `/api/audios/${audio.id}`, {
      title: 'My own',
      shownotes: 'My notes.\n\n- 00:00:00 Go',
    });
    const said = product.humming.said.length;
    const preview = await who.call('POST', `/api/audios/${audio.id}/line_previews`, {
      speaker: 'HOST',
      text: 'On trial.\n',
    });
    expect(preview.headers.get('content-type')).toBe('audio/mpeg');
    expect(new Uint8Array(await preview.arrayBuffer())[0]).toBe(0xff);
    await putLine(0, 'On trial.');
    const after = await whenSettled();
    expect(product.humming.said.slice(said)).toEqual(['On trial.']);
    expect(after).toMatchObject({ title: 'My own', shownotes: 'My notes.\n\n- 00:00:00 Go' });
    const tags = Buffer.from(await bytesOf(after.media_url)).toString('latin1', 0, 400);
    expect(tags.replaceAll('\0', '')).toContain('My own');
  });

  it('that could not be spoken leaves the old recording, says why and can be tried again', async () => {
    product.humming.before(async (text) => {
      if (text.includes('break')) throw new Error('the engine broke');
    });
    await putLine(1, 'These words break.');
    expect(await whenSettled()).toMatchObject({
      status: 'ready',
      revision: audio.revision,
      error: null,
      remake: { status: 'failed', error: { code: 'generation_failed' } },
    });
    product.humming.before(async () => {});
    expect((await who.call('POST', `/api/audios/${audio.id}/retry`)).status).toBe(202);
    expect((await whenSettled()).remake).toBeNull();
    expect((await readLines())[1]?.text).toBe('These words break.');
  });

  it('is one generation like any other: a second one is told which runs, and it stops in mid-word', async () => {
    const { begun, stopped } = heldUp();
    await putLine(0, 'Other words.');
    const second = await putLine(0, 'Yet other words.');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'generation_in_progress',
      params: { audio_id: audio.id },
    });
    await begun;
    // The voice is never let go: an answer that waited for it would never come.
    const after = await json<Audio>(who.call('POST', `/api/audios/${audio.id}/cancel`));
    expect(after).toMatchObject({ status: 'ready', remake: null, revision: audio.revision });
    // Told at once; a worker that had to find out by itself would give another reason, seconds later.
    expect(await stopped).toMatchObject({ code: 'queue.cancelled' });
    expect((await fetch(`${product.url()}${after.media_url}`, { method: 'HEAD' })).status).toBe(200);
    product.humming.before(async () => {});
    expect((await putLine(0, 'Words of a new start.')).status).toBe(202);
    expect((await whenSettled()).remake).toBeNull();
  });

  it('waits until there is an audio', async () => {
    const early = await product.person();
    heldUp();
    const { id } = await json<Audio>(early.call('POST', '/api/audios', audioRequest()));
    const reply = await early.call('PUT', `/api/audios/${id}/script`, {
      lines: [{ speaker: 'HOST', text: 'a' }],
    });
    expect(((await reply.json()) as { code: string }).code).toBe('not_ready');
    await early.call('POST', `/api/audios/${id}/cancel`);
  });
});

describe('a passage that was left out', () => {
  const TEXT = Array.from(
    { length: 24 },
    (_, i) =>
      `In the year ${1900 + i} the observatory counted comets. Its keepers wrote ${i + 3} pages about what they had seen.`,
  ).join('\n\n');

  it('is put in by its own sentences: read and priced first, then only they are spoken', async () => {
    const reader = await product.person();
    const { id } = await json<Audio>(
      reader.call('POST', '/api/audios', audioRequest({ source: { type: 'text', text: TEXT } })),
    );
    const before = await whenIs(reader, id, 'ready');
    const at = `/api/audios/${id}/script`;
    const old = await json<AudioScript>(reader.call('GET', at));
    const passage = old.left_out[0] ?? old.passages.at(-1)!;
    const ask = (passage_id: string) => reader.call('POST', `${at}/additions`, { passage_id });

    const unknown = await ask('p-nowhere');
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ fields: { passage_id: 'invalid' } });
    const proposal = await json<ScriptProposal>(ask(passage.id));
    expect(proposal).toMatchObject({ revision: before.revision, credits_required: 1 });
    expect(proposal.longer_ms).toBeGreaterThan(1_000);
    const added = proposal.changed.flatMap((index) => proposal.lines[index] ?? []);
    expect(added.map(({ text }) => text).join(' ')).toBe(passage.text);
    expect(await json(reader.call('GET', at))).toMatchObject({ lines: old.lines });

    const said = product.humming.said.length;
    const { revision, lines } = proposal;
    expect((await reader.call('PUT', at, { revision, lines })).status).toBe(202);
    expect((await whenSettled(reader, id)).remake).toBeNull();
    expect(new Set(product.humming.said.slice(said))).toEqual(new Set(added.map(({ text }) => text)));
    const script = await json<AudioScript>(reader.call('GET', at));
    expect(script.lines).toHaveLength(old.lines.length + 2);
    expect(script.left_out.map((left) => left.id)).not.toContain(passage.id);
  });

  it('is named sentence by sentence, and one of them is put in by one line that is spoken anew', async () => {
    const reader = await product.person();
    const text = `${TEXT}\n\n${TEXT.replaceAll('comets', 'meteors').replaceAll('In the year 19', 'In the year 17')}`;
    const { id } = await json<Audio>(
      reader.call('POST', '/api/audios', audioRequest({ source: { type: 'text', text } })),
    );
    const before = await whenIs(reader, id, 'ready');
    const at = `/api/audios/${id}/script`;
    const old = await json<AudioScript>(reader.call('GET', at));
    const heard = old.heard!;
    expect(heard.percent).toBeLessThan(100);
    const said = old.lines.map((line) => line.text).join(' ');
    const left = heard.gaps.flatMap(({ sentences }) => sentences);
    // Every sentence is either heard or named.
    for (const sentence of text.split('\n\n').flatMap((paragraph) => paragraph.split(/(?<=\.) /)))
      expect(said.includes(sentence) || left.some((each) => each.text === sentence), sentence).toBe(true);
    const [wanted] = left;
    expect(wanted).toMatchObject({ credits_required: 1 });

    const { passage_id, sentence } = wanted!;
    const nowhere = await reader.call('POST', `${at}/additions`, { passage_id, sentence: 99 });
    expect(await nowhere.json()).toMatchObject({ fields: { sentence: 'invalid' } });
    const proposal = await json<ScriptProposal>(
      reader.call('POST', `${at}/additions`, { passage_id, sentence }),
    );
    expect(proposal).toMatchObject({ credits_required: 1, changed: [expect.any(Number)] });
    const { revision, lines } = proposal;
    expect((await reader.call('PUT', at, { revision, lines })).status).toBe(202);
    const after = await whenSettled(reader, id);
    expect(after).toMatchObject({ id: before.id, remake: null });
    const script = await json<AudioScript>(reader.call('GET', at));
    expect(script.lines).toHaveLength(old.lines.length);
    expect(script.lines[proposal.changed[0]!]?.text).toContain(wanted!.text);
    expect(script.heard!.gaps.flatMap(({ sentences }) => sentences.map((each) => each.text))).not.toContain(
      wanted!.text,
    );
  });
});

it('says a word differently once its owner wants that, in the lines that have it and in no other', async () => {
  const namer = await product.person();
  const script = 'HOST: Loughborough is a town.\nCOHOST: Is it far from here?';
  const { id } = await json<Audio>(
    namer.call('POST', '/api/audios', audioRequest({ source: { type: 'script', script } })),
  );
  await whenIs(namer, id, 'ready');
  const at = `/api/audios/${id}/script`;
  const { lines } = await json<AudioScript>(namer.call('GET', at));
  const items = [{ written: 'Loughborough', spoken: 'Luffbra', language: null }];
  expect((await namer.call('PUT', '/api/current_user/pronunciations', { items })).status).toBe(200);
  const said = product.humming.said.length;
  expect(await json<Audio>(namer.call('PUT', at, { lines }))).toMatchObject({ remake: { error: null } });
  expect((await whenSettled(namer, id)).remake).toBeNull();
  expect(product.humming.said.slice(said)).toEqual(['Luffbra is a town.']);
  // Said so by now: once more changes nothing and costs nothing.
  expect(await json<Audio>(namer.call('PUT', at, { lines }))).toMatchObject({ remake: null });
});

it('lets a line be tried out thirty times a minute, not more', async () => {
  product.humming.before(() => Promise.reject(new Error('counted, not spoken')));
  const preview = () =>
    who.call('POST', `/api/audios/${audio.id}/line_previews`, { speaker: 'HOST', text: 'Again and again.' });
  const statuses = (await Promise.all(Array.from({ length: 31 }, preview))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(Number((await preview()).headers.get('retry-after'))).toBeGreaterThan(0);
});
