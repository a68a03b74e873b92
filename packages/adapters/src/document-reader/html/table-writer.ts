import type { DocumentBlock } from '@parlance/ports/document-reader';
import { tidy } from '../text/plain-text.ts';

const CELL_MAX_CHARS = 300;
const PARTS = new Set(['tbody', 'thead', 'tfoot', 'colgroup', 'col']);

/** Gathers the cells of one table. */
export class TableWriter {
  readonly #rows: { cells: string[]; heads: number }[] = [];

  /** Whether this belongs to the table's own parts. */
  enter(name: string, text: string): boolean {
    if (name === 'tr') this.#rows.push({ cells: [], heads: 0 });
    else if (name !== 'td' && name !== 'th') return PARTS.has(name);
    // A cell nobody closed ends where the next begins.
    if (tidy(text) !== '') this.#close(text, false);
    return true;
  }

  leave(name: string, text: string): boolean {
    if (name === 'td' || name === 'th') this.#close(text, name === 'th');
    else if (name === 'tr' && tidy(text) !== '') this.#close(text, false);
    else return name === 'tr' || PARTS.has(name);
    return true;
  }

  #close(text: string, isHead: boolean): void {
    if (this.#rows.length === 0) this.#rows.push({ cells: [], heads: 0 });
    const row = this.#rows.at(-1);
    row?.cells.push(tidy(text));
    if (row && isHead) row.heads++;
  }

  holds(text: string): boolean {
    return text.length <= CELL_MAX_CHARS;
  }

  cells(): string[] {
    return this.#rows.flatMap(({ cells }) => cells).filter((cell) => cell !== '');
  }

  /** One row, or one column, is no table but a way to set a line. */
  block(): DocumentBlock | undefined {
    const rows = this.#rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const text = rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(', ')).join('; ');
    if (text === '') return undefined;
    if (rows.length === 1 || rows.every(({ cells }) => cells.filter((cell) => cell !== '').length <= 1))
      return { kind: 'paragraph', text };
    const [first] = rows;
    const headed = first !== undefined && first.heads > 0 && first.heads >= first.cells.length - 1;
    return { kind: 'table', text, rows: rows.map(({ cells }) => cells), ...(headed ? { headed } : {}) };
  }
}
