import type { SyntheticEvent } from 'react';

/**
 * For a searchable select: marks the chosen option's name when the field is entered, so that the first
 * key starts a new search instead of being added to that name.
 */
export function replaceOnTyping(chosenLabel: string | undefined) {
  const mark = (event: SyntheticEvent<HTMLInputElement>) => {
    if (event.currentTarget.value === chosenLabel) event.currentTarget.select();
  };
  return { onFocus: mark, onClick: mark };
}
