import { Readability } from '@mozilla/readability';
import type { DocumentBlock, ReadDocument } from '@parlance/ports/document-reader';
import { MAX_HTML_BYTES } from '../limits.ts';
import { type OpenDocument, readBytes } from '../open-file.ts';
import { decodeText } from '../text/charset.ts';
import { tidy } from '../text/plain-text.ts';
import { type DomDocument, type DomElement, parseHtml } from './dom.ts';
import { domBlocks } from './dom-blocks.ts';
import { htmlTokens } from './html-tokens.ts';
import { streamedBlocks } from './streamed-blocks.ts';

/** An article Readability finds in less than this is more likely a teaser than the page's text. */
const ARTICLE_MIN_CHARS = 200;
/** What a tree may hold: beyond it memory and the scoring of every element run away. */
const TREE_MAX_TAGS = 40_000;
const TREE_MAX_DEPTH = 400;
/** Elements that hold others; the rest is left open so often that it can't be counted. */
const NEST = /^(?:div|section|article|main|span|table|ul|ol|blockquote|b|i|em|strong|font|center|a)$/;
const HEAD_MAX_CHARS = 200_000;
/** An article that holds less of the page's prose is one section of a text that has more. */
const ARTICLE_MIN_SHARE = 0.6;
/** Less than a page of prose beside the article is what leads elsewhere. */
const MISSED_MIN_CHARS = 2_000;
const PROSE_MIN_CHARS = 80;
/** What people wrote under an article, and what leads to others. */
const BESIDE =
  '[class*=comment], [id*=comment], [class*=related], [id*=related], [class*=sidebar], [id*=sidebar], [class*=promo], [class*=teaser], [class*=recommend]';
const FURNITURE = 'nav, header, footer, aside, form, [role=banner], [role=contentinfo], [role=complementary]';

const declaredCharset = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 4_096))
    .toString('latin1')
    .match(/<meta\b[^<>]*>/gi)
    ?.map((tag) => /charset\s*=\s*["']?([\w-]{2,30})/i.exec(tag)?.[1])
    .find((charset) => charset !== undefined);

const meta = (document: DomDocument, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ||
  undefined;

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

function languageOf(document: DomDocument): string | undefined {
  const said = document.documentElement.getAttribute('lang') || meta(document, 'og:locale');
  const tag = said?.trim().replaceAll('_', '-');
  return tag && LANGUAGE.test(tag) ? tag : undefined;
}

/** Only an address on the web, read against where the page was found. */
function canonicalOf(document: DomDocument, url: string | undefined): string | undefined {
  const said =
    document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? meta(document, 'og:url');
  const address = said ? URL.parse(said, url) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

const AUTHOR_MAX_CHARS = 80;
const AUTHOR_NAMES = ['author', 'article:author', 'parsely-author', 'dc.creator'];

/**
 * What a page calls its author in its head; some put an address there. A line in its body may name who wrote something
 * else that it leads to.
 */
function authorOf(head: DomDocument): string | undefined {
  const said = AUTHOR_NAMES.map((name) => tidy(meta(head, name) ?? ''));
  return said.find((each) => each !== '' && each.length <= AUTHOR_MAX_CHARS && !/[/@<>]/.test(each));
}

type Article = { title?: string; blocks: DocumentBlock[] };

/** The one heading over the page; Readability makes sections of all headings alike. */
function headingOver(document: DomDocument): string | undefined {
  const [first, ...others] = [...document.querySelectorAll('h1')];
  return others.length === 0
    ? tidy(first?.textContent ?? '').replace(/\s?[¶#§]$/, '') || undefined
    : undefined;
}

const TITLE_SIGNS = [' | ', ' – ', ' — ', ' - '];

/** "The tide | Ada Hill", where Ada Hill wrote it. */
function withoutAuthor(title: string, author: string): string {
  const behind = TITLE_SIGNS.map((sign) => `${sign}${author.trim()}`.toLowerCase());
  const found = author.trim() ? behind.find((end) => title.toLowerCase().endsWith(end)) : undefined;
  return found === undefined ? title : title.slice(0, -found.length);
}

function article(document: DomDocument): Article | undefined {
  try {
    const over = headingOver(document);
    const found = new Readability<DomElement>(document as never, {
      // A formula is known by the class of its picture.
      keepClasses: true,
      serializer: (node) => node as unknown as DomElement,
    }).parse();
    if (!found?.content || (found.length ?? 0) < ARTICLE_MIN_CHARS) return undefined;
    const blocks = domBlocks(found.content).map((block) =>
      block.kind === 'heading' && block.text === over ? { ...block, level: 1 } : block,
    );
    return { title: withoutAuthor(found.title ?? '', found.byline ?? '') || undefined, blocks };
  } catch {
    // A tree it stumbles over still has words.
    return undefined;
  }
}

const proseOf = (blocks: readonly DocumentBlock[]): number =>
  blocks
    .filter(({ text }) => text.length >= PROSE_MIN_CHARS && /[.!?…。！？]["”’»)]?$/.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);

/** What stands on the page, but for its furniture. */
function wholePage(document: DomDocument): DocumentBlock[] {
  const furniture = [...document.querySelectorAll(`${FURNITURE}, ${BESIDE}`)];
  for (const element of furniture) element.remove();
  return domBlocks(document.body);
}

/** The page without what is never read, and whether a tree of it can be afforded. */
function trimmed(html: string): { html: string; fitsTree: boolean } {
  const parts: string[] = [];
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  for (const token of htmlTokens(html)) {
    parts.push(token.source);
    if (token.kind === 'text') continue;
    tags++;
    if (NEST.test(token.name)) depth = Math.max(0, depth + (token.kind === 'open' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return { html: parts.join(''), fitsTree: tags <= TREE_MAX_TAGS && deepest <= TREE_MAX_DEPTH };
}

/** The part that says what the page is; small, even where the page is not. */
const headOf = (html: string): string => {
  const end = html.search(/<body[\s>]/i);
  return `${html.slice(0, Math.min(end < 0 ? HEAD_MAX_CHARS : end, HEAD_MAX_CHARS))}<body></body></html>`;
};

export async function readHtml(file: OpenDocument): Promise<ReadDocument> {
  const { bytes, truncated } = await readBytes(file.content, MAX_HTML_BYTES);
  const page = trimmed(decodeText(bytes, file.charset ?? declaredCharset(bytes)));
  const head = parseHtml(headOf(page.html));
  const ownTitle = meta(head, 'og:title') ?? head.querySelector('title')?.textContent;
  // Readability takes its tree apart, so a second look needs a second tree.
  const found = page.fitsTree ? article(parseHtml(page.html)) : undefined;
  const whole = page.fitsTree ? wholePage(parseHtml(page.html)) : streamedBlocks(page.html);
  const [inArticle, onPage] = [proseOf(found?.blocks ?? []), proseOf(whole)];
  const isWhole = onPage - inArticle < MISSED_MIN_CHARS || inArticle >= onPage * ARTICLE_MIN_SHARE;
  const author = authorOf(head);
  return {
    title: tidy(found?.title || ownTitle || '') || undefined,
    ...(author === undefined ? {} : { author }),
    language: languageOf(head),
    canonicalUrl: canonicalOf(head, file.url),
    blocks: found && isWhole ? found.blocks : whole,
    warnings: truncated ? ['truncated'] : [],
  };
}
