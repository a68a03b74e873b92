import { weigher } from '@parlance/language/judgement';
import type { LanguagePack } from '@parlance/language/language';
import { unbound } from '@parlance/language/text/connectives';
import type { Lexer } from '@parlance/language/text/lexer';
import type { Sentence } from './document.ts';
import { signsOf } from './signs.ts';

/** What is told of a text, by how much of it is of no use to the ear. */
type Strictness = {
  /** A sentence above this is not told. */
  unfit: number;
  /** One above this is told only behind the one before it. */
  leans: number;
};
/** Of a hundred good sentences three lie above the first, and five above the second. */
const OF_PROSE: Strictness = { unfit: 0.6, leans: 0.85 };
/** Of a hundred good ones nine lie above the first, of bad ones 45; what leans on something untold is most of the rest. */
const OF_MANUALS: Strictness = { unfit: 0.4, leans: 0.7 };
const MANUAL_SHARE = 0.2;
/** Where there is so much more than is told, only the best of a manual is told. */
const BEST = { unfit: 0.3, times: 2 };
/** Nobody is left without an audio for what was learned of others: so many words stay in any case. */
const LEAST_WORDS = 150;
/** More sentences than this don't hang on one. */
const MAX_CHAIN = 4;

type Text = {
  pack: LanguagePack;
  lexer: Lexer;
  title: string | undefined;
  isNews: boolean;
  /** How many of them are told. */
  words: number;
};

function strictnessFor(sentences: readonly Sentence[], { isNews, words }: Text): Strictness {
  const said = sentences.filter(({ sayable }) => sayable);
  const share = said.reduce((sum, { unfit }) => sum + unfit, 0) / Math.max(1, said.length);
  if (isNews || share < MANUAL_SHARE) return OF_PROSE;
  const best = said.filter(({ unfit }) => unfit <= BEST.unfit).reduce((sum, each) => sum + each.words, 0);
  return best >= words * BEST.times ? { ...OF_MANUALS, unfit: BEST.unfit } : OF_MANUALS;
}

function silenceUnfit(sentences: readonly Sentence[], limit: number): void {
  const said = sentences.filter(({ sayable }) => sayable);
  let left = said.reduce((sum, { words }) => sum + words, 0);
  for (const sentence of said.toSorted((a, b) => b.unfit - a.unfit)) {
    left -= sentence.words;
    if (sentence.unfit <= limit || left < LEAST_WORDS) break;
    sentence.sayable = false;
  }
}

function bindLeaning(sentences: readonly Sentence[], { leans }: Strictness): void {
  let chain = 0;
  let canBeTold = false;
  for (const [at, sentence] of sentences.entries()) {
    // What the one before it leans on may be untold: then this one would go with it.
    const goesOn = canBeTold && sentences[at - 1]?.section === sentence.section;
    if (goesOn && chain < MAX_CHAIN && sentence.leaning > leans) sentence.needsPrevious = true;
    chain = sentence.needsPrevious ? chain + 1 : 0;
    canBeTold = sentence.sayable && (!sentence.needsPrevious || canBeTold);
  }
}

/** What readers said of thousands of other sentences, said of these. */
export function judgeSentences(sentences: readonly Sentence[], about: Text): void {
  const { pack, lexer, title } = about;
  if (!pack.judgement) return;
  const { articles, unfit, leans } = pack.judgement;
  const [unfitOf, leaningOf] = [weigher(unfit), weigher(leans)];
  const known = new Set(lexer.terms(title ?? ''));
  // "But engineers …", at the head of a paragraph, is told without its "but" where nothing is told before it.
  const asTold = sentences.map((sentence, at) =>
    sentences[at - 1]?.paragraph === sentence.paragraph
      ? sentence
      : { ...sentence, text: unbound(sentence.text, pack.grammar) },
  );
  const signs = signsOf(asTold, { lexer, known, articles });
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.asked) continue;
    sentence.unfit = unfitOf(signs[at] ?? []);
    sentence.leaning = leaningOf(signs[at] ?? []);
  }
  const strictness = strictnessFor(sentences, about);
  silenceUnfit(sentences, strictness.unfit);
  bindLeaning(sentences, strictness);
}
