import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import { definiteTerms } from '../marks/mentions.ts';
import { listsNames } from '../marks/weight.ts';
import type { Understanding } from '../understand.ts';
import type { Run } from './runs.ts';

/** An item of so many words says something by itself. */
const ITEM_WORDS = 14;
/** What was told within so many sentences may be called "the …". */
const HEARD = 12;
/** A thing that comes up so often is known to whoever listens. */
const KNOWN_FROM_TIMES = 5;
const OPENING_CHARS = 60;
/** No aside is longer. */
const ASIDE_SENTENCES = 5;

type Part = { readonly runs: readonly Run[] };

/** Leaves out what would be misunderstood, now that it is known what is told and what is not. */
class Untangler {
  private readonly understanding: Understanding;
  private readonly told: Set<Marked>;
  private readonly inOrder: readonly Marked[];
  private readonly known: ReadonlySet<string>;
  /** Paragraphs that begin with a row of names. */
  private readonly ofNames: ReadonlySet<number>;

  constructor(understanding: Understanding, inOrder: readonly Marked[]) {
    const { lexer, title = '', keyphrases } = understanding;
    this.understanding = understanding;
    this.inOrder = inOrder;
    this.told = new Set(inOrder);
    this.ofNames = new Set(
      understanding.sentences
        .filter(({ index, paragraph, text }, _, all) => {
          const opens = all[index - 1]?.paragraph !== paragraph;
          return opens && !lexer.capitalNouns && listsNames(text);
        })
        .map(({ paragraph }) => paragraph),
    );
    const often = keyphrases.filter(({ times, isName }) => isName || times >= KNOWN_FROM_TIMES);
    this.known = new Set([...lexer.terms(title), ...often.flatMap(({ key }) => key.split(' '))]);
  }

  /** What is still told. */
  rest(): ReadonlySet<Marked> {
    this.leaveOutPartsOfLists();
    for (const sentence of this.inOrder) if (this.leadsNowhere(sentence)) this.told.delete(sentence);
    this.leaveOutUnclear();
    this.leaveOutLeaning();
    this.leaveOutUnanswered();
    return this.told;
  }

  /** A list is told to its end, or none of it but the items that say something by themselves. */
  private leaveOutPartsOfLists(): void {
    const { sentences } = this.understanding;
    const lists = Map.groupBy(
      sentences.filter(({ list }) => list !== undefined),
      ({ list }) => list,
    );
    for (const list of lists.values()) {
      const items = list.filter(({ isItem }) => isItem);
      const heads = items.filter(({ index, paragraph }) => sentences[index - 1]?.paragraph !== paragraph);
      if (heads.every((item) => this.told.has(item))) continue;
      const lead = sentences[(items[0]?.index ?? 0) - 1];
      const leadsIn = lead !== undefined && (lead.list === items[0]?.list || lead.promises > 0);
      if (leadsIn && !lead.asked) this.told.delete(lead);
      // One of the rules that somebody asks for is no answer.
      const answers = this.isAnswer(items[0]);
      for (const item of items) if (answers || !this.standsAlone(item)) this.told.delete(item);
    }
  }

  private isAnswer(sentence: Marked | undefined): boolean {
    const { sentences } = this.understanding;
    const before = sentences.slice(0, sentence?.index ?? 0).findLast(({ isItem }) => !isItem);
    const asks = before?.asked ? before : sentences[(before?.index ?? 0) - 1];
    return asks?.asked === true && asks.section === sentence?.section;
  }

  /** A question of the source's of whose answer nothing is left, and an answer whose question is not told. */
  private leaveOutUnanswered(): void {
    const { sentences } = this.understanding;
    for (const question of sentences.filter(({ asked }) => asked)) {
      const next = sentences.find(
        ({ index, asked, section }) => index > question.index && (asked || section !== question.section),
      );
      const answer = sentences.slice(question.index + 1, next?.index);
      if (!this.told.has(question)) for (const each of answer) this.told.delete(each);
      else if (!answer.some((each) => this.told.has(each))) this.told.delete(question);
    }
  }

