// The process of a model file that can be made to fail. It answers {"word": "lamp"}, or what a real engine says.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { openLlama } from '../llama.ts';
import type { Answered, Asked, EngineOrders } from '../messages.ts';
import { serveModel } from '../serve-model.ts';
import { filesOf, type Planted, STAND_IN_ENGINE } from './troubles.ts';

const LATE_MS = 600_000;
const says = (text: string): Answered => ({ text, inputTokens: 1, outputTokens: 1 });

function nextTrouble(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { troubles, forever } = JSON.parse(readFileSync(file, 'utf8')) as Planted;
  const [next, ...rest] = troubles;
  if (!forever) writeFileSync(file, JSON.stringify({ troubles: rest, forever }));
  return next;
}

async function meet(trouble: string | undefined, signal: AbortSignal): Promise<Answered | undefined> {
  switch (trouble) {
    case 'busy':
      throw new Error('not now');
    case 'broken':
      return process.exit(1);
    case 'cut':
      await sleep(20);
      return process.exit(1);
    case 'malformed':
      return { text: 7 } as unknown as Answered;
    case 'another_shape':
      return says('{"sentence": 1}');
    case 'hang':
      await sleep(LATE_MS, undefined, { signal }).catch(() => {});
      return says('');
    default:
      return undefined;
  }
}

/** Instead of an engine: a question may be as long as its share of the context, and a file must be one of ours. */
function openStandIn({ file, contextTokens, answerTokens }: EngineOrders) {
  if (readFileSync(file, 'latin1').slice(0, 4) !== 'GGUF')
    throw new AppError('model.refused', { log: 'this is no model' });
  const tokensIn = (text: string): number => Math.ceil(text.length / 4);
  return {
    async ask({ instructions, material }: Asked): Promise<Answered> {
      const inputTokens = tokensIn(instructions) + tokensIn(material);
      if (inputTokens > contextTokens - answerTokens)
        throw new AppError('model.refused', { log: `the question has ${inputTokens} tokens` });
      return { text: JSON.stringify({ word: 'lamp' }), inputTokens, outputTokens: 5 };
    },
  };
}

serveModel(async (orders) => {
  const { asked: askedFile, planted } = filesOf(orders.file);
  const model = orders.engine === STAND_IN_ENGINE ? openStandIn(orders) : await openLlama(orders);
  return {
    async ask(asked, signal) {
      appendFileSync(askedFile, `${JSON.stringify(asked)}\n`);
      return (await meet(nextTrouble(planted), signal)) ?? (await model.ask(asked, signal));
    },
  };
});
