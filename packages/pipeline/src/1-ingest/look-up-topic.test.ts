import type { Reference } from '@parlance/ports/reference';
import { expect, it } from 'vitest';
import { lookUpTopic } from './look-up-topic.ts';

const almanac: Reference = {
  kind: 'almanac',
  find: async (topic, { language }) => (topic === 'Bees' ? [{ title: 'Bees', language, blocks: [] }] : []),
  nearest: async (_topic, { typing }) => (typing ? ['Bees', 'Beer'] : ['Bees']),
};
/** Asking it would cost money, or a stranger's time. */
const elsewhere = (kind: 'wikipedia' | 'model'): Reference => ({
  kind,
  find: () => Promise.reject(new Error('asked')),
  nearest: () => Promise.reject(new Error('asked')),
});
const { signal } = new AbortController();
const look = (topic: string, references: Reference[], typing = false) =>
  lookUpTopic(references, { topic, language: 'en', signal, typing });

it('names what a topic would be made from first, and what is near it, each once', async () => {
  expect(await look('Bees', [almanac], true)).toEqual({ knowledge: 'known', topics: ['Bees', 'Beer'] });
});

it('says that nobody knows a topic only where nobody else can be asked', async () => {
  expect(await look('Zorgon', [almanac])).toEqual({ knowledge: 'unknown', topics: ['Bees'] });
  for (const kind of ['wikipedia', 'model'] as const)
    expect(await look('Zorgon', [elsewhere(kind), almanac])).toMatchObject({ knowledge: 'open' });
});

it('counts nobody in who has nothing to ask at present', async () => {
  const nobody = { ...elsewhere('model'), isThere: async () => false };
  expect(await look('Zorgon', [nobody, almanac])).toMatchObject({ knowledge: 'unknown' });
});
