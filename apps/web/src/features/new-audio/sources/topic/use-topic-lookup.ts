import { useDebouncedValue } from '@mantine/hooks';
import type { Options } from '@parlance/contract/options';
import { lookUpTopic, type TopicLookup } from '@parlance/contract/topics';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { useDraft } from '../../draft/draft.ts';
import { languageOf } from '../../draft/request.ts';

/** Long enough that not every letter is asked for; the answer takes a moment only. */
const SETTLE_MS = 250;

/** Who asks anew lets go of what was asked before. */
const topicLookup = (topic: string, language: string) =>
  queryOptions({
    queryKey: ['topics', language, topic],
    queryFn: ({ signal }) => call(lookUpTopic, { query: { topic, language }, signal }),
    enabled: topic !== '',
    staleTime: 5 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** What is known of the topic as it stands in the field; nothing until that is answered. */
export function useTopicLookup(
  options: Options,
  isWanted = true,
): {
  topic: string;
  language: string;
  found: TopicLookup | undefined;
} {
  const { i18n } = useTranslation();
  const typed = useDraft((draft) => draft.topic).trim();
  const chosen = useDraft((draft) => draft.language);
  const language = languageOf({ language: chosen }, options, i18n.language)?.code ?? '';
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const { data } = useQuery(topicLookup(isWanted ? settled : '', language));
  return { topic: typed, language, found: isWanted && typed === settled && typed !== '' ? data : undefined };
}
