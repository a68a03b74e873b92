// Entry of the thread that counts tokens: the main one has requests to answer meanwhile.
import { parentPort } from 'node:worker_threads';
import type { Counted, Counting } from './counting-thread.ts';
import { gptTokenCounter } from './gpt-tokenizer.ts';

const counter = gptTokenCounter();

parentPort?.on('message', async ({ id, texts, max }: Counting) => {
  parentPort?.postMessage({ id, tokens: await counter.count(texts, max) } satisfies Counted);
});
