import type { Brief } from '@parlance/artifacts/brief';
import { packFor } from '@parlance/language/languages';

/** Where a language has them, what people must hear is fixed sentences that are added to what the model wrote. */
const isAdded = (brief: Brief): boolean => packFor(brief.language) !== undefined;

export function openingRule(brief: Brief, isOwnKnowledge: boolean): string {
  const unchecked = ' Say in one clause that this comes from an AI model and was not checked.';
  const answer = brief.question
    ? ' Take up the QUESTION in the first lines and answer it as far as the source does.'
    : '';
  return `catch the listener with the hook first, greet in a few words, say what the episode is about and why it is worth hearing, then begin.${answer}${
    isOwnKnowledge && !isAdded(brief) ? unchecked : ''
  }`;
}

export const endingRule = (brief: Brief): string =>
  `recap in two or three lines what to remember, come back to the hook, ${
    isAdded(brief) ? '' : 'mention in a clause that AI wrote and spoke it, '
  }and take leave.`;
