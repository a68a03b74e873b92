import type { Source } from '../source.ts';

/** Nothing is typed for it: the server keeps the files, and `uploads` knows them. */
export const files: Source<'files', Record<never, string>> = {
  material: {},
  toRequest: (_, upload_ids) => ({ type: 'files', upload_ids }),
  prefill: () => ({}),
};
