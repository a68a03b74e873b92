import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { capitalize } from '@parlance/language/text/casing';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { SelfContained } from '../analysis/self-contained.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { SEVERAL_NUMBERS } from './ends.ts';

/** Said before the greeting, so that one stays. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Sentence;
  /** All of the sentence is said: it need not be told again. */
  isWhole: boolean;
};

/**
 * Where a sentence is told: as the very first, within the first half minute (and 'loose' where it can be taken out of its
 * place, because nothing leans on it), later, or not at all.
 */
export type Place = 'first' | 'loose' | 'soon' | 'later' | 'never';

const WORDS = { min: 5, easy: 15, max: 28 };
const MIN_TERMS = 2;
/** Beyond this, the opening of a book stands for it. */
const LOOKED_AT = 600;
const WORTH = {
  asked: 0.3,
  askedSoon: -0.25,
  curious: 0.2,
  ownQuestion: 0.35,
  ofTitle: 0.12,
  superlative: 0.08,
  contrast: 0.12,
  number: 0.06,
  cause: 0.05,
  longWord: -0.035,
};
/** What is said again a moment later is heard twice; what the source itself begins with leads in best. */
const PLACE: Record<Place, number> = { first: 0.35, loose: 0.05, soon: -1.2, later: -0.9, never: -0.2 };
const STRONG = ['superlative', 'contrast', 'number', 'cause'] as const;
/** Below this nothing is worth staying for. */
const ENOUGH = { first: 0.55, mildly: 0.3 };

type Candidate = { text: string; worth: number; sentence: Sentence; isWhole?: boolean };

/** A question of the author's that what follows answers, without the "but" that joins it to what stands before. */
function ownQuestion({ text }: Sentence, { pack }: Understanding): string | undefined {
  const { pronoun, demonstrative } = pack.grammar;
  const bare = capitalize(text.replace(wordRegex(`^(¿?)(?:${pack.telling.joins}),? `), '$1'));
  const pointsBack = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(bare);
  return /^[^.!?]+\?$/.test(bare) && !pointsBack ? bare : undefined;
}

/** Everything an episode could begin with. */
class HookCandidates {
  private readonly understanding: Understanding;
  private readonly level: Brief['level'];
  private readonly placeOf: (sentence: Sentence) => Place;
  private readonly standAlone: StandAlone;
  private readonly contained: SelfContained;
  private readonly titleTerms: ReadonlySet<string>;
  private readonly sentences: Sentence[];

  constructor(understanding: Understanding, level: Brief['level'], placeOf: (sentence: Sentence) => Place) {
    this.understanding = understanding;
    this.level = level;
    this.placeOf = placeOf;
    this.standAlone = new StandAlone(understanding);
    this.contained = new SelfContained(understanding);
    this.titleTerms = new Set(understanding.lexer.terms(understanding.title ?? ''));
    this.sentences = understanding.sentences
      .slice(0, LOOKED_AT)
      .filter((sentence) => sentence.sayable && (!sentence.somber || placeOf(sentence) === 'first'));
  }

  /** The best of all that can be said; `mildly` where nothing better was found. */
  best(mildly: boolean): Candidate | undefined {
    const [best] = [...this.asked(), ...this.ownQuestions(), ...this.plain(mildly), ...this.quoted()]
      .filter((candidate) => this.fits(candidate))
      .map((candidate) => ({ ...candidate, worth: this.worthOf(candidate) }))
      .sort((a, b) => b.worth - a.worth);
    return best && best.worth >= (mildly ? ENOUGH.mildly : ENOUGH.first) ? best : undefined;
  }

  /** Of questions and answers: one whose answer comes later. */
  private asked(): Candidate[] {
    const curious = wordRegex(this.understanding.pack.telling.curious);
    return this.sentences
      .filter((sentence) => sentence.asked && this.placeOf(sentence) !== 'never')
      .map((sentence) => {
        const isLater = this.placeOf(sentence) === 'later';
        const worth = WORTH.asked + (curious.test(sentence.text) ? WORTH.curious : 0);
        return { sentence, text: sentence.text, worth: isLater ? worth : worth + WORTH.askedSoon };
      });
  }

