import type { BlockKind, DocumentBlock } from '@parlance/ports/document-reader';
import { withBoldTitle } from '../text/bold-title.ts';
import { tidy } from '../text/plain-text.ts';
import { LinkList } from './link-list.ts';
import { SpreadTable } from './spread-table.ts';
import { TableWriter } from './table-writer.ts';

/** What the entries of lists of terms explain, while such a list is read. */
class DefinitionTerms {
  /** One for each list around the words, empty until its first term is known. */
  readonly #open: string[] = [];
  #isTerm = false;

  count(name: string, step: 1 | -1): void {
    if (name === 'dt') this.#isTerm = step > 0;
    else if (name === 'dd') this.#isTerm = false;
    else if (name === 'dl' && step > 0) this.#open.push('');
    else if (name === 'dl') this.#open.pop();
  }

  /** The terms over these words, which may be one themselves. */
  over(text: string): string[] {
    if (this.#isTerm && this.#open.length > 0) this.#open[this.#open.length - 1] = text;
    return this.#open.filter((term) => term !== '');
  }
}

/** What is looked at or clicked, not read. */
export const UNREAD = new Set(
  'script style noscript template svg nav form button select textarea input iframe object embed video audio canvas img rt rp dialog menu head title'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose words are of a kind of their own, however deep they stand in them. */
const OWN_KINDS: Record<string, BlockKind> = {
  pre: 'code',
  math: 'formula',
  figcaption: 'caption',
  caption: 'caption',
};

/** What a page sets apart as words of a machine. */
const INLINE_CODE = new Set(['code', 'samp', 'tt']);
const BOLD = new Set(['b', 'strong']);

/** Gathers words until a block begins or ends, and remembers what they stand in. */
export class BlockWriter {
  readonly #blocks: DocumentBlock[] = [];
  #text = '';
  /** What of the text is bold, from its beginning on. */
  #bold = '';
  #isBold = false;
  #heading = 0;
  #items = 0;
  #quotes = 0;
  #isHead = false;
  #table: TableWriter | undefined;
  /** Those whose cells are read one after the other, the outermost first. */
  readonly #spreads: SpreadTable[] = [];
  readonly #own: BlockKind[] = [];
  readonly #terms = new DefinitionTerms();
  readonly #links = new LinkList();

  /** All that was written. */
  blocks(): DocumentBlock[] {
    return this.#links.asContents(this.#blocks);
  }

  /** Words that lead to another place begin (1) or end (-1). */
  link(step: 1 | -1): void {
    this.#links.count(step);
  }

  add(text: string): void {
    this.#links.add(text);
    this.#text += text;
  }

  enter(name: string): void {
    if (name === 'br') this.add('\n');
    if (BOLD.has(name)) this.#isBold = this.#text.trim() === '';
    if (INLINE_CODE.has(name)) this.#tick();
    const kind = OWN_KINDS[name];
    if (kind) this.begin(kind);
    else if (name === 'table') this.#enterTable();
    else if (this.#table?.enter(name, this.#text)) this.#text = '';
    else if (this.#isBlock(name)) {
      this.#flush();
      this.#count(name, 1);
      this.#spreads.at(-1)?.enter(name);
    }
  }

  leave(name: string): void {
    if (BOLD.has(name) && this.#isBold) {
      this.#bold = this.#text;
      this.#isBold = false;
    }
    if (INLINE_CODE.has(name)) this.#tick();
    if (OWN_KINDS[name]) this.end();
    else if (name === 'table') this.#leaveTable();
    else if (this.#table?.leave(name, this.#text)) this.#text = '';
    else if (this.#isBlock(name)) {
      this.#flush();
      this.#count(name, -1);
    }
  }

  /** As Markdown marks it; whole blocks of code have a kind of their own. */
  #tick(): void {
    if (this.#own.length === 0 && this.#heading === 0) this.add('`');
  }

  /** Words of a kind of their own, until `end`. */
  begin(kind: BlockKind): void {
    this.#flush();
    this.#own.push(kind);
  }

  end(): void {
    this.#flush();
    this.#own.pop();
  }

  /** Blocks inside a cell are parts of it, as long as the table is one to be read by rows. */
  #isBlock(name: string): boolean {
    if (!BLOCKS.has(name)) return false;
    if (!this.#table || this.#own.length > 0) return true;
    this.add(' ');
    if (this.#table.holds(this.#text)) return false;
    this.#spread();
    return true;
  }

  #enterTable(): void {
    if (this.#table) this.#spread();
    this.#flush();
    this.#spreads.at(-1)?.holdTable();
    this.#table = new TableWriter();
  }

  #leaveTable(): void {
    const block = this.#table?.block();
    const wasSpread = this.#table === undefined;
    this.#table = undefined;
    this.#flush();
    if (block) this.#blocks.push(block);
    if (wasSpread) this.#spreads.pop()?.mark(this.#blocks);
  }

  /** Where cells hold whole paragraphs, the table only arranges the page: they are read one after the other. */
  #spread(): void {
    const rest = this.#text;
    const cells = this.#table?.cells() ?? [];
    this.#spreads.push(new SpreadTable(this.#blocks.length, this.#table?.rows() ?? []));
    this.#table = undefined;
    for (const { text, isHead } of cells) {
      this.#text = text;
      this.#isHead = isHead;
      this.#flush();
    }
    this.#isHead = false;
    this.#text = rest;
  }

  #count(name: string, step: 1 | -1): void {
    this.#terms.count(name, step);
    if (/^h[1-6]$/.test(name)) this.#heading = step > 0 ? Number(name[1]) : 0;
    else if (name === 'li' || name === 'dd') this.#items = Math.max(0, this.#items + step);
    else if (name === 'blockquote') this.#quotes += step;
    else if (name === 'th') this.#isHead = step > 0;
  }

  #flush(): void {
    if (this.#table && this.#own.length === 0) return;
    // Two breaks in a row are how old pages end a paragraph.
    const parts = this.#own.at(-1) === 'code' ? [this.#text] : this.#titled().split(/\n\s*\n/);
    this.#text = '';
    this.#bold = '';
    this.#isBold = false;
    for (const part of parts) {
      const text = tidy(part);
      if (text !== '') this.#push(this.#block(text));
    }
    this.#links.clear();
  }

  /** The words, with those that are set in bold before them kept apart. */
  #titled(): string {
    if (this.#bold === '' || this.#heading > 0 || !this.#text.startsWith(this.#bold)) return this.#text;
    const rest = this.#text.slice(this.#bold.length);
    if (/^\s*\n\s*\n/.test(rest)) return this.#text;
    return withBoldTitle(this.#bold, rest, /^\s*\n/.test(rest));
  }

  #push(block: DocumentBlock): void {
    const terms = this.#terms.over(block.text);
    this.#blocks.push(terms.length > 0 ? { ...block, terms } : block);
    if (block.kind === 'item') this.#links.note(this.#blocks.length - 1);
  }

  #block(text: string): DocumentBlock {
    const own = this.#own.at(-1);
    if (own) return { kind: own, text };
    if (/^[\ufffc\s]+$/.test(text)) return { kind: 'formula', text };
    if (this.#heading > 0) return { kind: 'heading', level: this.#heading, text };
    // Over what a table arranges it is a label, unless somebody wrote sentences there.
    if (this.#isHead && !/[.!?…]$/.test(text)) return { kind: 'caption', text };
    if (this.#items > 0) return { kind: 'item', text };
    if (this.#quotes > 0) return { kind: 'quote', text };
    return { kind: 'paragraph', text, ...(this.#links.isAllLinked() ? { linked: true } : {}) };
  }
}
