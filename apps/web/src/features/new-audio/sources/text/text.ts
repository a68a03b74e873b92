import type { Source } from '../source.ts';

export const text: Source<'text', { text: string }> = {
  material: { text: '' },
  toRequest: (draft) => ({ type: 'text', text: draft.text }),
  prefill: (source) => ({ text: source.text }),
};
