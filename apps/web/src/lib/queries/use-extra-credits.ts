import { readExtraCredits } from '@parlance/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';

export const useExtraCredits = () =>
  useQuery({ queryKey: ['extra-credits'], queryFn: ({ signal }) => call(readExtraCredits, { signal }) });
