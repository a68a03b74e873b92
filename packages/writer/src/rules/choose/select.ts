import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import { Mentions } from '../marks/mentions.ts';
import { cosine } from '../marks/tf-idf.ts';
import { listsNames } from '../marks/weight.ts';
import type { Understanding } from '../understand.ts';
import { type Block, directAnswer, toBlocks } from './blocks.ts';
import { HeardVoices } from './heard-voices.ts';
import { type Closures, type Run, unfitness, wordsOf } from './runs.ts';
import { tasteFor } from './taste.ts';

/** Nearer than this to something already chosen, it is the same thing said again; inside a point all is near. */
const REDUNDANT = { elsewhere: 0.55, inPoint: 0.8 };
const BONUS = {
  goesOn: 0.16,
  leadsOn: 0.05,
  headless: -0.15,
  tooShort: -0.15,
  /** What a paragraph begins with, and nothing of what it goes on to say. */
  tornOff: -0.2,
  /** For each thing taken for granted that nobody has heard of. */
  unheard: -0.12,
  somber: -0.2,
  /** What a text ends with. */
  ends: 0.25,
  /** For each thing that the title names and nobody has told of. */
  titleWord: 0.06,
  /** For what is hardly understood by ear, and for what begins as if something had been said. */
  unfit: -0.4,
  leaning: -0.25,
  /** For each time somebody was heard, when more of what they say comes: unless the title names them. */
  heardAgain: -0.07,
};
/** More words of the title than this make no point better. */
const MAX_TITLE_WORDS = 2;
/** What is so little to the taste of a text is rather left out than told to fill the time. */
const BESIDE = -0.2;
/** A point that is so hard to follow by ear is not told. */
const MAX_UNFIT = 0.45;
const SOMBER_LIMIT = 3;
/** A sentence that drags more along than this costs more time than it is worth. */
const MAX_ADDED = 6;
/** A point is made in so many words, or in more where it is made with them; the rest is told where there is room. */
const POINT = { words: 85, whole: 130 };
/** A scene takes longer. */
const SCENE = { words: 170, whole: 230 };
/** What a text begins with may take a little more than its share, so that no point is cut short. */
const FRONT_ROOM = 1.25;
const SHORT_WORDS = 16;
/** "Bad move." */
const POINTED_WORDS = 4;
/** "The answer is complicated.": who hears no more of an answer has heard none. */
const ANSWER_WORDS = 12;
/** A paragraph told almost to its end is told to the end, if no more than this is missing. */
const PARAGRAPH_END = { sentences: 2, words: 45 };

/** What has been chosen so far, over all chapters. */
export class Selection {
  readonly chosen = new Set<Marked>();
  private readonly sentences: readonly Marked[];
  private readonly closures: Closures;
  private readonly mentions: Mentions;
  private readonly soft: RegExp;
  private readonly pronoun: RegExp;
  private readonly taste: (sentence: Marked) => number;
  private readonly likeness = new Map<number, number>();
  /** Term -> where it is first told; what the title names is known from the start. */
  private readonly heardAt = new Map<string, number>();
  private readonly ofTitle: ReadonlySet<string>;
  private readonly toldOfTitle = new Set<string>();
  private readonly voices: HeardVoices;
  /** Where every noun has a capital, names can't be counted. */
  private readonly showsNames: boolean;
  private readonly isStory: boolean;
  private readonly endsLoosely: boolean;
  private readonly asksItself: boolean;
  private somber = 0;

  constructor(understanding: Understanding, closures: Closures) {
    const { sentences, lexer, title, pack } = understanding;
    this.soft = wordRegex(pack.grammar.soft);
    this.pronoun = wordRegex(pack.grammar.pronoun);
    this.sentences = sentences;
    this.closures = closures;
    this.mentions = new Mentions(understanding);
    this.taste = tasteFor(understanding);
    this.asksItself = understanding.asksItself;
    this.showsNames = !lexer.capitalNouns;
    this.isStory = understanding.genre === 'story';
    this.endsLoosely =
      understanding.genre === 'news' || sentences.some(({ asked, asksInText }) => asked && !asksInText);
    this.ofTitle = new Set(lexer.terms(title ?? ''));
    this.voices = new HeardVoices(understanding);
    for (const term of this.ofTitle) this.heardAt.set(term, -1);
  }

  has(index: number): boolean {
    const sentence = this.sentences[index];
    return sentence !== undefined && this.chosen.has(sentence);
  }

