import type { Brief } from '@parlance/artifacts/brief';
import { packFor } from '@parlance/language/languages';

/** Where a language has them, what people must hear is fixed sentences that are added to what the model wrote. */
const isAdded = (brief: Brief): boolean => packFor(brief.language) !== undefined;

export function openingRule(brief: Brief, isOwnKnowledge: boolean): string {
  const unchecked = ' Say in one clause that this comes from an AI model and was not checked.';
  const answer = brief.question
    ? ' Take up the QUESTION in the first lines and answer it as far as the source does, with the exceptions the source makes.'
    : '';
  return `catch the listener with the hook first, greet in a few words, say what the episode is about and, within the first six lines, what it changes for the listener, then begin.${answer}${
    isOwnKnowledge && !isAdded(brief) ? unchecked : ''
  }`;
}

export const endingRule = (brief: Brief): string =>
  `answer what is still open, recap in two or three lines, in new words, what to remember, only what was told, with its limits, come back to the hook, ${
    isAdded(brief) ? '' : 'mention in a clause that AI wrote and spoke it, '
  }and take leave with words that fit no other subject.`;
