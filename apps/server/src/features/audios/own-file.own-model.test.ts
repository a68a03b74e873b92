import type { Audio, AudioScript } from '@parlance/contract/audios';
import { findFaults } from '@parlance/kernel/script-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
} from '../../testing/running-product.ts';

const WAITED_MS = 15 * 60_000;

const PROSE = Array.from(
  { length: 14 },
  (_, i) =>
    `In the year ${1900 + i} the observatory on the hill counted ${i + 3} comets, and the keeper wrote down what he saw in a thick book that his daughter copied by hand.`,
).join('\n\n');

let product: RunningProduct;
let ada: Person;
beforeAll(async () => {
  const { writer } = readConfig({ ...process.env, OWN_MODEL_CONTEXT: '2048' });
  product = await runningProduct({ change: (config) => ({ ...config, writer }) });
  ada = await product.person();
});
afterAll(() => product.stop());

it('a short audio is made with a model file, however weak it is', async () => {
  const request = audioRequest({ source: { type: 'text', text: PROSE } });
  const reply = await ada.call('POST', '/api/audios', request);
  expect(reply.status).toBe(202);
  const { id } = (await reply.json()) as Audio;
  const look = async () => (await (await ada.call('GET', `/api/audios/${id}`)).json()) as Audio;
  const hasEnded = async () => ['ready', 'failed', 'cancelled'].includes((await look()).status);
  await expect.poll(hasEnded, { timeout: WAITED_MS, interval: 1_000 }).toBe(true);
  expect((await look()).status).toBe('ready');

  const script = (await (await ada.call('GET', `/api/audios/${id}/script`)).json()) as AudioScript;
  expect(findFaults(script.lines, 'dialogue')).toEqual([]);
  expect(script.lines.some(({ text }) => text.includes('comets'))).toBe(true);
  console.log(script.lines.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'));
});