  private standsAlone({ paragraph, heading, index }: Marked): boolean {
    const { sentences, headings, genre, pack } = this.understanding;
    const item = sentences
      .slice(Math.max(0, index - ITEM_WORDS))
      .filter((each) => each.paragraph === paragraph);
    const words = item.reduce((sum, each) => sum + each.words, 0);
    const [first] = item;
    const isStep = genre === 'instructions' && wordRegex(pack.telling.instructs).test(first?.text ?? '');
    return !isStep && (headings[heading]?.by === 'label' || words >= ITEM_WORDS);
  }

  /** "The following packages are needed.", and none follows; or what takes it back can't be told. */
  private leadsNowhere({ index, text, section }: Marked): boolean {
    const { sentences, pack } = this.understanding;
    const next = sentences[index + 1];
    if (next !== undefined && this.told.has(next)) return false;
    if (next?.turnsAgainst && next.section === section) return true;
    return wordRegex(pack.documents.follows).test(text);
  }

  /** "The clip is part of …": behind something left out, what it opens with must have been heard of. */
  private leaveOutUnclear(): void {
    const { pack, lexer, headings } = this.understanding;
    const articles = wordRegex(`^(?:(?:${pack.words.definiteArticles.split(' ').join('|')}) |l[’'])`);
    let heard: (readonly string[])[] = [];
    for (const sentence of this.inOrder) {
      if (!this.told.has(sentence)) continue;
      const { text, index, heading } = sentence;
      const before = this.beforeAsides(index);
      const follows = before === undefined || this.told.has(before);
      const [opens] = articles.test(text) ? definiteTerms(text.slice(0, OPENING_CHARS), pack, lexer) : [];
      const named = new Set([...lexer.terms(headings[heading]?.name ?? ''), ...heard.flat()]);
      const isClear = (term: string): boolean => this.known.has(term) || named.has(term);
      const isAtStart = opens !== undefined && this.opensWith(text, opens);
      if (!follows && isAtStart && !opens.some(isClear)) this.told.delete(sentence);
      else heard = [...heard, sentence.terms].slice(-HEARD);
    }
  }

  /** The sentence before it that is no aside: a paragraph of names, and what can't be told, take nothing along. */
  private beforeAsides(index: number): Marked | undefined {
    const { sentences } = this.understanding;
    const isAside = ({ paragraph, sayable, needsPrevious }: Marked): boolean =>
      !sayable || needsPrevious || this.ofNames.has(paragraph);
    let at = index - 1;
    for (;;) {
      const sentence = sentences[at];
      const isPassed = sentence && !this.told.has(sentence) && isAside(sentence);
      if (!isPassed || index - at > ASIDE_SENTENCES) return sentence;
      at--;
    }
  }

  /** The first thing called "the …" is what the sentence begins with, and not one further on that is not bound. */
  private opensWith(text: string, terms: readonly string[]): boolean {
    const [, first = ''] = text.split(/[ ’']/, 2);
    return this.understanding.lexer.terms(first).some((term) => terms.includes(term));
  }

  private opensParagraph({ index, paragraph }: Marked): boolean {
    return this.understanding.sentences[index - 1]?.paragraph !== paragraph;
  }

  private leaveOutLeaning(): void {
    const { sentences } = this.understanding;
    const wasTold = new Set(this.inOrder);
    for (const sentence of this.inOrder) {
      const before = sentences[sentence.index - 1];
      const lost = before !== undefined && wasTold.has(before) && !this.told.has(before);
      const leans = sentence.needsPrevious || sentence.turnsAgainst || sentence.cleaves;
      // A paragraph is not told without what it begins with.
      const isHeadless = before?.paragraph === sentence.paragraph && this.opensParagraph(before);
      if (lost && (leans || isHeadless)) this.told.delete(sentence);
    }
  }
}

/** What is still told of each part when what would be misunderstood is left out. */
export function untangle<Of extends Part>(parts: readonly Of[], understanding: Understanding): Of[] {
  const inOrder = parts.flatMap(({ runs }) => runs.flat());
  const rest = new Untangler(understanding, inOrder).rest();
  return parts.map((part) => ({
    ...part,
    runs: part.runs
      .flatMap((run) => splitAtGaps(run.filter((sentence) => rest.has(sentence))))
      .filter((run) => run.length > 0),
  }));
}

/** A run is what stands together. */
function splitAtGaps(sentences: readonly Marked[]): Run[] {
  const runs: Marked[][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.at(-1)?.index === sentence.index - 1) last.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}
