import type { DocumentBlock } from '@parlance/ports/document-reader';

/** A page is arranged in two columns or in few rows; what has more of both is looked up. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 4;

/** A table whose cells are read one after the other, because one of them holds paragraphs. */
export class SpreadTable {
  readonly #from: number;
  readonly #cells: number[];
  #arranges = false;

  /** `from` is the place of its first block, `rows` how many cells its rows had before. */
  constructor(from: number, rows: readonly number[]) {
    this.#from = from;
    this.#cells = [...rows];
  }

  enter(name: string): void {
    if (name === 'tr') this.#cells.push(0);
    if (name !== 'td' && name !== 'th') return;
    if (this.#cells.length === 0) this.#cells.push(0);
    this.#cells[this.#cells.length - 1]! += 1;
  }

  /** A table inside a table arranges the page. */
  holdTable(): void {
    this.#arranges = true;
  }

  /** Cells of rows make no sentences, however long one of them is. */
  mark(blocks: DocumentBlock[]): void {
    const wide = this.#cells.filter((cells) => cells >= MIN_COLUMNS).length;
    if (this.#arranges || wide < MIN_ROWS || wide * 2 < this.#cells.length) return;
    for (let at = this.#from; at < blocks.length; at++) {
      const block = blocks[at] as DocumentBlock;
      if (block.kind !== 'heading') blocks[at] = { ...block, kind: 'table' };
    }
  }
}
