import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { AnswerShape } from '@parlance/ports/language-model';
import { z } from 'zod';
import { type Budget, inWords } from '../budget.ts';
import type { Fence } from './fence.ts';
import { Line } from './line.ts';
import { endingRule, openingRule } from './place.ts';
import { episodeRules, KIND_RULES, MATERIAL_RULES, OPEN_RULE, SHAPE_RULES } from './rules.ts';
import { shapeOf } from './shape.ts';

const Outline = z.object({
  title: z.string(),
  summary: z.string(),
  takeaways: z.array(z.string()),
  answers_question: z.boolean(),
  hook: z.string().default(''),
  stakes: z.string().default(''),
  hosts: z.object({ host: z.string(), cohost: z.string() }).default({ host: '', cohost: '' }),
  names: z.array(z.object({ source: z.string(), said: z.string() })),
  chapters: z.array(
    z.object({
      title: z.string(),
      tells: z.string(),
      passages: z.array(z.string()),
      weight: z.number().default(1),
    }),
  ),
  opening: z.array(Line).default([]),
  open: z.array(z.string()).default([]),
});

export type Outline = z.infer<typeof Outline>;
export const outlineShape: AnswerShape<Outline> = shapeOf('outline', Outline);

/** Whether the model told the source itself. */
export const isOwnKnowledge = ({ documents }: SourceText): boolean =>
  documents?.some(({ kind }) => kind === 'model') ?? false;

const HOSTS_RULES: Record<Brief['mode'], string> = {
  dialogue:
    'hosts: one sentence for each of the two, host and cohost: what this person wants from the subject, what they believe or doubt at first and why, on what the two disagree until the source settles it, and how they talk. They differ enough to be told apart by their words alone, fit the tone, and stay so in every chapter. No names, no lives of their own.',
  monologue:
    'hosts: one sentence for host: with what eyes this person sees the subject, and what they think of it; cohost stays empty.',
};

type Ask = { source: SourceText; brief: Brief; budget: Budget; fence: Fence; maxChars: number };

/** The first chapter comes with the plan, so that it can be looked over, and heard, one question sooner. */
function openingInstructions({ source, brief, budget }: Omit<Ask, 'fence' | 'maxChars'>): string {
  const whole = inWords(budget.targetMs, brief.language);
  const share = inWords(budget.targetMs / budget.chapters, brief.language);
  return [
    `opening: the lines of the first chapter, written out from its passages: ${openingRule(brief, isOwnKnowledge(source))} If it is the only chapter: ${endingRule(brief)}`,
    SHAPE_RULES,
    `lines of the opening: speaker, kind, text, cites. ${KIND_RULES}`,
    OPEN_RULE,
    `Length: the episode has ${whole}; of these the opening gets the share that its weight has among all weights. With equal weights that is ${share}.`,
  ].join('\n\n');
}

export function outlineInstructions({ source, brief, budget }: Omit<Ask, 'fence' | 'maxChars'>): string {
  const translates = 'said is the name as the language of the episode says it, in its own script';
  return [
    'You plan a podcast episode from a source of numbered passages, and write its first chapter.',
    MATERIAL_RULES,
    episodeRules(brief, source.language),
    `Plan ${budget.chapters} chapters (fewer if the source holds fewer subjects) that together tell what matters most, in an order that makes one want to go on: as much of the source as fits when each thing is told whole, and every part of it that a listener would miss, those of its last third no less than those of its first. No passage belongs to two chapters.`,
    'title: what the episode is about, in sentence case, at most 70 characters. hook: one sentence, the oddest fact, scene or question of the source, with which the episode begins. stakes: one sentence to the listener: what they gain by knowing this or lose without it, in their own life, money, safety or joy, or what they can do or see afterwards. summary: two or three sentences for the show notes. takeaways: three to five sentences worth remembering, as exact as the passages: with their limits and conditions.',
    HOSTS_RULES[brief.mode],
    'chapters: title (at most 50 characters, sentence case, concrete, no numbering), tells (one sentence: what the listener knows afterwards), passages (ids such as "p12" of all passages the chapter rests on), weight (1 to 3: how much room it gets beside the others).',
    `names: people, places, works and organisations of the source that the episode will name; source is the name exactly as the source spells it, ${translates}.`,
    'answers_question: whether the source answers the QUESTION; true when there is none. What answers it comes in the first chapter. What the EMPHASIS names leads clearly: the most passages, and a weight half as high again as any other.',
    openingInstructions({ source, brief, budget }),
  ].join('\n\n');
}

export function outlineMaterial({ source, brief, fence, maxChars }: Ask): string {
  return [
    ...(source.title ? [fence.words('TITLE', source.title)] : []),
    ...(brief.question ? [fence.words('QUESTION', brief.question)] : []),
    ...(brief.emphasis ? [fence.words('EMPHASIS', brief.emphasis)] : []),
    fence.passages(source.passages, maxChars),
  ].join('\n\n');
}

/** The lines of the first chapter, when the chapter they were written for is still the first. */
export const openingOf = ({ chapters, opening }: Outline, sound: Outline['chapters']): Outline['opening'] =>
  sound[0]?.title === chapters[0]?.title ? opening : [];

/** Chapters that rest on passages that exist; one that rests on none has nothing to tell. */
export function soundChapters(outline: Outline, source: SourceText, atMost: number): Outline['chapters'] {
  const order = new Map(source.passages.map(({ id }, at) => [id, at]));
  return outline.chapters
    .map((chapter) => ({
      ...chapter,
      passages: [...new Set(chapter.passages)]
        .filter((id) => order.has(id))
        .sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
    }))
    .filter(({ passages }) => passages.length > 0)
    .slice(0, atMost);
}
