import { packFor } from '@parlance/language/languages';
import { Lexer } from '@parlance/language/text/lexer';
import { whyLeftOut } from '../left-out.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { isAroundArticle, underInvitations } from './around-article.ts';
import { articlePatterns } from './article-words.ts';
import { DATELINE } from './datelines.ts';
import { linksElsewhere } from './links-elsewhere.ts';
import { metadataLines } from './metadata-lines.ts';
import { isText, type PageText } from './page-text.ts';
import { barePictureLines, galleriesIn, linkedLines, sourcedCaptions } from './pictures.ts';
import { pulledLines } from './pulled-lines.ts';
import { aboutWriters, findByline, thanksIn } from './writers.ts';

/** What a page prints over an article stands within so many blocks, and is short. */
const OVER_ARTICLE = { blocks: 14, chars: 200 };

/** Captions and highlights before the line that says where the article was written. */
function overArticle(page: PageText): PlacedBlock[] {
  const begins = page
    .slice(0, OVER_ARTICLE.blocks)
    .findIndex(({ kind, text }) => kind === 'paragraph' && DATELINE.test(text));
  return page.slice(0, Math.max(0, begins)).filter(
    ({ kind, level, text }, at) =>
      // What is called first, and big, is the title.
      !(kind === 'heading' && (level === 1 || at === 0)) && text.length <= OVER_ARTICLE.chars,
  );
}

/**
 * Blocks -> the same, with what a page prints around and between the paragraphs of a text marked as such: decided here
 * once, for whoever tells the text, and named in what was left out.
 */
export function markPage(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const pack = packFor(language);
  if (!pack) return [...blocks];
  const patterns = articlePatterns(pack);
  const lexer = new Lexer(pack);
  const page = blocks.filter((block) => !whyLeftOut(block) && (isText(block) || block.kind === 'heading'));
  const lines = new Set([
    ...page.filter((block) => isAroundArticle(block, patterns)),
    ...aboutWriters(page, patterns),
    ...linksElsewhere(page, patterns),
    ...linkedLines(page),
    ...pulledLines(page, pack, lexer),
  ]);
  const byline = findByline(
    page.filter((block) => !lines.has(block)),
    patterns,
  );
  const around = new Set([...lines, ...thanksIn(page, lexer), ...overArticle(page)]);
  for (const under of underInvitations(page, (block) => around.has(block))) around.add(under);
  const unsaid = page.filter((block) => block !== byline && !around.has(block));
  for (const line of metadataLines(unsaid, patterns, pack)) around.add(line);
  const captions = new Set([
    ...barePictureLines(page),
    ...galleriesIn(page),
    ...sourcedCaptions(page, lexer),
  ]);
  if (byline) for (const marked of [around, captions]) marked.delete(byline);
  const isLeft = page.some((block) => isText(block) && !around.has(block) && !captions.has(block));
  // A page of nothing else is told as it is.
  if (!isLeft) return [...blocks];
  return blocks.map((block) => {
    if (around.has(block)) return { ...block, kind: 'boilerplate' };
    if (captions.has(block)) return { ...block, kind: 'caption' };
    return block === byline ? { ...block, isByline: true } : { ...block };
  });
}
