import type { Brief } from '@parlance/artifacts/brief';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** What is told of a text, before a single line is written. */
export type Choice = {
  /** What the episode is called. */
  readonly title: string;
  /** In the order in which it is told. */
  readonly told: readonly Sentence[];
  /** What the text has for the question that was asked; 'found' when none was. */
  readonly answer: 'found' | 'near' | 'none';
};

/** Decides what of a text is told, and in which order. The same reading and brief give the same choice. */
export interface Chooser<Chosen extends Choice> {
  /**
   * `minutesOf`: how long a choice becomes as it will be worded. How much talk comes with what is told is only known
   * then, so who wants to meet the asked length asks, and chooses again.
   */
  choose(reading: Reading, brief: Brief, minutesOf: (choice: Chosen) => number): Chosen;
}
