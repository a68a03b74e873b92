import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * What stands behind "?" in the address of a page, for the page to change by itself. A change is a navigation to the
 * router and would take the place of one that is under way: whoever has pressed a link meanwhile goes where it leads.
 */
export function usePageSearch(): [URLSearchParams, (entries: [string, string][]) => void] {
  const [search, setSearch] = useSearchParams();
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname ?? here;
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== here;
  }, [here, next]);
  const change = useCallback(
    (entries: [string, string][]) => {
      if (!isLeaving.current) setSearch(entries, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [search, change];
}
