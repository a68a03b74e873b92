import type { Level } from '@parlance/kernel/limits';
import { wordRegex } from '@parlance/language/text/word-regex';
import { pointsBack } from '../../read/dependence.ts';
import type { Marked } from '../marks/marked.ts';
import { SelfContained } from '../marks/self-contained.ts';
import { StandAlone } from '../marks/stand-alone.ts';
import { cosine } from '../marks/tf-idf.ts';
import type { Understanding } from '../understand.ts';
import { shorten } from '../word/shorten.ts';
import { namesDay } from './closing.ts';
import { quantile, SEVERAL_NUMBERS } from './ends.ts';
import { heardWords } from './heard-words.ts';
import type { Hook } from './hook.ts';
import { SumsUp } from './sums-up.ts';

/** One of the last things said. */
export type TakeAway = {
  sentence: Marked;
  text: string;
  /** It was told in full; otherwise it is kept for the end. */
  isTold: boolean;
  /** By itself, or as the answer to the question that the episode began with. */
  as: 'claim' | 'answer';
};

const WORDS = { min: 6, easy: 14, quoted: 28 };
const MAX_WORDS: Record<Level, number> = { beginner: 16, intermediate: 24, expert: 24 };
/** Only what is worth more than this share of all sentences sums a text up. */
const CENTRAL = 0.5;
const NEAR_END = 0.8;
/** What is told earlier than this share of the way is needed where it is told. */
const NOT_BEFORE = 0.35;
/** What was told with fewer sentences after it is still in everybody's ear. */
const IN_EAR = 4;
/** This near to the question which the episode began with, it answers it. */
const LIKE_ANSWER = 0.2;
const WORTH = {
  cause: 0.1,
  contrast: 0.08,
  superlative: 0.1,
  definition: 0.02,
  future: 0.1,
  concludes: 0.15,
  late: 0.15,
  long: -0.02,
  again: 0.1,
  ofSubject: 0.15,
};

type Candidate = { sentence: Marked; text: string; worth: number; isTold: boolean };

/** What a listener should keep, said only at the end: claims that are central, short and understood by themselves. */
class Claims {
  private readonly understanding: Understanding;
  private readonly level: Level;
  private readonly standAlone: StandAlone;
  private readonly contained: SelfContained;
  private readonly sumsUp: SumsUp;
  private readonly concludes: RegExp;
  private readonly hangs: RegExp;
  private readonly exists: RegExp;
  /** "The address is, in case of trouble.": an address stood there. */
  private readonly lacks: RegExp;
  private readonly central: number;

  constructor(understanding: Understanding, level: Level) {
    const { pack, sentences } = understanding;
    this.level = level;
    const { demonstrative, pronoun } = pack.grammar;
    this.understanding = understanding;
    this.standAlone = new StandAlone(understanding);
    this.contained = new SelfContained(understanding);
    this.sumsUp = new SumsUp(understanding);
    this.concludes = wordRegex(pack.telling.concludes);
    const { one, many } = pack.grammar.copula;
    this.lacks = wordRegex(`(?<!\\p{L})(?:${one}|${many})[,.;:]`);
    this.exists = wordRegex(`^(?:${pack.telling.exists})(?!\\p{L})`);
    const { passing } = pack.telling;
    this.hangs = wordRegex(
      `${pronoun}|(?<!\\p{L})(?:${passing})(?!\\p{L})|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`,
    );
    this.central = quantile(
      sentences.filter(({ sayable }) => sayable).map(({ score }) => score),
      CENTRAL,
    );
  }

  /** The best first. What is said in fewer words than before may be said again, the rest only once. */
  among(sentences: readonly Marked[]): Candidate[] {
    return sentences
      .filter((sentence) => this.stands(sentence))
      .flatMap((sentence) =>
        this.forms(sentence).map((text) => {
          const isTold = text !== sentence.text;
          return { sentence, text, isTold, worth: this.worthOf(sentence, text, isTold) };
        }),
      )
      .filter(({ sentence, isTold }) => isTold || this.endsParagraph(sentence))
      .sort((a, b) => b.worth - a.worth);
  }

  /** Kept for the end, it is missing where it stood: between two others, they would be heard as one thought. */
  private endsParagraph({ index, paragraph }: Marked): boolean {
    return this.understanding.sentences[index + 1]?.paragraph !== paragraph;
  }

