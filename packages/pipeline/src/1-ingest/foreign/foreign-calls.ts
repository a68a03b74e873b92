import type { Feed, FeedEpisode, FeedReader } from '@parlance/ports/feed-reader';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { PageLinks, PageLinksReader } from '@parlance/ports/page-links';
import type { TokenCounter } from '@parlance/ports/token-counter';
import { refuseTooLarge, sourceFrom } from '../sources/read-material.ts';
import { paragraphsOf } from '../spoken/spoken-paragraphs.ts';
import { readTimedText } from '../spoken/timed-text.ts';
import type { PlacedBlock } from '../structure/placed-block.ts';
import { ingestPaste } from '../text/paste.ts';
import { atMost } from '../text/shape.ts';
import type { ForeignCalls, PageBytes } from './foreign-reader.ts';

export type ReadingParts = {
  links: PageLinksReader;
  feeds: FeedReader;
  detector: LanguageDetector;
  tokens: TokenCounter;
};

// What goes back is taken over by the server's own thread at once, so a page can't make it as long as it likes.
const MAX_NAME_CHARS = 500;
const MAX_ADDRESS_CHARS = 4_000;
const MAX_LINKS = 50;
const MAX_EPISODES = 50;
const MAX_TRANSCRIPTS = 3;
/** More than any plan takes. */
const MAX_CAPTION_CHARS = 4_000_000;

/** Addresses that somebody could really have meant, and no more of them than anybody looks at. */
const few = <T extends { url: string }>(links: readonly T[]): T[] =>
  links.filter(({ url }) => url.length <= MAX_ADDRESS_CHARS).slice(0, MAX_LINKS);

const boundedLinks = (links: PageLinks): PageLinks => ({
  ...(links.title === undefined ? {} : { title: links.title.slice(0, MAX_NAME_CHARS) }),
  feeds: links.feeds.filter((url) => url.length <= MAX_ADDRESS_CHARS).slice(0, MAX_LINKS),
  captions: few(links.captions),
  media: few(links.media),
  isVideo: links.isVideo,
});

const boundedEpisode = ({ description, title, transcripts, ...episode }: FeedEpisode): FeedEpisode => ({
  ...episode,
  title: title.slice(0, MAX_NAME_CHARS),
  ...(description === undefined ? {} : { description: description.slice(0, MAX_NAME_CHARS) }),
  transcripts: few(transcripts).slice(0, MAX_TRANSCRIPTS),
});

function boundedFeed({ title, language, episodes }: Feed, wanted: string | undefined): Feed {
  const playable = episodes.filter(
    (episode) =>
      (episode.enclosure || episode.transcripts.length > 0) &&
      episode.guid.length <= MAX_ADDRESS_CHARS &&
      (episode.enclosure?.url.length ?? 0) <= MAX_ADDRESS_CHARS,
  );
  const older = playable.slice(MAX_EPISODES).find(({ guid }) => guid === wanted);
  return {
    title: title.slice(0, MAX_NAME_CHARS),
    ...(language === undefined ? {} : { language: language.slice(0, MAX_NAME_CHARS) }),
    episodes: [...playable.slice(0, MAX_EPISODES), ...(older ? [older] : [])].map(boundedEpisode),
  };
}

function boundedBlocks(blocks: PlacedBlock[]): PlacedBlock[] {
  let left = MAX_CAPTION_CHARS;
  return blocks.flatMap((block) => {
    if (left <= 0) return [];
    const text = block.text.slice(0, left);
    left -= text.length;
    return [{ ...block, text }];
  });
}

const DECLARED = /<meta[^<>]{1,200}charset=["']?\s{0,9}([\w-]+)|<\?xml[^<>]{1,200}encoding=["']([\w-]+)/i;

/** What the sender says, else what the page says of itself. */
function decodePage({ bytes, charset }: PageBytes): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)));
  try {
    return new TextDecoder(charset ?? declared?.[1] ?? declared?.[2] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The work itself, wherever it is done. */
export const foreignCalls = ({ links, feeds, detector, tokens }: ReadingParts): ForeignCalls => ({
  links: (page, url) => boundedLinks(links.read(decodePage(page), url)),
  feed(page, wanted) {
    const feed = feeds.read(decodePage(page));
    return feed && boundedFeed(feed, wanted);
  },
  captions: (page) => boundedBlocks(atMost(paragraphsOf(readTimedText(decodePage(page))))),
  async paste(text, { askedLanguage, maxTokens }) {
    const source = ingestPaste(detector, text, askedLanguage);
    await refuseTooLarge(tokens, source.passages, maxTokens);
    return source;
  },
  source: (materials, bounds) => sourceFrom({ detector, tokens }, materials, bounds),
});
