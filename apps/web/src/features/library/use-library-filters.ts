import { AUDIO_ORDERS, AUDIO_STATUSES, type AudioOrder, type AudioStatus } from '@parlance/contract/audios';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePageSearch } from '../../lib/use-page-search.ts';
import type { LibraryFilters } from './library-queries.ts';

const statusOf = (text: string | null): AudioStatus | null =>
  AUDIO_STATUSES.find((status) => status === text) ?? null;

const orderOf = (text: string | null): AudioOrder => AUDIO_ORDERS.find((order) => order === text) ?? 'newest';

/** Search, filter and order live in the address, so that coming back finds the list as it was left. */
export function useLibraryFilters(): [LibraryFilters, (change: Partial<LibraryFilters>) => void] {
  const [params, setParams] = usePageSearch();
  const q = (params.get('q') ?? '').slice(0, 200);
  const status = statusOf(params.get('status'));
  const sort = orderOf(params.get('sort'));
  const wanted = useMemo(() => ({ q, status, sort }), [q, status, sort]);
  // The address follows in a transition: a second change that comes before must not undo the first.
  const asked = useRef(wanted);
  useEffect(() => {
    asked.current = wanted;
  }, [wanted]);
  const want = useCallback(
    (change: Partial<LibraryFilters>) => {
      asked.current = { ...asked.current, ...change };
      const entries = Object.entries(asked.current).filter(
        (entry): entry is [string, string] => entry[1] !== 'newest' && Boolean(entry[1]),
      );
      setParams(entries);
    },
    [setParams],
  );
  return [wanted, want];
}
