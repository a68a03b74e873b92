import type { Brief } from '@parlance/artifacts/brief';
import { packFor, writtenLanguage } from '@parlance/language/languages';
import type { DraftLine } from './gate/chapter-gate.ts';
import { PROMPTED_PHRASES } from './phrases.ts';

/** Whether what people must hear is said in fixed sentences; in other languages the model says it. */
export const hasWelcome = (language: string): boolean => writtenLanguage(language) !== undefined;

/**
 * The greeting, and that AI wrote and spoke this, in turns of their own: fixed sentences, so that no model can leave
 * them out. Another one for another episode, and always the same for the same.
 */
export function welcomeLines(
  { language, mode }: Brief,
  { seed, isOwnKnowledge }: { seed: string; isOwnKnowledge: boolean },
): DraftLine[] {
  const written = writtenLanguage(language);
  if (!written) return [];
  const options = PROMPTED_PHRASES[written].welcome;
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [host = '', cohost = ''] = options[sum % options.length] ?? [];
  const unchecked = isOwnKnowledge ? ` ${packFor(language)?.showNotes.modelKnowledge ?? ''}` : '';
  const said: DraftLine = { speaker: 'HOST', text: `${host}${unchecked}`, cites: [], kind: 'bridge' };
  return mode === 'monologue'
    ? [said]
    : [said, { speaker: 'COHOST', text: cohost, cites: [], kind: 'reaction' }];
}
