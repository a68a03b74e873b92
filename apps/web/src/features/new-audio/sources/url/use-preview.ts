import { useDebouncedValue } from '@mantine/hooks';
import { previewAddress } from '@parlance/contract/address-preview';
import { sourceUrl } from '@parlance/contract/new-audio';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { useClientState } from '../../../../lib/storage/state.ts';
import { useDraft } from '../../draft/draft.ts';

/** Long enough that an address being typed is not asked for letter by letter. */
const SETTLE_MS = 700;

/** What is found at the draft's address, once it is one. */
export function usePreview(isWanted = true) {
  const typed = useDraft((draft) => draft.url);
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const url = sourceUrl.safeParse(settled).data;
  const plan = useClientState((state) => state.currentUser?.plan);
  const query = useQuery({
    // What one plan refuses another one reads.
    queryKey: ['address-preview', url, plan],
    queryFn: ({ signal }) => call(previewAddress, { body: { url: url ?? '' }, signal }),
    enabled: isWanted && url !== undefined,
    staleTime: 5 * 60_000,
    // Sites that refuse us once do so again; the person may.
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isCurrent = isWanted && typed === settled && url !== undefined;
  return {
    looking: isCurrent && query.isFetching,
    preview: isCurrent ? query.data : undefined,
    problem: isCurrent ? query.error : null,
    lookAgain: () => void query.refetch(),
  };
}
