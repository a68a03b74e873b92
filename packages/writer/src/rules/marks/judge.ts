import { unbound } from '@parlance/language/text/connectives';
import type { Lexer } from '@parlance/language/text/lexer';
import type { TalkPack } from '../languages/talk-rules.ts';
import { type Judgement, marker, OPENS_ANYWHERE, weigher } from './judgement.ts';
import type { Marked } from './marked.ts';
import { signsOf } from './signs.ts';

/** What is told of a text, by how much of it is of no use to the ear. */
type Strictness = {
  /** A sentence above this is not told. */
  unfit: number;
  /** One above this is told only behind the one before it. */
  leans: number;
  /** One that leans on something untold of its paragraph is not told. */
  tearsNothing?: true;
};
/** Of a hundred good sentences three lie above the first, and five above the second. */
const OF_PROSE: Strictness = { unfit: 0.6, leans: 0.85 };
/** Of a hundred good ones nine lie above the first, of bad ones 45; what leans on something untold is most of the rest. */
const OF_MANUALS: Strictness = { unfit: 0.4, leans: 0.7, tearsNothing: true };
const MANUAL_SHARE = 0.2;
/** Where there is so much more than is told, only the best of a manual is told. */
const BEST = { unfit: 0.3, times: 2 };
/** Nobody is left without an audio for what was learned of others: so many words stay in any case. */
const LEAST_WORDS = 150;
/** Beyond this, the opening of a book stands for it. */
export const OPENING_SENTENCES = 600;
/** More sentences than this don't hang on one. */
const MAX_CHAIN = 4;

type Text = {
  pack: TalkPack;
  lexer: Lexer;
  title: string | undefined;
  isNews: boolean;
  /** How many of them are told. */
  words: number;
};

function strictnessFor(sentences: readonly Marked[], { isNews, words }: Text): Strictness {
  const said = sentences.filter(({ sayable }) => sayable);
  const share = said.reduce((sum, { unfit }) => sum + unfit, 0) / Math.max(1, said.length);
  if (isNews || share < MANUAL_SHARE) return OF_PROSE;
  const best = said.filter(({ unfit }) => unfit <= BEST.unfit).reduce((sum, each) => sum + each.words, 0);
  return best >= words * BEST.times ? { ...OF_MANUALS, unfit: BEST.unfit } : OF_MANUALS;
}

/** How many words can be told, each sentence with those it hangs on. */
function wordsToTell(sentences: readonly Marked[]): number {
  let canBeTold = false;
  return sentences.reduce((sum, { sayable, needsPrevious, words }) => {
    canBeTold = sayable && (!needsPrevious || canBeTold);
    return sum + (canBeTold ? words : 0);
  }, 0);
}

/** Leaves out the worst first, as long as enough is left. */
function withoutUnfit(sentences: readonly Marked[], limit: number): readonly Marked[] {
  let left = wordsToTell(sentences);
  const worst = sentences.filter(({ sayable, unfit }) => sayable && unfit > limit);
  const silenced = new Set<Marked>();
  for (const sentence of worst.toSorted((a, b) => b.unfit - a.unfit)) {
    left -= sentence.words;
    if (left < LEAST_WORDS) break;
    silenced.add(sentence);
  }
  return sentences.map((sentence) => (silenced.has(sentence) ? { ...sentence, sayable: false } : sentence));
}

function withLeaningBound(
  sentences: readonly Marked[],
  { leans, tearsNothing }: Strictness,
): readonly Marked[] {
  let chain = 0;
  let canBeTold = false;
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    const leaning = sentence.leaning > leans && before?.section === sentence.section;
    // What the one before it leans on may be untold: then this one would go with it.
    const needsPrevious = sentence.needsPrevious || (leaning && canBeTold && chain < MAX_CHAIN);
    const isTorn = leaning && !canBeTold && before.paragraph === sentence.paragraph;
    const sayable = sentence.sayable && !(isTorn && tearsNothing);
    chain = needsPrevious ? chain + 1 : 0;
    canBeTold = sayable && (!needsPrevious || canBeTold);
    return { ...sentence, needsPrevious, sayable };
  });
}

const placeIn = ({ lexer, title }: Text, articles: readonly string[]) => ({
  lexer,
  known: new Set(lexer.terms(title ?? '')),
  articles,
});

/** Nothing was learned of this language: what a text looks like tells how it may begin, and no more. */
function withFirstMarked(sentences: readonly Marked[], about: Text): readonly Marked[] {
  const firstOf = marker(OPENS_ANYWHERE);
  const articles = about.pack.words.definiteArticles.split(' ');
  const marked = [...sentences];
  let at = 0;
  for (const signs of signsOf(sentences, placeIn(about, articles))) {
    if (at === OPENING_SENTENCES) break;
    const sentence = sentences[at];
    if (sentence && !sentence.asked) marked[at] = { ...sentence, asFirst: firstOf(signs) };
    at++;
  }
  return marked;
}

function judgeAll(sentences: readonly Marked[], about: Text, learned: Judgement): readonly Marked[] {
  const { articles, unfit, leans, opens, ends } = learned;
  const [unfitOf, leaningOf] = [weigher(unfit), weigher(leans)];
  const [firstOf, lastOf] = [marker(opens), marker(ends)];
  // "But engineers …", at the head of a paragraph, is told without its "but" where nothing is told before it.
  const asTold = sentences.map((sentence, at) =>
    sentences[at - 1]?.paragraph === sentence.paragraph
      ? sentence
      : { ...sentence, text: unbound(sentence.text, about.pack.grammar) },
  );
  const judged = [...sentences];
  let at = 0;
  for (const signs of signsOf(asTold, placeIn(about, articles))) {
    const sentence = sentences[at];
    if (sentence && !sentence.asked)
      judged[at] = {
        ...sentence,
        unfit: unfitOf(signs),
        leaning: leaningOf(signs),
        asFirst: firstOf(signs),
        asLast: lastOf(signs),
      };
    at++;
  }
  const strictness = strictnessFor(judged, about);
  const fit = withoutUnfit(judged, strictness.unfit);
  const bound = withLeaningBound(fit, strictness);
  return wordsToTell(bound) < LEAST_WORDS ? fit : bound;
}

/** What readers said of thousands of other sentences, said of these. */
export function judgeSentences(sentences: readonly Marked[], about: Text): readonly Marked[] {
  const { judgement } = about.pack;
  return judgement ? judgeAll(sentences, about, judgement) : withFirstMarked(sentences, about);
}
