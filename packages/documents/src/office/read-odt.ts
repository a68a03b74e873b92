import type { BlockKind, DocumentBlock, ReadDocument } from '@parlance/ports/document-reader';
import { BlockWriter } from '../html/block-writer.ts';
import { parseXml } from '../html/dom.ts';
import { type HtmlToken, htmlTokens } from '../html/html-tokens.ts';
import { decodeEntities } from '../html/streamed-blocks.ts';
import { refused } from '../messages.ts';
import type { OpenDocument } from '../open-file.ts';
import { decodeText } from '../text/charset.ts';
import { tidy } from '../text/plain-text.ts';
import { attribute, OdtStyles } from './odt-styles.ts';
import { ZipArchive } from './zip-archive.ts';

/** Elements that a page has as well. */
const ELEMENTS: Record<string, string> = {
  'text:list': 'ul',
  'text:list-item': 'li',
  'text:list-header': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
};
/** What was struck out, said beside the text, or stands there for programs. */
const UNREAD = new Set(
  'text:tracked-changes office:annotation office:forms text:sequence-decls text:variable-decls text:user-field-decls text:note-citation text:alphabetical-index text:illustration-index text:table-index text:object-index svg:title svg:desc text:ruby-text office:scripts office:font-face-decls office:automatic-styles'.split(
    ' ',
  ),
);
/** What stands in the middle of a paragraph and is read apart from it. */
const APART: Record<string, BlockKind | 'text'> = { 'text:note': 'footnote', 'draw:text-box': 'text' };
const SPACES = new Set(['text:s', 'text:tab', 'text:line-break']);

/** Writes the words of a text document as the blocks of a page, from the front to the back. */
class OdtWriter {
  readonly #styles: OdtStyles;
  readonly #main = new BlockWriter();
  readonly #apart = new BlockWriter();
  /** What ends each element that is open. */
  readonly #open: (() => void)[] = [];
  #unread = 0;
  #inApart = 0;
  #inHead = 0;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  write(token: HtmlToken): void {
    if (token.kind === 'text') this.#add(decodeEntities(token.source));
    else if (token.kind === 'close') this.#open.pop()?.();
    else {
      const end = this.#enter(token.name, token.source);
      if (token.source.endsWith('/>')) end();
      else this.#open.push(end);
    }
  }

  blocks(): DocumentBlock[] {
    return [...this.#main.blocks(), ...this.#apart.blocks()];
  }

  get #writer(): BlockWriter {
    return this.#inApart > 0 ? this.#apart : this.#main;
  }

  #add(text: string): void {
    if (this.#unread === 0) this.#writer.add(text.replace(/\s+/g, ' '));
  }

  /** What it does to the text, and what its end does. */
  #enter(name: string, source: string): () => void {
    if (UNREAD.has(name) || this.#unread > 0) {
      this.#unread++;
      return () => this.#unread--;
    }
    if (SPACES.has(name)) this.#add(' ');
    if (name === 'table:table-header-rows') {
      this.#inHead++;
      return () => this.#inHead--;
    }
    const apart = APART[name];
    if (apart) return this.#beginApart(apart);
    if (name === 'text:table-of-content') return this.#begin('contents');
    if (name === 'text:bibliography') return this.#begin('reference');
    const element = this.#elementFor(name, source);
    if (element === undefined) return () => {};
    const writer = this.#writer;
    writer.enter(element);
    return () => writer.leave(element);
  }

  #elementFor(name: string, source: string): string | undefined {
    const style = attribute(source, 'text:style-name');
    if (name === 'text:h') return `h${Math.min(6, Number(attribute(source, 'text:outline-level')) || 1)}`;
    if (name === 'text:p') return this.#styles.elementFor(style);
    if (name === 'text:span') return this.#styles.isCode(style) ? 'code' : undefined;
    if (/^table:(?:covered-)?table-cell$/.test(name)) return this.#inHead > 0 ? 'th' : 'td';
    return ELEMENTS[name];
  }

  #begin(kind: BlockKind): () => void {
    const writer = this.#writer;
    writer.begin(kind);
    return () => writer.end();
  }

  #beginApart(kind: BlockKind | 'text'): () => void {
    this.#inApart++;
    const end = kind === 'text' ? () => {} : this.#begin(kind);
    return () => {
      end();
      this.#inApart--;
    };
  }
}

async function partOf(archive: ZipArchive, name: string): Promise<string> {
  const bytes = await archive.read(name);
  return bytes ? decodeText(bytes) : '';
}

export async function readOdt(file: OpenDocument, onStep: () => void): Promise<ReadDocument> {
  const archive = await ZipArchive.open(file.content);
  if ((await partOf(archive, 'META-INF/manifest.xml')).includes('<manifest:encryption-data'))
    throw refused('document.encrypted', 'a text document with a password');
  const content = await partOf(archive, 'content.xml');
  if (content === '') throw refused('document.unreadable', 'a text document without its text');
  const shared = await partOf(archive, 'styles.xml');
  onStep();
  const styles = new OdtStyles();
  styles.read(shared);
  styles.read(content);
  const writer = new OdtWriter(styles);
  for (const token of htmlTokens(content)) writer.write(token);
  onStep();
  const blocks = writer.blocks();
  const facts = parseXml((await partOf(archive, 'meta.xml')) || '<none/>');
  const said = (name: string) => tidy([...facts.querySelectorAll(name)][0]?.textContent ?? '') || undefined;
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const language = said('dc\\:language') ?? (attribute(shared, 'fo:language') || undefined);
  return { title: said('dc\\:title') ?? first?.text, language, blocks, warnings: [] };
}