  private ownQuestions(): Candidate[] {
    return this.sentences
      .filter(({ isQuestion, asked, authorVoice, inQuotation, index }) => {
        const next = this.understanding.sentences[index + 1];
        return isQuestion && !asked && !authorVoice && !inQuotation && next?.sayable;
      })
      .flatMap((sentence) => {
        const text = ownQuestion(sentence, this.understanding);
        return text === undefined ? [] : [{ sentence, text, worth: WORTH.ownQuestion }];
      });
  }

  private plain(mildly: boolean): Candidate[] {
    const { countsOn, adverbEnding } = this.understanding.pack.grammar;
    const counts = wordRegex(`(?<!\\p{L})(?:${countsOn})(?!\\p{L})`);
    const turnsFrom = wordRegex(`^\\p{Lu}\\p{Ll}+(?:${adverbEnding}),? `, 'u');
    return this.sentences
      .filter(({ text, traits }) => !counts.test(text) && !turnsFrom.test(text) && !traits.has('quote'))
      .filter((sentence) => {
        if (this.placeOf(sentence) === 'first') return this.standAlone.opensText(sentence);
        // Out of its place, only what is great, rare, unexpected or explained makes somebody stay.
        const isStrong = mildly || STRONG.some((trait) => sentence.traits.has(trait));
        return isStrong && this.standAlone.has(sentence) && !SEVERAL_NUMBERS.test(sentence.text);
      })
      .map((sentence) => {
        const text = toSpoken(sentence.text, this.understanding.pack, this.level);
        return { sentence, text, worth: PLACE[this.placeOf(sentence)], isWhole: true };
      });
  }

  private quoted(): Candidate[] {
    const { pack, firstPerson } = this.understanding;
    const [open, close] = pack.quotes;
    return this.sentences
      .filter((sentence) => {
        const { authorVoice, needsPrevious, isQuestion } = sentence;
        const isWhole = !needsPrevious && !isQuestion && !this.standAlone.isTurned(sentence);
        return firstPerson && authorVoice && isWhole;
      })
      .map((sentence) => {
        const text = open + toSpoken(sentence.text, pack, this.level) + close;
        return { sentence, text, worth: PLACE[this.placeOf(sentence)], isWhole: true };
      });
  }

  private fits({ text, sentence }: Candidate): boolean {
    const { lexer, pack } = this.understanding;
    const terms = new Set(lexer.terms(text));
    const words = countWords(text);
    if (words < WORDS.min || words > WORDS.max || terms.size < MIN_TERMS) return false;
    if (!/\?$/.test(text) && wordRegex(pack.telling.addresses, 'u').test(text)) return false;
    return this.contained.fits(text, sentence) && [...terms].some((term) => !this.titleTerms.has(term));
  }

  private worthOf({ worth, sentence, text }: Candidate): number {
    const { traits, score } = sentence;
    const terms = this.understanding.lexer.terms(text);
    const ofTitle = terms.some((term) => this.titleTerms.has(term)) ? WORTH.ofTitle : 0;
    const long = WORTH.longWord * Math.max(0, countWords(text) - WORDS.easy);
    const strong = STRONG.filter((trait) => traits.has(trait));
    return worth + score + ofTitle + long + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
  }
}

/** What one stays for: the source's own beginning, a question it answers, something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  placeOf: (sentence: Sentence) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const candidates = new HookCandidates(understanding, brief.level, placeOf);
  const best = candidates.best(false) ?? candidates.best(true);
  if (!best) return undefined;
  const { text, sentence, isWhole = false } = best;
  return {
    text: /[“„«]/.test(text) ? text : inEverydayWords(text, understanding.pack),
    refs: sentence.refs,
    sentence,
    isWhole,
  };
}
