import type { BlockKind, DocumentBlock } from '@parlance/ports/document-reader';
import { BlockWriter, UNREAD } from './block-writer.ts';
import { type DomElement, type DomNode, isElement, TEXT } from './dom.ts';
import { formulaWords } from './formula-words.ts';

const FOOTNOTE_MARK = /^\s*[[(]?(?:\d{1,3}|[*†‡a-z])[\])]?\s*$/;
const MARKS = /^doc-(noteref|backlink|pagebreak|pagelist)$/;
const MARK_TYPES = /\b(noteref|pagebreak)\b/;
const NOTE_ROLES = /^doc-(footnotes?|endnotes?)$/;
const NOTE_TYPES = /\b(footnotes?|endnotes?|rearnotes?)\b/;

/** "¶" behind a heading: a link to the place where it stands. */
const isAnchor = (element: DomElement): boolean =>
  element.localName.toLowerCase() === 'a' &&
  (element.getAttribute('href') ?? '').startsWith('#') &&
  /^\s*[^\p{L}\p{N}\s]\s*$/u.test(element.textContent);

const isLink = (element: DomElement): boolean =>
  element.localName.toLowerCase() === 'a' && element.hasAttribute('href');

const NOTE_CLASS = /(?:^|[\s_-])(?:footnote|noteref|fnref|endnote)/i;
const isNoteLink = (element: DomElement): boolean =>
  element.localName.toLowerCase() === 'a' &&
  NOTE_CLASS.test(element.getAttribute('class') ?? '') &&
  FOOTNOTE_MARK.test(element.textContent);

const isInlineMath = (element: DomElement): boolean =>
  element.localName.toLowerCase() === 'math' && element.getAttribute('display') !== 'block';
const FORMULA_CLASS = /\b(?:math|tex|latex|formula|equation)\b/i;

/** What is said where an element is not read: nothing, unless it is a formula in a sentence. */
function insteadOf(element: DomElement): string {
  const isPicture = element.localName.toLowerCase() === 'img';
  const written = (isPicture ? (element.getAttribute('alt') ?? '') : element.textContent).trim();
  const isFormula = isPicture
    ? FORMULA_CLASS.test(element.getAttribute('class') ?? '') || /\\[a-z]{2}|[_^]\{/i.test(written)
    : isInlineMath(element);
  return isFormula ? formulaWords(written) : '';
}

function isUnread(element: DomElement): boolean {
  const name = element.localName.toLowerCase();
  if (isInlineMath(element) || isAnchor(element) || isNoteLink(element)) return true;
  if (UNREAD.has(name) || element.hasAttribute('hidden')) return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  const role = element.getAttribute('role') ?? '';
  if (role === 'navigation' || MARKS.test(role)) return true;
  if (MARK_TYPES.test(element.getAttribute('epub:type') ?? '')) return true;
  return name === 'sup' && FOOTNOTE_MARK.test(element.textContent);
}

/** What an element is by what it says of itself. */
function roleOf(element: DomElement): BlockKind | undefined {
  const role = element.getAttribute('role') ?? '';
  const type = element.getAttribute('epub:type') ?? '';
  if (NOTE_ROLES.test(role) || NOTE_TYPES.test(type)) return 'footnote';
  if (role === 'doc-toc' || /\btoc\b/.test(type)) return 'contents';
  return undefined;
}

const ROWS = /^(?:tr|tbody|thead)$/i;

/** Readability makes a div of the element it takes for the article: where that was a table, its rows still tell. */
function nameOf(element: DomElement): string {
  const name = element.localName.toLowerCase();
  if (name !== 'div') return name;
  let child = element.firstChild;
  while (child && !isElement(child)) child = child.nextSibling;
  return child && ROWS.test(child.localName) ? 'table' : name;
}

/** Iterative: a page can be nested deeper than the stack is. */
export function domBlocks(root: DomElement): DocumentBlock[] {
  const writer = new BlockWriter();
  const enter = (element: DomElement) => {
    const role = roleOf(element);
    if (role) writer.begin(role);
    else writer.enter(nameOf(element));
    if (isLink(element)) writer.link(1);
  };
  const leave = (element: DomElement) => {
    if (isLink(element)) writer.link(-1);
    if (roleOf(element)) writer.end();
    else writer.leave(nameOf(element));
  };
  let node: DomNode = root;
  for (;;) {
    const read: boolean = !isElement(node) || node === root || !isUnread(node);
    if (node.nodeType === TEXT) writer.add((node.nodeValue ?? '').replace(/\s+/g, ' '));
    else if (isElement(node)) {
      if (read) enter(node);
      else writer.add(insteadOf(node));
    }
    const child: DomNode | null = read ? node.firstChild : null;
    if (child) {
      node = child;
      continue;
    }
    while (!(node !== root && node.nextSibling)) {
      if (isElement(node) && (node === root || !isUnread(node))) leave(node);
      if (node === root || !node.parentNode) return writer.blocks();
      node = node.parentNode;
    }
    if (isElement(node) && !isUnread(node)) leave(node);
    node = node.nextSibling as DomNode;
  }
}
