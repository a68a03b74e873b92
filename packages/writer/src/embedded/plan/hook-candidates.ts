import type { Brief } from '@parlance/artifacts/brief';
import { capitalize } from '@parlance/language/text/casing';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { shorten } from '@parlance/language/text/shorten';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { SelfContained } from '../analysis/self-contained.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { SEVERAL_NUMBERS } from './ends.ts';
import { SumsUp } from './sums-up.ts';

/**
 * Where a sentence is told: as the very first, within the first half minute, later, or not at all; 'loose' where it can
 * be taken out of its place, because nothing leans on it.
 */
export type Place = 'first' | 'loose' | 'soon' | 'later' | 'never';

/** A question may take longer: one waits for its end. */
const WORDS = { min: 5, max: 15, asked: 18, quoted: 12, lost: 10 };
const MIN_TERMS = 2;
/** Beyond this, the opening of a book stands for it. */
const LOOKED_AT = 600;
const WORTH = {
  asked: 0.3,
  askedSoon: -0.25,
  curious: 0.2,
  ownQuestion: 0.35,
  quoted: 0.15,
  ofTitle: 0.12,
  superlative: 0.12,
  contrast: 0.12,
  number: 0.12,
  cause: 0.05,
  denies: 0.1,
  cut: -0.15,
};
/** What is said again a moment later is heard twice; what the source itself begins with leads in best. */
const PLACE: Record<Place, number> = { first: 0.35, loose: 0.1, soon: -1.2, later: -0.3, never: -0.1 };
const STRONG = ['superlative', 'contrast', 'number', 'cause'] as const;
/** Below this nothing is worth staying for, strong or mild. */
const ENOUGH = { strong: 0.5, mild: 0.2 };

export type HookCandidate = {
  text: string;
  worth: number;
  sentence: Sentence;
  isWhole?: boolean;
  isQuote?: boolean;
};

/** As they are heard: "third-largest" is two. */
export const heardWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’']*/gu)?.length ?? 0;

/** A question of the author's that what follows answers, without the "but" that joins it to what stands before. */
function ownQuestion({ text }: Sentence, { pack }: Understanding): string | undefined {
  const { pronoun, demonstrative } = pack.grammar;
  const bare = capitalize(text.replace(wordRegex(`^(¿?)(?:${pack.telling.joins}),? `), '$1'));
  const pointsBack = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(bare);
  return /^[^.!?]+\?$/.test(bare) && !pointsBack ? bare : undefined;
}

/** Everything an episode could begin with. */
export class HookCandidates {
  private readonly understanding: Understanding;
  private readonly level: Brief['level'];
  private readonly placeOf: (sentence: Sentence) => Place;
  private readonly standAlone: StandAlone;
  private readonly contained: SelfContained;
  private readonly sumsUp: SumsUp;
  private readonly titleTerms: ReadonlySet<string>;
  private readonly sentences: Sentence[];

  constructor(understanding: Understanding, level: Brief['level'], placeOf: (sentence: Sentence) => Place) {
    this.understanding = understanding;
    this.level = level;
    this.placeOf = placeOf;
    this.standAlone = new StandAlone(understanding);
    this.contained = new SelfContained(understanding);
    this.sumsUp = new SumsUp(understanding);
    this.titleTerms = new Set(understanding.lexer.terms(understanding.title ?? ''));
    this.sentences = understanding.sentences
      .slice(0, LOOKED_AT)
      .filter((sentence) => sentence.sayable && (!sentence.somber || placeOf(sentence) === 'first'));
  }

  /** The best of all that can be said: what is strong, or else what is mild. */
  best(): HookCandidate | undefined {
    const strong = [...this.asked(), ...this.ownQuestions(), ...this.plain(false), ...this.quoted()];
    return this.bestOf(strong, ENOUGH.strong) ?? this.bestOf([...strong, ...this.plain(true)], ENOUGH.mild);
  }

  private bestOf(candidates: readonly HookCandidate[], enough: number): HookCandidate | undefined {
    const [best] = candidates
      .filter((candidate) => this.fits(candidate))
      .map((candidate) => ({ ...candidate, worth: this.worthOf(candidate) }))
      .sort((a, b) => b.worth - a.worth);
    return best && best.worth >= enough ? best : undefined;
  }

  /** Of questions and answers: one whose answer comes later. */
  private asked(): HookCandidate[] {
    const curious = wordRegex(this.understanding.pack.telling.curious);
    return this.sentences
      .filter((sentence) => sentence.asked && !sentence.asksInText && this.placeOf(sentence) !== 'never')
      .map((sentence) => {
        const isLater = !['first', 'soon'].includes(this.placeOf(sentence));
        const worth = WORTH.asked + (curious.test(sentence.text) ? WORTH.curious : 0);
        return { sentence, text: sentence.text, worth: isLater ? worth : worth + WORTH.askedSoon };
      });
  }

  private ownQuestions(): HookCandidate[] {
    return (
      this.sentences
        .filter(({ isQuestion, asked, authorVoice, inQuotation, index }) => {
          const next = this.understanding.sentences[index + 1];
          return isQuestion && !asked && !authorVoice && !inQuotation && next?.sayable;
        })
        // Who hears no answer was asked for nothing.
        .filter((sentence) => this.placeOf(sentence) !== 'never')
        .flatMap((sentence) => {
          const text = ownQuestion(sentence, this.understanding);
          return text === undefined ? [] : [{ sentence, text, worth: WORTH.ownQuestion }];
        })
    );
  }

