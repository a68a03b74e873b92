import type { Brief } from '@parlance/artifacts/brief';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import type { Rendering } from '@parlance/claims/gate/evidence';
import { recordingMs } from '@parlance/language/pace';
import { type Budget, partMs } from './budget.ts';
import type { DraftLine } from './gate/chapter-gate.ts';
import type { Fence } from './prompts/fence.ts';
import type { PartTask, PlannedPart } from './prompts/script.ts';
import type { Shares } from './shares.ts';

/** Whether the model told the source itself. */
export const isOwnKnowledge = ({ documents }: SourceText): boolean =>
  documents?.some(({ kind }) => kind === 'model') ?? false;

/** What holds for the whole episode. */
export type Episode = {
  source: SourceText;
  brief: Brief;
  budget: Budget;
  shares: Shares;
  fence: Fence;
  maxChars: number;
};

/** What is known once its first part is written. */
export type Progress = {
  said: readonly DraftLine[];
  plan: readonly PlannedPart[];
  end: string;
  renderings: readonly Rendering[];
};

/** What is left of a part that broke off has at least this. */
const LEAST_REST_MS = 30_000;

const isTold = ({ kind }: Passage): boolean => kind !== 'heading' && kind !== 'byline';

/** The parts behind the first: passages that exist, and those that nobody planned shared out in order. */
export function soundPlan(
  planned: readonly PlannedPart[],
  { source, parts, said }: { source: SourceText; parts: number; said: readonly DraftLine[] },
): PlannedPart[] {
  const order = new Map(source.passages.map(({ id }, at) => [id, at]));
  const sound = planned.slice(0, parts - 1).map(({ tells, passages }) => ({
    tells,
    passages: [...new Set(passages)]
      .filter((id) => order.has(id))
      .sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
  }));
  if (sound.length === parts - 1 && sound.every(({ passages }) => passages.length > 0)) return sound;
  const told = new Set(said.flatMap(({ cites }) => cites));
  const left = source.passages.filter((passage) => isTold(passage) && !told.has(passage.id));
  const rest = left.length > 0 ? left : source.passages.filter(isTold);
  const size = Math.ceil(rest.length / Math.max(1, parts - 1));
  return Array.from({ length: parts - 1 }, (_, at) => ({
    tells: '',
    passages: rest.slice(at * size, (at + 1) * size).map(({ id }) => id),
  })).map((part) => (part.passages.length > 0 ? part : { ...part, passages: rest.map(({ id }) => id) }));
}

export const spokenMs = (lines: readonly { text: string }[], language: string): number =>
  recordingMs(lines.map(({ text }) => text).join(' '), language);

/** What a part is written from; one that goes on where another broke off has what nobody told yet. */
export function partTask(
  { source, brief, budget, shares, fence, maxChars }: Episode,
  at: number,
  { said, plan, end, renderings }: Progress,
  left?: { passages: readonly Passage[]; ms: number },
): PartTask {
  const planned = at === 0 ? undefined : plan[at - 1]?.passages;
  const wanted = new Set(planned);
  return {
    brief,
    sourceLanguage: source.language,
    sourceTitle: source.title,
    shares,
    isOwnKnowledge: isOwnKnowledge(source),
    at,
    of: budget.parts,
    passages:
      left?.passages ?? (planned ? source.passages.filter(({ id }) => wanted.has(id)) : source.passages),
    renderings,
    plan,
    end,
    said,
    targetMs: left ? Math.max(LEAST_REST_MS, left.ms) : partMs(budget, at, spokenMs(said, brief.language)),
    totalMs: budget.targetMs,
    fence,
    maxChars,
    faults: [],
  };
}
