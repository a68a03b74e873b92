import type { Brief } from '@parlance/artifacts/brief';
import { isMuchLeftOut } from '@parlance/artifacts/left-out';
import type { SourceText } from '@parlance/artifacts/source-text';
import { lacksMarkedLetters } from '@parlance/language/text/marked-letters';
import { searchWords } from '@parlance/language/text/search-words';

/** "Tides" was answered with "The Moon": not a word of the title was asked for. */
function isReplaced({ documents = [], language }: SourceText, { source }: Brief): boolean {
  const [first] = documents;
  if (source.type !== 'topic' || first?.title === undefined || first.kind === 'model') return false;
  const { stems } = searchWords(language);
  const asked = new Set(stems(source.topic));
  return !stems(first.title).some((stem) => asked.has(stem));
}

const lacksLetters = ({ passages, language }: SourceText): boolean =>
  lacksMarkedLetters(passages.map(({ text }) => text).join('\n'), language);

/** What the person should know of where the words come from. */
export function sourceWarnings(source: SourceText, brief: Brief): string[] {
  const by = new Set(source.documents?.map((document) => document.by));
  return [
    ...(isReplaced(source, brief) ? ['topic_replaced'] : []),
    ...(by.has('hearing') ? ['source_heard'] : []),
    ...(by.has('sight') ? ['source_scanned'] : []),
    ...(isMuchLeftOut(source) ? ['much_left_out'] : []),
    ...(lacksLetters(source) ? ['letters_missing'] : []),
  ];
}
