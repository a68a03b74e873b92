import { trimEndOf } from '@parlance/kernel/scan-text';
import { questionOf } from '../read/asked-heading.ts';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** What stands above a sentence, where a host would say it. */
export function headingOver(sentence: Sentence, { headings, pack }: Reading) {
  const over = headings[sentence.heading];
  const name = over && over.by !== 'label' ? trimEndOf(over.name.trim(), /[.,;:\s]/) : '';
  if (!over || name === '') return undefined;
  // "But first: what’s a lens?" asks what a lens is.
  const asks = questionOf(over, pack) ?? (name.endsWith('?') ? name : undefined);
  return { name, ref: over.ref, asks };
}
