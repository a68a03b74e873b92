import type { Basis } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { type Claim, judge } from '@parlance/claims/judge';
import { type Clause, readStance } from '@parlance/claims/stance/read-stance';
import { draftWindow } from '@parlance/claims/windows/draft';
import type { LanguageModel } from '@parlance/ports/language-model';
import { type Asking, ask, isModelTrouble } from './asking.ts';
import { adviceOn } from './gate/advice.ts';
import { cited, type DraftLine, type GateRules, lineFaults, noteFaults } from './gate/chapter-gate.ts';
import { cutLines } from './gate/cut-lines.ts';
import {
  labelIn,
  quotedIn,
  type ReadItem,
  type ReadingAnswer,
  readingInstructions,
  readingMaterial,
  readingShape,
} from './prompts/reading.ts';
import { closesEpisode, type PartTask } from './prompts/script.ts';
import { readWire, writeWire } from './prompts/wire.ts';
import type { Turn } from './take-turns.ts';

/** A title, a summary, a take-away or a chapter's name. */
export type Note = { label: string; text: string };

export type Judging = {
  asking: Asking;
  /** Ends everything; the signal of `asking` also ends when the script's own time is over. */
  stop: AbortSignal;
  /** Asked where the first one can't be heard. */
  second: LanguageModel | undefined;
  task: PartTask;
  rules: GateRules;
  source: SourceText;
  /** The last turn before these. */
  before: DraftLine | undefined;
  /** Told how many of the first turns are read and stay as they are. */
  onSettled?: ((turns: readonly Turn[]) => void) | undefined;
  onTrouble?: ((error: Error) => void) | undefined;
};

type Quote = Pick<Basis, 'passage' | 'words'>;

type Item = {
  label: string;
  turn?: Turn;
  text: string;
  /** `open`: nobody has borne it out yet; `faulty`: it may not stand as it is. */
  state: 'open' | 'read' | 'faulty' | 'refused';
  /** Of a note: what was copied for it. */
  quotes: readonly Quote[];
  /** What the reader is told of it. */
  why: string[];
  /** The reader was asked for better words already. */
  isDoubted: boolean;
  isMended: boolean;
};

export type ReadAgain = {
  /** What may be spoken, each with its place among the turns that were given. */
  turns: { at: number; turn: Turn; isUnread: boolean }[];
  notes: (Note & { isUnread: boolean })[];
};

