import { wordFinder } from './find-words.ts';

/** How a person wants a word to be said. */
export type Pronunciation = { written: string; spoken: string /** Null for all. */; language: string | null };

/** A person's dictionary, and what it may do to a script. */
export type Dictionary = {
  entries: readonly Pronunciation[];
  /**
   * The script is a person's own: price and limits were taken from what is said. One that was written for a length
   * pays for that length, so there a line that would be more than twice as long is said as it is written.
   */
  isMeasured: boolean;
};

const GROWS_AT_MOST = 2;

type WordTime = { text: string; startMs: number; endMs: number };

/** What is given to the voice instead of the line, and the way back from its words to the line's. */
export type Respelt = { text: string; timesOf(said: readonly WordTime[]): WordTime[] };

type Span = { from: number; to: number };
type Change = Span & { spoken: string };

/** A word in small letters means the word however it is written; one with capitals means just that: "US" is not "us". */
const isAnyCase = ({ written }: Pronunciation): boolean => written === written.toLowerCase();

/** Where the entries of one list stand in a text: the longest entry first, with from, to, from, to and so on. */
type Finder = (text: string) => { spoken: string; places: number[] }[];

/** Made for a list's first line, and used for all others. */
const finders = new WeakMap<readonly Pronunciation[], Map<string, Finder>>();

function finderOf(entries: readonly Pronunciation[], language: string): Finder {
  const known = finders.get(entries) ?? new Map<string, Finder>();
  finders.set(entries, known);
  const finder = known.get(language) ?? makeFinder(entries, language);
  known.set(language, finder);
  return finder;
}

function makeFinder(entries: readonly Pronunciation[], language: string): Finder {
  const byLength = entries
    .filter((entry) => entry.language === null || entry.language === language)
    .sort((a, b) => b.written.length - a.written.length);
  const finderFor = (isAny: boolean) => {
    const ranks = [...byLength.keys()].filter((rank) => isAnyCase(byLength[rank]!) === isAny);
    if (ranks.length === 0) return () => [];
    const phrases = ranks.map((rank) => byLength[rank]!.written);
    const { findIn } = wordFinder(phrases, isAny ? 'any' : 'as written');
    return (text: string) =>
      findIn(text).flatMap((places, phrase) => (places ? [{ rank: ranks[phrase]!, places }] : []));
  };
  const both = [true, false].map(finderFor);
  return (text) =>
    both
      .flatMap((find) => find(text))
      .sort((a, b) => a.rank - b.rank)
      .map(({ rank, places }) => ({ spoken: byLength[rank]!.spoken, places }));
}

/** Whether texts have an entry in them, whatever its language. */
export function hasWord(entry: Pronunciation): (text: string) => boolean {
  const finder = makeFinder([{ ...entry, language: null }], '');
  return (text) => finder(text).length > 0;
}

/** Where entries stand in a text, the longest first where two would overlap. */
function changesIn(text: string, finder: Finder): Change[] {
  const changes: Change[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const { spoken, places } of finder(text))
    for (let at = 0; at < places.length; at += 2) {
      const [from, to] = [places[at]!, places[at + 1]!];
      if (isTaken[from] || isTaken[to - 1] || isTaken.subarray(from, to).includes(1)) continue;
      isTaken.fill(1, from, to);
      changes.push(...wordByWord({ from, to, spoken }, text.slice(from, to)));
    }
  return changes.sort((a, b) => a.from - b.from);
}

const wordsIn = (text: string): (Span & { text: string })[] =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

/** A name of two words that is said with two words: each has its own. */
function wordByWord(change: Change, written: string): Change[] {
  const [from, to] = [wordsIn(written), wordsIn(change.spoken)];
  if (from.length !== to.length) return [change];
  return from.map((word, at) => ({
    from: change.from + word.from,
    to: change.from + word.to,
    spoken: to[at]!.text,
  }));
}

/** Where a place of the line is in what is said; a place inside a change is at its end. */
function placeIn(changes: readonly Change[], at: number): number {
  let shift = 0;
  for (const { from, to, spoken } of changes) {
    if (at <= from) break;
    if (at < to) return from + shift + spoken.length;
    shift += spoken.length - (to - from);
  }
  return at + shift;
}

/** Says a line as the person wants it; words keep the times at which they are heard, whatever they became. */
export function respell(text: string, language: string, { entries, isMeasured }: Dictionary): Respelt {
  const changes = changesIn(text, finderOf(entries, language));
  const asWritten = { text, timesOf: (said: readonly WordTime[]) => [...said] };
  if (changes.length === 0) return asWritten;
  let said = '';
  let done = 0;
  for (const { from, to, spoken } of changes) {
    said += text.slice(done, from) + spoken;
    done = to;
  }
  said += text.slice(done);
  if (!isMeasured && said.length > text.length * GROWS_AT_MOST) return asWritten;
  return { text: said, timesOf: (times) => timesOfWritten(text, said, changes, times) };
}

function timesOfWritten(
  text: string,
  said: string,
  changes: readonly Change[],
  times: readonly WordTime[],
): WordTime[] {
  const spoken = wordsIn(said);
  let lastEndMs = 0;
  let first = 0;
  return wordsIn(text).map((word) => {
    const [from, to] = [placeIn(changes, word.from), placeIn(changes, word.to)];
    while (first < spoken.length && spoken[first]!.to <= from) first++;
    let behind = first;
    while (behind < spoken.length && spoken[behind]!.from < to) behind++;
    const heard = times.slice(first, behind);
    // The second word of a name that became one word has been said with the first.
    const startMs = heard[0]?.startMs ?? lastEndMs;
    lastEndMs = heard.at(-1)?.endMs ?? lastEndMs;
    return { text: word.text, startMs, endMs: lastEndMs };
  });
}
