import type { DocumentBlock } from '@parlance/ports/document-reader';
import { tidy } from '../text/plain-text.ts';

const CELL_MAX_CHARS = 300;
const PARTS = new Set(['tbody', 'thead', 'tfoot', 'colgroup', 'col']);

type Cell = { text: string; isHead: boolean };
const filled = (cells: readonly Cell[]): string[] =>
  cells.map(({ text }) => text).filter((text) => text !== '');

/** Gathers the cells of one table. */
export class TableWriter {
  readonly #rows: Cell[][] = [];

  /** Whether this belongs to the table's own parts. */
  enter(name: string, text: string): boolean {
    if (name === 'tr') this.#rows.push([]);
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
    if (this.#rows.length === 0) this.#rows.push([]);
    this.#rows.at(-1)?.push({ text: tidy(text), isHead });
  }

  holds(text: string): boolean {
    return text.length <= CELL_MAX_CHARS;
  }

  /** How many cells each row has so far. */
  rows(): number[] {
    return this.#rows.map((cells) => cells.length);
  }

  cells(): Cell[] {
    return this.#rows.flat().filter(({ text }) => text !== '');
  }

  /** One row, or one column, is no table but a way to set a line. */
  block(): DocumentBlock | undefined {
    const rows = this.#rows.filter((cells) => filled(cells).length > 0);
    const text = rows.map((cells) => filled(cells).join(', ')).join('; ');
    if (text === '') return undefined;
    if (rows.length === 1 || rows.every((cells) => filled(cells).length <= 1))
      return { kind: 'paragraph', text };
    const first = rows[0] ?? [];
    const heads = first.filter(({ isHead }) => isHead).length;
    const headed = heads > 0 && heads >= first.length - 1;
    return {
      kind: 'table',
      text,
      rows: rows.map((cells) => cells.map((cell) => cell.text)),
      ...(headed ? { headed } : {}),
    };
  }
}
