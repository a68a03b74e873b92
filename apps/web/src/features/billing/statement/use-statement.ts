import { readCreditStatement } from '@parlance/contract/billing';
import type { ReplyOf } from '@parlance/contract/route';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type StatementItem = ReplyOf<typeof readCreditStatement>['items'][number];

/** Page by page, newest first; always looked at anew, since every audio changes it. */
export const useStatement = () =>
  useInfiniteQuery({
    queryKey: ['credit-statement'],
    queryFn: ({ pageParam, signal }) =>
      call(readCreditStatement, { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
