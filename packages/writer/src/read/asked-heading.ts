import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Heading } from './headings.ts';

/** Longer questions are read, not asked. */
const ASKED = { words: 10, chars: 70 };

/** "But first: what's a lens?" -> "What's a lens?": what a heading asks, so that one of two people can ask it. */
export function questionOf(
  { name, by }: Pick<Heading, 'name' | 'by'>,
  { conversation }: LanguagePack,
): string | undefined {
  const [last = ''] = name.split(/[:–—] /).slice(-1);
  const isAsked =
    by === 'heading' && last.endsWith('?') && countWords(last) <= ASKED.words && last.length <= ASKED.chars;
  const opens = wordRegex(`^¿?(?:${conversation.questionWords.split(/[ |]/).join('|')})(?!\\p{L})`);
  return isAsked && opens.test(last) && !/[“”"«»]/.test(last) ? capitalize(last) : undefined;
}
