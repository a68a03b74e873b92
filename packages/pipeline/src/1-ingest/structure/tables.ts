import type { PlacedBlock } from './placed-block.ts';

/** More of it nobody can hold in the ear. */
const MAX_ROWS = 8;
const MAX_COLUMNS = 4;
/** Longer cells are sentences or titles, and several of them in a row nobody can follow. */
const CELL_MAX_CHARS = 40;
const NAME_MAX_CHARS = 40;

const isEmpty = (cell: string): boolean => !/[\p{L}\p{N}]/u.test(cell);
/** "9:00 - 9:50", "12": no name that a row could be told by. */
const isNamed = (label: string): boolean => /\p{L}/u.test(label);
const isName = (cell: string): boolean => /\p{L}{2}/u.test(cell) && cell.length <= NAME_MAX_CHARS;
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** "East gate: hour six, depth 3 m." */
function rowInWords([label = '', ...cells]: readonly string[], names: readonly string[] | undefined): string {
  const facts = cells.flatMap((cell, at) =>
    isEmpty(cell) ? [] : [names ? `${names[at + 1]} ${cell}` : cell],
  );
  return isEmpty(label) || facts.length === 0 ? '' : ended(`${label}: ${facts.join(', ')}`);
}

/**
 * A small table as one sentence a row, so that rows can be compared by ear. Nothing for one that is too large, or whose
 * numbers have no names: those would say nothing.
 */
export function tableInWords({ rows = [], headed = false }: PlacedBlock): string[] | undefined {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const names = headed ? cells[0] : undefined;
  const body = headed ? cells.slice(1) : cells;
  const columns = cells[0]?.length ?? 0;
  if (body.length === 0 || body.length > MAX_ROWS || columns < 2 || columns > MAX_COLUMNS) return undefined;
  if (names ? !names.slice(1).every(isName) : columns > 2) return undefined;
  if (body.some((row) => row.length !== columns || row.some((cell) => cell.length > CELL_MAX_CHARS)))
    return undefined;
  if (!body.every(([label = '']) => isEmpty(label) || isNamed(label))) return undefined;
  const sentences = body.map((row) => rowInWords(row, names)).filter((sentence) => sentence !== '');
  return sentences.length * 2 > body.length ? sentences : undefined;
}
