export type FeedEpisode = {
  guid: string;
  title: string;
  /** ISO 8601. */
  publishedAt?: string;
  durationMs?: number;
  /** Plain words, no markup. */
  description?: string;
  enclosure?: { url: string; type?: string; bytes?: number };
  transcripts: { url: string; type: string; language?: string }[];
};

export type Feed = { title: string; language?: string; episodes: FeedEpisode[] };

/** Reads a podcast feed, newest episode first; undefined when the text is no feed. */
export interface FeedReader {
  read(xml: string): Feed | undefined;
}
