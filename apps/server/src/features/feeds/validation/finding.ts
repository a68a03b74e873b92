import type { FeedFinding, FindingCode } from '@parlance/contract/feed-findings';

type Params = NonNullable<FeedFinding['params']>;

const finding =
  (level: FeedFinding['level']) =>
  (code: FindingCode, params?: Params): FeedFinding => ({
    code,
    level,
    episode: null,
    ...(params && { params }),
  });

/** Something will not be shown or played. */
export const error = finding('error');
/** Something will be shown worse than it could be. */
export const warning = finding('warning');
