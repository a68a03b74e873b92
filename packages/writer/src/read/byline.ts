import type { SourceText } from '@parlance/artifacts/source-text';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { capitalize } from '@parlance/language/text/casing';

/** Who wrote a text and when, in its own words: "Written by Ada Hill, 6 January 1994". */
export type Byline = { text: string; ref: string };

export function bylineOf({ passages }: SourceText): Byline | undefined {
  const found = passages.find(({ kind }) => kind === 'byline');
  return found && { text: capitalize(trimEndOf(found.text.trim(), /[.,;:\s]/)), ref: found.id };
}
