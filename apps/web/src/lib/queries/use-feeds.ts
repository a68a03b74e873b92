import { listFeeds } from '@parlance/contract/feeds';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';

export const FEEDS = ['feeds'] as const;

/** The person's feeds. Always looked at anew: new audios may have become episodes meanwhile. */
export const useFeeds = () =>
  useQuery({ queryKey: FEEDS, queryFn: ({ signal }) => call(listFeeds, { signal }), staleTime: 0 });
