import type { FeedFinding, FeedReport } from '@parlance/contract/feed-findings';
import type { XmlElement } from '@parlance/ports/xml-reader';
import { channelFindings } from './channel-rules.ts';
import { coverFindings } from './cover-rules.ts';
import type { FeedFacts } from './feed-facts.ts';
import { error } from './finding.ts';
import { itemFindings, repetitionFindings } from './item-rules.ts';
import { mediaFindings } from './media-rules.ts';
import { itemsOf, wordsIn } from './rss-elements.ts';
import { transportFindings } from './transport-rules.ts';

function* episodeFindings(item: XmlElement, place: number, facts: FeedFacts): Generator<FeedFinding> {
  const name = wordsIn(item, '', 'title') || `#${place + 1}`;
  const fetched = facts.episodes[place];
  for (const finding of itemFindings(item, facts.now)) yield { ...finding, episode: name };
  if (fetched) for (const finding of mediaFindings(item, fetched)) yield { ...finding, episode: name };
}

function* findings(facts: FeedFacts): Generator<FeedFinding> {
  yield* transportFindings(facts);
  if (!facts.xml) return;
  if ('error' in facts.xml) {
    yield error('xml_broken', { reason: facts.xml.error });
    return;
  }
  const { root } = facts.xml;
  yield* channelFindings(root, facts.url);
  yield* coverFindings(facts);
  const items = itemsOf(root);
  yield* repetitionFindings(items);
  for (const [place, item] of items.entries()) yield* episodeFindings(item, place, facts);
}

/** What podcast apps would dislike about a feed. It passes when every app will show and play all of it. */
export function judgeFeed(facts: FeedFacts): FeedReport {
  const found = [...findings(facts)];
  const root = facts.xml && 'root' in facts.xml ? facts.xml.root : undefined;
  return {
    passed: found.every(({ level }) => level === 'warning'),
    episodes_listed: root ? itemsOf(root).length : 0,
    episodes_fetched: facts.episodes.length,
    findings: found,
  };
}
