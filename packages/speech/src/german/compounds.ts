import type { WordList } from './word-list.ts';

const SHORTEST_PART = 3;
/** Where the list knows the word as one, only longer parts are believed: "Legende" is no end. */
const SHORTEST_OF_KNOWN = 4;
/** Of a noun that the list doesn't name as a beginning. */
const SHORTEST_DOUBTFUL = 5;
/** Adjectives look like ends of verbs: there is nothing even in "zugeben", and nothing old in "ausgehalten". */
const SHORTEST_ADJECTIVE = 5;
const SHORTEST_ADJECTIVE_OF_KNOWN = 6;
const JOINED_BY_S = /(?:ung|heit|keit|schaft|ion|tät|tum|ling)s$/;
/** "Verbrauch" is no smoke of verbs. */
const PREFIXED = /^(?:be|ent|er|ge|ver|zer)(.+)$/;
const WORD = /^\p{L}+$/u;

const shortest = (parts: readonly string[]): number => Math.min(...parts.map((part) => part.length));

/** The first of two ways to divide a word is better with fewer parts, or with as many and none of them short. */
const isBetter = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length ? shortest(one) > shortest(other) : one.length < other.length;

type Rules = {
  beginsWith(part: string, rest: string): boolean;
  endsWith(part: string): boolean;
  atLeast: number;
};

function divide(word: string, { beginsWith, endsWith, atLeast }: Rules): string[] | undefined {
  const divided = new Map<number, string[] | undefined>();
  function divideFrom(from: number): string[] | undefined {
    if (divided.has(from)) return divided.get(from);
    const rest = word.slice(from);
    let best = from > 0 && endsWith(rest) ? [rest] : undefined;
    for (let to = from + atLeast; to <= word.length - atLeast; to++) {
      const first = word.slice(from, to);
      const others = beginsWith(first, word.slice(to)) ? divideFrom(to) : undefined;
      const found = others && [first, ...others];
      if (found && (!best || isBetter(found, best))) best = found;
    }
    divided.set(from, best);
    return best;
  }
  return divideFrom(0);
}

/** A noun or the stem of a verb may begin a compound also where the list doesn't say so: "Turbinen", "Wirk". */
function mayBegin(part: string, rest: string, { beginnings, nouns, verbStems }: WordList): boolean {
  // "Zucker" before "kranke" is no "Zuck".
  const isLonger = rest.startsWith('er') && nouns.has(`${part}er`);
  if (beginnings.has(part) || (verbStems.has(part) && !isLonger)) return true;
  if (part.length < SHORTEST_DOUBTFUL) return false;
  return nouns.has(part) || (JOINED_BY_S.test(part) && nouns.has(part.slice(0, -1)));
}

/** Where the parts of a German word meet: "Schnittstelle" is "Schnitt" and "stelle". One part for a simple word. */
export function compoundParts(word: string, list: WordList): string[] {
  if (!WORD.test(word)) return [word];
  const small = word.toLowerCase();
  const isNoun = small !== word;
  const ends = isNoun ? list.nouns : list.adjectives;
  if (ends.has(PREFIXED.exec(small)?.[1] ?? '')) return [word];
  const isKnown = ends.has(small);
  const shortestEnd = isNoun ? 0 : isKnown ? SHORTEST_ADJECTIVE_OF_KNOWN : SHORTEST_ADJECTIVE;
  const surely = {
    beginsWith: (part: string) => list.beginnings.has(part),
    endsWith: (part: string) => ends.has(part) && part.length >= shortestEnd,
    atLeast: isNoun && !isKnown ? SHORTEST_PART : SHORTEST_OF_KNOWN,
  };
  const perhaps = {
    ...surely,
    beginsWith: (part: string, rest: string) => mayBegin(part, rest, list),
    atLeast: SHORTEST_OF_KNOWN,
  };
  const parts = divide(small, surely) ?? (isNoun ? divide(small, perhaps) : undefined);
  return parts ? [word.slice(0, parts[0]!.length), ...parts.slice(1)] : [word];
}
