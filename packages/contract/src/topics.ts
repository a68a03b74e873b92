import { z } from 'zod';
import { sourceTopic } from './new-audio.ts';
import { route } from './route.ts';

export const TopicLookup = z.object({
  /** `open`: it may be known elsewhere, which only making something of it tells. */
  knowledge: z.enum(['known', 'unknown', 'open']),
  /** Subjects that are known here: what the topic would be made from, then what is near it; at most five. */
  topics: z.array(z.string()),
});
export type TopicLookup = z.infer<typeof TopicLookup>;

export const lookUpTopic = route({
  method: 'get',
  path: '/api/topics',
  summary: 'What is known here of a topic that is being typed; makes nothing and asks nobody else',
  access: 'public',
  query: z.object({
    topic: sourceTopic,
    language: z.string({ error: 'invalid' }).max(35, 'invalid'),
  }),
  status: 200,
  reply: TopicLookup,
  problems: ['validation_failed', 'too_many_at_once', 'server_busy'],
});
