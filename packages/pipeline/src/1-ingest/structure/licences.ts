import { LEGAL, OF_RIGHTS, wordsFor } from './document-words.ts';
import type { PlacedBlock } from './placed-block.ts';
import { sentencesOf } from './said-sentences.ts';

/** Written with its capitals: an essay says "this license" of the one it speaks about. */
export const OF_ITSELF = new RegExp(`(?<!\\p{L})(?:${wordsFor('ofLicence')})(?!\\p{L})`, 'u');
/** The same in languages nobody writes in. */
const OF_ITSELF_ELSEWHERE =
  /本(?:公眾|公共|通用)?(?:授權|授权|许可|許可)|本ライセンス|本使用許諾|이 라이선스|(?<!\p{L})(?:[Нн]астоящ|[Дд]анн)\p{L}{2,3} [Лл]иценз|(?<!\p{L})[Цц]\p{L}{1,3} [Лл]іценз|(?<!\p{L})[Nn]iniejsz\p{L}{2,4} [Ll]icencj/u;
/** Fewer of its paragraphs may be quoted by a text about it. */
const MIN_OF_ITSELF = 5;
const OF_ITSELF_SHARE = 0.2;
/** So many paragraphs in a row may go without naming it. */
const REACH = 8;
const REACH_AROUND = 2;
/** Between two parts of it, without a heading, more. */
const REACH_BETWEEN = 16;
/** What little is left beside a licence is its title, or how to apply it. */
const BESIDE_SHARE = 0.1;
/** A notice is no licence. */
const LICENCE_MIN_CHARS = 1_500;
/** In one long paragraph: how many of its sentences speak of rights and copies. */
const AROUND_SHARE = 0.4;
/** Under a heading that names a licence. */
const UNDER_SHARE = 0.5;
const NAMED_MAX_CHARS = 80;
const NAMES_LICENCE =
  /(?<!\p{L})(?:licen[cs]es?|licen[cç]as?|licenz[ae]|licencias?|copyright)(?!\p{L})|lizenz|授權|授权|许可|許可|ライセンス|лиценз|ліценз/iu;

type Span = { from: number; to: number };

const isSpoken = ({ kind }: PlacedBlock): boolean =>
  kind === 'paragraph' || kind === 'item' || kind === 'quote';
const isPart = (block: PlacedBlock): boolean => isSpoken(block) || block.kind === 'licence';
const speaksOfItself = (text: string): boolean => OF_ITSELF.test(text) || OF_ITSELF_ELSEWHERE.test(text);

/** A licence that its page sets as one paragraph. */
function isLongLicence(block: PlacedBlock): boolean {
  if (!isSpoken(block) || block.text.length < LICENCE_MIN_CHARS) return false;
  if (!LEGAL.test(block.text) && !speaksOfItself(block.text)) return false;
  const sentences = sentencesOf(block.text);
  return sentences.filter((sentence) => OF_RIGHTS.test(sentence)).length >= sentences.length * AROUND_SHARE;
}

/** Where licences speak of themselves, paragraph after paragraph. */
function cores(blocks: readonly PlacedBlock[]): Span[] {
  const places = blocks.flatMap((block, at) => (isPart(block) && speaksOfItself(block.text) ? [at] : []));
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
    if (OF_RIGHTS.test(blocks[at]?.text ?? '')) last = at;
  return last;
}

const charsOf = (blocks: readonly PlacedBlock[], isCounted: (block: PlacedBlock) => boolean): number =>
  blocks.filter(isCounted).reduce((sum, { text }) => sum + text.length, 0);

const asLicence = (block: PlacedBlock): PlacedBlock =>
  isSpoken(block) || block.kind === 'heading' ? { ...block, kind: 'licence' } : block;

/** The spans, and what stands between two of them without a heading. */
function joined(spans: readonly Span[], blocks: readonly PlacedBlock[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const between = blocks.slice((last?.to ?? 0) + 1, span.from);
    if (last && between.length <= REACH_BETWEEN && between.every(({ kind }) => kind !== 'heading'))
      last.to = span.to;
    else whole.push({ ...span });
  }
  return whole;
}

/** Those of a licence are parts of it by now; only headings have a level. */
const wasHeading = ({ kind, level }: PlacedBlock): boolean =>
  kind === 'heading' || (kind === 'licence' && level !== undefined);

/** "Appendix A. Free Documentation License", with all that stands under it, where most of that is one. */
function markNamed(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const marked = [...blocks];
  blocks.forEach((heading, at) => {
    const { level = 2, text } = heading;
    if (!wasHeading(heading) || text.length > NAMED_MAX_CHARS || !NAMES_LICENCE.test(text)) return;
    const next = blocks.findIndex(
      (block, under) => under > at && wasHeading(block) && (block.level ?? 2) <= level,
    );
    const end = next < 0 ? blocks.length : next;
    const under = blocks.slice(at + 1, end);
    const isOne = charsOf(under, (block) => block.kind === 'licence') >= charsOf(under, isPart) * UNDER_SHARE;
    if (under.length > 0 && isOne) for (let one = at; one < end; one++) marked[one] = asLicence(blocks[one]!);
  });
  return marked;
}

/** A licence in full is there to be looked up: told, nobody follows it, and nobody asked for it. */
export function markLicences(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const spans = joined(
    cores(blocks).map(({ from, to }) => ({ from: reach(blocks, from, -1), to: reach(blocks, to, 1) })),
    blocks,
  );
  const isIn = (at: number) => spans.some(({ from, to }) => at >= from && at <= to);
  const marked = markNamed(
    blocks.map((block, at) => (isIn(at) || isLongLicence(block) ? asLicence(block) : block)),
  );
  const licence = charsOf(marked, ({ kind }) => kind === 'licence');
  const isAll = charsOf(marked, isSpoken) <= (charsOf(marked, isSpoken) + licence) * BESIDE_SHARE;
  return isAll && licence >= LICENCE_MIN_CHARS ? marked.map(asLicence) : marked;
}
