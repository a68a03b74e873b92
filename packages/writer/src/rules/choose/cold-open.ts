import type { Level } from '@parlance/kernel/limits';
import { replaceBetween } from '@parlance/kernel/scan-text';
import { capitalize } from '@parlance/language/text/casing';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import { SelfContained, TECHNICAL } from '../marks/self-contained.ts';
import { StandAlone } from '../marks/stand-alone.ts';
import { unnamedHeading } from '../marks/under-heading.ts';
import type { Understanding } from '../understand.ts';
import { inEverydayWords } from '../word/everyday.ts';
import { ruleWays } from '../word/rule-ways.ts';
import { shorten } from '../word/shorten.ts';
import { heardWords } from './heard-words.ts';
import type { Run } from './runs.ts';

/** Up to `short` it catches; beyond `max` it is more than the lead of an article; `lost` may be left out at its end. */
const WORDS = { min: 5, few: 5, short: 15, max: 38, lost: 10 };
const MIN_TERMS = 2;
/** How far a sentence is looked at for whom it speaks of before it says "he". */
const HEAD_WORDS = 3;

/** So many sentences make a paragraph, which no line of a page is. */
const PARAGRAPH = 3;
/** Shapes in which both halves of a sentence are sentences. */
const HALVES: ReadonlySet<string> = new Set(['but', 'and', 'and-clause', 'semicolon']);

type Form = { text: string; rest?: string };

/** What is said before the greeting; `rest`, the second half of the sentence, goes on behind it. */
type OwnBeginning = Form & {
  refs: string[];
  sentence: Marked;
  run: Run;
  isWhole: true;
  form: 'said' | 'own';
};

/** The author's own first sentence, made to be the first thing heard of a text. */
class ColdOpen {
  private readonly understanding: Understanding;
  private readonly level: Level;
  private readonly contained: SelfContained;
  private readonly standAlone: StandAlone;

  constructor(understanding: Understanding, level: Level) {
    this.understanding = understanding;
    this.level = level;
    this.contained = new SelfContained(understanding);
    this.standAlone = new StandAlone(understanding);
  }

