import { isAppError } from '@parlance/kernel/errors';
import type { AnswerShape, LanguageModel } from '@parlance/ports/language-model';
import {
  type DraftLine,
  findBreaches,
  type GateRules,
  isSpeakable,
  lineFaults,
} from './gate/chapter-gate.ts';
import type { Meter } from './meter.ts';
import {
  type ChapterTask,
  type Critique,
  chapterInstructions,
  chapterMaterial,
  critiqueInstructions,
  critiqueShape,
  draftShape,
  linesMaterial,
  repairInstructions,
  repairMaterial,
} from './prompts/chapter.ts';

export type Asking = { model: LanguageModel; meter: Meter; signal: AbortSignal };

export const ask = <T>(
  { model, meter, signal }: Asking,
  shape: AnswerShape<T>,
  instructions: string,
  material: string,
): Promise<T> => model.ask({ instructions, material, shape, onUsage: meter.add, signal });

const tidy = ({ speaker, text, cites }: DraftLine): DraftLine => ({
  speaker,
  text: text.replace(/\s+/gu, ' ').trim(),
  cites: [...new Set(cites.map((id) => id.replace(/^\[|\]$/g, '').trim()))],
});

/** An edit is taken only where the line is better than before by the gate's own measure, or as good. */
function withEdits(lines: readonly DraftLine[], edits: Critique['edits'], rules: GateRules): DraftLine[] {
  const edited = [...lines];
  for (const { line: at, text, cites } of edits) {
    const old = edited[at];
    if (!old || text.trim() === '') continue;
    const better = tidy({ ...old, text, cites });
    if (lineFaults(better, edited[at - 1], rules).length === 0) edited[at] = better;
  }
  return edited;
}

/** Pairs of lines with a fault are left out; what stays still alternates. Nothing when too little stays. */
export function withoutFaulty(lines: readonly DraftLine[], rules: GateRules): DraftLine[] | undefined {
  const size = rules.brief.mode === 'dialogue' ? 2 : 1;
  const faulty = new Set(
    findBreaches(lines, rules).flatMap(({ line, hard }) =>
      hard && line !== undefined ? Math.floor(line / size) : [],
    ),
  );
  const kept = lines.filter((_, at) => !faulty.has(Math.floor(at / size)));
  const enough = kept.length * 2 >= lines.length;
  return enough && isSpeakable(findBreaches(kept, rules)) ? kept : undefined;
}

export type Written = { lines: DraftLine[]; fit: boolean };

/** A draft that nobody could look over goes to the gate as it is. */
async function editsOf(asking: Asking, task: ChapterTask, lines: DraftLine[]): Promise<Critique['edits']> {
  try {
    const material = linesMaterial(task, lines);
    return (await ask(asking, critiqueShape, critiqueInstructions(task), material)).edits;
  } catch (error) {
    if (isAppError(error) && error.code.startsWith('model.')) return [];
    throw error;
  }
}

/** Draft, critique of single lines, gate, one repair, gate. `fit` says whether it may be spoken. */
export async function writeChapter(asking: Asking, task: ChapterTask, rules: GateRules): Promise<Written> {
  const draft = await ask(asking, draftShape, chapterInstructions(task), chapterMaterial(task));
  const drafted = draft.lines.map(tidy);
  const edits = await editsOf(asking, task, drafted);
  const lines = withEdits(drafted, edits, rules);
  const breaches = findBreaches(lines, rules);
  if (breaches.length === 0) return { lines, fit: true };

  const repaired = await ask(
    asking,
    draftShape,
    repairInstructions(task),
    repairMaterial(task, lines, breaches),
  );
  const again = repaired.lines.map(tidy);
  if (isSpeakable(findBreaches(again, rules))) return { lines: again, fit: true };
  // A repair that made it worse does not undo a draft that was only too long or too short.
  if (isSpeakable(breaches)) return { lines, fit: true };
  return { lines: again, fit: false };
}
