import type { Audio } from '@parlance/contract/audios';
import type { FailureCode } from '@parlance/contract/problem';

/** What may be over in a while, so that the very same request can succeed. */
const PASSING: ReadonlySet<FailureCode> = new Set([
  'address_unreachable',
  'address_failing',
  'address_too_slow',
  'voice_unavailable',
  'writer_unavailable',
  'out_of_space',
  'generation_failed',
]);

/** Whether to try the same once more can help; else something has to be changed first. */
export const mayPass = ({ error }: Pick<Audio, 'error'>): boolean =>
  PASSING.has(error?.code ?? 'generation_failed');

/** Subjects near a topic that nothing was found on. */
export const nearestTopics = ({ error }: Pick<Audio, 'error'>): string[] =>
  error?.code === 'topic_unknown'
    ? String(error.params?.nearest ?? '')
        .split(' · ')
        .filter(Boolean)
    : [];

/** The form as it was for this audio, to be changed; with another topic, if there is one. */
export const changePath = (audioId: string, topic?: string): string =>
  `/app/new-audio?${new URLSearchParams({ again: audioId, ...(topic && { topic }) })}`;