  of(first: Marked, isLeant: boolean): OwnBeginning | undefined {
    const run = isLeant ? this.withLeaning(this.beginning(first)) : this.beginning(first);
    if (!run || !this.opens(first, run)) return undefined;
    const { text, rest } = this.form(run) ?? {};
    if (text === undefined || !this.says(text)) return undefined;
    const { pack } = this.understanding;
    const isOwn = run.some(({ authorVoice }) => authorVoice);
    const isSpoken = isOwn || /[“„«"]/.test(text);
    return {
      text: isSpoken ? text : inEverydayWords(text, pack),
      refs: run.flatMap(({ refs }) => refs),
      sentence: first,
      run,
      ...(rest !== undefined && { rest }),
      isWhole: true,
      form: isOwn ? 'own' : 'said',
    };
  }

  /** Whether anybody who has heard nothing yet understands it. */
  private opens(sentence: Marked, run: Run): boolean {
    const { pack, firstPerson, isReported, genre } = this.understanding;
    const { text, sayable, asked, isItem, authorVoice, inQuotation, list } = sentence;
    if (!sayable || asked || isItem || list !== undefined || inQuotation) return false;
    // Whose "I" it is, the greeting says; of a recording or an interview it cannot.
    if (authorVoice && !firstPerson && !(isReported && sentence.index === 0)) return false;
    const technical = text.replaceAll(' -- ', ' — ').match(TECHNICAL) ?? [];
    if (/[:…]$|[()[\]]/.test(text) || technical.length > 0) return false;
    const { ofItself, instructs, pointsElsewhere, supposes } = pack.telling;
    if (wordRegex(ofItself).test(text) || wordRegex(pointsElsewhere).test(text)) return false;
    if (sentence.promises > 0 && !wordRegex(supposes).test(text)) return false;
    if (wordRegex(instructs).test(text) || unnamedHeading(sentence, this.understanding)) return false;
    if (this.pointsBack(text)) return false;
    // What stands further on in the source was written for those who know what stands before it.
    if (sentence.index > 0 && !firstPerson && !this.standAlone.opensClearly(text)) return false;
    const tells = firstPerson || genre === 'story' || this.opensProse(sentence);
    return tells || run.some((each) => this.contained.speaksOfSubject(each.text));
  }

  private opensProse({ paragraph, index }: Marked): boolean {
    const { sentences } = this.understanding;
    const opens = sentences[index - 1]?.paragraph !== paragraph;
    const all = sentences.filter((each) => each.paragraph === paragraph && each.sayable);
    return opens && all.length >= PARAGRAPH;
  }

  /** "He" within a sentence is somebody it has named; at its head, and "this" anywhere, is somebody else's. */
  private pointsBack(text: string): boolean {
    const { pronoun, demonstrative, anaphorOpening, dependentOpening } = this.understanding.pack.grammar;
    const head = text.split(' ').slice(0, HEAD_WORDS).join(' ');
    const own = replaceBetween(text, /[“«"]/g, /[”»"]/g);
    return (
      wordRegex(`${anaphorOpening}|${dependentOpening}`).test(text) ||
      wordRegex(pronoun).test(head) ||
      wordRegex(`(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(own)
    );
  }

  /** What says "it" of the beginning is said with it, before the greeting: as much as goes into one breath. */
  private withLeaning(run: Run): Run | undefined {
    const { sentences, pack } = this.understanding;
    const { anaphorOpening, dependentOpening, droppedSubject = '(?!)', pronoun } = pack.grammar;
    const last = run.at(-1);
    const next = last && sentences[last.index + 1];
    const isNewParagraph = next?.paragraph !== last?.paragraph;
    // Of a new paragraph, only what its first words point at has to be near.
    const opening = `${anaphorOpening}|${dependentOpening}|${droppedSubject}`;
    const pointing = wordRegex(isNewParagraph ? opening : `${opening}|${pronoun}`);
    const bare = (next?.text ?? '').replace(wordRegex(`^(?:${pack.telling.joins}) `), '');
    const leans = next?.needsPrevious && pointing.test(isNewParagraph ? bare : (next?.text ?? ''));
    if (!next || !leans) return run;
    if (run.length > 1 && this.namesSubject(run)) return run;
    const fits = next.sayable && !next.isQuestion && next.promises === 0;
    const isNear = !isNewParagraph && !next.inQuotation;
    const words = heardWords([...run, next].map(({ text }) => text).join(' '));
    return fits && isNear && words <= WORDS.max ? this.withLeaning([...run, next]) : undefined;
  }

  private namesSubject(run: Run): boolean {
    const { lexer, title = '' } = this.understanding;
    const inTitle = new Set(lexer.terms(title));
    return run.some(({ terms }) => terms.some((term) => inTitle.has(term)));
  }

  /** A few words alone say little: what follows them in one breath is said with them. */
  private beginning(first: Marked): Run {
    if (heardWords(first.text) > WORDS.few) return [first];
    const next = this.understanding.sentences[first.index + 1];
    const goesOn = next?.sayable && next.paragraph === first.paragraph && next.promises === 0;
    return goesOn && !next.isQuestion ? [first, next] : [first];
  }

  /** All of it where it is short; else what is as true without its end, or its first half; else all, up to a breath. */
  private form(run: Run): Form | undefined {
    const { pack } = this.understanding;
    const spoken = (text: string): string =>
      capitalize(toSpoken(withoutConnectives(text, pack.grammar), pack, this.level).replace(/^[…\s]+/, ''));
    const whole = run.map(({ text }) => spoken(text)).join(' ');
    const length = heardWords(whole);
    const [first] = run;
    const single = first && run.length === 1;
    const near = single
      ? this.withoutEnd(first.text)
          .map(spoken)
          .filter((text) => length - heardWords(text) <= WORDS.lost)
          .map((text) => ({ text }))
      : [];
    const parted = single ? this.halves(first, whole) : [];
    const fits =
      (most: number) =>
      ({ text }: Form): boolean =>
        heardWords(text) >= WORDS.min && heardWords(text) <= most;
    return (
      [{ text: whole }, ...near, ...parted].find(fits(WORDS.short)) ??
      [{ text: whole }, ...parted, ...near].find(fits(WORDS.max))
    );
  }

  /** "It is old, but it still burns.": the first half is said, and the second goes on behind the greeting. */
  private halves(sentence: Marked, whole: string): Form[] {
    const { pack, casing } = this.understanding;
    const { pronoun, demonstrative, anaphorOpening } = pack.grammar;
    const pointing = wordRegex(`${anaphorOpening}|${pronoun}|(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`);
    const namesSubject = this.namesSubject([sentence]);
    return ruleWays(whole, pack, casing).flatMap(({ form, pieces }) => {
      const [head, tail, ...more] = pieces;
      if (!HALVES.has(form) || head?.kind !== 'tell' || tail?.kind !== 'tell' || more.length > 0) return [];
      const goesOn = tail.text.replace(wordRegex(`^(?:${pack.telling.joins}) `), '');
      if (heardWords(tail.text) < WORDS.min || (!namesSubject && pointing.test(goesOn))) return [];
      return [{ text: head.text, rest: capitalize(goesOn) }];
    });
  }

  /** Only what stands behind it all is left out: no figure, and no second thing that is told. */
  private withoutEnd(text: string): string[] {
    const { pack } = this.understanding;
    const tells = wordRegex(`\\d|^[,;]? ?(?:${pack.and}) |^;`);
    return shorten(text, pack).filter(
      (short) => text.startsWith(short.slice(0, -1)) && !tells.test(text.slice(short.length - 1)),
    );
  }

  /** Something of the source that its title does not say. */
  private says(text: string): boolean {
    const { lexer, title = '' } = this.understanding;
    const inTitle = new Set(lexer.terms(title));
    const terms = new Set(lexer.terms(text));
    return terms.size >= MIN_TERMS && [...terms].some((term) => !inTitle.has(term));
  }
}

export const coldOpen = (
  understanding: Understanding,
  level: Level,
  first: Marked,
  isLeant: boolean,
): OwnBeginning | undefined => new ColdOpen(understanding, level).of(first, isLeant);
