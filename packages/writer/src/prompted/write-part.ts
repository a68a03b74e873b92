import type { SourceText } from '@parlance/artifacts/source-text';
import type { Rendering } from '@parlance/claims/gate/evidence';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { recordingMs } from '@parlance/language/pace';
import type { LanguageModel } from '@parlance/ports/language-model';
import { type Asking, ask, isModelTrouble } from './asking.ts';
import type { DraftLine, GateRules } from './gate/chapter-gate.ts';
import {
  EMPTY_ANSWER,
  opensEpisode,
  type PartAnswer,
  type PartTask,
  partInstructions,
  partMaterial,
  partShape,
} from './prompts/script.ts';
import { WireLine } from './prompts/wire.ts';
import { type Note, notesOf, type ReadAgain, readAgain } from './read-again.ts';
import { answerReader } from './read-answer.ts';
import { type Turn, takeTurns } from './take-turns.ts';

export type Writing = {
  asking: Asking;
  /** Ends everything; the signal of `asking` also ends when the script's own time is over. */
  stop: AbortSignal;
  second: LanguageModel | undefined;
  source: SourceText;
  /** What lines are held to, once the names of another language are known. */
  rulesFor(task: PartTask, renderings: readonly Rendering[]): Promise<GateRules>;
  /** What is said where the model says WELCOME. */
  welcome: readonly DraftLine[];
  /** Told of turns in order; one may still be changed by whoever reads it again. */
  onTurns(turns: readonly Turn[]): void;
  onTrouble?: ((error: Error) => void) | undefined;
};

/** A turn that is in the script, and where it stood in the draft. */
export type WrittenTurn = Turn & {
  at: number;
  /** Nobody read it again. */
  isUnread: boolean;
};

export type WrittenPart = {
  turns: WrittenTurn[];
  titles: string[];
  notes: ReadAgain['notes'];
  answer: PartAnswer;
  renderings: readonly Rendering[];
  /** Whether its last turn is where the model ended it. */
  isWhole: boolean;
};

type Draft = {
  turns: Turn[];
  titles: string[];
  told: number;
  answer: PartAnswer;
  rules: GateRules;
  renderings: readonly Rendering[];
  isWhole: boolean;
  isForeign: boolean;
};

/** Who goes on beyond does not end by themselves; a single turn counts as no more than a long one. */
const ENDLESS = 2;
const USUAL_CHARS = 400;
/** Beside the turns there are marks and notes. */
const MOST_CHARS_PER_MS = 0.06;
const NOTES_CHARS = 8_000;
/** So many turns tell whether the answer is in the language that was asked for. */
const FOREIGN_TURNS = 6;
/** Less of what was asked is no part. */
const LEAST_SHARE = 0.3;
/** Less of a draft is left over, not told. */
const LEAST_STANDING = 0.5;
const LABELLED = /^[^\p{L}\p{N}]{0,9}(?:HOST|COHOST)[^\p{L}\p{N}:]{0,9}:/iu;

const msOf = (turns: readonly { text: string }[], language: string): number =>
  recordingMs(turns.map(({ text }) => text).join(' '), language);

/** Asks for a part and takes its turns while they are being written. */
async function draftPart(writing: Writing, task: PartTask, chapters: number): Promise<Draft> {
  const { asking, welcome } = writing;
  const enough = new AbortController();
  const own: Asking = { ...asking, signal: AbortSignal.any([asking.signal, enough.signal]) };
  const names: Rendering[] = [...task.renderings];
  let raw = '';
  let taker: ReturnType<typeof takeTurns> | undefined;
  let rules: GateRules | undefined;
  let chain = Promise.resolve();
  let taken = 0;

  async function open() {
    rules ??= await writing.rulesFor(task, names);
    taker ??= takeTurns({
      rules,
      mode: task.brief.mode,
      welcome: opensEpisode(task) ? welcome : [],
      before: task.said.at(-1),
      chapters,
      onTurn: (turn) => writing.onTurns([turn]),
    });
    return { taker, rules };
  }

  async function take(line: unknown): Promise<void> {
    const parsed = WireLine.safeParse(line);
    if (!parsed.success || enough.signal.aborted) return;
    const opened = await open();
    opened.taker.take(parsed.data);
    taken++;
    const isEndless = msOf(opened.taker.parts(USUAL_CHARS), task.brief.language) > task.targetMs * ENDLESS;
    if (isEndless || (taken >= FOREIGN_TURNS && opened.taker.isForeign())) enough.abort();
  }

  const read = answerReader((key, element) => {
    if (key === 'names') {
      const { source, said } = element as Partial<Rendering>;
      if (typeof source === 'string' && typeof said === 'string') names.push({ source, said });
    }
    if (key === 'lines') chain = chain.then(() => take(element));
  });

  let answer: PartAnswer | undefined;
  let trouble: unknown;
  try {
    answer = await ask(own, partShape(task), partInstructions(task), partMaterial(task), (piece) => {
      raw += piece;
      if (raw.length > task.targetMs * MOST_CHARS_PER_MS + NOTES_CHARS) enough.abort();
      read(piece);
    });
  } catch (error) {
    writing.stop.throwIfAborted();
    if (!isModelTrouble(error) && !asking.signal.aborted && !enough.signal.aborted) throw error;
    trouble = enough.signal.aborted
      ? new AppError('model.unusable_answer', { log: 'an answer that does not end', cause: error })
      : error;
  }
  await chain;
  if (taken === 0 && answer) {
    // Not every model is read along.
    names.push(...answer.names);
    for (const line of answer.lines) await take(line);
  }
  if (taken === 0) for (const line of raw.split('\n').filter((one) => LABELLED.test(one))) await take(line);
  if (taken === 0 && trouble) throw trouble;
  if (trouble && !enough.signal.aborted && trouble instanceof Error) writing.onTrouble?.(trouble);
  const opened = await open();
  const isForeign = opened.taker.isForeign();
  return {
    ...opened.taker.end(),
    answer: answer ?? EMPTY_ANSWER,
    rules: opened.rules,
    renderings: names,
    isWhole: answer !== undefined,
    isForeign,
  };
}

