import { QueryClient } from '@tanstack/react-query';
import { isApiProblem } from '../api/api.ts';

/** Only what a second attempt can mend is asked again. */
const isPassing = (error: unknown): boolean =>
  !isApiProblem(error) || error.code === 'network' || error.code === 'timeout' || error.status >= 500;

/** By default, what is asked without a network waits in silence until there is one. Here it fails, and that is said. */
const networkMode = 'always';

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode },
    },
  });
