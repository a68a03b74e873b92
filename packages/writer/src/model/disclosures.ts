import { packFor } from '@parlance/language/languages';
import type { DraftLine } from './gate/chapter-gate.ts';
import type { ChapterTask } from './prompts/chapter.ts';

const withSentence = (line: DraftLine, sentence: string, place: 'before' | 'behind'): DraftLine => ({
  ...line,
  text: place === 'before' ? `${sentence} ${line.text}` : `${line.text} ${sentence}`,
});

/**
 * What people must hear is said in fixed sentences and not left to the model: that AI wrote and spoke the episode, and
 * that nobody checked what a model knows by itself.
 */
export function disclosed(
  lines: readonly DraftLine[],
  { brief, at, plan, isOwnKnowledge }: Pick<ChapterTask, 'brief' | 'at' | 'plan' | 'isOwnKnowledge'>,
): DraftLine[] {
  const pack = packFor(brief.language);
  const goodbye = pack?.phrases.goodbye[0];
  if (!pack || lines.length === 0) return [...lines];
  const last = lines.length - 1;
  return lines.map((line, index) => {
    const opening =
      isOwnKnowledge && at === 0 && index === 0
        ? withSentence(line, pack.showNotes.modelKnowledge, 'behind')
        : line;
    const ends = at === plan.length - 1 && index === last && typeof goodbye === 'string';
    return ends ? withSentence(opening, goodbye, 'behind') : opening;
  });
}
