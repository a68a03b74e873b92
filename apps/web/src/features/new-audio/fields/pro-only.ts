import type { Options } from '@parlance/contract/options';
import { useClientState } from '../../../lib/storage/state.ts';

/** Whether a plan leaves out what only a larger one has; a plan that is not sold leaves nothing out. */
export const leavesOut = (
  { plans }: Pick<Options, 'plans'>,
  plan: string | undefined,
  what: 'long' | 'video',
): boolean => plans.find(({ id }) => id === plan)?.[what] === false;

/** Said on the choice itself, before it is chosen. */
export const useIsProOnly = (options: Options, what: 'long' | 'video'): boolean =>
  leavesOut(
    options,
    useClientState((state) => state.currentUser?.plan),
    what,
  );
