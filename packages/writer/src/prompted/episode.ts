import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { recordingMs } from '@parlance/language/pace';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { budgetFor, chapterMs } from './budget.ts';
import type { DraftLine, GateRules } from './gate/chapter-gate.ts';
import type { ChapterTask } from './prompts/chapter.ts';
import { chapterInstructions } from './prompts/chapter.ts';
import { type Fence, newFence, recitesAny } from './prompts/fence.ts';
import {
  isOwnKnowledge,
  type Outline,
  openingOf,
  outlineInstructions,
  outlineMaterial,
  outlineShape,
  soundChapters,
} from './prompts/outline.ts';
import { type Asking, ask } from './write-chapter.ts';

/** Instructions and the marks around material take some of the room too. */
const ROOM_FOR_MATERIAL = 0.85;
/** How much of what was said before a chapter is written against. */
const LINES_BEFORE = 6;
/** Images that the next chapter should not use again. */
const IMAGES_KEPT = 8;

export type Plan = {
  outline: Outline;
  chapters: Outline['chapters'];
  /** The first chapter as the model drafted it beside the plan; may be empty. */
  opening: DraftLine[];
  /** What the plan was asked for with, which no line may recite. */
  instructions: string;
  targetMs: number;
  fence: Fence;
  evidence: GateRules['evidence'];
};

const roomIn = ({ model }: Asking): number => Math.floor(model.maxMaterialChars * ROOM_FOR_MATERIAL);

/** What the episode tells in which order; throws when the answer names no passage that exists. */
export async function planEpisode(asking: Asking, source: SourceText, brief: Brief): Promise<Plan> {
  const budget = budgetFor(source, brief);
  const fence = newFence();
  const instructions = outlineInstructions({ source, brief, budget });
  const outline = await ask(
    asking,
    outlineShape,
    instructions,
    outlineMaterial({ source, brief, budget, fence, maxChars: roomIn(asking) }),
  );
  const chapters = soundChapters(outline, source, budget.chapters + 1);
  if (chapters.length === 0)
    throw new AppError('model.unusable_answer', {
      log: 'an outline without a single passage',
      retry: 'later',
    });
  const translates = baseLanguage(brief.language) !== source.language;
  const evidence = await evidenceOf(source, brief, translates ? outline.names : []);
  const opening = openingOf(outline, chapters);
  return { outline, chapters, opening, instructions, targetMs: budget.targetMs, fence, evidence };
}

const spokenMs = (lines: readonly DraftLine[], language: string): number =>
  lines.reduce((sum, { text }) => sum + recordingMs(text, language), 0);

/** What the next chapter is written from; one that came out long makes the ones behind it shorter. */
export function chapterTask(
  asking: Asking,
  { source, brief }: { source: SourceText; brief: Brief },
  plan: Plan,
  at: number,
  { said, open }: { said: readonly DraftLine[]; open: readonly string[] },
): ChapterTask {
  const { chapters, outline, targetMs, fence } = plan;
  const chapter = chapters[at];
  if (!chapter) throw new Error(`there is no chapter ${at}`);
  const wanted = new Set(chapter.passages);
  const weights = chapters.map(({ weight }) => weight);
  return {
    brief,
    sourceLanguage: source.language,
    isOwnKnowledge: isOwnKnowledge(source),
    title: chapter.title,
    tells: chapter.tells,
    plan: chapters.map(({ title }) => title),
    at,
    hook: outline.hook,
    stakes: outline.stakes,
    hosts: outline.hosts,
    open,
    told: chapters.slice(0, at).map((earlier) => earlier.tells),
    images: said
      .filter(({ kind }) => kind === 'illustration')
      .map(({ text }) => text)
      .slice(-IMAGES_KEPT),
    passages: source.passages.filter(({ id }) => wanted.has(id)),
    renderings: baseLanguage(brief.language) === source.language ? [] : outline.names,
    before: said.slice(-LINES_BEFORE),
    targetMs: chapterMs(targetMs, weights, at, spokenMs(said, brief.language)),
    fence,
    maxChars: roomIn(asking),
  };
}

export function rulesFor(
  detector: LanguageDetector,
  { source, brief }: { source: SourceText; brief: Brief },
  plan: Plan,
  task: ChapterTask,
): GateRules {
  const asked = baseLanguage(brief.language);
  return {
    brief,
    evidence: plan.evidence,
    recites: recitesAny([plan.instructions, chapterInstructions(task)], plan.fence.mark),
    targetMs: task.targetMs,
    detect: (text) => detector.detect(text, asked),
    ...(asked === source.language ? {} : { translatesFrom: source.language }),
  };
}
