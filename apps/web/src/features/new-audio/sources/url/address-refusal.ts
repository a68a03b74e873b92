import { FAILURE_CODES, type FailureCode } from '@parlance/contract/problem';
import { type ApiProblem, isApiProblem } from '../../../../lib/api/api.ts';
import { mayPass } from '../../../../lib/format/failure-help.ts';

/** Why an address can't be read, where it is known. */
export const reasonOf = (problem: ApiProblem): FailureCode | undefined =>
  FAILURE_CODES.find((code) => code === problem.params.reason);

/** Whether making something of the address would end in the same way; a site that was slow may be there by then. */
export function isRefusedAddress(problem: unknown): boolean {
  if (!isApiProblem(problem)) return false;
  if (problem.code === 'pro_only_video') return true;
  const reason = reasonOf(problem);
  return reason !== undefined && !mayPass({ error: { code: reason, message: '' } });
}
