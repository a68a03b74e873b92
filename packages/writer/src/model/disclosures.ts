import type { Brief } from '@parlance/artifacts/brief';
import { packFor } from '@parlance/language/languages';
import type { DraftLine } from './gate/chapter-gate.ts';
import type { ChapterTask } from './prompts/chapter.ts';

const withSentence = (line: DraftLine, sentence: string, place: 'before' | 'behind'): DraftLine => ({
  ...line,
  text: place === 'before' ? `${sentence} ${line.text}` : `${line.text} ${sentence}`,
});

/** Another one for another episode, and always the same for the same; some of them speak of voices. */
function goodbyeFor(episode: string, options: readonly string[], mode: Brief['mode']): string | undefined {
  const sum = [...episode].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return mode === 'monologue' ? options[0] : options[sum % options.length];
}

/**
 * What people must hear is said in fixed sentences and not left to the model: that AI wrote and spoke the episode, and
 * that nobody checked what a model knows by itself.
 */
export function disclosed(
  lines: readonly DraftLine[],
  { brief, at, plan, hook, isOwnKnowledge }: ChapterTask,
): DraftLine[] {
  const pack = packFor(brief.language);
  const goodbye = pack && goodbyeFor(`${hook}${plan.join()}`, pack.phrases.goodbye, brief.mode);
  if (!pack || lines.length === 0) return [...lines];
  const last = lines.length - 1;
  return lines.map((line, index) => {
    const opening =
      isOwnKnowledge && at === 0 && index === 0
        ? withSentence(line, pack.showNotes.modelKnowledge, 'behind')
        : line;
    const ends = at === plan.length - 1 && index === last && goodbye !== undefined;
    return ends ? withSentence(opening, goodbye, 'behind') : opening;
  });
}
