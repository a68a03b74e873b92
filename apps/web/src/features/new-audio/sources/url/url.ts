import type { Source } from '../source.ts';

/** `episode` is of the podcast at `url`; empty for the newest. */
export const url: Source<'url', { url: string; episode: string }> = {
  material: { url: '', episode: '' },
  toRequest: (draft) => ({ type: 'url', url: draft.url, ...(draft.episode && { episode: draft.episode }) }),
  prefill: ({ url: address, episode }) => ({
    source: episode ? 'media' : 'url',
    url: address,
    episode: episode ?? '',
  }),
};
