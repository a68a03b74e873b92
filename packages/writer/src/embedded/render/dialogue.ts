import type { Level } from '@parlance/kernel/limits';
import type { Sentence } from '../analysis/document.ts';
import { type Run, wordsOf } from '../plan/runs.ts';
import { ExchangeFinder, type Match } from './exchange-finder.ts';
import { Reactions } from './reactions.ts';
import type { RenderTools } from './render-tools.ts';
import { SubjectQuestions, type Topic } from './subject-question.ts';
import { isQuoted, refsOf, type Spoken } from './teller.ts';

/**
 * Words a speaker says at a stretch, how gladly the host asks instead of telling, and how gladly a speaker stops
 * from so many words on, for a question or just so.
 */
const PACE: Record<
  Level,
  { host: number; cohost: number; asking: number; stops: { from: number; toBeAsked: number; anyway: number } }
> = {
  beginner: { host: 24, cohost: 36, asking: 2.2, stops: { from: 10, toBeAsked: 0.95, anyway: 0.35 } },
  intermediate: { host: 34, cohost: 55, asking: 1.1, stops: { from: 14, toBeAsked: 0.8, anyway: 0.25 } },
  expert: { host: 62, cohost: 105, asking: 0.45, stops: { from: 36, toBeAsked: 0.45, anyway: 0.08 } },
};

/** Lines between two prompts that ask for nothing in particular. */
const PROMPT_EVERY: Record<Level, number> = { beginner: 8, intermediate: 14, expert: 24 };

type Tools = RenderTools & { level: Level };

/** What goes before the first words of a run: a greeting, a new chapter. */
export type Lead = { text: string; refs: readonly string[] };

type Move =
  | { kind: 'ask' | 'share'; match: Match }
  | { kind: 'subject'; topic: Topic }
  | { kind: 'prompt'; line: string }
  | { kind: 'tell' };

/** Turns runs of sentences into two people talking. */
export class Dialogue {
  private readonly tools: Tools;
  private readonly exchanges: ExchangeFinder;
  private readonly subjects: SubjectQuestions;
  private readonly reactions: Reactions;
  private last: Spoken | undefined;
  private lastLine: 'framing' | 'question' | 'fact' = 'framing';
  private hostTellsInARow = 0;
  private linesSincePrompt = 0;

  constructor(tools: Tools) {
    this.tools = tools;
    this.exchanges = new ExchangeFinder(tools.understanding.pack, tools.understanding.casing, tools.bag);
    this.subjects = new SubjectQuestions(tools.understanding, tools.bag);
    this.reactions = new Reactions(tools);
  }

  /** Says a run; `lead` goes before its first words. After the last run of a chapter the host has the word again, if it can be had. */
  render(run: Run, lead: Lead | undefined, endsChapter: boolean): void {
    const queue = [...run];
    let opening = lead;
    while (queue.length > 0) {
      if (this.tools.script.hostIsNext) this.hostTurn(queue, opening, endsChapter);
      else this.cohostTurn(queue, opening);
      opening = undefined;
    }
  }

  /** A line that carries nothing of the source. */
  frame(text: string): void {
    this.tools.script.say(text);
    this.lastLine = 'framing';
  }