  take(sentences: readonly Marked[]): void {
    for (const sentence of sentences) {
      if (this.chosen.has(sentence)) continue;
      this.chosen.add(sentence);
      if (sentence.somber) this.somber++;
      for (const term of sentence.terms) if (this.ofTitle.has(term)) this.toldOfTitle.add(term);
      for (const term of sentence.terms)
        this.heardAt.set(term, Math.min(sentence.index, this.heardAt.get(term) ?? sentence.index));
      for (const other of this.sentences) {
        const near = cosine(sentence.vector, other.vector);
        if (near > (this.likeness.get(other.index) ?? 0)) this.likeness.set(other.index, near);
      }
    }
  }

  /**
   * Tells what stands first, in its order, up to so many words: who skips it has to guess what the rest speaks of. A row
   * of names and what is beside the subject make way. The very first point may take all the room there is. Gives back
   * how many words were used.
   */
  begin(pool: readonly Marked[], words: number, room = words): number {
    const open = this.openIn(pool);
    let used = 0;
    for (const block of this.blocksOf(pool)) {
      if (used >= words) break;
      const left = used === 0 ? Math.max(room, words * FRONT_ROOM) : words * FRONT_ROOM - used;
      const told = this.toldOf(block, open, left, POINT.whole);
      const [first] = told;
      if (!first || this.isBeside(told)) continue;
      used += wordsOf(told);
      this.note(told, open);
    }
    return used;
  }

  /**
   * Fills the budget from one chapter's sentences, point by point: each is told from its beginning, with what it leans
   * on. Gives back how many words were used.
   */
  fill(pool: readonly Marked[], budget: number): number {
    const open = this.openIn(pool);
    const blocks = this.blocksOf(pool);
    let used = 0;
    while (used < budget * 0.93) {
      let best: { told: Run; worth: number } | undefined;
      for (const [at, block] of blocks.entries()) {
        if (this.asksItself && !this.isNext(block, blocks[at - 1])) continue;
        const told = this.toldOf(block, open, budget * 1.1 + 8 - used);
        if (told.length === 0 || this.isBeside(told)) continue;
        const worth = this.worthOf(told, block);
        if (!best || worth > best.worth) best = { told, worth };
      }
      if (!best) break;
      used += wordsOf(best.told);
      this.note(best.told, open);
    }
    return used;
  }

  /** Where a text asks and answers, each question comes of what stands before it in its section. */
  private isNext([first, ...rest]: Block, before: Block | undefined): boolean {
    const last = before?.findLast(({ sayable }) => sayable);
    const isEnd = first !== undefined && this.isEnd([first, ...rest]);
    return isEnd || last === undefined || last.section !== first?.section || this.chosen.has(last);
  }

  private openIn(pool: readonly Marked[]): Set<Marked> {
    return new Set(pool.filter((sentence) => !this.chosen.has(sentence) && sentence.sayable));
  }

  private blocksOf(pool: readonly Marked[]): Block[] {
    return toBlocks(pool, this.isStory ? SCENE.words / 2 : undefined);
  }

  private note(told: Run, open: Set<Marked>): void {
    this.voices.note(told);
    this.take(told);
    for (const sentence of told) open.delete(sentence);
  }

  /** As much of a point as there is room for, from its beginning or from where it was left. */
  private toldOf(block: Block, open: ReadonlySet<Marked>, room: number, least = 0): Run {
    const told = new Set<Marked>();
    const size = this.isStory ? SCENE : POINT;
    const isSmall = wordsOf(block.filter((each) => open.has(each))) <= size.whole;
    const most = Math.max(least, isSmall ? size.whole : size.words);
    let skipped = -1;
    for (const sentence of block) {
      if (this.chosen.has(sentence) || told.has(sentence)) continue;
      const opens = this.sentences[sentence.index - 1]?.paragraph !== sentence.paragraph;
      const added = sentence.paragraph === skipped ? undefined : this.additionFor(sentence, open, told);
      if (!added) {
        // Without its question an answer answers nothing, nor is a paragraph told without what it begins with.
        if (sentence.asked) return [];
        if ((opens && sentence.sayable) || this.isGap(sentence, block, told)) skipped = sentence.paragraph;
        continue;
      }
      const words = wordsOf([...told, ...added]);
      if (words > room || (told.size > 0 && words > most)) break;
      for (const each of added) told.add(each);
    }
    const whole = block[0]?.asked ? this.answering(block, told, open, room) : [...told];
    return whole.sort((a, b) => a.index - b.index);
  }

  /** Something of a paragraph whose beginning is told can't be told: behind it, something else would be heard. */
  private isGap(sentence: Marked, block: Block, told: ReadonlySet<Marked>): boolean {
    const { paragraph, index, sayable, words } = sentence;
    const isBegun = block.some(
      (each) =>
        each.paragraph === paragraph && each.index < index && (told.has(each) || this.chosen.has(each)),
    );
    return isBegun && (sayable || words >= SHORT_WORDS);
  }

