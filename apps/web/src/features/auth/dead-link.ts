import type { ProblemCode } from '@parlance/contract/problem';
import { ApiProblem, isApiProblem } from '../../lib/api/api.ts';

const DEAD: readonly string[] = [
  'link_malformed',
  'link_expired',
  'link_used',
] satisfies readonly ProblemCode[];

/** For an address without a token: the server needn't be asked. */
export const MALFORMED_LINK = new ApiProblem('link_malformed');

/** True when trying again can't help, only another link can. */
export const isDeadLink = (failure: unknown): boolean => isApiProblem(failure) && DEAD.includes(failure.code);

/** A token that no link of ours could have is told in the same words as one that was cut short. */
export const linkFailure = (failure: unknown): unknown =>
  isApiProblem(failure) && 'token' in failure.fields ? MALFORMED_LINK : failure;
