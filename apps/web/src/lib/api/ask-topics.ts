import type { TopicLookup } from '@parlance/contract/topics';

export type { TopicLookup };

/** Our own server's answer, taken at its word, as that of a try-out is; nothing where it could not be asked. */
export async function askTopics(
  topic: string,
  language: string,
  signal: AbortSignal,
): Promise<TopicLookup | undefined> {
  try {
    const answer = await fetch(`/api/topics?${new URLSearchParams({ topic, language })}`, { signal });
    const found: TopicLookup | undefined = answer.ok ? await answer.json() : undefined;
    return signal.aborted ? undefined : found;
  } catch (error) {
    // What is typed can be sent all the same; the server says then what it knows.
    if (!signal.aborted) console.warn('Nothing was learned about the topic', error);
    return undefined;
  }
}
