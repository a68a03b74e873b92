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

const PROSE = [
  'The lighthouse on the hill was built in 1823 from grey stone that ships brought across the bay.',
  'Its keeper, Anna Lund, cleaned the lamp every evening, because soot made the light weaker.',
  'About thirty ships passed each night, and most of them saw the light from twenty kilometres.',
  'When a storm broke the glass in 1840, the village collected money for a new lamp within a week.',
  'The new lamp burned less oil than the old one, so the keeper slept longer in winter.',
].join('\n\n');

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
  const { id } = (await (await ada.call('POST', '/api/audios', request)).json()) as Audio;
  const look = async () => (await (await ada.call('GET', `/api/audios/${id}`)).json()) as Audio;
  await expect.poll(async () => (await look()).status, { timeout: WAITED_MS, interval: 1_000 }).toBe('ready');

  const script = (await (await ada.call('GET', `/api/audios/${id}/script`)).json()) as AudioScript;
  expect(findFaults(script.lines, 'dialogue')).toEqual([]);
  expect(script.lines.some(({ text }) => text.includes('1823'))).toBe(true);
  console.log(script.lines.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'));
});