/** Why a draft that nobody has heard of is asked for again; nothing when it can be told. */
function uselessness({ turns, isForeign }: Draft, task: PartTask): string | undefined {
  const { brief, targetMs } = task;
  const own = turns.filter(({ isFixed }) => !isFixed);
  if (own.length < 2) return 'there were no turns of HOST and COHOST in it';
  if (isForeign) return `it is not written in ${brief.language}`;
  if (!own.some(({ cites }) => cites.length > 0)) return 'no turn named a passage';
  if (msOf(own, brief.language) < targetMs * LEAST_SHARE) return 'it was much too short';
  return undefined;
}

/** How many turns of a draft were told so far. */
type Told = { turns: number };

async function finishPart(writing: Writing, task: PartTask, draft: Draft, told: Told): Promise<WrittenPart> {
  const { turns, titles, answer, rules, renderings, isWhole } = draft;
  const judging = {
    ...writing,
    task: { ...task, renderings },
    rules,
    before: task.said.at(-1),
    onSettled: (settled: readonly Turn[]) => {
      // Too little may be left of it, and then it is written anew.
      if (told.turns === 0 && settled.length < turns.length * LEAST_STANDING) return;
      const fresh = settled.slice(told.turns);
      told.turns += fresh.length;
      writing.onTurns(fresh);
    },
  };
  const notes: Note[] = notesOf(task, titles, answer);
  const read = await readAgain(judging, turns, notes);
  return {
    turns: read.turns.map(({ at, turn, isUnread }) => ({
      ...turn,
      at,
      isUnread,
    })),
    titles,
    notes: read.notes,
    answer,
    renderings,
    isWhole,
  };
}

/**
 * One part of an episode as it may be spoken; nothing when two answers could not be used and nobody has heard of them.
 * Throws AppError 'model.…' when the model can't be asked.
 */
export async function writePart(
  writing: Writing,
  task: PartTask,
  chapters: number,
): Promise<WrittenPart | undefined> {
  let faults: string[] = [];
  for (let tried = 0; tried < 2; tried++) {
    const asked = { ...task, faults };
    const draft = await draftPart(writing, asked, chapters).catch((error: unknown) => {
      // Of the form it was asked for once more; who is away is away.
      if (tried > 0 || !isAppError(error) || error.code !== 'model.unusable_answer') throw error;
      writing.onTrouble?.(error);
    });
    if (!draft) {
      faults = ['it was not the JSON object that is asked for'];
      continue;
    }
    const useless = uselessness(draft, asked);
    if (useless !== undefined && draft.told === 0) {
      faults = [useless];
      writing.onTrouble?.(unfit(task, useless));
      continue;
    }
    const told: Told = { turns: draft.told };
    const written = await finishPart(writing, asked, draft, told);
    const language = task.brief.language;
    const isLeft = msOf(written.turns, language) >= msOf(draft.turns, language) * LEAST_STANDING;
    const isHeard = draft.told > 0;
    if (isLeft || isHeard) {
      writing.onTurns(written.turns.filter(({ at }) => at >= told.turns));
      return written;
    }
    faults = ['most of it says what SOURCE does not say'];
    writing.onTrouble?.(unfit(task, faults.join()));
  }
  return undefined;
}

const unfit = (task: PartTask, why: string): AppError =>
  new AppError('model.unusable_answer', { log: `part ${task.at + 1} did not pass the gate: ${why}` });
