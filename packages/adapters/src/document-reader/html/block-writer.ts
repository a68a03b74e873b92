import type { DocumentBlock } from '@parlance/ports/document-reader';
import { tidy } from '../text/plain-text.ts';

/** What is looked at or clicked, not read. Captions belong to the pictures that are left out. */
export const UNREAD = new Set(
  'script style noscript template svg math nav form button select textarea input iframe object embed video audio canvas pre figcaption caption img rt rp dialog menu head title'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const ROW_MAX_CHARS = 300;

/** Gathers words until a block begins or ends, and remembers what they stand in. */
export class BlockWriter {
  readonly blocks: DocumentBlock[] = [];
  #text = '';
  #heading = 0;
  #items = 0;
  #quotes = 0;
  #rows = 0;

  add(text: string): void {
    this.#text += text;
  }

  enter(name: string): void {
    if (name === 'br') this.add('\n');
    if (!BLOCKS.has(name) || this.#isCellPart(name)) return;
    this.#flush();
    this.#count(name, 1);
  }

  leave(name: string): void {
    if (name === 'td' || name === 'th') this.add(' \t');
    if (!BLOCKS.has(name) || this.#isCellPart(name)) return;
    this.#flush();
    this.#count(name, -1);
  }

  /** Cells are said in one row; where they hold whole paragraphs, the table only arranges the page. */
  #isCellPart(name: string): boolean {
    if (name === 'td' || name === 'th') return true;
    if (this.#rows === 0 || (name !== 'p' && name !== 'div') || this.#text.length > ROW_MAX_CHARS)
      return false;
    this.add(' ');
    return true;
  }

  #count(name: string, step: 1 | -1): void {
    if (/^h[1-6]$/.test(name)) this.#heading = step > 0 ? Number(name[1]) : 0;
    else if (name === 'li' || name === 'dd') this.#items += step;
    else if (name === 'blockquote') this.#quotes += step;
    else if (name === 'tr') this.#rows += step;
  }

  #flush(): void {
    // Two breaks in a row are how old pages end a paragraph.
    const parts = this.#text.split(/\n\s*\n/);
    this.#text = '';
    for (const part of parts) {
      const cells = part.split('\t').map(tidy);
      const text = cells.filter((cell) => cell !== '').join(', ');
      if (text !== '') this.blocks.push(this.#block(text));
    }
  }

  #block(text: string): DocumentBlock {
    if (this.#heading > 0) return { kind: 'heading', level: this.#heading, text };
    if (this.#items > 0) return { kind: 'item', text };
    if (this.#quotes > 0) return { kind: 'quote', text };
    return { kind: this.#rows > 0 && text.length <= ROW_MAX_CHARS ? 'item' : 'paragraph', text };
  }
}
