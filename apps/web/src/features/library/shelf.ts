import type { Audio } from '@parlance/contract/audios';

/** What failed stays until it is put away; a topic that nobody knows never began, so there is nothing to keep of it. */
export const isOnShelf = (
  { id, status, error }: Pick<Audio, 'id' | 'status' | 'error'>,
  dismissed: readonly string[],
): boolean => status !== 'failed' || (error?.code !== 'topic_unknown' && !dismissed.includes(id));
