import { calendarOf } from '@parlance/language/text/calendar';
import { fold } from '@parlance/language/text/fold';
import { standingAlone, wordRegex } from '@parlance/language/text/word-regex';
import { namesIn } from '../../read/names.ts';
import type { Marked } from '../marks/marked.ts';
import { SelfContained, TECHNICAL } from '../marks/self-contained.ts';
import { cosine } from '../marks/tf-idf.ts';
import type { Understanding } from '../understand.ts';
import { isPlain, quantile, SEVERAL_NUMBERS } from './ends.ts';
import { type Closures, type Run, wordsOf } from './runs.ts';

/** An end that is worth less than this share of the sentences is no end to remember. */
const WEAK_END = 0.4;
/** From so many headings on, the end of the last section ends no more than that. */
const MANY_SECTIONS = 3;
const CLOSING = { sentences: 3, words: 60, minWords: 10, short: 20, leadInWords: 6 };
/** The end of a text that is told as it stands there, with what it leans on. */
const LAST_PART = { sentences: 6, words: 115, paragraphs: 3 };
/** So many lines of a page may stand below the last word of a text. */
const PAGE_LINES = 4;
/** Of fewer sentences, one may well use no word of the others. */
const SHORT_TEXT = 12;
/** Marks that readers would give an end; so many last sentences are told in their order anyway. */
const MARKED = {
  least: 2.2,
  poor: 1.8,
  better: 0.2,
  muchBetter: 0.4,
  inOrder: 5,
  minWords: 6,
  notBefore: 0.4,
  leaning: 0.4,
  leansOn: 0.7,
};
const LABEL = /^[^.!?:]{2,40}: /;
const QUOTED = /[“”„"«»]/;
/** At most so many sentences go, so that the last one ends something. */
const LOOSE_END = 3;
/** So near to each other, two sentences speak of the same. */
const SAME_MATTER = 0.12;

/**
 * The last thing said: how the source itself ends, what readers would have ended on, or any thought that stands alone.
 * `inPlace`: it is told like all the rest, for it is longer than a last word.
 */
export type Closing = { run: Run; from: 'end' | 'readers' | 'thought'; inPlace: boolean };

/** It names a day of the week: what happened then, or is to happen, ends nothing. */
export function namesDay(text: string, language: string): boolean {
  const words = ` ${fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
  return [...calendarOf(language)].some(
    ([name, meaning]) => meaning.startsWith('weekday') && words.includes(` ${name} `),
  );
}

/** Whatever a sentence like this says, something has to follow it. */
function leadsOn(sentence: Marked, next: Marked | undefined, { pack }: Understanding): boolean {
  const { text, promises, announces, isQuestion, isItem, list, paragraph, traits } = sentence;
  if (promises > 0 || announces || isQuestion || /[:…]$/.test(text)) return true;
  if ((list !== undefined && !isItem) || wordRegex(pack.telling.promises).test(text)) return true;
  if (!next?.sayable) return false;
  // A scene is set, and then somebody speaks.
  const setsScene = !traits.has('quote') && next.paragraph !== paragraph && /^[“„"«]/.test(next.text);
  return next.cleaves || next.turnsAgainst || setsScene;
}

/** "Technically Literate: Original works of fiction", "Google Assistant gets better and…" */
const isLabelled = ({ text }: Marked): boolean => /…$/.test(text) || LABEL.test(text);

/** A line of the page: alone in its paragraph, and of nothing that the text speaks of. */
function isOfPage(sentence: Marked, understanding: Understanding): boolean {
  const { text, paragraph } = sentence;
  const { sentences, genre, firstPerson, pack } = understanding;
  const isAlone = sentences.filter((each) => each.sayable && each.paragraph === paragraph).length === 1;
  const isOwn = firstPerson && wordRegex(pack.grammar.authorVoice, 'u').test(text);
  if (!isAlone || genre === 'story' || isOwn) return false;
  if (isLabelled(sentence)) return true;
  // A page quotes nobody, takes nothing up and names nobody of whom the text has spoken.
  if (sentence.needsPrevious || QUOTED.test(text) || namesSomebody(sentence, understanding)) return false;
  return sentences.length >= SHORT_TEXT && !new SelfContained(understanding).speaksOfSubject(text);
}

/** Somebody whom the text names elsewhere, too; where every noun has a capital, that can't be told. */
function namesSomebody({ text, index }: Marked, { sentences, lexer }: Understanding): boolean {
  if (lexer.capitalNouns) return false;
  const names = [...namesIn(text)].map(standingAlone);
  return sentences.some((each) => each.index !== index && names.some((name) => name.test(each.text)));
}

/** The first sentence of a paragraph, told alone: it opens something that goes on and is then not said. */
function isTornOff(run: Run, sentences: readonly Marked[]): boolean {
  const [last, before] = run.toReversed();
  const next = last && sentences[last.index + 1];
  if (!last || !next?.sayable || next.section !== last.section) return false;
  if (before?.paragraph === last.paragraph) return false;
  return next.needsPrevious || cosine(last.vector, next.vector) > SAME_MATTER;
}

/** Readers would rather have ended on the paragraph before. */
const endsWorse = (last: Marked, before: Marked | undefined): boolean =>
  last.asLast > 0 &&
  last.asLast < MARKED.poor &&
  before !== undefined &&
  before.paragraph !== last.paragraph &&
  before.asLast > last.asLast + MARKED.muchBetter;

/** "On Friday he travels on.": a paragraph of its own that only tells of a day. */
const isDiaryNote = ({ text, paragraph }: Marked, { sentences, pack }: Understanding): boolean =>
  namesDay(text, pack.language) && sentences.filter((each) => each.paragraph === paragraph).length === 1;

/**
 * The parts without what is told last while it ends nothing, and without the lines of the page below the end of the
 * source. Of what is told whole, only what is nothing without something else goes.
 */
export function withoutLooseEnd<Part extends { readonly runs: readonly Run[] }>(
  whole: readonly Part[],
  understanding: Understanding,
  { readsAll, ending }: { readsAll: boolean; ending: Closing | undefined },
): readonly Part[] {
  const { sentences } = understanding;
  const end = ending?.from === 'end' ? ending.run.at(-1)?.index : undefined;
  const isLoose = (run: Run, last: Marked, runs: readonly Run[]): boolean => {
    if (end !== undefined && last.index >= end) return last.index > end;
    if (leadsOn(last, sentences[last.index + 1], understanding) || isLabelled(last)) return true;
    if (readsAll) return false;
    if (!ending && endsWorse(last, run.at(-2) ?? runs.at(-2)?.at(-1))) return true;
    return isTornOff(run, sentences) || isDiaryNote(last, understanding) || isOfPage(last, understanding);
  };
  let parts = whole;
  for (let left = 0; left < LOOSE_END; left++) {
    const at = parts.findLastIndex(({ runs }) => runs.length > 0);
    const part = parts[at];
    const run = part?.runs.at(-1);
    const last = run?.at(-1);
    if (!part || !run || !last || !isLoose(run, last, part.runs)) break;
    const runs = [...part.runs.slice(0, -1), run.slice(0, -1)].filter((each) => each.length > 0);
    parts = parts.with(at, { ...part, runs });
  }
  return parts;
}

/** It stands right behind a heading: whoever says it tells what that section is about. */
const opensSection = ([first]: Run, sentences: readonly Marked[]): boolean =>
  first !== undefined && sentences[first.index - 1]?.section !== first.section;

/** Nothing is missing where it is taken from, and it is no mere event: "In 1903 the prize was shared". */
function isThought(run: Run, sentences: readonly Marked[]): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || opensSection(run, sentences)) return false;
  const next = sentences[last.index + 1];
  return !next?.needsPrevious && !next?.turnsAgainst && !/^.{0,24}\d/.test(first.text);
}

/** "Not everybody is happy.": without what follows, it would hang in the air. */
const leadsIn = (sentence: Marked | undefined, next: Marked | undefined): sentence is Marked =>
  sentence?.sayable === true &&
  sentence.paragraph === next?.paragraph &&
  sentence.words <= CLOSING.leadInWords;

/** It tells somebody to do something, speaks of the page, or is read rather than said. */
function isBeside(text: string, { pack }: Understanding): boolean {
  const { pointsElsewhere, ofItself, instructs } = pack.telling;
  const isPointer = wordRegex(`${pointsElsewhere}|${ofItself}`).test(text);
  const tellsToDo = text.split(/(?<=[.!?]) /).some((each) => wordRegex(instructs).test(each));
  return isPointer || tellsToDo || (text.match(TECHNICAL)?.length ?? 0) > 0;
}

/** How the source itself ends. */
class OwnEnd {
  private readonly understanding: Understanding;
  private readonly closures: Closures;
  private readonly contained: SelfContained;

  constructor(understanding: Understanding, closures: Closures) {
    this.understanding = understanding;
    this.closures = closures;
    this.contained = new SelfContained(understanding);
  }

  find(taken: (sentence: Marked) => boolean): Closing | undefined {
    const end = this.last();
    if (!end || this.isWeak(end)) return undefined;
    const run = this.lastWord(end);
    const isFree = (each: Run | undefined): each is Run => each !== undefined && !each.some(taken);
    if (isFree(run) && this.fits(run) && this.endsWell(run)) return { run, from: 'end', inPlace: false };
    const inPlace = [this.lastPart(end), this.leaningPart(end)].find(isFree);
    return inPlace && this.endsWell(inPlace) ? { run: inPlace, from: 'end', inPlace: true } : undefined;
  }

  /** The last sentence of the text: below it there may be lines of the page. */
  private last(): Marked | undefined {
    const said = this.understanding.sentences.filter(({ sayable }) => sayable);
    const below = said.slice(-PAGE_LINES - 1).toReversed();
    return below.find((sentence) => !isOfPage(sentence, this.understanding));
  }

  /** It leads on to something, or tells of a day. */
  private isWeak(end: Marked): boolean {
    const { pack, firstPerson } = this.understanding;
    if (leadsOn(end, undefined, this.understanding) && !end.isQuestion) return true;
    return !firstPerson && namesDay(end.text, pack.language);
  }

  /** One or two sentences of the last paragraph. */
  private lastWord(end: Marked): Run | undefined {
    const { sentences, sections, pack } = this.understanding;
    const run = this.endOf(end);
    const before = run?.[0] && this.closures.of(run[0].index - 1);
    const isShort = run !== undefined && wordsOf(run) < CLOSING.short;
    const joins = isShort && before?.[0]?.paragraph === end.paragraph;
    const longer = joins ? [...before.filter((sentence) => !run.includes(sentence)), ...run] : undefined;
    if (longer && longer.length <= CLOSING.sentences && this.fits(longer)) return longer;
    const concludes = wordRegex(pack.grammar.headings.closing).test(sections[end.section]?.title ?? '');
    const isWord = run && run.length <= CLOSING.sentences && (concludes || !opensSection(run, sentences));
    return isWord ? run : undefined;
  }

  /** The last sentence with what it leans on; undefined where that reaches back into another paragraph. */
  private endOf(end: Marked): Run | undefined {
    const run = this.closures.of(end.index);
    const [first] = run ?? [];
    if (!run || first?.paragraph !== end.paragraph) return undefined;
    const before = this.understanding.sentences[first.index - 1];
    return leadsIn(before, first) ? [before, ...run] : run;
  }

  private fits(run: Run): boolean {
    const { firstPerson, genre } = this.understanding;
    // Who tells may end on a question.
    const tells = firstPerson || genre === 'story';
    const isSaid = ({ isItem, inQuotation, somber, isQuestion }: Marked): boolean =>
      !isItem && !inQuotation && !somber && (tells || !isQuestion);
    const words = wordsOf(run);
    return run.every(isSaid) && words >= CLOSING.minWords && words <= CLOSING.words;
  }

  /** The last sentence with all it leans on, wherever that begins. */
  private leaningPart(end: Marked): Run | undefined {
    const run = this.closures.of(end.index);
    return run?.every(({ isItem }) => !isItem) && wordsOf(run) <= LAST_PART.words ? run : undefined;
  }

  /** The last paragraph from its beginning, with the paragraphs it leans on. */
  private lastPart(end: Marked): Run | undefined {
    const { sentences } = this.understanding;
    const begins = (at: number): number => {
      const paragraph = sentences[at]?.paragraph;
      return sentences.findIndex((sentence) => sentence.paragraph === paragraph);
    };
    let from = begins(end.index);
    let paragraphs = 1;
    // Somebody's words without a name: who says them stands before.
    while (sentences[from]?.needsPrevious || sentences[from]?.inQuotation) {
      if (from === 0 || paragraphs === LAST_PART.paragraphs) return undefined;
      from = begins(from - 1);
      paragraphs++;
    }
    const part = sentences.slice(from, end.index + 1);
    const isWhole = part.every(
      ({ sayable, isItem, section }) => sayable && !isItem && section === end.section,
    );
    const isShort = part.length <= LAST_PART.sentences && wordsOf(part) <= LAST_PART.words;
    return isWhole && isShort ? part : undefined;
  }

  /** Whether a source ends as an episode can: a story with what happens last, others with a word on their subject. */
  private endsWell(run: Run): boolean {
    const { genre, pack, firstPerson, sentences, sections } = this.understanding;
    if (genre === 'story' || firstPerson) return true;
    const last = run.at(-1);
    const text = run.map((sentence) => sentence.text).join(' ');
    if (!last || sentences.some(({ asked }) => asked) || isBeside(text, this.understanding)) return false;
    const isKnown = this.contained.speaksOfSubject(text) || namesSomebody(last, this.understanding);
    const title = sections[last.section]?.title ?? '';
    const isSectionEnd =
      sections.length > MANY_SECTIONS && !wordRegex(pack.grammar.headings.closing).test(title);
    // Who gives somebody the last word has looked for it.
    if (run.some(({ inQuotation, traits }) => inQuotation || traits.has('quote'))) return isKnown;
    // News end on what matters least, unless they turn once more.
    if ((genre === 'news' && !last.turnsAgainst) || (isSectionEnd && !this.namesTitle(text))) return false;
    // "Born in 1975, sentenced in 2007": a detail, and no end.
    if (SEVERAL_NUMBERS.test(text)) return false;
    const scores = sentences.filter(({ sayable }) => sayable).map(({ score }) => score);
    const best = Math.max(...run.map(({ score }) => score));
    return isKnown && best >= quantile(scores, WEAK_END);
  }

  private namesTitle(text: string): boolean {
    const { lexer, title = '' } = this.understanding;
    const inTitle = new Set(lexer.terms(title));
    return lexer.terms(text).some((term) => inTitle.has(term));
  }
}

/** A thought from anywhere that stands well alone. */
function thought(
  understanding: Understanding,
  closures: Closures,
  taken: (sentence: Marked) => boolean,
): Closing | undefined {
  const { sentences, firstPerson } = understanding;
  const contained = new SelfContained(understanding);
  const worth = ({ traits, score }: Marked): number =>
    score +
    (traits.has('future') ? 0.1 : 0) +
    (traits.has('superlative') ? 0.06 : 0) -
    (traits.has('number') ? 0.08 : 0);
  const fits = (run: Run | undefined): run is Run =>
    run !== undefined &&
    !run.some((sentence) => taken(sentence) || sentence.somber || sentence.isQuestion) &&
    run.every((sentence) => isPlain(sentence, firstPerson)) &&
    wordsOf(run) >= CLOSING.minWords &&
    wordsOf(run) <= CLOSING.words;
  const [best] = sentences
    .map((sentence) => ({ run: closures.of(sentence.index), worth: worth(sentence) }))
    .filter((each): each is { run: Run; worth: number } => fits(each.run) && isThought(each.run, sentences))
    .filter(({ run }) => run[0] !== undefined && contained.fits(run[0].text, run[0]))
    .sort((a, b) => b.worth - a.worth);
  return best && { run: best.run, from: 'thought', inPlace: false };
}

/** What readers of other texts would have ended on, where nobody misses it in its place. */
function marked(
  understanding: Understanding,
  closures: Closures,
  taken: (sentence: Marked) => boolean,
): Run | undefined {
  const { sentences, asksItself } = understanding;
  if (asksItself || sentences.some(({ asked }) => asked)) return undefined;
  const said = sentences.filter(({ sayable }) => sayable);
  const last = new Set(said.slice(-MARKED.inOrder));
  const contained = new SelfContained(understanding);
  const ends = (sentence: Marked): boolean => {
    const next = sentences[sentence.index + 1];
    const { isItem, somber, text, traits } = sentence;
    if (isItem || somber || leadsOn(sentence, next, understanding)) return false;
    const isLeantOn = next?.paragraph === sentence.paragraph && next.leaning > MARKED.leansOn;
    if (next?.sayable && (next.needsPrevious || isLeantOn)) return false;
    if (!traits.has('quote') && namesDay(text, understanding.pack.language)) return false;
    return !isBeside(text, understanding);
  };
  const fits = (run: Run): boolean => {
    const [first] = run;
    if (!first || run.some((sentence) => taken(sentence) || sentence.isItem)) return false;
    if (run.length > CLOSING.sentences || wordsOf(run) > CLOSING.words || wordsOf(run) < MARKED.minWords)
      return false;
    const isClear = first.leaning < MARKED.leaning || contained.fits(first.text, first);
    return isClear || run.every((sentence) => last.has(sentence));
  };
  const best = said
    .filter(({ asLast, index }) => asLast >= MARKED.least && index >= sentences.length * MARKED.notBefore)
    .sort((a, b) => b.asLast - a.asLast)
    .find((sentence) => ends(sentence) && fits(closures.of(sentence.index) ?? []));
  return best && closures.of(best.index);
}

/** The last thing said: how the source itself ends, unless readers would rather have ended on something else. */
export function findClosing(
  understanding: Understanding,
  closures: Closures,
  taken: (sentence: Marked) => boolean,
  readsAll: boolean,
): Closing | undefined {
  const own = new OwnEnd(understanding, closures).find(taken);
  // Of a text that is told whole nothing is taken out of its place.
  const better = readsAll ? undefined : marked(understanding, closures, taken);
  const markOf = (run: Run | undefined): number => run?.at(-1)?.asLast ?? 0;
  if (better && markOf(better) > markOf(own?.run) + MARKED.better)
    return { run: better, from: 'readers', inPlace: false };
  return own ?? thought(understanding, closures, taken);
}
