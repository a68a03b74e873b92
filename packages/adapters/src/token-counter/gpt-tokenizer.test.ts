import { expect, it } from 'vitest';
import { gptTokenCounter } from './gpt-tokenizer.ts';

const { count } = gptTokenCounter();

it('counts about three tokens for four English words', async () => {
  const tokens = await count(['The quick brown fox jumps over the lazy dog, again and again.'], 1_000);
  expect(tokens).toBeGreaterThan(11);
  expect(tokens).toBeLessThan(17);
});

it('adds up passages, and stops once there are too many', async () => {
  const passages = Array.from({ length: 1_000 }, () => 'one two three four five');
  expect(await count(passages, 10_000)).toBe(5_000);
  expect(await count(passages, 20)).toBeLessThan(30);
});

it('takes words that mean something to a model for words', async () => {
  expect(await count(['<|endoftext|>'], 100)).toBeGreaterThan(1);
});
