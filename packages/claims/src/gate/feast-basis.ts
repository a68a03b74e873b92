import { feastsIn } from '../names/feasts.ts';
import { readNumbers } from '../numbers/read-numbers.ts';

/** Whether words of the source that somebody quoted for a feast have a time of the year, or its name in their language. */
export const feastFollows = (feast: string, quotation: string, from: string): boolean =>
  feastsIn(quotation, from).some(({ id }) => id === feast) ||
  readNumbers(quotation, from).some(({ values }) => values.some((value) => value.startsWith('month:')));