  private stands(sentence: Marked): boolean {
    const { somber, traits, score, text, isQuestion, isItem, inQuotation } = sentence;
    const { firstPerson, pack } = this.understanding;
    if (somber || traits.has('quote') || !sentence.sayable || sentence.unsure) return false;
    if (score < this.central && !this.isNearEnd(sentence)) return false;
    if (isQuestion || isItem || inQuotation || (sentence.authorVoice && !firstPerson)) return false;
    // What somebody is to do is no thought, and "you" is not who listens.
    if (!firstPerson && wordRegex(pack.telling.addresses, 'u').test(text)) return false;
    if (sentence.turnsAgainst || this.standAlone.isTurned(sentence)) return false;
    // "There were 12,000 of them": when and where, only what stands before it tells.
    const isLoose = this.exists.test(text) || this.hangs.test(text) || pointsBack(text, pack.grammar, true);
    if (isLoose || wordRegex(pack.grammar.soft).test(text)) return false;
    if (namesDay(text, pack.language) || !this.isClaim(sentence)) return false;
    return firstPerson || (this.standAlone.opensClearly(text) && !this.opensVaguely(text));
  }

  /** Of what an author tells as "I", most is what happened: only what is weighed is kept. */
  private isClaim({ traits, text }: Marked): boolean {
    const weighs = (['cause', 'contrast', 'superlative'] as const).some((trait) => traits.has(trait));
    return !this.understanding.firstPerson || weighs || this.concludes.test(text);
  }

  /** "The world is desolate": which one, only the place tells where it stands. A name or the title's own word is clear. */
  private opensVaguely(text: string): boolean {
    const { pack, lexer, title = '' } = this.understanding;
    const articles = pack.words.definiteArticles.split(' ').join('|');
    const head = wordRegex(`^(?:(?:${articles}) |l[’'])(?<head>[^ ]+)`).exec(text)?.groups?.head;
    if (head === undefined || (!lexer.capitalNouns && /^\p{Lu}/u.test(head))) return false;
    const known = new Set(lexer.terms(title));
    return !lexer.terms(head).some((term) => known.has(term));
  }

  /** Where a text comes to its end, it sums itself up in words it has not used before; news do not. */
  private isNearEnd({ index }: Marked): boolean {
    const { genre, sentences } = this.understanding;
    return genre !== 'news' && index >= sentences.length * NEAR_END;
  }

  private forms(sentence: Marked): string[] {
    const { pack, firstPerson } = this.understanding;
    return [sentence.text, ...shorten(sentence.text, pack)].filter((text) => {
      const words = heardWords(text);
      if (words < WORDS.min || words > (firstPerson ? WORDS.quoted : MAX_WORDS[this.level])) return false;
      if (SEVERAL_NUMBERS.test(text) || this.lacks.test(text)) return false;
      if (!this.sumsUp.has(text, sentence) || !this.sumsUp.isCentral(text)) return false;
      if (firstPerson) return true;
      return this.isClear(text, sentence) && !/[:“”„"«»]/.test(text);
    });
  }

  private isClear(text: string, sentence: Marked): boolean {
    return this.standAlone.has(sentence) && this.contained.fits(text, sentence);
  }

  private worthOf(sentence: Marked, text: string, isTold: boolean): number {
    const { score, traits, index } = sentence;
    const strong = (['cause', 'contrast', 'superlative', 'definition', 'future'] as const).filter((trait) =>
      traits.has(trait),
    );
    const late = WORTH.late * (index / this.understanding.sentences.length);
    const long = WORTH.long * Math.max(0, heardWords(text) - WORDS.easy);
    const sums = this.concludes.test(text) ? WORTH.concludes : 0;
    const again = isTold ? WORTH.again : 0;
    const named = this.contained.speaksOfSubject(text) ? WORTH.ofSubject : 0;
    return score + late + long + sums + again + named + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
  }
}

/**
 * One thing to keep of what was told. It may be said again in fewer words; what is said in its own words is kept for
 * the end and told nowhere else, so nothing may lean on it. `isFree` tells what can be missed where it stands.
 */
export function findTakeAway(
  understanding: Understanding,
  level: Level,
  told: readonly Marked[],
  hook: Hook | undefined,
  isFree: (sentence: Marked) => boolean,
): TakeAway | undefined {
  const [best] = new Claims(understanding, level)
    .among(told.filter((sentence) => sentence !== hook?.sentence))
    .flatMap((each) => {
      const at = told.indexOf(each.sentence);
      if (each.isTold && at < told.length - IN_EAR) return heardWords(each.text) <= WORDS.easy ? [each] : [];
      return at >= told.length * NOT_BEFORE && isFree(each.sentence) ? [{ ...each, isTold: false }] : [];
    });
  if (!best) return undefined;
  const { sentence, text, isTold } = best;
  const isAsked = hook?.sentence.isQuestion === true && !understanding.firstPerson;
  const answers = isAsked && cosine(hook.sentence.vector, sentence.vector) > LIKE_ANSWER;
  return { sentence, text, isTold, as: answers ? 'answer' : 'claim' };
}
