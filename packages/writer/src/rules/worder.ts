import type { Brief } from '@parlance/artifacts/brief';
import { speaksOfText } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import { hashText, PhraseBag, seededRandom } from '../word/phrase-bag.ts';
import { ScriptBuilder } from '../word/script-builder.ts';
import type { Worded, Worder } from '../word/worder.ts';
import { saidFirst } from './choose/hook.ts';
import type { PlannedChoice } from './chooser.ts';
import { writeNotes } from './word/notes.ts';
import { renderDialogue } from './word/render-dialogue.ts';
import { renderMonologue } from './word/render-monologue.ts';
import { Teller } from './word/teller.ts';

/** Two people who share what the plan tells, or one who tells all of it. */
function tellByRules({ plan, understanding }: PlannedChoice, _: Reading, brief: Brief): Worded {
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
  return { lines: script.lines, chapters: script.chapters };
}

export const rulesWorder: Worder<PlannedChoice> = {
  word: tellByRules,
  notes: ({ plan, understanding }, _, brief, warnings) => writeNotes(plan, brief, understanding, warnings),
};