/** The first reading, one of what was mended, and one of what that left. */
const ROUNDS = 3;
/** So much of a source is read whole; of a longer one the passages that lines point at. */
const WHOLE_CHARS = 6_000;
/** How many turns before one its names may come from. */
const TAKEN_UP = 4;
const ASKS = /[?？]["”»]?\s*$/u;

/** Nothing when neither model could be heard: what they should have read is unread then. */
async function answerOf(
  { asking, stop, second, task, onTrouble }: Judging,
  material: string,
): Promise<ReadingAnswer | undefined> {
  for (const model of [asking.model, second ?? asking.model]) {
    try {
      return await ask({ ...asking, model }, readingShape, readingInstructions(task), material);
    } catch (error) {
      stop.throwIfAborted();
      const isLate = asking.signal.aborted;
      if (!isLate && !isModelTrouble(error)) throw error;
      if (error instanceof Error) onTrouble?.(error);
      if (isLate) return undefined;
    }
  }
  return undefined;
}

function passagesFor({ source, task }: Judging, items: readonly Item[]): Passage[] {
  const chars = task.passages.reduce((sum, { text }) => sum + text.length, 0);
  const pointed = new Set(items.flatMap(({ turn }) => turn?.cites ?? []));
  const notes = items.some(({ turn }) => turn === undefined);
  const own = new Set(chars <= WHOLE_CHARS && notes ? task.passages.map(({ id }) => id) : []);
  return source.passages.filter(({ id }) => pointed.has(id) || own.has(id));
}

/** What the code has against an item as it stands. */
function faultsOf(item: Item, before: DraftLine | undefined, { rules }: Judging): string[] {
  if (!item.turn) return noteFaults(item.text, rules, item.quotes);
  if (item.turn.isFixed) return [];
  return lineFaults(item.turn, before, rules).map(({ what }) => what);
}

/** Words quoted for a line stand for each of its doubts. */
function withQuotes(
  turn: Turn,
  quotes: readonly Quote[],
  before: DraftLine | undefined,
  rules: GateRules,
): Turn {
  const doubts = lineFaults(turn, before, rules).flatMap(({ doubt }) => doubt ?? []);
  const basis = doubts.flatMap(({ text }) => quotes.map((quote) => ({ claim: text, ...quote })));
  return basis.length > 0 ? { ...turn, basis } : turn;
}

/** What a line has that the words quoted for it have not: a number, a name, a "not", a limit. */
async function lackingIn(
  text: string,
  quotes: readonly Quote[],
  said: string,
  { rules, source, task }: Judging,
): Promise<string[]> {
  const passages = quotes.map(
    ({ words }, at): Passage => ({
      id: `q${at}`,
      kind: 'paragraph',
      text: words,
      address: { paragraph: at },
    }),
  );
  const asked = { ...task.brief, question: undefined, emphasis: undefined };
  const evidence = await evidenceOf({ language: source.language, passages }, asked, task.renderings);
  const claim: Claim = {
    text,
    language: rules.brief.language,
    kind: 'fact',
    cites: passages.map(({ id }) => id),
  };
  const window = draftWindow(evidence, said);
  // Numbers and names may follow from the words; a "not" or a limit has to stand there.
  const lacking = judge(claim, { window })
    .filter((finding) => {
      const basis = passages.map((one) => ({ claim: finding.text, passage: one.id, words: one.text }));
      return finding.doubt?.isStance || !window.isBorneOut(finding, { ...claim, basis });
    })
    .map(({ text: found }) => `do not have "${found}"`);
  return evidence.isInOwnLanguage ? [...lacking, ...addedNot(text, quotes, source.language)] : lacking;
}

/** So many words that mean something make a "not" more than an answer. */
const LEAST_STEMS = 2;

/** A "not" that no word quoted for it has: what says it otherwise is quoted the second time, or it was put in. */
function addedNot(text: string, quotes: readonly Quote[], language: string): string[] {
  const own = readStance(text, language);
  const theirs = readStance(quotes.map(({ words }) => words).join('\n'), language);
  if (!own || !theirs || own.asks) return [];
  const isNot = ({ words }: Clause): boolean => words.some(({ kind }) => kind === 'not');
  const says = own.clauses.some((clause) => isNot(clause) && clause.stems.size >= LEAST_STEMS);
  return says && !theirs.clauses.some((clause) => clause.turns || isNot(clause)) ? ['have no "not"'] : [];
}

type Round = { items: Item[]; answer: ReadingAnswer; mayMend: boolean };

/** Names may be taken up from what was said shortly before a turn; a note may have those of any turn. */
function saidBefore(items: readonly Item[], at: number, before: DraftLine | undefined): string {
  const from = items[at]?.turn ? Math.max(0, at - TAKEN_UP) : 0;
  return [before?.text ?? '', ...items.slice(from, at).flatMap(({ turn }) => turn?.text ?? [])].join('\n');
}

async function apply(judging: Judging, { items, answer, mayMend }: Round): Promise<void> {
  const { rules } = judging;
  const quotes = Map.groupBy(
    answer.read.flatMap((entry) => quotedIn(entry) ?? []),
    ({ label }) => label,
  );
  const mends = new Map(answer.mends.map(({ at, text }) => [labelIn(at), text]));
  const cuts = new Set(answer.cuts.map(labelIn));
  const lineBefore = (at: number): DraftLine | undefined => items[at - 1]?.turn ?? judging.before;

  for (const [at, item] of items.entries()) {
    const wanted = item.state === 'open' || item.state === 'faulty';
    const mend = mends.get(item.label);
    if (item.turn?.isFixed || (!wanted && mend === undefined)) continue;
    if (mend !== undefined && mayMend) {
      mendItem(item, mend, lineBefore(at), judging);
      continue;
    }
    if (cuts.has(item.label) || mend !== undefined) {
      item.state = 'refused';
      continue;
    }
    await readItem(item, quotes.get(item.label) ?? [], {
      before: lineBefore(at),
      said: saidBefore(items, at, judging.before),
    });
  }

  async function readItem(
    item: Item,
    given: readonly Quote[],
    { before, said }: { before: DraftLine | undefined; said: string },
  ): Promise<void> {
    const real = given.filter(({ passage, words }) => rules.evidence.quotes(passage, words));
    const isTold = item.turn === undefined || item.turn.cites.length > 0;
    if (!isTold) {
      // A guess may be wrong: the next line puts it right, and whoever read both let it stand.
      const left = ASKS.test(item.text) ? [] : faultsOf(item, before, judging);
      item.state = left.length > 0 ? 'faulty' : 'read';
      item.why = left;
      return;
    }
    if (item.turn && real.length > 0) {
      const cites = [...new Set([...item.turn.cites, ...real.map(({ passage }) => passage)])];
      item.turn = withQuotes({ ...item.turn, cites }, real, before, rules);
    }
    if (!item.turn) item.quotes = real;
    const left = faultsOf(item, before, judging);
    if (left.length > 0) {
      item.state = 'faulty';
      item.why = left;
    } else if (real.length === 0) {
      item.why = [
        given.length > 0 ? 'the words copied for it stand in no such passage' : 'no words were copied for it',
      ];
    } else {
      const lacking = item.isDoubted ? [] : await lackingIn(item.text, real, said, judging);
      item.isDoubted ||= lacking.length > 0;
      if (lacking.length === 0) item.state = 'read';
      item.why = lacking.map((how) => `the words copied for it ${how}`);
    }
  }
}

/** A better line is one more line to be read; one that the code has something certain against is none. */
function mendItem(item: Item, mend: string, before: DraftLine | undefined, { rules }: Judging): void {
  const wire = readWire(mend);
  if (wire.is !== 'turn' || wire.text === '') {
    item.state = 'refused';
    return;
  }
  const { text, cites, isImage } = wire;
  if (!item.turn) {
    item.text = text.replace(/^[A-Z]\d*\s*[:)]\s*/u, '');
    item.state = 'open';
    item.isMended = true;
    return;
  }
  const kind = cites.length > 0 ? 'fact' : isImage ? 'illustration' : 'reaction';
  const { basis: _, ...plain } = item.turn;
  const better = { ...plain, ...cited({ ...plain, text, cites, kind }, before, rules) };
  const certain = lineFaults(better, before, rules).filter(({ doubt }) => doubt === undefined);
  if (certain.length > 0) {
    item.state = 'faulty';
    item.why = certain.map(({ what }) => what);
    return;
  }
  item.turn = better;
  item.text = text;
  item.state = 'open';
  item.isMended = true;
  item.isDoubted = false;
  item.why = [];
}