  /** What is told of an answer, and with it what answers most directly; nothing where it says too little. */
  private answering(
    block: Block,
    told: ReadonlySet<Marked>,
    open: ReadonlySet<Marked>,
    room: number,
  ): Marked[] {
    const answer = this.withDirectAnswer(block, told, open, room) ?? [...told];
    const [question, ...rest] = answer;
    const isLeft = block.some((each) => open.has(each) && !answer.includes(each));
    const breaksOff = question?.asked === true && isLeft && wordsOf(rest) < ANSWER_WORDS;
    return breaksOff ? [] : answer;
  }

  /** Undefined where nothing is missing or there is no room for it. */
  private withDirectAnswer(
    block: Block,
    told: ReadonlySet<Marked>,
    open: ReadonlySet<Marked>,
    room: number,
  ): Marked[] | undefined {
    const direct = directAnswer(block);
    if (!direct || told.size === 0 || told.has(direct) || this.chosen.has(direct)) return undefined;
    const question = this.closures.of(block[0]?.index ?? -1) ?? [];
    // Where there is no room for both, what stands between the beginning of the answer and this makes way.
    const begun = [told, new Set(question.filter((each) => told.has(each)))];
    return begun
      .map((each) => [...each, ...(this.additionFor(direct, open, each) ?? [])])
      .find((each) => each.includes(direct) && wordsOf(each) <= room);
  }

  /** Adds the last sentences of paragraphs that are otherwise told; stories are cut short most painfully there. */
  completeParagraphs(allowance: number): void {
    let left = allowance;
    for (const last of this.sentences) {
      const endsParagraph = this.sentences[last.index + 1]?.paragraph !== last.paragraph;
      if (!endsParagraph || this.chosen.has(last) || last.promises > 0) continue;
      const missing = this.missingEnd(last);
      const words = wordsOf(missing);
      if (missing.length === 0 || words > Math.min(left, PARAGRAPH_END.words)) continue;
      left -= words;
      this.take(missing);
    }
  }

  /** What is told last is told to the end of its paragraph, where no more than a little is missing. */
  completeLast(): void {
    const last = this.sentences.findLast((sentence) => this.chosen.has(sentence));
    const end = this.sentences.findLast(({ paragraph }) => paragraph === last?.paragraph);
    if (!last || !end || end === last) return;
    const missing = this.missingEnd(end);
    if (wordsOf(missing) <= PARAGRAPH_END.words) this.take(missing);
  }

  /** What takes back some of a told sentence is told with it, and so are the few words that drive it home. */
  takeWhatBelongs(): void {
    for (const sentence of this.sentences) {
      const before = this.sentences[sentence.index - 1];
      const isClose = before?.paragraph === sentence.paragraph || sentence.needsPrevious;
      const drivesHome = sentence.words <= POINTED_WORDS && before?.section === sentence.section && isClose;
      const belongs = sentence.turnsAgainst || (drivesHome && !sentence.isQuestion && !sentence.isItem);
      if (belongs && sentence.sayable && this.has(sentence.index - 1)) this.take([sentence]);
    }
  }

  /** The untold sentences at the end of a told paragraph; none when too much of it is missing. */
  private missingEnd(last: Marked): Marked[] {
    let from = last.index;
    while (from > 0 && last.index - from < PARAGRAPH_END.sentences && !this.has(from - 1)) from--;
    const missing = this.sentences.slice(from, last.index + 1);
    const before = this.sentences[from - 1];
    const fits =
      before?.paragraph === last.paragraph && this.has(from - 1) && missing.length <= PARAGRAPH_END.sentences;
    const isSaid = (each: Marked): boolean =>
      each.sayable && !each.isQuestion && !this.pointsAtUnheard(each, missing);
    return fits && missing.every(isSaid) ? missing : [];
  }

  /** What has to be added for this sentence to be said; where the one before it was said, it alone. */
  private additionFor(
    sentence: Marked,
    open: ReadonlySet<Marked>,
    told: ReadonlySet<Marked>,
  ): Marked[] | undefined {
    const before = this.sentences[sentence.index - 1];
    const isTold = (each: Marked): boolean => this.chosen.has(each) || told.has(each);
    const follows = before?.section === sentence.section && isTold(before);
    const goesOn = follows && !sentence.isQuestion;
    const isAlone = this.goesOnMildly(sentence, isTold);
    const closure =
      (isAlone ? undefined : this.closures.of(sentence.index)) ??
      (isAlone || goesOn ? this.closures.onward(sentence.index) : undefined);
    const added = closure?.filter((each) => !isTold(each));
    if (!added?.every((each) => open.has(each)) || added.length > MAX_ADDED) return undefined;
    if (added.some((each) => this.pointsAtUnheard(each, [...told, ...added]))) return undefined;
    // What such a text says twice it says on purpose: one thing comes of the other.
    if (this.asksItself) return added;
    const limit = told.size > 0 ? REDUNDANT.inPoint : REDUNDANT.elsewhere;
    return added.some((each) => (this.likeness.get(each.index) ?? 0) > limit) ? undefined : added;
  }

