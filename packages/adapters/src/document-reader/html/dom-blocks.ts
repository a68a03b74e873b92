import type { DocumentBlock } from '@parlance/ports/document-reader';
import { BlockWriter, UNREAD } from './block-writer.ts';
import { type DomElement, type DomNode, isElement, TEXT } from './dom.ts';

const FOOTNOTE_MARK = /^\s*[[(]?(?:\d{1,3}|[*†‡a-z])[\])]?\s*$/;
const NOTE_ROLES = /^doc-(noteref|footnotes?|endnotes?|backlink|toc|pagebreak|pagelist)$/;
const NOTE_TYPES = /\b(noteref|footnotes?|endnotes?|rearnotes?|toc|pagebreak)\b/;

function isUnread(element: DomElement): boolean {
  const name = element.localName.toLowerCase();
  if (UNREAD.has(name) || element.hasAttribute('hidden')) return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  const role = element.getAttribute('role') ?? '';
  if (role === 'navigation' || NOTE_ROLES.test(role)) return true;
  if (NOTE_TYPES.test(element.getAttribute('epub:type') ?? '')) return true;
  return name === 'sup' && FOOTNOTE_MARK.test(element.textContent);
}

/** Iterative: a page can be nested deeper than the stack is. */
export function domBlocks(root: DomElement): DocumentBlock[] {
  const writer = new BlockWriter();
  let node: DomNode = root;
  for (;;) {
    const read: boolean = !isElement(node) || node === root || !isUnread(node);
    if (node.nodeType === TEXT) writer.add((node.nodeValue ?? '').replace(/\s+/g, ' '));
    else if (isElement(node) && read) writer.enter(node.localName.toLowerCase());
    const child: DomNode | null = read ? node.firstChild : null;
    if (child) {
      node = child;
      continue;
    }
    while (!(node !== root && node.nextSibling)) {
      if (isElement(node) && (node === root || !isUnread(node))) writer.leave(node.localName.toLowerCase());
      if (node === root || !node.parentNode) return writer.blocks;
      node = node.parentNode;
    }
    if (isElement(node) && !isUnread(node)) writer.leave(node.localName.toLowerCase());
    node = node.nextSibling as DomNode;
  }
}
