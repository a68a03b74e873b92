import { trimEndOf } from '@parlance/kernel/scan-text';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** What stands above a sentence, where a host would say it. */
export function headingOver(sentence: Sentence, { headings }: Reading) {
  const over = headings[sentence.heading];
  const name = over && over.by !== 'label' ? trimEndOf(over.name.trim(), /[.,;:\s]/) : '';
  return name === '' ? undefined : { name, ref: over?.ref };
}
