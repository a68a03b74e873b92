import { listAudios } from '@parlance/contract/audios';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { isSettled } from '../../../lib/api/audio-events.ts';

const LATEST = 10;
const LOOK_EVERY_MS = 10_000;

/** The audio that is being made meanwhile, if there is one: a person has one at a time. */
export function useMaking(): string | null {
  const { data } = useQuery({
    queryKey: ['audios', 'making'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listAudios, { query: { limit: LATEST, sort: 'newest' }, signal });
      return items.find((audio) => !isSettled(audio))?.id ?? null;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? LOOK_EVERY_MS : false),
  });
  return data ?? null;
}
