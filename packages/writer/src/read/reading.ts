import type { SourceText } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { PACK_OF, type WrittenLanguage } from '@parlance/language/languages';
import { questionsInText } from './asks-itself.ts';
import { type Byline, bylineOf } from './byline.ts';
import type { RawSentence, Section, Sentence } from './document.ts';
import type { Heading } from './headings.ts';
import { readPassages } from './raw-sentences.ts';
import { withSpeakersFirst } from './speakers-first.ts';

/** A source as every author gets it: read once, and frozen. */
export type Reading = {
  readonly source: SourceText;
  readonly language: WrittenLanguage;
  readonly pack: LanguagePack;
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  /** What stands above each stretch; the first names nothing. */
  readonly headings: readonly Heading[];
  /** Who wrote it and when, where it says so. */
  readonly byline: Byline | undefined;
  /** It is a list that is counted: "Seven secrets", each under its number. */
  readonly isListed: boolean;
  /** Its paragraphs ask and answer. */
  readonly asksItself: boolean;
};

/** Shorter ones may stand in a text more than once. */
const REPEATED_WORDS = 3;

/** The same words again (a pulled quote, a repeated caption) are not said twice; "No." may answer many questions. */
function dropRepeats(sentences: readonly RawSentence[]): RawSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    if (seen.has(key) && countWords(text) >= REPEATED_WORDS) return false;
    seen.add(key);
    return true;
  });
}

export function readSource(source: SourceText, language: WrittenLanguage): Reading {
  const pack = PACK_OF[language];
  const { sentences, ...read } = readPassages(source, pack);
  const inOrder = withSpeakersFirst(dropRepeats(sentences), pack);
  const asking = questionsInText(inOrder);
  return {
    source,
    language,
    pack,
    ...read,
    byline: bylineOf(source),
    sentences: inOrder.map((sentence, index) =>
      Object.freeze({
        ...sentence,
        ...(asking.has(sentence) && { asked: true, asksInText: true }),
        index,
        words: countWords(sentence.text),
      }),
    ),
    asksItself: asking.size > 0,
  };
}
