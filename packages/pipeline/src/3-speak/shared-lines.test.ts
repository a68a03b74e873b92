import { grown } from '@parlance/artifacts/growing-script';
import { STRETCH_LINES } from '@parlance/kernel/stretches';
import { expect, it } from 'vitest';
import { handVoice, memoryStore, scriptOf } from './fixtures.ts';
import { linesOf, type SharedLines } from './shared-lines.ts';
import { type SpokenLine, speak } from './speak.ts';

const texts = Array.from({ length: 3 * STRETCH_LINES }, (_, at) => `Line number ${at}`);
const stretchTexts = (stretch: number) => texts.slice(stretch * STRETCH_LINES, (stretch + 1) * STRETCH_LINES);
const ask = {
  script: grown(scriptOf(texts)),
  voices: { host: 'voice:a', cohost: 'voice:b' },
  keyPrefix: 'takes/',
  dictionary: { entries: [], isMeasured: true },
  signal: new AbortController().signal,
};
async function readAll(lines: AsyncIterable<SpokenLine>): Promise<SpokenLine[]> {
  const read: SpokenLine[] = [];
  for await (const line of lines) read.push(line);
  return read;
}
const willing = () => handVoice(2, (line) => line.finish());

it('a helper speaks its stretch and nothing else, and the worker that has the run waits for it', async () => {
  const store = memoryStore();
  const [owner, helper] = [willing(), willing()];
  const asked: number[] = [];
  let left = false;
  const sharedLines: SharedLines = {
    async whose(stretch) {
      asked.push(stretch);
      if (stretch !== 1 || left) return stretch === 1 ? 'left' : 'ours';
      // The helper is through by the time it is asked about again.
      await readAll(speak({ voice: helper, store }, ask, linesOf(1)));
      left = true;
      return 'theirs';
    },
  };
  const lines = await readAll(speak({ voice: owner, store, sharedLines }, ask));
  expect(lines.map(({ take }) => take.line)).toEqual(texts.map((_, at) => at));
  expect(helper.asked).toEqual(stretchTexts(1));
  expect(owner.asked).toEqual([...stretchTexts(0), ...stretchTexts(2)]);
  // The first is nobody else's; of the others each is asked about once, and again only while it is another's.
  expect(asked.sort()).toEqual([1, 1, 2]);
});

it('what a helper leaves unspoken is spoken by the worker that has the run, and nothing else twice', async () => {
  const store = memoryStore();
  const [owner, helper] = [willing(), willing()];
  await readAll(speak({ voice: helper, store }, ask, { from: STRETCH_LINES, count: 2 }));
  const sharedLines: SharedLines = { whose: async (stretch) => (stretch === 1 ? 'left' : 'ours') };
  const lines = await readAll(speak({ voice: owner, store, sharedLines }, ask));
  expect(lines).toHaveLength(texts.length);
  expect([...owner.asked, ...helper.asked].sort()).toEqual([...texts].sort());
});
