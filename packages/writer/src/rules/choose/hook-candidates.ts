import type { Brief } from '@parlance/artifacts/brief';
import { capitalize } from '@parlance/language/text/casing';
import { unbound, withoutConnectives } from '@parlance/language/text/connectives';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import { OPENING_SENTENCES } from '../marks/judge.ts';
import type { Marked } from '../marks/marked.ts';
import { SelfContained } from '../marks/self-contained.ts';
import { StandAlone } from '../marks/stand-alone.ts';
import { unnamedHeading } from '../marks/under-heading.ts';
import type { Understanding } from '../understand.ts';
import { shorten } from '../word/shorten.ts';
import { SEVERAL_NUMBERS } from './ends.ts';
import { heardWords } from './heard-words.ts';
import { SumsUp } from './sums-up.ts';

/**
 * Where a sentence is told: as the very first, within the first half minute, later, or not at all; 'leant' where it is
 * the first and what follows leans on it, 'loose' where it can be taken out of its place, because nothing does.
 */
export type Place = 'first' | 'leant' | 'loose' | 'soon' | 'later' | 'never';

/** A question may take longer: one waits for its end. */
const WORDS = { min: 5, max: 15, asked: 18, quoted: 12, marked: 38 };
const MIN_TERMS = 2;
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
  loose: 0.1,
  again: -0.3,
};
const STRONG = ['superlative', 'contrast', 'number', 'cause'] as const;
/** Below this nothing is worth staying for. */
const ENOUGH = 0.5;
/** Below this mark readers would rather begin with the greeting. */
const MARKED = 2.2;
/** What stands behind this share of a text is a detail of it. */
const EARLY = 0.34;

export type HookCandidate = {
  text: string;
  worth: number;
  sentence: Marked;
  isWhole?: boolean;
  isQuote?: boolean;
};

/** A question of the author's that what follows answers, without the "but" that joins it to what stands before. */
function ownQuestion({ text }: Marked, { pack }: Understanding): string | undefined {
  const { pronoun, demonstrative } = pack.grammar;
  const bare = capitalize(text.replace(wordRegex(`^(¿?)(?:${pack.telling.joins}),? `), '$1'));
  const pointsBack = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(bare);
  return /^[^.!?]+\?$/.test(bare) && !pointsBack ? bare : undefined;
}

/** Everything an episode could begin with. */
export class HookCandidates {
  private readonly understanding: Understanding;
  private readonly level: Brief['level'];
  private readonly placeOf: (sentence: Marked) => Place;
  private readonly standAlone: StandAlone;
  private readonly contained: SelfContained;
  private readonly sumsUp: SumsUp;
  private readonly titleTerms: ReadonlySet<string>;
  private readonly sentences: Marked[];

  constructor(understanding: Understanding, level: Brief['level'], placeOf: (sentence: Marked) => Place) {
    this.understanding = understanding;
    this.level = level;
    this.placeOf = placeOf;
    this.standAlone = new StandAlone(understanding);
    this.contained = new SelfContained(understanding);
    this.sumsUp = new SumsUp(understanding);
    this.titleTerms = new Set(understanding.lexer.terms(understanding.title ?? ''));
    this.sentences = understanding.sentences
      .slice(0, OPENING_SENTENCES)
      .filter(({ sayable, somber }) => sayable && !somber);
  }

  /** The best of all that can be said, if anything is good enough. */
  best(): HookCandidate | undefined {
    return this.bestOf([...this.asked(), ...this.ownQuestions(), ...this.plain(), ...this.quoted()]);
  }

  /** The best of the questions that the source asks and answers. */
  question(): HookCandidate | undefined {
    return this.bestOf([...this.asked(), ...this.ownQuestions()]);
  }

  /** What readers of other texts would have begun with; whole, for it is told nowhere else. */
  marked(): HookCandidate | undefined {
    const { pack } = this.understanding;
    const [best] = this.sentences
      .filter((sentence) => sentence.asFirst >= MARKED && this.canBegin(sentence))
      .map((sentence) => ({
        sentence,
        text: toSpoken(unbound(sentence.text, pack.grammar), pack, this.level),
        worth: sentence.asFirst,
        isWhole: true,
      }))
      .filter(({ text }) => heardWords(text) >= WORDS.min && heardWords(text) <= WORDS.marked)
      .sort((a, b) => b.worth - a.worth);
    return best;
  }

  /** Nobody misses it where it stands, and nothing has to be known before it. */
  private canBegin(sentence: Marked): boolean {
    const { needsPrevious, turnsAgainst, isItem, inQuotation, authorVoice, asked, promises, text } = sentence;
    if (needsPrevious || turnsAgainst || isItem || inQuotation || authorVoice) return false;
    if (asked || promises > 0 || unnamedHeading(sentence, this.understanding)) return false;
    const place = this.placeOf(sentence);
    if (/[:…]$|[()[\]]/.test(text) || place === 'soon' || place === 'later') return false;
    // What does not begin the text may be a line of another article.
    const isFirst = place === 'first' || place === 'leant';
    if (!isFirst && !(this.isEarly(sentence) && this.contained.speaksOfSubject(text))) return false;
    return !this.pointsBackAtOnce(sentence) && this.standAlone.opensClearly(text);
  }

