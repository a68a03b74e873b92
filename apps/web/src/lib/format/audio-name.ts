import type { Audio } from '@parlance/contract/audios';

/** Addresses are told by what people know them by. */
const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** What an audio is called: its title, else what it is made from, as long as there is no title yet. */
export function audioName({ title, sources }: Pick<Audio, 'title' | 'sources'>, untitled: string): string {
  const [source] = sources;
  return title ?? source?.title ?? (source?.url ? bare(source.url) : untitled);
}
