import { expect, it } from 'vitest';
import { threadedTokenCounter } from './counting-thread.ts';
import { gptTokenCounter } from './gpt-tokenizer.ts';

const SENTENCE = 'The quick brown fox jumps over the lazy dog. ';

it('counts what the counter counts, also for those who ask at the same time', async () => {
  const texts = [SENTENCE, SENTENCE.repeat(20), ''];
  const one = (text: string) => threadedTokenCounter().count([text], 1_000);
  expect(await Promise.all(texts.map(one))).toEqual(
    await Promise.all(texts.map((text) => gptTokenCounter().count([text], 1_000))),
  );
});

it('leaves the main thread alone with a long text', async () => {
  const before = process.threadCpuUsage();
  expect(await threadedTokenCounter().count([SENTENCE.repeat(10_000)], 1_000_000)).toBeGreaterThan(90_000);
  const { user, system } = process.threadCpuUsage(before);
  // A quarter of a second to count, and as much to unfold the vocabulary.
  expect((user + system) / 1000).toBeLessThan(100);
});