  private hostTurn(queue: Sentence[], lead: Lead | undefined, endsChapter: boolean): void {
    const first = this.next(queue);
    if (!first) return;
    this.linesSincePrompt += 2;
    const goesOn = this.goesOn(first.sentence);
    const leaves = first.sentence.words + wordsOf(queue) <= PACE[this.tools.level].host;
    const move = this.chooseMove(first, goesOn, lead !== undefined, endsChapter && leaves);
    switch (move.kind) {
      case 'share': {
        const { ask, answer } = this.exchanges.use(move.match, first);
        this.tools.script.say(this.beforeFact(goesOn) + ask, first.sentence.refs);
        this.hostTellsInARow++;
        this.answer({ ...first, text: answer }, queue);
        break;
      }
      case 'ask': {
        const { ask, answer } = this.exchanges.use(move.match, first);
        const before = move.match.exchange.abrupt && !lead ? '' : this.beforeQuestion(first.sentence, lead);
        this.askAndAnswer(before + ask, { ...first, text: answer }, queue);
        break;
      }
      case 'subject':
        this.askAndAnswer(
          this.beforeQuestion(first.sentence, lead) + this.askAbout(move.topic),
          first,
          queue,
        );
        break;
      case 'prompt':
        this.linesSincePrompt = 0;
        this.exchanges.noteForm(move.line);
        this.askAndAnswer(move.line, first, queue);
        break;
      case 'tell': {
        // A lead is cue enough: the cohost takes it up.
        if (lead && !first.sentence.isQuestion) {
          this.askAndAnswer(lead.text, first, queue);
          break;
        }
        this.hostTellsInARow++;
        const before = lead ? `${lead.text} ` : this.beforeTelling(first, goesOn);
        this.tell(this.extend(first, queue, PACE[this.tools.level].host), before, lead?.refs ?? []);
      }
    }
  }

  private cohostTurn(queue: Sentence[], lead?: Lead): void {
    const first = this.next(queue);
    if (!first) return;
    const before = lead ? `${lead.text} ` : this.beforeCohost(first);
    this.tell(this.extend(first, queue, PACE[this.tools.level].cohost), before, lead?.refs ?? []);
  }

  private askAbout(topic: Topic): string {
    const ask = this.subjects.use(topic);
    this.exchanges.noteForm(ask);
    return ask;
  }

  private beforeQuestion(next: Sentence, lead: Lead | undefined): string {
    if (lead) return `${lead.text} `;
    return this.lastLine === 'fact' && this.last ? this.reactions.to(this.last.sentence, next) : '';
  }

  private beforeFact(goesOn: boolean): string {
    return !goesOn && this.lastLine === 'fact' ? this.reactions.newPoint() : '';
  }

  private beforeTelling(first: Spoken, goesOn: boolean): string {
    if (!goesOn) return this.beforeFact(goesOn);
    return this.addsToLast(first.sentence) ? this.reactions.goOn(first) : '';
  }

  private beforeCohost(first: Spoken): string {
    if (this.lastLine === 'question') return '';
    if (!this.goesOn(first.sentence)) return this.beforeFact(false);
    return this.addsToLast(first.sentence) ? this.reactions.agreement(first, this.last?.sentence) : '';
  }

  /**
   * Whether "Yes, and" may come before it: a new paragraph is a new thought, and what was announced is no addition
   * to the announcement.
   */
  private addsToLast(sentence: Sentence): boolean {
    const last = this.last?.sentence;
    return last?.paragraph === sentence.paragraph && !last.announces;
  }

  private askAndAnswer(line: string, answer: Spoken, queue: Sentence[]): void {
    this.tools.script.say(line);
    this.hostTellsInARow = 0;
    this.answer(answer, queue);
  }

  /** The cohost takes up what the host has just begun. */
  private answer(first: Spoken, queue: Sentence[]): void {
    this.tell(this.extend(first, queue, PACE[this.tools.level].cohost), '', []);
  }

  private tell(turn: Spoken[], before: string, refs: readonly string[]): void {
    const { script, teller, understanding } = this.tools;
    const text = teller.turn(turn);
    // "Yes, and " goes on in small letters; "Exactly. " doesn't.
    const runsOn = /[\p{L}] $/u.test(before);
    script.say(before + (runsOn ? understanding.casing.lowerFirst(text) : text), [...refs, ...refsOf(turn)]);
    this.last = turn.at(-1);
    this.lastLine = this.last?.sentence.isQuestion ? 'question' : 'fact';
  }

  private next(queue: Sentence[]): Spoken | undefined {
    const sentence = queue.shift();
    return sentence && this.tools.teller.speak(sentence, this.goesOn(sentence));
  }