  /** "In that context, …": of what? Only the first sentence of all may say "This …": it is about to tell. */
  private pointsBackAtOnce({ text, index }: Marked): boolean {
    const { demonstrative } = this.understanding.pack.grammar;
    const before = index === 0 ? '\\p{L}+ ' : '(?:\\p{L}+ )?';
    return wordRegex(`^${before}(?:${demonstrative})(?!\\p{L})`).test(text);
  }

  private bestOf(candidates: readonly HookCandidate[]): HookCandidate | undefined {
    const [best] = candidates
      .filter((candidate) => this.fits(candidate))
      .map((candidate) => ({ ...candidate, worth: this.worthOf(candidate) }))
      .sort((a, b) => b.worth - a.worth);
    return best && best.worth >= ENOUGH ? best : undefined;
  }

  /** Of questions and answers: one whose answer comes later. */
  private asked(): HookCandidate[] {
    const curious = wordRegex(this.understanding.pack.telling.curious);
    return (
      this.sentences
        .filter((sentence) => sentence.asked && !sentence.asksInText && this.placeOf(sentence) !== 'never')
        // In a talk, what is asked at once needs no announcement.
        .filter((sentence) => !this.understanding.interview || this.isLater(sentence))
        .map((sentence) => {
          const isLater = this.isLater(sentence);
          const worth = WORTH.asked + (curious.test(sentence.text) ? WORTH.curious : 0);
          return { sentence, text: sentence.text, worth: isLater ? worth : worth + WORTH.askedSoon };
        })
    );
  }

  private isLater(sentence: Marked): boolean {
    return !['first', 'leant', 'soon'].includes(this.placeOf(sentence));
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

  /** Something great, rare, unexpected or explained, out of the first part of the text and of its place. */
  private plain(): HookCandidate[] {
    const { grammar, telling } = this.understanding.pack;
    const { countsOn, adverbEnding } = grammar;
    const leansOn = wordRegex(
      `(?<!\\p{L})(?:${countsOn}|${telling.passing})(?!\\p{L})|^\\p{L}+(?:${adverbEnding}),? `,
      'iu',
    );
    return this.sentences
      .filter((sentence) => !sentence.traits.has('quote') && this.isStrong(sentence))
      .filter((sentence) => this.standAlone.has(sentence))
      .flatMap((sentence) => this.formsOf(sentence))
      .filter(({ text }) => !leansOn.test(text) && !SEVERAL_NUMBERS.test(text))
      .filter(({ text, sentence }) => this.sumsUp.has(text, sentence));
  }

  private isStrong(sentence: Marked): boolean {
    return this.isEarly(sentence) && STRONG.some((trait) => sentence.traits.has(trait));
  }

  private isEarly({ index }: Marked): boolean {
    return index < this.understanding.sentences.length * EARLY;
  }

  /** The sentence itself where nothing misses it in its place; else what is shorter, and told in full there. */
  private formsOf(sentence: Marked): HookCandidate[] {
    const { pack } = this.understanding;
    const spoken = (text: string): string =>
      toSpoken(withoutConnectives(text, pack.grammar), pack, this.level);
    const place = this.placeOf(sentence);
    if (place === 'loose') {
      const text = spoken(sentence.text);
      return heardWords(text) > WORDS.max ? [] : [{ sentence, text, worth: WORTH.loose, isWhole: true }];
    }
    // What is not told at all would be said for nothing; what comes soon would be heard twice.
    if (place !== 'later') return [];
    return shorten(sentence.text, pack).map((short) => ({
      sentence,
      text: spoken(short),
      worth: WORTH.again,
    }));
  }

  /** What the author says as "I", where all is told so. */
  private quoted(): HookCandidate[] {
    const { firstPerson, pack } = this.understanding;
    if (!firstPerson) return [];
    return this.sentences
      .filter((sentence) => this.placeOf(sentence) === 'loose' && this.isStrong(sentence))
      .filter((sentence) => this.isWholeQuote(sentence) && this.sumsUp.has(sentence.text, sentence))
      .map((sentence) => ({
        sentence,
        text: capitalize(toSpoken(sentence.text, pack, this.level).replace(/^[…\s]+/, '')),
        worth: WORTH.loose + WORTH.quoted,
        isWhole: true,
        isQuote: true,
      }));
  }

  private isWholeQuote(sentence: Marked): boolean {
    const { pronoun, demonstrative, anaphorOpening } = this.understanding.pack.grammar;
    const { authorVoice, needsPrevious, isQuestion, text } = sentence;
    const back = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})|${anaphorOpening}`);
    const pointsBack = back.test(text.replace(/^[…\s]+/, ''));
    return authorVoice && !needsPrevious && !isQuestion && !pointsBack && !this.standAlone.isTurned(sentence);
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
    const { denials } = this.understanding.pack.clauses;
    const denies = wordRegex(`(?<!\\p{L})(?:${denials})(?!\\p{L})`).test(text) ? WORTH.denies : 0;
    return worth + score + ofTitle + denies + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
  }
}
