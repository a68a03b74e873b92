import type { Source } from '../source.ts';

export const topic: Source<'topic', { topic: string }> = {
  material: { topic: '' },
  toRequest: (draft) => ({ type: 'topic', topic: draft.topic }),
  prefill: (source) => ({ topic: source.topic }),
};