function shownTo(items: readonly Item[], isFirst: boolean): ReadItem[] {
  const isDue = ({ state, turn }: Item): boolean =>
    !turn?.isFixed && (isFirst || state === 'open' || state === 'faulty');
  return items.flatMap((item, at): ReadItem[] => {
    const near = [items[at - 1], items[at + 1]].some((one) => one?.turn && isDue(one));
    if (item.state === 'refused' || !(isDue(item) || (item.turn && near))) return [];
    return [
      { label: item.label, shown: item.turn ? writeWire(item.turn) : item.text, isContext: !isDue(item) },
    ];
  });
}

/**
 * Has turns and notes read by a model that shows, for each, the words of the source it rests on; the code compares. What
 * is faulty goes back once with its neighbours, and what comes back is read again. What nobody could read is said to be
 * unread; what nobody bears out is not spoken.
 */
export async function readAgain(
  judging: Judging,
  turns: readonly Turn[],
  notes: readonly Note[],
): Promise<ReadAgain> {
  const { task, rules } = judging;
  const fresh = { state: 'open' as const, quotes: [], why: [], isDoubted: false, isMended: false };
  const items: Item[] = [
    ...turns.map(
      (turn, at): Item => ({
        ...fresh,
        label: String(at + 1),
        turn,
        text: turn.text,
        ...(turn.isFixed ? { state: 'read' as const } : {}),
      }),
    ),
    ...notes.map(({ label, text }): Item => ({ ...fresh, label, text })),
  ];
  const lineBefore = (at: number): DraftLine | undefined => items[at - 1]?.turn ?? judging.before;

  for (let round = 0; round < ROUNDS; round++) {
    const due = items.filter(({ state }) => state === 'open' || state === 'faulty');
    if (due.length === 0) break;
    const found = items.flatMap((item, at) => {
      if (!due.includes(item)) return [];
      const why = item.why.length > 0 ? item.why : faultsOf(item, lineBefore(at), judging);
      return why.map((what) => `${item.label}: ${what}`);
    });
    const advice =
      round === 0 ? adviceOn(turns, { shares: task.shares, labelOf: (at) => String(at + 1) }) : [];
    const answer = await answerOf(
      judging,
      readingMaterial({
        task,
        passages: passagesFor(judging, due),
        items: shownTo(items, round === 0),
        faults: [...found, ...advice, ...(round === 0 ? endFault(turns, task) : [])],
      }),
    );
    if (!answer) break;
    await apply(judging, { items, answer, mayMend: round < ROUNDS - 1 });
    judging.onSettled?.(settledTurns(items.slice(0, turns.length)));
  }

  const refused = new Set<number>();
  items.slice(0, turns.length).forEach((item, at) => {
    const isFaulty =
      item.state === 'refused' ||
      item.state === 'faulty' ||
      (item.state === 'open' && faultsOf(item, lineBefore(at), judging).length > 0);
    if (isFaulty) refused.add(at);
  });
  const said = items.slice(0, turns.length).flatMap(({ turn }) => turn ?? []);
  const cut = cutLines(said, refused, rules.brief, (at) => said[at]?.isFixed === true);
  const kept = said.flatMap((turn, at) =>
    cut.has(at) ? [] : [{ at, turn, isUnread: items[at]?.state === 'open' }],
  );
  return {
    turns: evened(kept, task),
    notes: items.slice(turns.length).flatMap(({ label, text, state, quotes }) => {
      const isFine = state === 'read' || (state === 'open' && noteFaults(text, rules, quotes).length === 0);
      return isFine ? [{ label, text, isUnread: state === 'open' }] : [];
    }),
  };
}

