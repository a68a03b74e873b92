import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import { UPLOAD_TYPES } from '@parlance/contract/uploads';
import { AppError } from '@parlance/kernel/errors';
import { PLANS, type Plan } from '@parlance/kernel/limits';

export const VIDEO_NAME = new RegExp(`(${UPLOAD_TYPES.video.join('|').replaceAll('.', '\\.')})$`, 'i');

/** By name, while nothing is spent; the content has the last word when it is read. */
export function refuseVideo(allowance: NonNullable<Brief['allowance']>, files: { name: string }[]): void {
  if (!allowance.video && files.some(({ name }) => VIDEO_NAME.test(name)))
    throw new AppError('pro_only_video');
}

type Request = { source: { type: NewAudio['source']['type'] }; length: NewAudio['length'] };

/** What the plan allows this request to put in; refuses at once what it does not include. */
export function checkPlan(plan: Plan, { source, length }: Request): NonNullable<Brief['allowance']> {
  const { maxTokens, video, long, picturePages } = PLANS[plan];
  // An own script is as long as it is, and paid by the minute.
  if (!long && source.type !== 'script' && length === 'long') throw new AppError('pro_only_long');
  return { maxTokens, video, picturePages };
}
