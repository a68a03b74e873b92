import { baseLanguage } from '@parlance/kernel/languages';
import { packFor } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';
import { splitSentences } from '@parlance/language/text/sentences';

/** Fewer words are a title, a quotation or a name. */
const MIN_WORDS = 5;
/** Of the words every sentence has, so many must be the other language's own. */
const MIN_MARKS = 3;

const stopWords = new Map<string, ReadonlySet<string>>();

function stopWordsOf(language: string): ReadonlySet<string> {
  let words = stopWords.get(language);
  if (!words) {
    words = new Set((packFor(language)?.words.stop ?? '').split(' ').map(fold));
    stopWords.set(language, words);
  }
  return words;
}

/**
 * The first sentence that is still in the language of the source. Small words tell, which a detector needs many
 * letters for; where a language has no list, the detector decides.
 */
export function foreignSentence(
  text: string,
  { own, from }: { own: string; from: string },
  detect: (text: string) => string | undefined,
): string | undefined {
  const [mine, theirs] = [stopWordsOf(baseLanguage(own)), stopWordsOf(baseLanguage(from))];
  return splitSentences(text, own).find((sentence) => {
    const words = (sentence.match(/\p{L}+/gu) ?? []).map(fold);
    if (words.length < MIN_WORDS) return false;
    if (mine.size === 0 || theirs.size === 0) return detect(sentence) === from;
    const foreign = words.filter((word) => theirs.has(word) && !mine.has(word)).length;
    const familiar = words.filter((word) => mine.has(word) && !theirs.has(word)).length;
    return foreign >= MIN_MARKS && foreign > familiar * 2;
  });
}