  /** "These plumes": nobody has heard of any. */
  private pointsAtUnheard(sentence: Marked, told: readonly Marked[]): boolean {
    const { pointsAt, index } = sentence;
    const isHeard = (term: string): boolean =>
      this.isHeardBefore(term, sentence) ||
      told.some((each) => each.index < index && each.terms.includes(term));
    return pointsAt.length > 0 && !pointsAt.some(isHeard);
  }

  /** "Another sign of it is …": a paragraph that goes on from one of which something was told. */
  private goesOnMildly(
    { index, paragraph, section, text }: Marked,
    isTold: (each: Marked) => boolean,
  ): boolean {
    const before = this.sentences[index - 1];
    if (!before || before.paragraph === paragraph || before.section !== section) return false;
    if (!this.soft.test(text.slice(0, 20)) || this.pronoun.test(text)) return false;
    let at = index - 1;
    while (this.sentences[at]?.paragraph === before.paragraph) {
      const sentence = this.sentences[at--];
      if (sentence && isTold(sentence)) return true;
    }
    return false;
  }

  private worthOf(told: Run, block: Block): number {
    const [first] = told;
    const last = told.at(-1);
    if (!first || !last) return 0;
    // What a point begins with says what it is about.
    const scores = told.map((sentence) => sentence.score + this.taste(sentence));
    const score = (scores.reduce((a, b) => a + b, 0) + 0.5 * (scores[0] ?? 0)) / (told.length + 0.5);
    const likeness = told.reduce((sum, { index }) => sum + (this.likeness.get(index) ?? 0), 0) / told.length;
    const goesOn = this.has(first.index - 1);
    let worth = 0.75 * score - 0.3 * likeness;
    worth += BONUS.unfit * unfitness(told) + (goesOn ? BONUS.goesOn : BONUS.leaning * first.leaning);
    if (!goesOn && first !== block[0]) worth += BONUS.headless;
    if (this.has(last.index + 1)) worth += BONUS.leadsOn;
    if (told.length === 1 && this.goesFurther(first)) worth += BONUS.tornOff;
    if (this.isEnd(block)) worth += BONUS.ends;
    if (!goesOn && wordsOf(told) < SHORT_WORDS) worth += BONUS.tooShort;
    if (this.somber >= SOMBER_LIMIT && told.some(({ somber }) => somber)) worth += BONUS.somber;
    worth += BONUS.titleWord * Math.min(MAX_TITLE_WORDS, this.newOfTitle(told));
    worth += BONUS.heardAgain * this.voices.times(told);
    return worth + BONUS.unheard * this.mentions.unheard(first, (term) => this.isHeardBefore(term, first));
  }

  /** Its paragraph has more to say than one sentence. */
  private goesFurther({ index, paragraph }: Marked): boolean {
    const rest = this.sentences.slice(index + 1, index + 1 + PARAGRAPH_END.sentences);
    return rest.length > 1 && rest.every((each) => each.paragraph === paragraph);
  }

  /** How many words of the title come up here that nothing told so far has in it. */
  private newOfTitle(told: Run): number {
    const terms = new Set(
      told.flatMap((sentence) => sentence.terms).filter((term) => this.ofTitle.has(term)),
    );
    return [...terms].filter((term) => !this.toldOfTitle.has(term)).length;
  }

  /** News end on what matters least, and of questions and answers the last is one of many. */
  private isEnd(block: Block): boolean {
    const last = block.at(-1);
    if (this.endsLoosely || last === undefined) return false;
    return !this.sentences.slice(last.index + 1).some(({ sayable }) => sayable);
  }

  /** Most of it is something that nobody listens for, or it begins with a row of names. */
  private isBeside(told: Run): boolean {
    if ((this.showsNames && listsNames(told[0]?.text ?? '')) || unfitness(told) > MAX_UNFIT) return true;
    return told.reduce((sum, sentence) => sum + this.taste(sentence), 0) / told.length < BESIDE;
  }

  private isHeardBefore(term: string, { index }: Marked): boolean {
    return (this.heardAt.get(term) ?? index) < index;
  }
}
