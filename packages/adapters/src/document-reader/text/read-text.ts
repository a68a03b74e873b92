import type { DocumentBlock, ReadDocument } from '@parlance/ports/document-reader';
import { MAX_TEXT_BYTES } from '../limits.ts';
import { type OpenDocument, readBytes } from '../open-file.ts';
import { decodeText } from './charset.ts';
import { tidy } from './plain-text.ts';

const ITEM = /^\s*(?:[-*+•▪◦‣–]|\d{1,2}[.)])\s+(?=\S)/;
const ENDS_A_SENTENCE = /[.!?…:;,"”»’)\]。！？]$/;
const HEADING_MAX_CHARS = 80;

/** Lines between blank lines. */
function groupLines(text: string): string[][] {
  const groups: string[][] = [[]];
  for (const line of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

/** Whether lines end where the page did, as in mail and old text files. */
function isHardWrapped(groups: string[][]): boolean {
  const lengths = groups
    .flatMap((group) => group.slice(0, -1))
    .map((line) => line.trimEnd().length)
    .sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1] ?? 0;
  const longest = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  return median >= 40 && longest <= 130;
}

function paragraphLines(group: string[], wrapped: boolean): string[] {
  if (!wrapped) return group;
  const paragraphs: string[] = [];
  for (const line of group) {
    const last = paragraphs.at(-1);
    if (last === undefined || ITEM.test(line)) paragraphs.push(line);
    else if (/\p{L}-$/u.test(last) && /^\s*\p{Ll}/u.test(line))
      paragraphs[paragraphs.length - 1] = last.slice(0, -1) + line.trimStart();
    else paragraphs[paragraphs.length - 1] = `${last} ${line}`;
  }
  return paragraphs;
}

function asBlock(line: string, aloneInGroup: boolean, hasMore: boolean): DocumentBlock {
  const text = tidy(line.replace(ITEM, ''));
  if (ITEM.test(line) && !aloneInGroup) return { kind: 'item', text };
  const full = tidy(line);
  const heads = aloneInGroup && hasMore && full.length <= HEADING_MAX_CHARS && !ENDS_A_SENTENCE.test(full);
  return heads ? { kind: 'heading', level: 2, text: full } : { kind: 'paragraph', text: full };
}

export async function readText(file: OpenDocument): Promise<ReadDocument> {
  const { bytes, truncated } = await readBytes(file.content, MAX_TEXT_BYTES);
  const groups = groupLines(decodeText(bytes, file.charset));
  const wrapped = isHardWrapped(groups);
  const blocks = groups.flatMap((group, index) => {
    const lines = paragraphLines(group, wrapped);
    return lines.map((line) => asBlock(line, group.length === 1, index < groups.length - 1));
  });
  return { blocks: blocks.filter((block) => block.text !== ''), warnings: truncated ? ['truncated'] : [] };
}
