import type { CurrentUser } from '@parlance/contract/accounts';
import type { Audio, AudioEvent, AudioScript } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';

const PROSE = Array.from(
  { length: 14 },
  (_, i) =>
    `In the year ${1900 + i} the observatory on the hill counted ${i} comets, and the keeper wrote down what he saw in a thick book that his daughter copied by hand.`,
).join('\n\n');

let product: RunningProduct;
let who: Person;
beforeAll(async () => {
  product = await runningProduct();
});
beforeEach(async () => {
  who = await product.person();
});
afterEach(() => product.humming.before(async () => {}));
afterAll(() => product.stop());

const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const read = (id: string) => json<Audio>(who.call('GET', `/api/audios/${id}`));
const scriptOf = (id: string) => json<AudioScript>(who.call('GET', `/api/audios/${id}/script`));
const put = (id: string, lines: object[]) => who.call('PUT', `/api/audios/${id}/script`, { lines });

const creditsLeft = async () =>
  (await json<CurrentUser>(who.call('GET', '/api/current_user'))).credits_remaining;

/** An audio whose script waits to be read. */
async function inReview(): Promise<{ audio: Audio; script: AudioScript }> {
  const ask = audioRequest({ source: { type: 'text', text: PROSE }, review: true });
  const { id } = await json<Audio>(who.call('POST', '/api/audios', ask));
  return { audio: await whenIs(who, id, 'review'), script: await scriptOf(id) };
}

it('stops with a script that was held to its source, and nothing of it is spoken', async () => {
  const saidBefore = product.humming.said.length;
  const { audio, script } = await inReview();
  expect(product.humming.said).toHaveLength(saidBefore);
  expect(audio).toMatchObject({ error: null, duration_ms: null, remake: null });
  expect(audio.title).toBeTruthy();
  expect(audio.media_url ?? audio.live_url).toBeUndefined();
  expect(script.lines.every(({ check, start_ms }) => check && start_ms === null)).toBe(true);

  const events = await (await who.call('GET', `/api/audios/${audio.id}/events`)).text();
  const told = [...events.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as AudioEvent);
  expect(told.map(({ status }) => status)).toEqual(['review']);

  // Nobody has to read it today: another audio can be made meanwhile.
  const other = await json<Audio>(who.call('POST', '/api/audios', audioRequest()));
  await whenIs(who, other.id, 'ready');
  expect((await read(audio.id)).status).toBe('review');
});

it('is spoken as it was sent back, under the title it was given, after a restart as well', async () => {
  const { audio, script } = await inReview();
  await product.restart();
  expect((await read(audio.id)).status).toBe('review');
  await who.call('PATCH', `/api/audios/${audio.id}`, { title: 'What the keeper saw' });
  const saidBefore = product.humming.said.length;
  const [first, second, ...rest] = script.lines;
  const reply = await put(audio.id, [{ ...first, text: 'Quite other words.' }, second!, ...rest]);
  expect(reply.status).toBe(202);
  const ready = await whenIs(who, audio.id, 'ready');
  expect(ready).toMatchObject({ title: 'What the keeper saw', revision: audio.revision });
  expect(new Set(product.humming.said.slice(saidBefore))).toEqual(
    new Set(['Quite other words.', second!.text, ...rest.map(({ text }) => text)]),
  );
  const spoken = await scriptOf(audio.id);
  expect(spoken.lines.map(({ text }) => text)[0]).toBe('Quite other words.');
  expect(spoken.lines[0]?.check?.support).not.toBe('supported');
  expect((await put(audio.id, spoken.lines)).status).toBe(202);
  expect((await read(audio.id)).remake).toBeNull();
});

it('is refused when it breaks the rules or outgrows what was paid for, and waits on', async () => {
  const { audio, script } = await inReview();
  const empty = await put(audio.id, [{ speaker: 'HOST', text: ' ' }]);
  expect(await empty.json()).toMatchObject({ fields: { 'lines.0': 'script_line_empty' } });
  const talk = script.lines.map((line) => ({ ...line, text: 'word '.repeat(700) }));
  const long = await put(audio.id, talk);
  expect(long.status).toBe(422);
  expect(await long.json()).toMatchObject({
    fields: { lines: 'script_longer_than_paid' },
    params: { minutes: 6 },
  });
  expect((await read(audio.id)).status).toBe('review');
});

it('waits for its turn while another audio is being made', async () => {
  const { audio, script } = await inReview();
  product.humming.before((_, signal) => new Promise((_, no) => signal.addEventListener('abort', no)));
  const other = await json<Audio>(who.call('POST', '/api/audios', audioRequest()));
  const refused = await put(audio.id, script.lines);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'generation_in_progress',
    params: { audio_id: other.id },
  });
  await who.call('POST', `/api/audios/${other.id}/cancel`);
  product.humming.before(async () => {});
  expect((await put(audio.id, script.lines)).status).toBe(202);
  await whenIs(who, audio.id, 'ready');
});

it('can be stopped and taken up again with the same words, and deleted without a trace', async () => {
  const { audio, script } = await inReview();
  const cancel = () => who.call('POST', `/api/audios/${audio.id}/cancel`);
  expect(await creditsLeft()).toBe(LIMITS.trialCredits - 2);
  expect(await json<Audio>(cancel())).toMatchObject({ status: 'cancelled' });
  expect(await creditsLeft()).toBe(LIMITS.trialCredits);
  expect((await cancel()).status).toBe(409);
  expect((await who.call('POST', `/api/audios/${audio.id}/retry`)).status).toBe(202);
  await whenIs(who, audio.id, 'review');
  expect(await scriptOf(audio.id)).toEqual(script);
  expect(await creditsLeft()).toBe(LIMITS.trialCredits - 2);
  expect((await who.call('DELETE', `/api/audios/${audio.id}`)).status).toBe(204);
  expect((await product.objects('users/')).filter((key) => key.includes(audio.id))).toEqual([]);
  expect(await creditsLeft()).toBe(LIMITS.trialCredits);
});

it('is not asked for twice: a script that was read and could not be spoken is tried again as it is', async () => {
  const { audio, script } = await inReview();
  product.humming.before(() => Promise.reject(new Error('the engine broke')));
  await put(audio.id, script.lines.with(0, { ...script.lines[0]!, text: 'Quite other words.' }));
  await whenIs(who, audio.id, 'failed');
  expect(await creditsLeft()).toBe(LIMITS.trialCredits);
  product.humming.before(async () => {});
  await who.call('POST', `/api/audios/${audio.id}/retry`);
  await whenIs(who, audio.id, 'ready');
  expect((await scriptOf(audio.id)).lines[0]?.text).toBe('Quite other words.');
  expect(await creditsLeft()).toBe(LIMITS.trialCredits - 2);
});
