import type { DocumentBlock } from '@parlance/ports/document-reader';

/** Fewer in a row may be what a sentence before them speaks of. */
const MIN_ENTRIES = 4;
const ENTRY_MAX_CHARS = 140;

/** Finds lists that are nothing but links: they lead to other pages, or to the parts of this one. */
export class LinkList {
  #depth = 0;
  #isAllLinked = true;
  readonly #entries = new Set<number>();

  count(step: 1 | -1): void {
    this.#depth += step;
  }

  add(text: string): void {
    if (this.#depth === 0 && /[\p{L}\p{N}]/u.test(text)) this.#isAllLinked = false;
  }

  /** Whether all words since the last block were links. */
  isAllLinked(): boolean {
    return this.#isAllLinked;
  }

  /** An item was written as the block of this number. */
  note(at: number): void {
    if (this.#isAllLinked) this.#entries.add(at);
  }

  /** The next block begins. */
  clear(): void {
    this.#isAllLinked = true;
  }

  asContents(blocks: readonly DocumentBlock[]): DocumentBlock[] {
    const isEntry = (at: number) =>
      this.#entries.has(at) && (blocks[at]?.text.length ?? 0) <= ENTRY_MAX_CHARS;
    const marked = [...blocks];
    for (let from = 0; from < blocks.length; ) {
      let end = from;
      while (isEntry(end)) end++;
      if (end - from >= MIN_ENTRIES)
        for (let at = from; at < end; at++)
          marked[at] = { ...(blocks[at] as DocumentBlock), kind: 'contents' };
      from = Math.max(end, from + 1);
    }
    return marked;
  }
}
