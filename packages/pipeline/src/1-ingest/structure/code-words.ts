import type { PlacedBlock } from './placed-block.ts';

const TICKED = /`{1,2}([^`]{1,200})`{1,2}/g;
const WORD = /[\p{L}\d][\p{L}\d-]*/gu;
const SAID: ReadonlySet<string> = new Set(['heading', 'paragraph', 'item', 'quote']);
const FREQUENT = { least: 3, share: 0.03, most: 6 };
/** "$ dry nets | hang": commands are things of their own, and not a part of what is listed. */
const COMMAND = /(?:^|[$#>|;&] |sudo )([\p{L}\d][\p{L}\d-]*)(?=\s|$)/gu;

const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);

/**
 * Words that stand in the listings of a document and in no sentence of it, unless it speaks of them throughout: set as
 * code, they are a part of what is listed, and nobody who only listens knows them.
 */
export function listedWords(blocks: readonly PlacedBlock[]): ReadonlySet<string> {
  const listed = new Set<string>();
  const words = new Set<string>();
  const times = new Map<string, number>();
  const said = blocks.filter(({ kind }) => SAID.has(kind));
  for (const { text } of blocks.filter(({ kind }) => kind === 'code')) {
    for (const word of wordsOf(text)) listed.add(word);
    for (const [, command = ''] of text.matchAll(COMMAND)) words.add(command.toLowerCase());
  }
  for (const { text } of said) {
    const codes = [...text.matchAll(TICKED)].map(([, code = '']) => code);
    for (const code of new Set(codes)) times.set(code, (times.get(code) ?? 0) + 1);
    for (const code of codes) if (/\(/.test(code)) for (const word of wordsOf(code)) listed.add(word);
    for (const word of wordsOf(text.replace(TICKED, ' '))) words.add(word.toLowerCase());
  }
  const often = Math.min(FREQUENT.most, Math.max(FREQUENT.least, said.length * FREQUENT.share));
  return new Set(
    [...listed].filter(
      (word) => !word.includes('-') && !words.has(word.toLowerCase()) && (times.get(word) ?? 0) < often,
    ),
  );
}
