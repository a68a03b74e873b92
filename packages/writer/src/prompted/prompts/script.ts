import type { Brief } from '@parlance/artifacts/brief';
import type { Passage } from '@parlance/artifacts/source-text';
import type { Rendering } from '@parlance/claims/gate/evidence';
import type { AnswerShape } from '@parlance/ports/language-model';
import { z } from 'zod';
import { inWords, wordsIn } from '../budget.ts';
import type { DraftLine } from '../gate/chapter-gate.ts';
import { type Shares, TURNS } from '../shares.ts';
import { hasWelcome } from '../welcome.ts';
import type { Fence } from './fence.ts';
import { FAITH_RULES, isTranslated, MATERIAL_RULES, styleRules, talkRules } from './rules.ts';
import { shapeOf } from './shape.ts';
import { WELCOME, WireLine, writeWire } from './wire.ts';

/** What a later part tells, from which passages. */
export type PlannedPart = { tells: string; passages: string[] };

/** Everything one part of an episode is written from; a short episode is a single part. */
export type PartTask = {
  brief: Brief;
  sourceLanguage: string;
  sourceTitle?: string | undefined;
  shares: Shares;
  /** The model told the source itself. */
  isOwnKnowledge: boolean;
  /** Which part it is, of how many; 0 is the first. */
  at: number;
  of: number;
  passages: readonly Passage[];
  renderings: readonly Rendering[];
  /** What the parts tell, the first one's aside; empty until the first part is written. */
  plan: readonly PlannedPart[];
  /** The thought on which the episode ends. */
  end: string;
  /** Turns that were said before, as they stand now. */
  said: readonly DraftLine[];
  /** Of this part, and of the whole episode. */
  targetMs: number;
  totalMs: number;
  fence: Fence;
  maxChars: number;
  /** Why it is asked for again. */
  faults: readonly string[];
};

const Name = z.object({ source: z.string(), said: z.string() });
const Planned = z.object({ tells: z.string(), passages: z.array(z.string()) });
const Notes = z.object({
  title: z.string().default(''),
  summary: z.string().default(''),
  takeaways: z.array(z.string()).default([]),
});
const Answered = z.object({ answers_question: z.boolean().default(true) });
// Lines come first, so that they can be spoken while the rest is written; names of another language before them,
// because no line can be held to its source without them.
const Part = z.object({ lines: z.array(WireLine) });
const PartAnswer = Part.extend({
  names: z.array(Name).default([]),
  rest: z.array(Planned).default([]),
  end: z.string().default(''),
})
  .extend(Notes.shape)
  .extend(Answered.shape);

export type PartAnswer = z.infer<typeof PartAnswer>;
export const EMPTY_ANSWER: PartAnswer = PartAnswer.parse({ lines: [] });

export const opensEpisode = ({ at, said }: PartTask): boolean => at === 0 && said.length === 0;
export const closesEpisode = ({ at, of }: PartTask): boolean => at === of - 1;
const asksForNames = (task: PartTask): boolean =>
  opensEpisode(task) && isTranslated(task.brief, task.sourceLanguage);
const plansRest = (task: PartTask): boolean => opensEpisode(task) && task.of > 1;

/** The schema asks for what this part needs; what else there is has a default. */
export function partShape(task: PartTask): AnswerShape<PartAnswer> {
  const strings = z.object({ lines: z.array(z.string()) });
  const asked = (asksForNames(task) ? z.object({ names: z.array(Name) }) : z.object({}))
    .extend(strings.shape)
    .extend(plansRest(task) ? { rest: z.array(Planned), end: z.string() } : {})
    .extend(closesEpisode(task) ? Notes.shape : {})
    .extend(closesEpisode(task) && task.brief.question ? Answered.shape : {});
  return { ...shapeOf('script', asked), parse: (answer) => PartAnswer.parse(answer) };
}

/** A recap is for those who have listened for long. */
const RECAP_MS = 8 * 60_000;

function openingRule({ brief, isOwnKnowledge }: PartTask): string {
  const question = brief.question
    ? ' Answer QUESTION within the first four turns, or say there that the source does not tell.'
    : '';
  const who = `says hello and that AI wrote and speaks this${isOwnKnowledge ? ' from what it knows, unchecked' : ''}`;
  const welcome = hasWelcome(brief.language)
    ? `put "${WELCOME}" alone: there both say hello and who made this, in words of ours.`
    : `HOST ${who}, in a turn of its own.`;
  return `Begin without a greeting, with the strongest thing of SOURCE, a scene, an odd fact, a question, which is understood by itself, and tell it to its end.${question} Where it has ended and nobody waits for an answer, within the first twelve turns, ${welcome}`;
}

function endingRule({ brief, totalMs }: PartTask): string {
  const recap = totalMs >= RECAP_MS ? 'Before the end recall in two or three turns what to remember. ' : '';
  const last = brief.mode === 'dialogue' ? ', the last turn in COHOST’s own way of speaking' : '';
  return `${recap}End on the last thought of SOURCE, then lead out in a turn or two that would fit no other subject${last}.`;
}

