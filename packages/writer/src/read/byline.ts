import type { Passage } from '@parlance/artifacts/source-text';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';

/** Who wrote a text and when, in its own words: "Written by Ada Hill, 6 January 1994". */
export type Byline = { text: string; ref: string };

const LOOKED_AT = 5;
const MAX_WORDS = { line: 16, sentence: 8 };
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/** A full name or a year: something that tells who or when. */
function tellsWhoOrWhen(text: string): boolean {
  const words = text.split(' ');
  const isBig = (word = ''): boolean => /^\p{Lu}/u.test(word);
  return YEAR.test(text) || words.some((word, at) => isBig(word) && isBig(words[at + 1]));
}

/** Stands among the first lines, and says nothing else. */
export function findByline(passages: readonly Passage[], { telling }: LanguagePack): Byline | undefined {
  const byline = wordRegex(telling.byline, 'u');
  const found = passages.slice(0, LOOKED_AT).find(({ kind, text, level }) => {
    const most = /[.!?]$/.test(text) ? MAX_WORDS.sentence : MAX_WORDS.line;
    const isLine = kind === 'paragraph' || (kind === 'heading' && level !== 1);
    return isLine && countWords(text) <= most && byline.test(text) && tellsWhoOrWhen(text);
  });
  return found && { text: trimEndOf(found.text.trim(), /[.,;:\s]/), ref: found.id };
}
