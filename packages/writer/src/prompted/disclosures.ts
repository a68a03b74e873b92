import { packFor } from '@parlance/language/languages';
import { phrasesOf } from '../plain/phrases/phrases-of.ts';
import type { DraftLine } from './gate/chapter-gate.ts';
import type { ChapterTask } from './prompts/chapter.ts';

const withSentence = (line: DraftLine, sentence: string, place: 'before' | 'behind'): DraftLine => ({
  ...line,
  text: place === 'before' ? `${sentence} ${line.text}` : `${line.text} ${sentence}`,
});

/** Another one for another episode, and always the same for the same. */
function creditFor({ hook, plan }: ChapterTask, options: readonly string[]): string | undefined {
  const sum = [...`${hook}${plan.join()}`].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return options[sum % options.length];
}

/**
 * Before the last line of HOST, so that the episode ends on what the model wrote for its end. Where that line is the
 * first of the episode it stands behind the last one: a hook is not announced.
 */
function withCredit(lines: readonly DraftLine[], task: ChapterTask, credit: string): DraftLine[] {
  const own = lines.findLastIndex(({ speaker }) => speaker === 'HOST');
  const opens = task.at === 0 && own === 0;
  const [index, place] = opens ? [lines.length - 1, 'behind' as const] : [own, 'before' as const];
  return lines.map((line, at) => (at === index ? withSentence(line, credit, place) : line));
}

/**
 * What people must hear is said in fixed sentences and not left to the model: that AI wrote and spoke the episode, and
 * that nobody checked what a model knows by itself.
 */
export function disclosed(lines: readonly DraftLine[], task: ChapterTask): DraftLine[] {
  const { brief, at, plan, isOwnKnowledge } = task;
  const pack = packFor(brief.language);
  if (!pack || lines.length === 0) return [...lines];
  const opened = lines.map((line, index) =>
    isOwnKnowledge && at === 0 && index === 0
      ? withSentence(line, pack.showNotes.modelKnowledge, 'behind')
      : line,
  );
  const credit = creditFor(task, phrasesOf(brief.language)?.credit ?? []);
  return at === plan.length - 1 && credit ? withCredit(opened, task, credit) : opened;
}
