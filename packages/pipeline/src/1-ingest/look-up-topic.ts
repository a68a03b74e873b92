import type { Reference } from '@parlance/ports/reference';

/**
 * `known` is served with what lies here; `unknown` could come from nowhere; `open` may be known elsewhere, which only
 * looking it up tells.
 */
export type TopicLookup = { knowledge: 'known' | 'unknown' | 'open'; topics: string[] };

type Ask = { topic: string; language: string; signal: AbortSignal; typing?: boolean };

const SUGGESTED = 5;

/** A glance at a topic before anything is made of it: nothing is fetched and no model is asked. */
export async function lookUpTopic(
  references: readonly Reference[],
  { topic, language, signal, typing = false }: Ask,
): Promise<TopicLookup> {
  const local = references.filter(({ kind }) => kind === 'almanac');
  const found = await Promise.all(local.map((reference) => reference.find(topic, { language, signal })));
  const near = await Promise.all(
    local.map((reference) => reference.nearest(topic, { language, count: SUGGESTED, typing })),
  );
  const served = found.flat().map(({ title }) => title);
  const elsewhere = references.filter(({ kind }) => kind !== 'almanac');
  const isElsewhere = await Promise.all(
    elsewhere.map(async (reference) => (await reference.isThere?.()) ?? true),
  );
  const unserved = isElsewhere.includes(true) ? 'open' : 'unknown';
  return {
    knowledge: served.length > 0 ? 'known' : unserved,
    topics: [...new Set([...served, ...near.flat()])].slice(0, SUGGESTED),
  };
}
