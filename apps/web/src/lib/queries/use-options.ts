import { readOptions } from '@parlance/contract/options';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** Languages, voices and limits of this server; they change only with a release. */
export const useOptions = () =>
  useQuery({
    queryKey: ['options'],
    queryFn: ({ signal }) => call(readOptions, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
