import type { FeedFinding } from '@parlance/contract/feed-findings';
import { LIMITS } from '@parlance/kernel/limits';
import type { FeedFacts } from './feed-facts.ts';
import { error, warning } from './finding.ts';
import { pictureSize } from './picture-size.ts';

export function* coverFindings({ cover }: FeedFacts): Generator<FeedFinding> {
  if (!cover) {
    yield error('cover_missing');
    return;
  }
  const size = cover.status === 200 ? pictureSize(cover.body) : undefined;
  if (!size) {
    yield error('cover_unreadable', { status: cover.status });
    return;
  }
  const { width, height } = size;
  if (width !== height) yield error('cover_not_square', { width, height });
  const { coverMinPx: min, coverMaxPx: max } = LIMITS;
  if (Math.min(width, height) < min || Math.max(width, height) > max)
    yield error('cover_wrong_size', { width, height, min, max });
  if (!size.isRgb) yield warning('cover_not_rgb');
}
