import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LENGTHS, LIMITS } from '@parlance/kernel/limits';
import { countWords, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { scoreSentences } from './analysis/score.ts';
import { understand } from './analysis/understand.ts';
import type { LanguagePack } from './language/pack.ts';
import { makePlan } from './plan/plan.ts';
import { writeNotes } from './render/notes.ts';
import { hashText, PhraseBag, seededRandom } from './render/phrase-bag.ts';
import { renderDialogue } from './render/render-dialogue.ts';
import { renderMonologue } from './render/render-monologue.ts';
import { ScriptBuilder } from './render/script-builder.ts';
import { Teller } from './render/teller.ts';

/** Reads, plans and writes an episode in a language the writer speaks well. */
export function writeConversation(source: SourceText, brief: Brief, pack: LanguagePack): Script {
  const understanding = understand(source, brief, pack);
  const asked = scoreSentences(understanding, brief);
  const plan = makePlan(understanding, brief, asked);

  const seed = hashText(
    `${plan.title.title}/${brief.length}/${brief.level}/${brief.mode}/${understanding.sentences[0]?.text ?? ''}`,
  );
  const random = seededRandom(seed);
  const bag = new PhraseBag(random);
  const script = new ScriptBuilder(brief.mode, pack.language);
  const tools = { understanding, teller: new Teller(understanding, brief.level, bag), bag, random, script };
  if (brief.mode === 'dialogue') renderDialogue(plan, brief, tools);
  else renderMonologue(plan, brief, tools);

  const words = script.lines.reduce((sum, line) => sum + countWords(line.text), 0);
  const warnings: string[] = [];
  if (words < LENGTHS[brief.length].minMinutes * WORDS_PER_MINUTE) warnings.push('source_short');
  if (!plan.answered) warnings.push('question_unanswered');
  return {
    title: plan.title.title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines: script.lines,
    chapters: script.chapters,
    notes: writeNotes(plan, brief, understanding),
    warnings,
  };
}
