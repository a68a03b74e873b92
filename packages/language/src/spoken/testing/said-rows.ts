/** A row of a list of what is written and how it has to be said; several ways may be right. */
export type SaidRow = { written: string; expected: string[] };

/** "written => said | or said like this", one to a line. */
export const readRows = (list: string): SaidRow[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', expected = ''] = line.split(' => ');
      return { written, expected: expected.split(' | ') };
    });

/** Rules are made on the rows of the first half and judged by the second. */
export const halves = <T>(rows: readonly T[]): { madeOn: T[]; judgedBy: T[] } => ({
  madeOn: rows.filter((_, at) => at % 2 === 0),
  judgedBy: rows.filter((_, at) => at % 2 === 1),
});

/** The letters and figures of a text alone: neither marks nor gaps between words are heard. */
export const heardLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
