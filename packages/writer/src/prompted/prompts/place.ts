import type { Brief } from '@parlance/artifacts/brief';
import { packFor } from '@parlance/language/languages';

/** Where a language has them, what people must hear is fixed sentences that are added to what the model wrote. */
const isAdded = (brief: Brief): boolean => packFor(brief.language) !== undefined;

export function openingRule(brief: Brief, isOwnKnowledge: boolean): string {
  const unchecked = ' Say in one clause that this comes from an AI model and was not checked.';
  const answer = brief.question
    ? ' Take up the QUESTION in the first lines and answer it as far as the source does, with the exceptions the source makes.'
    : '';
  return `catch the listener with the hook first, greet in a few words, say what the episode is about and, within the first four lines, what the listener gains by knowing it or loses without it, then begin.${answer}${
    isOwnKnowledge && !isAdded(brief) ? unchecked : ''
  }`;
}

/** The model writes around the sentence that is added, so that it interrupts nothing. */
const creditRule = (brief: Brief): string => {
  const before = brief.mode === 'monologue' ? 'the last line' : 'the last line of HOST';
  return isAdded(brief)
    ? `A sentence is added before ${before} that says who made the episode: that line begins anew, answers nothing, and the end belongs to your words.`
    : `Mention in a clause at the beginning of ${before}, and not behind it, that AI wrote and spoke it.`;
};

export const endingRule = (brief: Brief): string =>
  `answer what is still open, recap in two or three lines, in new words and as talk rather than as a list, what to remember, only what was told, with its limits, come back to the hook, and take leave with an image or a thing to do that fits no other subject. ${creditRule(brief)}`;