  private goesOn(sentence: Sentence): boolean {
    return this.last?.sentence.index === sentence.index - 1;
  }

  /** Keeps talking while there is breath, unless the next sentence is better asked for. */
  private extend(first: Spoken, queue: Sentence[], limit: number): Spoken[] {
    const turn = [first];
    let words = first.sentence.words;
    if (first.sentence.isQuestion) return turn;
    for (let next = queue[0]; next; next = queue[0]) {
      if (!next.cleaves && this.shouldStop(turn, words, next, limit)) break;
      queue.shift();
      turn.push(this.tools.teller.speak(next, true));
      words += next.words;
    }
    return turn;
  }

  private shouldStop(turn: readonly Spoken[], words: number, next: Sentence, limit: number): boolean {
    const written = { sentence: next, text: next.text };
    const last = turn.at(-1);
    const quotes = last !== undefined && isQuoted(last);
    if (next.isQuestion || isQuoted(written) !== quotes || words + next.words > limit) return true;
    const { random, level } = this.tools;
    const { from, toBeAsked, anyway } = PACE[level].stops;
    if (words < from) return false;
    const canBeAsked = this.exchanges.canPrompt(written, last) || this.subjects.find(written, last);
    if (canBeAsked && random() < toBeAsked) return true;
    return words >= from + 8 && !quotes && random() < anyway;
  }

  /** "Go on." fits everything and says little: seldom, never twice the same, and only for want of a question. */
  private filler({ sentence }: Spoken, isLastTurn: boolean): { move: Move; weight: number } | undefined {
    const { bag, level, understanding } = this.tools;
    const bored = this.hostTellsInARow + (isLastTurn ? 1 : 0);
    if (bored < 1 || sentence.isQuestion || this.linesSincePrompt < PROMPT_EVERY[level]) return undefined;
    if (sentence.somber || this.last?.sentence.somber) return undefined;
    const line = bag.drawOnce(understanding.pack.phrases.askMore);
    return line === undefined ? undefined : { move: { kind: 'prompt', line }, weight: 0.5 * bored };
  }

  /** Chooses among what the sentence allows; the longer the host has only told, the likelier a question. */
  private chooseMove(spoken: Spoken, goesOn: boolean, hasLead: boolean, isLastTurn: boolean): Move {
    const { bag, random, level, understanding } = this.tools;
    const { askAuthor, askSpeaker } = understanding.pack.phrases;
    if (isQuoted(spoken)) {
      const asks = understanding.material.kind === 'recording' ? askSpeaker : askAuthor;
      return understanding.firstPerson && !hasLead
        ? { kind: 'prompt', line: bag.draw(asks) }
        : { kind: 'tell' };
    }
    const eager = PACE[level].asking * (1 + this.hostTellsInARow);
    const previous = goesOn && !hasLead ? this.last : undefined;
    const options: { move: Move; weight: number }[] = [
      { move: { kind: 'tell' }, weight: hasLead ? 0.8 : isLastTurn ? 0.2 : 1.2 },
    ];
    const question = this.exchanges.find(spoken, previous, false, hasLead);
    if (question) options.push({ move: { kind: 'ask', match: question }, weight: 3 * eager });
    const halves = hasLead ? undefined : this.exchanges.find(spoken, previous, true);
    if (halves) options.push({ move: { kind: 'share', match: halves }, weight: 1.7 });
    const topic = hasLead ? undefined : this.subjects.find(spoken, this.last);
    if (topic) options.push({ move: { kind: 'subject', topic }, weight: (goesOn ? 0.9 : 1.8) * eager });
    const filler = hasLead || options.length > 1 ? undefined : this.filler(spoken, isLastTurn);
    if (filler) options.push(filler);
    let left = random() * options.reduce((sum, { weight }) => sum + weight, 0);
    for (const { move, weight } of options) {
      left -= weight;
      if (left <= 0) return move;
    }
    return { kind: 'tell' };
  }
}