  private plain(mildly: boolean): HookCandidate[] {
    const { grammar, telling } = this.understanding.pack;
    const { countsOn, adverbEnding } = grammar;
    const leansOn = wordRegex(
      `(?<!\\p{L})(?:${countsOn}|${telling.passing})(?!\\p{L})|^\\p{L}+(?:${adverbEnding}),? `,
      'iu',
    );
    return this.sentences
      .filter((sentence) => {
        if (sentence.traits.has('quote')) return false;
        if (this.placeOf(sentence) === 'first') return this.standAlone.opensText(sentence);
        // Out of its place, only what is great, rare, unexpected or explained makes somebody stay.
        const isStrong = mildly || STRONG.some((trait) => sentence.traits.has(trait));
        // What comes up again later is taken up; what does not was said for nothing.
        return isStrong && this.placeOf(sentence) === 'later' && this.standAlone.has(sentence);
      })
      .flatMap((sentence) => this.formsOf(sentence))
      .filter(({ text, sentence }) => {
        if (leansOn.test(text)) return false;
        const isFirst = this.placeOf(sentence) === 'first';
        return isFirst || (!SEVERAL_NUMBERS.test(text) && this.sumsUp.has(text, sentence));
      });
  }

  /** The sentence where it is short; otherwise what is shorter and true of it. */
  private formsOf(sentence: Sentence): HookCandidate[] {
    const { pack } = this.understanding;
    const place = this.placeOf(sentence);
    const worth = PLACE[place];
    const text = toSpoken(withoutConnectives(sentence.text, pack.grammar), pack, this.level);
    // What stays where it is would be heard twice, word for word.
    const stays = place === 'soon' || place === 'later';
    if (heardWords(text) <= WORDS.max) return stays ? [] : [{ sentence, text, worth, isWhole: true }];
    if (place === 'soon') return [];
    const shorter = shorten(sentence.text, pack).map((short) =>
      toSpoken(withoutConnectives(short, pack.grammar), pack, this.level),
    );
    // What a text begins with would be heard twice in a row: it is said once, without a few words.
    if (place === 'first')
      return shorter
        .filter((short) => heardWords(text) - heardWords(short) <= WORDS.lost)
        .map((short) => ({ sentence, text: short, worth: worth + WORTH.cut, isWhole: true }));
    // Its place is where all of it is told.
    const again = place === 'never' ? worth : PLACE.later;
    return shorter.map((short) => ({ sentence, text: short, worth: again }));
  }

  /** What the author says as "I", where all is told so, and what people say in a story. */
  private quoted(): HookCandidate[] {
    const { firstPerson, pack } = this.understanding;
    const moves = (sentence: Sentence): boolean => !['soon', 'later'].includes(this.placeOf(sentence));
    const own = firstPerson ? this.sentences.filter((each) => moves(each) && this.isWholeQuote(each)) : [];
    return [
      ...own.map((sentence) => ({
        sentence,
        text: capitalize(toSpoken(sentence.text, pack, this.level).replace(/^[…\s]+/, '')),
        worth: PLACE[this.placeOf(sentence)] + WORTH.quoted,
        isWhole: true,
        isQuote: true,
      })),
      ...(this.understanding.genre === 'story' ? this.spokenInStory() : []),
    ];
  }

  private isWholeQuote(sentence: Sentence): boolean {
    const { pronoun, demonstrative, anaphorOpening } = this.understanding.pack.grammar;
    const { authorVoice, needsPrevious, isQuestion, text } = sentence;
    const back = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})|${anaphorOpening}`);
    const pointsBack = back.test(text.replace(/^[…\s]+/, ''));
    return authorVoice && !needsPrevious && !isQuestion && !pointsBack && !this.standAlone.isTurned(sentence);
  }

  private spokenInStory(): HookCandidate[] {
    const { pronoun, demonstrative, anaphorOpening } = this.understanding.pack.grammar;
    const pointsBack = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})|${anaphorOpening}`);
    const told = this.sentences.filter((sentence) => this.placeOf(sentence) !== 'never');
    return told.flatMap((sentence) =>
      [...sentence.text.matchAll(/[“"«](\p{Lu}[^“”"«»]*[.!])[”"»]/gu)]
        .map(([, quote = '']) => quote)
        .filter((quote) => !pointsBack.test(quote))
        .map((text) => ({ sentence, text, worth: PLACE.never + WORTH.quoted, isQuote: true })),
    );
  }

  private fits({ text, sentence, isQuote }: HookCandidate): boolean {
    const { lexer, pack } = this.understanding;
    const terms = new Set(lexer.terms(text));
    const words = heardWords(text);
    const asks = /\?$/.test(text);
    if (words < WORDS.min || words > (isQuote ? WORDS.quoted : asks ? WORDS.asked : WORDS.max)) return false;
    if (terms.size < MIN_TERMS) return false;
    if (![...terms].some((term) => !this.titleTerms.has(term))) return false;
    if (isQuote) return !/[“”„"«»()[\]]/.test(text);
    if (!asks && wordRegex(pack.telling.addresses, 'u').test(text)) return false;
    return this.contained.fits(text, sentence);
  }

  private worthOf({ worth, sentence, text }: HookCandidate): number {
    const { traits, score } = sentence;
    const terms = this.understanding.lexer.terms(text);
    const ofTitle = terms.some((term) => this.titleTerms.has(term)) ? WORTH.ofTitle : 0;
    const strong = STRONG.filter((trait) => traits.has(trait));
    const { denials } = this.understanding.pack.sharing;
    const denies = wordRegex(`(?<!\\p{L})(?:${denials})(?!\\p{L})`).test(text) ? WORTH.denies : 0;
    return worth + score + ofTitle + denies + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
  }
}