/** The turns before the first one that is not read; the one right before it may go with it. */
function settledTurns(items: readonly Item[]): Turn[] {
  const open = items.findIndex(({ state }) => state !== 'read');
  return items.slice(0, open < 0 ? items.length : Math.max(0, open - 1)).flatMap(({ turn }) => turn ?? []);
}

function endFault(turns: readonly Turn[], { brief }: PartTask): string[] {
  const isOdd = brief.mode === 'dialogue' && turns.at(-1)?.speaker === 'HOST';
  return isOdd
    ? [`${turns.length}: HOST has the last turn, which goes: let the turn before it be an end`]
    : [];
}

/** COHOST has the last turn, also where the model gave HOST one more, and nobody speaks twice in a row. */
function evened(kept: ReadAgain['turns'], task: PartTask): ReadAgain['turns'] {
  if (task.brief.mode === 'monologue') return kept;
  const inTurns: ReadAgain['turns'] = [];
  for (const one of kept) {
    const due = inTurns.length % 2 === 0 ? 'HOST' : 'COHOST';
    if (one.turn.speaker === due) inTurns.push(one);
  }
  return inTurns.length % 2 === 1 ? inTurns.slice(0, -1) : inTurns;
}

/** What else than turns is read: in the last part the notes, in each the names of its chapters. */
export function notesOf(
  task: PartTask,
  titles: readonly string[],
  answer: { title: string; summary: string; takeaways: readonly string[] },
): Note[] {
  return [
    ...titles.map((text, at) => ({ label: `C${at + 1}`, text })),
    ...(closesEpisode(task)
      ? [
          { label: 'T', text: answer.title },
          { label: 'S', text: answer.summary },
          ...answer.takeaways.map((text, at) => ({ label: `K${at + 1}`, text })),
        ]
      : []),
  ].filter(({ text }) => text.trim() !== '');
}
