import type { ModelUsage } from '@parlance/artifacts/model-usage';
import type { DocumentBlock } from './document-reader.ts';

export type Article = {
  title: string;
  /** Base language, e.g. "pt". */
  language: string;
  url?: string;
  blocks: DocumentBlock[];
  /** What it took to have it told by a model. */
  usage?: ModelUsage;
};

/** Where a bare topic is looked up. */
export interface Reference {
  readonly kind: 'almanac' | 'wikipedia' | 'model';
  /** Whether there is anything to ask at present; always, where it doesn't say. */
  isThere?(): Promise<boolean>;
  /** Articles about the topic, best first; none when it has nothing or can't be reached. */
  find(topic: string, ask: { language: string; signal: AbortSignal }): Promise<Article[]>;
  /** Titles of the subjects nearest to the topic that it could serve; `typing`: the last word may not be whole yet. */
  nearest(topic: string, ask: { language: string; count: number; typing?: boolean }): Promise<string[]>;
}
