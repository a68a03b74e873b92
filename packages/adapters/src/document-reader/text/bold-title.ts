import { PACKS } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';

const MAX_WORDS = 12;

/** "The", "When", "Nous": words that begin a sentence; a name goes on otherwise. */
const opens = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && PACKS.some(({ language }) => isSmallWord(fold(word), language));

/**
 * "**Dry nets** The wind dries them": words set in bold over what they head; the colon keeps the two apart. In
 * "**Debian** Linux is", they are part of the sentence. `onOwnLine` says that a line ends between them.
 */
export function withBoldTitle(bold: string, rest: string, onOwnLine: boolean): string {
  const title = bold.trim();
  const text = rest.trim();
  const [first = ''] = /[\p{L}\p{M}’']+/u.exec(text) ?? [];
  const isTitle =
    /[\p{L}\p{N})]$/u.test(title) &&
    title.split(/\s+/).length <= MAX_WORDS &&
    /^["“«¿¡]?\p{Lu}/u.test(text) &&
    (onOwnLine || opens(first));
  return isTitle ? `${title}: ${text}` : bold + rest;
}