function placeRules(task: PartTask): string[] {
  const { at, of, said } = task;
  const goesOn = said.length > 0;
  return [
    ...(opensEpisode(task) ? [openingRule(task)] : []),
    ...(of > 1 ? [`This is part ${at + 1} of ${of} of one episode.`] : []),
    ...(goesOn
      ? [
          'SAID was said before: go on from its last turn with a turn of HOST, tell nothing of it again, refer to it where it helps; no greeting.',
        ]
      : []),
    closesEpisode(task) ? endingRule(task) : 'Do not end: the talk goes on behind your last turn.',
  ];
}

const TELLING =
  'Tell what a listener must know, from the end of SOURCE as well as its beginning; few things whole, with cause, condition and limit, rather than many by halves; of things compared both. Steps can be followed by ear: in order, each with thing, amount, time and reason. "It", "she", "that" stand for something said.';
const EMPHASIS = ' What EMPHASIS names gets the most room.';

const LINE_RULES =
  'lines: strings in order. A turn is "HOST: words [p3, p4]", with the ids of all passages it rests on; one that says nothing of the subject has no brackets, a comparison of your own ends in [image]. "# Name" begins a chapter (the first one before the first turn, then about every 90 seconds): concrete, at most 45 letters.';

function answerRules(task: PartTask): string {
  return [
    ...(asksForNames(task)
      ? [
          'names: people, places, works, organisations you will name: source as SOURCE spells it, said as you say it.',
        ]
      : []),
    LINE_RULES,
    ...(plansRest(task)
      ? [
          `rest: the ${task.of - 1} parts behind this one, in order: tells (one sentence), passages (ids; every passage that matters is in one part, yours not again). end: the thought on which the last one ends.`,
        ]
      : []),
    ...(closesEpisode(task)
      ? [
          'title: at most 70 letters, sentence case. summary: two sentences. takeaways: three to five sentences that were told, with their limits. answers_question: whether SOURCE answers QUESTION; true without one.',
        ]
      : []),
  ].join(' ');
}

function lengthRule({ brief, targetMs }: PartTask): string {
  const turns = Math.max(2, Math.round(wordsIn(targetMs, brief.language) / TURNS.usual));
  const inTurns = brief.mode === 'dialogue' ? `, in about ${turns + (turns % 2)} turns` : '';
  return `Length: ${inWords(targetMs, brief.language)}${inTurns}.`;
}

export const partInstructions = (task: PartTask): string =>
  [
    `You write ${task.of > 1 || task.said.length > 0 ? 'a part of' : ''} a podcast episode from SOURCE.`.replace(
      / +/g,
      ' ',
    ),
    MATERIAL_RULES,
    talkRules(task.brief, task.shares),
    styleRules(task.brief, task.sourceLanguage),
    FAITH_RULES,
    placeRules(task).join(' '),
    `${TELLING}${task.brief.emphasis ? EMPHASIS : ''}`,
    answerRules(task),
    ...(task.renderings.length > 0 ? ['Say names as NAMES has them.'] : []),
    lengthRule(task),
    ...(task.faults.length > 0 ? ['An earlier answer could not be used; FAULTS says why.'] : []),
  ].join('\n');

/** The lead is always seen, and so much of what came last. */
const LEAD_LINES = 2;
const SAID_CHARS = 9_000;

function saidText(said: readonly DraftLine[]): string[] {
  const lines = said.map(writeWire);
  const lead = lines.slice(0, LEAD_LINES);
  let chars = 0;
  const from = lines.findLastIndex((line) => {
    chars += line.length;
    return chars > SAID_CHARS;
  });
  return from < LEAD_LINES ? lines : [...lead, '…', ...lines.slice(from + 1)];
}

const planText = ({ plan, at, end }: PartTask): string =>
  [
    ...plan.map(({ tells }, index) => `Part ${index + 2}${index + 1 === at ? ' (yours)' : ''}: ${tells}`),
    ...(end ? [`The episode ends on: ${end}`] : []),
  ].join('\n');

export function wishes({ fence, brief }: Pick<PartTask, 'fence' | 'brief'>): string[] {
  return [
    ...(brief.question ? [fence.words('QUESTION', brief.question)] : []),
    ...(brief.emphasis ? [fence.words('EMPHASIS', brief.emphasis)] : []),
  ];
}

export function partMaterial(task: PartTask): string {
  const { fence, passages, maxChars, sourceTitle, renderings, said, plan, end, faults } = task;
  return [
    ...(sourceTitle ? [fence.words('TITLE', sourceTitle)] : []),
    fence.passages(passages, maxChars),
    ...wishes(task),
    ...(renderings.length > 0
      ? [fence.words('NAMES', renderings.map((one) => `${one.source}: ${one.said}`).join('\n'))]
      : []),
    ...(plan.length > 0 || end ? [fence.words('PLAN', planText(task))] : []),
    ...(said.length > 0 ? [fence.words('SAID', saidText(said).join('\n'))] : []),
    ...(faults.length > 0 ? [fence.words('FAULTS', faults.join('\n'))] : []),
  ].join('\n\n');
}
