import type { Options } from '@parlance/contract/options';
import { useDraft } from '../draft/draft.ts';
import { useTopicLookup } from '../sources/topic/use-topic-lookup.ts';
import { isRefusedAddress } from '../sources/url/address-refusal.ts';
import { usePreview } from '../sources/url/use-preview.ts';

/** Whether what is named cannot be read, as its field says already: an address, or a topic that nobody here knows. */
export function useUnreadableMaterial(options: Options): boolean {
  const source = useDraft((draft) => draft.source);
  const { found } = useTopicLookup(options, source === 'topic');
  const { problem, looking } = usePreview(source === 'url' || source === 'media');
  return found?.knowledge === 'unknown' || (!looking && isRefusedAddress(problem));
}
