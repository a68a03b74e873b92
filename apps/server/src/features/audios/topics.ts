import { lookUpTopic as lookUp, type TopicLookup } from '@parlance/contract/topics';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { type Endpoint, endpoint } from '../../endpoint.ts';

export type TopicDeps = {
  /** From what lies here alone: takes a millisecond. */
  lookUpTopic(ask: {
    topic: string;
    language: string;
    signal: AbortSignal;
    typing?: boolean;
  }): Promise<TopicLookup>;
};

/** Throws AppError 'topic_unknown' where that is known before anything is begun, with what is near it. */
export async function refuseUnknownTopic(
  deps: TopicDeps,
  ask: { source: { type: string; topic?: string }; language: string },
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { type, topic } = ask.source;
  if (type !== 'topic' || topic === undefined) return;
  const { knowledge, topics } = await deps.lookUpTopic({
    topic,
    language: baseLanguage(ask.language),
    signal,
  });
  if (knowledge !== 'unknown') return;
  throw new AppError('topic_unknown', { params: { topic, nearest: topics.join(' · ') } });
}

export const topicEndpoints = (deps: TopicDeps): Endpoint[] => [
  endpoint(lookUp, ({ query, signal }) =>
    deps.lookUpTopic({ ...query, language: baseLanguage(query.language), signal, typing: true }),
  ),
];
