import { type Level, LIMITS } from '@parlance/kernel/limits';
import type { Piece } from './piece.ts';

/** What one voice says at a stretch. */
export type Turn = readonly Piece[];

/** As many words as a listener of this level likes in one breath of the conversation, and as a paragraph of one voice. */
const TURN_WORDS: Record<Level, number> = { beginner: 12, intermediate: 15, expert: 24 };
const MONOLOGUE_WORDS: Record<Level, number> = { beginner: 60, intermediate: 80, expert: 105 };
/** The most pieces that one turn is tried with: an answer of an interview is one. */
const MAX_PIECES = 40;
/** A sentence of so few words is handed to the other voice, best of all where it ends a paragraph. */
const SHORT_WORDS = 8;

/** What it costs to break a rule of turns; words off the target cost their share of it, squared. */
const COST = {
  long: 0.75,
  short: 0.3,
  /** The other voice goes on in the middle of a paragraph. */
  handOver: 0.5,
  shortHandOver: 0,
  /** Better than not: it is what the other voice is for. */
  punchLine: -0.35,
  finish: 0.3,
  leans: 0.5,
  opensNowhere: 9,
  tornApart: 12,
  wrongVoice: 6,
} as const;

const wordsIn = (turn: Turn): number => turn.reduce((sum, { words }) => sum + words, 0);
const charsIn = (turn: Turn): number => turn.reduce((sum, { text }) => sum + text.length + 1, 0);

function lengthCost(words: number, target: number): number {
  const off = (words - target) / target;
  // Beyond three times the target, it is a long answer, and each further sentence costs the same.
  if (off > 2) return COST.long * (4 + (off - 2) * 2.5);
  return off * off * (off > 0 ? COST.long : COST.short);
}

/** What it costs to let the other voice begin with the piece at a place. */
function openingCost(pieces: readonly Piece[], at: number): number {
  const piece = pieces[at];
  if (!piece || at === 0 || piece.opens === 'always') return 0;
  if (piece.opens === 'never') return COST.tornApart;
  if (piece.joined !== undefined) return COST.finish;
  const endsParagraph = pieces[at + 1]?.paragraph !== piece.paragraph;
  if (piece.words <= SHORT_WORDS) return endsParagraph ? COST.punchLine : COST.shortHandOver;
  return COST.handOver + (piece.leans ? COST.leans : 0);
}

type Speaker = 0 | 1;
type Way = { cost: number; from: number };

/**
 * Pieces -> turns of two voices that alternate, begun by the first and ended by the second: of all ways to part them,
 * the one that costs least. `teller`: which of the two has the author's own words.
 */
function cheapest(
  pieces: readonly Piece[],
  target: number,
  teller: Speaker,
): { cost: number; turns: Turn[] } {
  const none: Way = { cost: Number.POSITIVE_INFINITY, from: 0 };
  const best: [Way, Way][] = pieces.map((): [Way, Way] => [none, none]);
  // Before the first turn it was, so to speak, the second voice's.
  const before = (at: number, speaker: Speaker): number =>
    at === 0 ? (speaker === 1 ? 0 : Number.POSITIVE_INFINITY) : (best[at - 1]?.[speaker].cost ?? 0);
  const voiceCost = ({ voice }: Piece, speaker: Speaker): number =>
    voice === undefined || (voice === 'teller') === (speaker === teller) ? 0 : COST.wrongVoice;
  pieces.forEach((_, end) => {
    for (const speaker of [0, 1] as const) {
      let [words, chars, cost] = [0, 0, 0];
      for (let from = end; from >= Math.max(0, end - MAX_PIECES); from--) {
        const piece = pieces[from] as Piece;
        words += piece.words;
        chars += piece.text.length + 1;
        cost += voiceCost(piece, speaker);
        if (from < end && (pieces[from + 1] as Piece).opens === 'always') cost += COST.opensNowhere;
        if (chars > LIMITS.scriptLineMaxChars && from < end) break;
        const all =
          before(from, speaker === 0 ? 1 : 0) + cost + lengthCost(words, target) + openingCost(pieces, from);
        const way = best[end] as [Way, Way];
        if (all < way[speaker].cost) way[speaker] = { cost: all, from };
      }
    }
  });
  const turns: Turn[] = [];
  let speaker: Speaker = 1;
  for (let end = pieces.length - 1; end >= 0; ) {
    const { from } = best[end]?.[speaker] ?? none;
    turns.unshift(pieces.slice(from, end + 1));
    end = from - 1;
    speaker = speaker === 0 ? 1 : 0;
  }
  return { cost: best.at(-1)?.[1].cost ?? Number.POSITIVE_INFINITY, turns };
}

/** The words of a turn: halves of a sentence that one voice says are one sentence. */
export const textOf = (turn: Turn): string =>
  turn.reduce((said, { text, joined }, at) => {
    if (at === 0) return text;
    return joined === undefined ? `${said} ${text}` : said.replace(/\.$/, joined);
  }, '');

/** What two voices say in turns; there must be two pieces at least. */
export function turnsOfTwo(pieces: readonly Piece[], level: Level): Turn[] {
  const ways = ([0, 1] as const).map((teller) => cheapest(pieces, TURN_WORDS[level], teller));
  const [first, second] = ways;
  return (first && second && second.cost < first.cost ? second : first)?.turns ?? [];
}

/** What one voice says between two pauses: paragraphs, short ones of one part together, long ones in parts. */
export function turnsOfOne(pieces: readonly Piece[], level: Level): Turn[] {
  const turns: Piece[][] = [];
  for (const piece of pieces) {
    const last = turns.at(-1);
    const isRoom =
      last !== undefined &&
      piece.heading === undefined &&
      // What frames the text is said by itself.
      (piece.paragraph === undefined) === (last[0]?.paragraph === undefined) &&
      wordsIn(last) + (piece.opens === 'never' ? 0 : piece.words) <= MONOLOGUE_WORDS[level] &&
      charsIn(last) + piece.text.length < LIMITS.scriptLineMaxChars;
    if (isRoom) last.push(piece);
    else turns.push([piece]);
  }
  return turns;
}
