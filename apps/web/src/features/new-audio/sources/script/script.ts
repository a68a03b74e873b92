import type { Source } from '../source.ts';

export const script: Source<'script', { script: string }> = {
  material: { script: '' },
  toRequest: (draft) => ({ type: 'script', script: draft.script }),
  prefill: (source) => ({ script: source.script }),
  isFinished: true,
};
