import type { Level } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Understanding } from '../analysis/understand.ts';
import { isQuoted, type Spoken } from '../render/teller.ts';
import { echoWays } from './echo-ways.ts';
import { exchangeWays, GOES_ON } from './exchange-ways.ts';
import { keepsBounds, keepsSense } from './keeps.ts';
import { ruleWays } from './rule-ways.ts';
import { type Kind, type Piece, plainWay, type Way } from './way.ts';

/** Longer tellings at the end of an exchange are shared once more. */
const SHARE_AGAIN_FROM = 11;
/** Reading aloud costs; as many words in a row count as read. */
const READING_COST: Record<Level, number> = { beginner: 2.4, intermediate: 3, expert: 0.6 };
const ROW = 5;
const AGAIN = { perPiece: 3, cost: 0.8, ways: 48 };

type Place = {
  /** The sentence just said, if this one follows it in the source too. */
  previous: Spoken | undefined;
  /** A greeting or a new chapter has just been said. */
  afterLead: boolean;
};

/** The other one of the two tells this piece, so that who tells and who takes over change places. */
const bySameVoice = (kind: Kind, { pieces }: Way): Piece[] =>
  kind === 'tell'
    ? [...pieces]
    : pieces.map((piece) => ({ ...piece, kind: piece.kind === 'tell' ? 'hand' : 'tell' }));

/** Long pieces become exchanges of their own. */
function sharedAgain(way: Way, { pack, casing }: Understanding): Way[] {
  if (way.form === 'plain') return [];
  return way.pieces.flatMap(({ kind, text }, at) => {
    if (kind === 'ask' || countWords(text) < SHARE_AGAIN_FROM) return [];
    return ruleWays(text, pack, casing)
      .filter(({ pieces }) => pieces[0]?.kind === 'tell')
      .filter(({ pieces }) => kind === 'tell' || pieces.every((piece) => piece.kind !== 'ask'))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, AGAIN.perPiece)
      .map((again) => ({
        form: `${way.form}/${again.form}`,
        cost: way.cost + AGAIN.cost * again.cost,
        ...((again.inflected ?? way.inflected) && { inflected: again.inflected ?? way.inflected }),
        pieces: way.pieces.toSpliced(at, 1, ...bySameVoice(kind, again)),
      }));
  });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of words that stand in a row of five as they stand in the source: what is read and not retold. */
function readShare(pieces: readonly Piece[], source: string): number {
  const words = wordsIn(source);
  const rows = new Set(words.map((_, at) => words.slice(at, at + ROW).join(' ')));
  let said = 0;
  let read = 0;
  for (const { text } of pieces) {
    const own = wordsIn(text);
    const isRead = own.map(() => false);
    for (let at = 0; at + ROW <= own.length; at++)
      if (rows.has(own.slice(at, at + ROW).join(' '))) isRead.fill(true, at, at + ROW);
    said += own.length;
    read += isRead.filter(Boolean).length;
  }
  return read / Math.max(1, said);
}

/** "And why?": after a greeting or a new chapter there is nothing to take up. */
const takesUp = (piece: Piece | undefined): boolean => piece?.kind === 'ask' && GOES_ON.test(piece.text);

function everyWay(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const { text, sentence } = spoken;
  const { pack, casing } = understanding;
  const light = !sentence.somber && level !== 'expert';
  const ways = [
    ...ruleWays(text, pack, casing).filter(({ pieces: [first] }) => !place.afterLead || !takesUp(first)),
    ...exchangeWays(text, { pack, casing, ...place }),
    ...(light ? echoWays(text, pack) : []),
  ];
  // Whoever knows the subject follows long sentences, and hears them as they are.
  if (level === 'expert') return ways.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'ask'));
  const once = ways.flatMap((way) => sharedAgain(way, understanding));
  const twice = once.flatMap((way) => sharedAgain(way, understanding));
  return [...ways, ...once, ...twice].sort((a, b) => a.cost - b.cost).slice(0, AGAIN.ways);
}

/** In everyday words, where they say no more and no less; ways of one sentence have most of their pieces in common. */
function retelling({ pack }: Understanding): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let said = known.get(text);
    if (said === undefined) {
      const everyday = inEverydayWords(text, pack);
      said = keepsBounds(everyday, text, pack) ? everyday : text;
      known.set(text, said);
    }
    return said;
  };
}

/**
 * What somebody says as "I", with a question of the listener's in the middle: the words stay that person's, so that
 * the listener says none of them as their own. `whole` is how it is quoted in one piece.
 */
export function splitQuotation(
  { text }: Spoken,
  whole: string,
  { pack, casing, lexer }: Understanding,
): Way[] {
  const [open, close] = pack.quotes;
  const lead = whole.slice(0, Math.max(0, whole.indexOf(open)));
  const ownVoice = wordRegex(pack.grammar.authorVoice, 'u');
  const bare = text.replace(/[“”„"«»]/g, '');
  return ruleWays(bare, pack, casing)
    .filter(({ pieces }) =>
      pieces.every(({ kind, text: said }) => kind === 'tell' || (kind === 'ask' && !ownVoice.test(said))),
    )
    .filter(({ pieces }) => pieces[0]?.kind === 'tell')
    .filter((way) => keepsSense(way, bare, pack, lexer))
    .map((way) => ({
      ...way,
      pieces: way.pieces.map((piece, at) =>
        piece.kind === 'ask'
          ? { ...piece, bare: true }
          : { ...piece, text: (at === 0 ? lead : '') + open + piece.text + close },
      ),
    }));
}

/** Drafts are written several times over, from the same sentences. */
const found = new WeakMap<Understanding, Map<string, Way[]>>();

/**
 * Every way in which two people can share a sentence, each held to what the sentence says; telling it as it stands
 * is always among them.
 */
export function waysOf(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const known = found.get(understanding) ?? new Map<string, Way[]>();
  found.set(understanding, known);
  const key = `${level}/${place.afterLead}/${place.previous?.text}/${spoken.text}`;
  const ways = known.get(key) ?? findWays(spoken, place, understanding, level);
  known.set(key, ways);
  return ways;
}

function findWays(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const { text, sentence } = spoken;
  const { pack, lexer } = understanding;
  if (sentence.isQuestion && !isQuoted(spoken))
    return [{ form: 'own-question', cost: 0, pieces: [{ kind: 'ask', text, own: true }] }];
  if (isQuoted(spoken)) return [plainWay(text)];
  const all = everyWay(spoken, place, understanding, level);
  const terms = new Set(lexer.terms(text));
  const retold = retelling(understanding);
  return [plainWay(text), ...all.filter((way) => keepsSense(way, text, pack, lexer))].map((way): Way => {
    const pieces = way.pieces.map((piece): Piece => {
      if (piece.kind !== 'ask') return { ...piece, text: retold(piece.text) };
      const meant = lexer.terms(piece.text).filter((term) => terms.has(term));
      const elsewhere = way.pieces.flatMap((other) => (other === piece ? [] : lexer.terms(other.text)));
      // What is said in the question alone is told there, and rests on the source like all that is told.
      const tells = meant.some((term) => !elsewhere.includes(term));
      const about = meant.length === 0 ? piece.text : meant.toSorted().join(' ');
      return { ...piece, text: retold(piece.text), bare: meant.length === 0, tells, about };
    });
    return { ...way, pieces, cost: way.cost + READING_COST[level] * readShare(pieces, sentence.text) };
  });
}
