import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { Choice } from '../choose/chooser.ts';
import type { Reading } from '../read/reading.ts';

export type Worded = Pick<Script, 'lines' | 'chapters'>;

/** Says what was chosen, in lines. It says nothing that was not chosen, and the same choice always in the same words. */
export interface Worder<Chosen extends Choice> {
  word(choice: Chosen, reading: Reading, brief: Brief): Worded;
  /** The show notes: Markdown, without chapter times. */
  notes(choice: Chosen, reading: Reading, brief: Brief, warnings: readonly string[]): string;
}
