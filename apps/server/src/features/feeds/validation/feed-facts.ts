import type { XmlElement, XmlReader } from '@parlance/ports/xml-reader';
import { childrenOf, enclosureOf, itemsOf, onlyChild } from './rss-elements.ts';

/** What came back; undefined where nothing did. */
export type Answer = { status: number; headers: Headers; body: Uint8Array };

/** One request, redirects not followed: what an app gets is what counts. */
export type Ask = (
  url: string,
  how?: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> },
) => Promise<Answer | undefined>;

export type EpisodeFacts = {
  /** Without a body. */
  head?: Answer;
  firstByte?: Answer;
  lastBytes?: Answer;
  /** The first of it, tag included. */
  beginning?: Answer;
  transcripts: { type: string; answer?: Answer }[];
  chapters?: Answer;
};

/** All that has to be fetched to judge a feed. */
export type FeedFacts = {
  url: string;
  now: Date;
  feed?: Answer;
  head?: Answer;
  /** Asked again with the tag of the first answer. */
  again?: Answer;
  xml?: ReturnType<XmlReader['read']>;
  cover?: Answer;
  /** For the newest episodes, in the order of the feed. */
  episodes: EpisodeFacts[];
};

/** Enough for a tag with a cover in it. */
const BEGINNING_BYTES = 1024 * 1024;
const PLAIN = { 'accept-encoding': 'identity' };

export const readText = (answer: Answer): string => new TextDecoder().decode(answer.body);

async function episodeFacts(ask: Ask, item: XmlElement): Promise<EpisodeFacts> {
  const media = enclosureOf(item)?.attributes.url;
  const range = (bytes: string) => (media ? ask(media, { headers: { range: `bytes=${bytes}` } }) : undefined);
  const transcripts = [];
  for (const { attributes } of childrenOf(item, 'podcast', 'transcript'))
    transcripts.push({ type: attributes.type ?? '', answer: await ask(attributes.url ?? '') });
  const chapters = onlyChild(item, 'podcast', 'chapters')?.attributes.url;
  return {
    head: media ? await ask(media, { method: 'HEAD' }) : undefined,
    firstByte: await range('0-0'),
    lastBytes: await range('-16'),
    beginning: await range(`0-${BEGINNING_BYTES - 1}`),
    transcripts,
    chapters: chapters ? await ask(chapters) : undefined,
  };
}

/** Reads a feed as an app would that sees it for the first time, and then once more. */
export async function fetchFacts(
  { ask, xml }: { ask: Ask; xml: XmlReader },
  url: string,
  { now, maxEpisodes }: { now: Date; maxEpisodes: number },
): Promise<FeedFacts> {
  const facts: FeedFacts = { url, now, episodes: [] };
  facts.feed = await ask(url, { headers: PLAIN });
  if (facts.feed?.status !== 200) return facts;
  facts.head = await ask(url, { method: 'HEAD', headers: PLAIN });
  const etag = facts.feed.headers.get('etag');
  if (etag) facts.again = await ask(url, { headers: { ...PLAIN, 'if-none-match': etag } });
  facts.xml = xml.read(readText(facts.feed));
  if ('error' in facts.xml) return facts;
  const channel = onlyChild(facts.xml.root, '', 'channel');
  const cover = channel && onlyChild(channel, 'itunes', 'image')?.attributes.href;
  if (cover) facts.cover = await ask(cover);
  for (const item of itemsOf(facts.xml.root).slice(0, maxEpisodes))
    facts.episodes.push(await episodeFacts(ask, item));
  return facts;
}
