import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LIMITS, targetMinutes } from '@parlance/kernel/limits';
import type { WrittenLanguage } from '@parlance/language/languages';
import { recordingMs, wordsPerMinute } from '@parlance/language/pace';
import { LENGTH_TOLERANCE } from '../choose/length-tolerance.ts';
import { speaksOfText } from '../read/material.ts';
import { hashText, PhraseBag, seededRandom } from '../word/phrase-bag.ts';
import { ScriptBuilder } from '../word/script-builder.ts';
import { budgetFor } from './choose/budget.ts';
import { saidFirst } from './choose/hook.ts';
import { makePlan, type Plan } from './choose/plan.ts';
import { talkPackOf } from './languages/talk-packs.ts';
import { scoreSentences } from './marks/score.ts';
import { inTone } from './tone.ts';
import { type Understanding, understand } from './understand.ts';
import { writeNotes } from './word/notes.ts';
import { renderDialogue } from './word/render-dialogue.ts';
import { renderMonologue } from './word/render-monologue.ts';
import { Teller } from './word/teller.ts';

type Draft = { plan: Plan; script: ScriptBuilder; minutes: number };

/** How often a draft is written anew to come nearer to the asked length, and what is near enough. */
const MAX_DRAFTS = 6;
const NEAR_ENOUGH = 0.03;

function render(plan: Plan, brief: Brief, understanding: Understanding): Draft {
  const first = understanding.sentences[0]?.text ?? '';
  const seed = hashText(`${plan.title.title}/${brief.length}/${brief.level}/${brief.mode}/${first}`);
  const random = seededRandom(seed);
  const isText = understanding.material.kind === 'text';
  const bag = new PhraseBag(random, (phrase) => isText || !speaksOfText(phrase, understanding.pack.grammar));
  const script = new ScriptBuilder(brief.mode, understanding.pack.language);
  const teller = new Teller(understanding, brief.level, bag);
  // Whom the first words name has been introduced.
  if (plan.hook) for (const sentence of saidFirst(plan.hook)) teller.tell(sentence, false);
  const tools = { understanding, teller, bag, random, script };
  if (brief.mode === 'dialogue') renderDialogue(plan, brief, tools);
  else renderMonologue(plan, brief, tools);
  const text = script.lines.map((line) => line.text).join(' ');
  return { plan, script, minutes: recordingMs(text, brief.language) / 60_000 };
}

/** How many words of this source make a minute. */
const paceOf = ({ sentences }: Understanding, { language }: Brief): number =>
  wordsPerMinute(sentences.map((sentence) => sentence.text).join(' '), language);

/** How much talk comes with the facts is only known once it is written: so it is measured, and planned again. */
function draftNearest(understanding: Understanding, brief: Brief): Draft {
  const asked = scoreSentences(understanding, brief);
  const pace = paceOf(understanding, brief);
  const target = targetMinutes(brief.length);
  // Half as long as asked is as far away as twice as long.
  const distance = ({ minutes }: Draft): number => Math.abs(Math.log(minutes / target));
  let budget = budgetFor(brief, target * pace);
  let best: Draft | undefined;
  let [tooFew, tooMany] = [0, Number.POSITIVE_INFINITY];
  for (let drafts = 0; drafts < MAX_DRAFTS; drafts++) {
    const draft = render(makePlan(understanding, brief, asked, budget), brief, understanding);
    if (!best || distance(draft) < distance(best)) best = draft;
    const missing = target - draft.minutes;
    if (Math.abs(missing) <= target * NEAR_ENOUGH || (missing > 0 && draft.plan.tellsAll)) break;
    if (missing > 0) tooFew = Math.max(tooFew, budget.factWords);
    else tooMany = Math.min(tooMany, budget.factWords);
    const next = budget.factWords + missing * pace * 0.9;
    // Points are told whole, so a few words more can be a minute more: between what was too few and too many lies the rest.
    const factWords = next > tooFew && next < tooMany ? next : (tooFew + tooMany) / 2;
    budget = { ...budget, factWords: Math.max(1, Math.round(factWords)) };
  }
  return best as Draft;
}

/** Reads, plans and writes an episode in a language the writer speaks well. */
export function writeConversation(source: SourceText, brief: Brief, language: WrittenLanguage): Script {
  const pack = talkPackOf(language);
  const understanding = inTone(understand(source, brief, pack), brief.tone);
  const { plan, script, minutes } = draftNearest(understanding, brief);
  const warnings: string[] = [];
  if (minutes < targetMinutes(brief.length) * (1 - LENGTH_TOLERANCE)) warnings.push('source_short');
  if (plan.answer === 'none') warnings.push('question_unanswered');
  return {
    title: plan.title.title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines: script.lines,
    chapters: script.chapters,
    notes: writeNotes(plan, brief, understanding, warnings),
    warnings,
  };
}
