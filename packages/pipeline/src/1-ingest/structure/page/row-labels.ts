import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { onlyNames } from '@parlance/language/text/only-names';
import type { PlacedBlock } from '../placed-block.ts';
import type { PageText } from './page-text.ts';

const MAX_WORDS = 7;
/** Fewer are no habit of the text. */
const MIN_ROW = 3;
const LABEL = /^(?<label>[\p{Lu}\d](?:[^:.!?;“”"«»()]|\.(?=\d)){1,58}?)(?: \([^()]{1,40}\))? ?: (?=\S)/u;

function labelOf({ kind, text }: PlacedBlock, pack: LanguagePack): string | undefined {
  if (kind !== 'paragraph' && kind !== 'item') return undefined;
  const label = LABEL.exec(text)?.groups?.label?.trim();
  const names = label !== undefined && countWords(label) <= MAX_WORDS && onlyNames(label, pack);
  return names ? label : undefined;
}

/**
 * "Decision: The roof comes first.": block -> what it begins with that names it, where labels are how the text is made:
 * three items, or three paragraphs that begin alike.
 */
export function rowLabels(page: PageText, pack: LanguagePack): ReadonlyMap<PlacedBlock, string> {
  const labelled = page.flatMap((block) => {
    const label = labelOf(block, pack);
    if (label === undefined) return [];
    const [first = ''] = label.toLowerCase().split(' ', 1);
    return [{ block, label, row: block.kind === 'item' ? '' : first }];
  });
  const rows = [...Map.groupBy(labelled, ({ row }) => row).values()];
  return new Map(
    rows
      .filter((row) => row.length >= MIN_ROW)
      .flat()
      .map(({ block, label }) => [block, label]),
  );
}
