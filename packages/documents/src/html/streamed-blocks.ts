import type { DocumentBlock } from '@parlance/ports/document-reader';
import { BlockWriter, UNREAD } from './block-writer.ts';
import { parseHtml } from './dom.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

const FURNITURE = new Set(['header', 'footer', 'aside']);
/** They have no end, so nothing can be inside them. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN = /\s(?:hidden(?=[\s>=/])|aria-hidden=["']?true|role=["']?(?:navigation|banner|contentinfo))/i;

const entities = new Map<string, string>();

/** There are two thousand names; the parser knows them, and each is asked for once. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});?/gi, (entity) => {
    const known = entities.get(entity) ?? parseHtml(`<p>${entity}</p>`).body.textContent;
    entities.set(entity, known);
    return known;
  });
}

const isUnread = (token: HtmlToken & { name: string }): boolean =>
  UNREAD.has(token.name) || FURNITURE.has(token.name) || HIDDEN.test(token.source.slice(0, 2_000));

/** A page too large for a tree, read as it stands: no article is looked for, only furniture is left out. */
export function streamedBlocks(html: string): DocumentBlock[] {
  const writer = new BlockWriter();
  let inside: { name: string; depth: number } | undefined;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (!inside) writer.add(decodeEntities(token.source).replace(/\s+/g, ' '));
    } else if (inside) {
      if (token.name === inside.name) inside.depth += token.kind === 'open' ? 1 : -1;
      if (inside.depth === 0) inside = undefined;
    } else if (token.kind === 'close') writer.leave(token.name);
    else if (!isUnread(token)) writer.enter(token.name);
    else if (!VOID.has(token.name)) inside = { name: token.name, depth: 1 };
  }
  writer.leave('body');
  return writer.blocks();
}
