import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { capitalize } from '@parlance/language/text/casing';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { fill } from '@parlance/language/text/fill';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { type Keyphrase, withArticle } from '../analysis/keyphrases.ts';
import { SelfContained } from '../analysis/self-contained.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { keepsSense } from '../converse/keeps.ts';
import { ruleWays } from '../converse/rule-ways.ts';
import type { EpisodeTitle } from './title.ts';

/** Said before the greeting, so that one stays; `sentence` is none where only the subject is named. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Sentence | undefined;
  /** All of the sentence is said: it need not be told again. */
  isWhole: boolean;
};

/**
 * Where a sentence is told: as the very first, within the first half minute (and 'loose' where what follows does not
 * lean on it), later, or not at all.
 */
export type Place = 'first' | 'loose' | 'soon' | 'later' | 'never';

const FRAMING = { lookAt: 16, times: 3, listed: 3 };
const WORDS = { min: 5, question: 7, easy: 15, max: 24 };
const MIN_TERMS = 2;
/** Beyond this, the opening of a book stands for it. */
const LOOKED_AT = 600;
const WORTH = {
  asked: 0.3,
  askedSoon: -0.25,
  curious: 0.2,
  ownQuestion: 0.35,
  question: 0.15,
  piece: -0.05,
  ofTitle: 0.12,
  superlative: 0.08,
  contrast: 0.12,
  number: 0.06,
  cause: 0.05,
  longWord: -0.035,
};
/** What is said again a moment later is heard twice; what the source itself begins with leads in best. */
const PLACE: Record<Place, number> = { first: 0.35, loose: 0.05, soon: -1.2, later: -0.3, never: 0 };
const STRONG = ['superlative', 'contrast', 'number', 'cause'] as const;
/** Below this nothing is worth staying for. */
const ENOUGH = { first: 0.55, mildly: 0.3 };
/** Questions that make curious; "What is a starter?" is asked in school. */
const CURIOUS = /^(?:why-full|no|not-but)$/;

type Candidate = { text: string; worth: number; sentence: Sentence; isWhole?: boolean };

/** The sentence itself, the question it answers, or the half that leaves the rest open. */
function wordingsOf(
  sentence: Sentence,
  understanding: Understanding,
  level: Brief['level'],
): Omit<Candidate, 'sentence'>[] {
  const { pack, casing, lexer } = understanding;
  const { hedges, denials, conditions } = pack.sharing;
  // "…, unless they are made by a program": the half without it would claim more than the source.
  const bounds = wordRegex(`(?<![\\p{L}’'-])(?:${hedges}|${denials}|${conditions})(?![\\p{L}’'-])`);
  const text = toSpoken(sentence.text, pack, level);
  const halves = ruleWays(text, pack, casing)
    .filter((way) => keepsSense(way, text, pack, lexer))
    .flatMap(({ form, pieces: [first, ...rest] }) => {
      if (first?.kind === 'ask')
        return CURIOUS.test(form) && countWords(first.text) >= WORDS.question
          ? [{ text: first.text, worth: WORTH.question }]
          : [];
      const leftOut = rest.map((piece) => piece.text).join(' ');
      return first && !bounds.test(leftOut) ? [{ text: first.text, worth: WORTH.piece }] : [];
    });
  return [{ text, worth: 0, isWhole: true }, ...halves];
}

/** A question of the author's that what follows answers, without the "but" that joins it to what stands before. */
function ownQuestion({ text }: Sentence, { pack }: Understanding): string | undefined {
  const { pronoun, demonstrative } = pack.grammar;
  const bare = capitalize(text.replace(wordRegex(`^(¿?)(?:${pack.telling.joins}),? `), '$1'));
  const pointsBack = wordRegex(`${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(bare);
  return /^[^.!?]+\?$/.test(bare) && !pointsBack ? bare : undefined;
}

/** Where no sentence opens well: what comes up most, and the honest question of how it belongs together. */
function framing(understanding: Understanding, title: EpisodeTitle): Hook | undefined {
  const { pack, keyphrases, sentences, fullNames, lexer, genre } = understanding;
  const [phrase] = pack.telling.framing;
  const vague = new Set(pack.words.vague.split(' '));
  const named: Keyphrase[] = [];
  for (const candidate of keyphrases.slice(0, FRAMING.lookAt)) {
    const words = candidate.key.split(' ');
    const isNew = [title.key, ...named.map(({ key }) => key)].every(
      (key) => !words.some((word) => key.split(' ').includes(word)),
    );
    const { surface, words: size, isName, times } = candidate;
    // "Ada", where there is mostly an "Ada Lovelace", names half of somebody.
    const asFirstName = sentences.filter(({ text }) => {
      const at = text.indexOf(`${surface} `);
      return at >= 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(at + surface.length + 1, at + surface.length + 3));
    }).length;
    const isFirstName = asFirstName > times / 2;
    const isPlain = size === 1 && (!isName || lexer.isStop(surface) || isFirstName);
    if (isNew && !isPlain && times >= FRAMING.times && !vague.has(surface) && !/[’']s(?: |$)/.test(surface))
      named.push(candidate);
  }
  const listed = named.slice(0, FRAMING.listed);
  // What a manual speaks of most are parts and files.
  if (listed.length < FRAMING.listed || phrase === undefined || genre === 'instructions') return undefined;
  const spoken = listed.map((each) => {
    const full = fullNames.get(each.surface);
    // What is named in full rests on where it is named so.
    const inFull = full === undefined ? undefined : sentences.find(({ text }) => text.includes(full));
    const at = inFull ?? sentences[Math.min(...each.sentences)];
    return { name: inFull && full !== undefined ? full : withArticle(each), refs: at?.refs ?? [] };
  });
  return {
    text: capitalize(fill(phrase, { list: spoken.map(({ name }) => name).join(', ') }, pack)),
    refs: spoken.flatMap(({ refs }) => refs),
    sentence: undefined,
    isWhole: false,
  };
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
        return isStrong && this.standAlone.has(sentence);
      })
      .flatMap((sentence) =>
        wordingsOf(sentence, this.understanding, this.level).map((wording) => {
          const place = this.placeOf(sentence);
          const isOpen = /\?$/.test(wording.text) || (!wording.isWhole && ['first', 'loose'].includes(place));
          return { ...wording, sentence, worth: wording.worth + (isOpen ? 0 : PLACE[place]) };
        }),
      );
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
  title: EpisodeTitle,
  placeOf: (sentence: Sentence) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const candidates = new HookCandidates(understanding, brief.level, placeOf);
  const strong = candidates.best(false);
  const framed = strong ? undefined : framing(understanding, title);
  const best = strong ?? (framed ? undefined : candidates.best(true));
  if (!best) return framed;
  const { text, sentence, isWhole = false } = best;
  return {
    text: /[“„«]/.test(text) ? text : inEverydayWords(text, understanding.pack),
    refs: sentence.refs,
    sentence,
    isWhole,
  };
}
