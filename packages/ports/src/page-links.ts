/** What a web page points at, beyond its text. */
export type PageLinks = {
  title?: string;
  /** Feeds the page names as its own. */
  feeds: string[];
  /** Captions of the video that the page shows. */
  captions: { url: string; language?: string; isAutomatic: boolean }[];
  /** Recordings the page plays or offers. */
  media: { url: string; type?: string }[];
  /** True when the page is there to show a video. */
  isVideo: boolean;
};

export interface PageLinksReader {
  /** Addresses come back absolute. */
  read(html: string, url: string): PageLinks;
}
