import type { Brief } from '@parlance/artifacts/brief';
import { targetMinutes } from '@parlance/kernel/limits';
import { wordsPerMinute } from '@parlance/language/pace';
import type { Choice, Chooser } from '../choose/chooser.ts';
import type { Reading } from '../read/reading.ts';
import { budgetFor } from './choose/budget.ts';
import { saidFirst } from './choose/hook.ts';
import { makePlan, type Plan } from './choose/plan.ts';
import { talkPackOf } from './languages/talk-packs.ts';
import type { Marked } from './marks/marked.ts';
import { scoreSentences } from './marks/score.ts';
import { inTone } from './tone.ts';
import { type Understanding, understand } from './understand.ts';

/** What the rules choose: the plan of an episode, and what they understood of the text. */
export type PlannedChoice = Choice & { readonly plan: Plan; readonly understanding: Understanding };

/** How often a plan is made anew to come nearer to the asked length, and what is near enough. */
const MAX_PLANS = 6;
const NEAR_ENOUGH = 0.03;

const toldIn = ({ hook, opening, chapters, takeAway, closing }: Plan): Marked[] => [
  ...(hook ? saidFirst(hook) : []),
  ...opening.flat(),
  ...chapters.flatMap(({ runs }) => runs.flat()),
  ...(takeAway ? [takeAway.sentence] : []),
  ...(closing?.run ?? []),
];

const choiceOf = (plan: Plan, understanding: Understanding): PlannedChoice => ({
  title: plan.title.title,
  told: toldIn(plan),
  answer: plan.answer,
  plan,
  understanding,
});

/** How many words of this source make a minute. */
const paceOf = ({ sentences }: Understanding, { language }: Brief): number =>
  wordsPerMinute(sentences.map((sentence) => sentence.text).join(' '), language);

/** The plan whose script comes nearest to the asked length. */
function chooseByRules(
  reading: Reading,
  brief: Brief,
  minutesOf: (choice: PlannedChoice) => number,
): PlannedChoice {
  const read = inTone(understand(reading, brief, talkPackOf(reading.language)), brief.tone);
  const { understanding, asked } = scoreSentences(read, brief);
  const pace = paceOf(understanding, brief);
  const target = targetMinutes(brief.length);
  // Half as long as asked is as far away as twice as long.
  const distance = (minutes: number): number => Math.abs(Math.log(minutes / target));
  let budget = budgetFor(brief, target * pace);
  let best: { choice: PlannedChoice; minutes: number } | undefined;
  let [tooFew, tooMany] = [0, Number.POSITIVE_INFINITY];
  for (let plans = 0; plans < MAX_PLANS; plans++) {
    const plan = makePlan(understanding, brief, asked, budget);
    const choice = choiceOf(plan, understanding);
    const minutes = minutesOf(choice);
    if (!best || distance(minutes) < distance(best.minutes)) best = { choice, minutes };
    const missing = target - minutes;
    if (Math.abs(missing) <= target * NEAR_ENOUGH || (missing > 0 && plan.tellsAll)) break;
    if (missing > 0) tooFew = Math.max(tooFew, budget.factWords);
    else tooMany = Math.min(tooMany, budget.factWords);
    const next = budget.factWords + missing * pace * 0.9;
    // Points are told whole, so a few words more can be a minute more: between what was too few and too many lies the rest.
    const factWords = next > tooFew && next < tooMany ? next : (tooFew + tooMany) / 2;
    budget = { ...budget, factWords: Math.max(1, Math.round(factWords)) };
  }
  return (best as { choice: PlannedChoice }).choice;
}

export const rulesChooser: Chooser<PlannedChoice> = { choose: chooseByRules };
