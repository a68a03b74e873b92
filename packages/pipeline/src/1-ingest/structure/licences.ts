import { wordsFor } from './document-words.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Written with its capitals: an essay says "this license" of the one it speaks about. */
export const OF_ITSELF = new RegExp(`(?<!\\p{L})(?:${wordsFor('ofLicence')})(?!\\p{L})`, 'u');
/** What stands around that in a licence, in words that look alike in our languages. */
const AROUND =
  /licen[cçsz]|lizenz|copyright|urheberrecht|warrant|garant|gewährleist|haftung|liab|distribu|patent|free software|copies|permission|terms and conditions|these terms/i;
/** Fewer of its paragraphs may be quoted by a text about it. */
const MIN_OF_ITSELF = 5;
const OF_ITSELF_SHARE = 0.2;
/** So many paragraphs in a row may go without naming it. */
const REACH = 8;
const REACH_AROUND = 2;
/** What little is left beside a licence is its title, or how to apply it. */
const BESIDE_SHARE = 0.1;

type Span = { from: number; to: number };

const isSpoken = ({ kind }: PlacedBlock): boolean =>
  kind === 'paragraph' || kind === 'item' || kind === 'quote';
const isPart = (block: PlacedBlock): boolean => isSpoken(block) || block.kind === 'licence';

/** Where licences speak of themselves, paragraph after paragraph. */
function cores(blocks: readonly PlacedBlock[]): Span[] {
  const places = blocks.flatMap((block, at) => (isPart(block) && OF_ITSELF.test(block.text) ? [at] : []));
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && place - (run.at(-1) as number) <= REACH) run.push(place);
    else runs.push([place]);
  }
  return runs.flatMap((run) => {
    const span = { from: run[0] as number, to: run.at(-1) as number };
    const isDense = run.length >= (span.to - span.from + 1) * OF_ITSELF_SHARE;
    return run.length >= MIN_OF_ITSELF && isDense ? [span] : [];
  });
}

/** How far a licence goes in one direction: to where nothing is said of rights and copies any more. */
function reach(blocks: readonly PlacedBlock[], from: number, step: 1 | -1): number {
  let last = from;
  for (let at = from + step; at >= 0 && at < blocks.length && Math.abs(at - last) <= REACH_AROUND; at += step)
    if (AROUND.test(blocks[at]?.text ?? '')) last = at;
  return last;
}

const charsOf = (blocks: readonly PlacedBlock[]): number =>
  blocks.filter(isSpoken).reduce((sum, { text }) => sum + text.length, 0);

/** A licence in full is there to be looked up: told, nobody follows it, and nobody asked for it. */
export function markLicences(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const spans = cores(blocks).map(({ from, to }) => ({
    from: reach(blocks, from, -1),
    to: reach(blocks, to, 1),
  }));
  if (spans.length === 0) return [...blocks];
  const isIn = (at: number) => spans.some(({ from, to }) => at >= from && at <= to);
  const beside = blocks.filter((_, at) => !isIn(at));
  const isAll = charsOf(beside) <= charsOf(blocks) * BESIDE_SHARE;
  return blocks.map((block, at) =>
    (isAll || isIn(at)) && (isSpoken(block) || block.kind === 'heading')
      ? { ...block, kind: 'licence' }
      : block,
  );
}
