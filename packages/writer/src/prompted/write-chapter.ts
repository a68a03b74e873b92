import { isAppError } from '@parlance/kernel/errors';
import type { AnswerShape, LanguageModel } from '@parlance/ports/language-model';
import { adviceOn } from './gate/advice.ts';
import {
  type Breach,
  cited,
  type DraftLine,
  findBreaches,
  type GateRules,
  isSpeakable,
  lineFaults,
  withBasis,
} from './gate/chapter-gate.ts';
import { inTurns, standingLines } from './gate/standing-lines.ts';
import type { Meter } from './meter.ts';
import {
  type ChapterTask,
  type Critique,
  chapterInstructions,
  chapterMaterial,
  critiqueInstructions,
  critiqueMaterial,
  critiqueShape,
  draftMaterial,
  draftShape,
  repairInstructions,
  repairShape,
} from './prompts/chapter.ts';

export type Asking = { model: LanguageModel; meter: Meter; signal: AbortSignal };

export const ask = <T>(
  { model, meter, signal }: Asking,
  shape: AnswerShape<T>,
  instructions: string,
  material: string,
): Promise<T> => model.ask({ instructions, material, shape, onUsage: meter.add, signal });

const tidy = (line: DraftLine): DraftLine => ({
  ...line,
  text: line.text.replace(/\s+/gu, ' ').trim(),
  cites: [...new Set(line.cites.map((id) => id.replace(/^\[|\]$/g, '').trim()))],
});

/** As the model gave them, in turns and with the citations it forgot. */
function prepared(lines: readonly DraftLine[], rules: GateRules): DraftLine[] {
  const turns = inTurns(lines.map(tidy), rules.brief.mode);
  return turns.map((line, at) => cited(line, turns[at - 1], rules));
}

type Judged = { lines: DraftLine[]; refused: Set<number> };

/** What the judge quotes for a line, if it has nothing against it. */
function quotedFor(at: number, verdicts: Critique['verdicts']): Critique['verdicts'][number]['basis'] {
  const own = verdicts.filter(({ line }) => line === at);
  return own.every(({ verdict }) => verdict === 'supported') ? own.flatMap(({ basis }) => basis) : [];
}

/**
 * An edit is taken only where the gate has nothing against it. The judge can refuse any line; it can allow none, but
 * show the gate where what it doubts is borne out.
 */
export function judged(lines: readonly DraftLine[], { edits, verdicts }: Critique, rules: GateRules): Judged {
  const edited = lines.map((line, at) => withBasis(line, lines[at - 1], quotedFor(at, verdicts), rules));
  const refused = new Set(
    verdicts.flatMap(({ line, verdict }) =>
      verdict === 'unsupported' || verdict === 'contradicts' ? [line] : [],
    ),
  );
  for (const { line: at, text, cites } of edits) {
    const old = lines[at];
    if (!old || text.trim() === '') continue;
    const better = cited(tidy({ ...old, text, cites }), edited[at - 1], rules);
    if (lineFaults(better, edited[at - 1], rules).length > 0) continue;
    edited[at] = better;
    refused.delete(at);
  }
  return { lines: edited, refused };
}

const isModelTrouble = (error: unknown): boolean => isAppError(error) && error.code.startsWith('model.');

const NOTHING: Critique = { edits: [], verdicts: [] };

/** A draft that nobody could look over stands as far as the gate lets it. */
async function critiqueOf(
  asking: Asking,
  task: ChapterTask,
  lines: DraftLine[],
  breaches: Breach[],
): Promise<Critique> {
  try {
    const material = critiqueMaterial(task, lines, breaches);
    return await ask(asking, critiqueShape, critiqueInstructions(task), material);
  } catch (error) {
    if (isModelTrouble(error)) return NOTHING;
    throw error;
  }
}

/** A chapter as the model gave it, with what it was asked and what it is held to. */
export type Draft = { task: ChapterTask; rules: GateRules; lines: DraftLine[]; open: readonly string[] };

/** The draft as far as the gate lets it stand. */
export const standingDraft = ({ lines, rules }: Draft): DraftLine[] | undefined =>
  standingLines(lines, rules);

/** Much too long or too short, or nothing that could stand: worth another draft. */
const isWhole = (lines: readonly DraftLine[] | undefined, rules: GateRules): lines is DraftLine[] =>
  lines !== undefined && !findBreaches(lines, rules).some(({ line }) => line === undefined);

/** The first chapter that came with the plan; nothing when it is none and has to be asked for. */
export function openingDraft(
  task: ChapterTask,
  rules: GateRules,
  { lines, open }: { lines: readonly DraftLine[]; open: readonly string[] },
): Draft | undefined {
  if (lines.length === 0) return undefined;
  const draft = { task, rules, lines: prepared(lines, rules), open };
  return isWhole(standingDraft(draft), rules) ? draft : undefined;
}

export async function draftChapter(asking: Asking, task: ChapterTask, rules: GateRules): Promise<Draft> {
  const draft = await ask(asking, draftShape, chapterInstructions(task), chapterMaterial(task));
  return { task, rules, lines: prepared(draft.lines, rules), open: draft.open };
}

/**
 * `lines` are what may be spoken; nothing when too little stands, and then `faults` says why. `endsAsDrafted` when the
 * last line of the draft is still said, be it in other words.
 */
export type Written = { lines: DraftLine[] | undefined; faults: string[]; endsAsDrafted: boolean };

const named = (breaches: readonly Breach[]): string[] =>
  breaches.map(({ line, what }) => (line === undefined ? what : `line ${line}: ${what}`));

/** Gate, editor and judge with the gate's findings; only what is faulty goes. Once all is written anew. */
export async function finishChapter(
  asking: Asking,
  { task, rules, lines: drafted }: Draft,
): Promise<Written> {
  const critique = await critiqueOf(asking, task, drafted, [
    ...findBreaches(drafted, rules),
    ...adviceOn(drafted, rules),
  ]);
  const { lines, refused } = judged(drafted, critique, rules);
  const standing = standingLines(lines, rules, refused);
  // What the judge had to bear out was not counted on by whoever drafts the next chapter meanwhile.
  const endsAsDrafted = !refused.has(lines.length - 1) && lines.at(-1)?.basis === undefined;
  if (isWhole(standing, rules)) return { lines: standing, faults: [], endsAsDrafted };

  const repaired = await ask(
    asking,
    repairShape,
    repairInstructions(task),
    draftMaterial(task, lines, findBreaches(lines, rules)),
  ).catch((error: unknown) => {
    // A chapter that is only too long or too short is better than another writer's.
    if (standing && isModelTrouble(error)) return undefined;
    throw error;
  });
  if (!repaired) return { lines: standing, faults: [], endsAsDrafted };
  // What the judge bore out or turned down stays so when it is said again.
  const shown = new Map(lines.map(({ text, basis = [] }) => [text, basis]));
  const again = prepared(repaired.lines, rules).map((line, at, all) =>
    withBasis(line, all[at - 1], shown.get(line.text) ?? [], rules),
  );
  const left = findBreaches(again, rules);
  const denied = new Set([...refused].map((at) => lines[at]?.text));
  const repeated = new Set(again.flatMap(({ text }, at) => (denied.has(text) ? [at] : [])));
  const rest = isSpeakable(left) && repeated.size === 0 ? again : standingLines(again, rules, repeated);
  // A repair that made it worse does not undo a draft that was only too long or too short.
  return { lines: rest ?? standing, faults: named(left), endsAsDrafted: rest === undefined && endsAsDrafted };
}
