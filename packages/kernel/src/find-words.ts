export type WordFinder = {
  /**
   * For each phrase where it stands as whole words, from left to right without overlapping itself: from, to, from, to
   * and so on; undefined where it does not. Any run of spaces in the text is a space of the phrase. Phrases may
   * overlap each other.
   */
  findIn(text: string): (number[] | undefined)[];
};

type Case = 'as written' | 'any';

const SPACE = 0;
/** A code point that stands in no phrase. */
const STRANGE = -1;
const ROOT = 0;

const LETTERS = { 'as written': /[\p{L}\p{N}]+/gu, any: /[\p{L}\p{N}]+/giu };
const SPACES = /\s+/gu;
/** Twice the same letter, as regular expressions compare letters of any case. */
const SAME_LETTER = /^(.)\1$/isu;
/** Letters whose capitals are two letters each, and which are the same all the same. */
const SAME_WITHOUT_CAPITAL = new Map([
  ['\u1fd3', '\u0390'],
  ['\u1fe3', '\u03b0'],
  ['\ufb05', '\ufb06'],
]);

const isOneLetter = (text: string): boolean =>
  text.length === String.fromCodePoint(text.codePointAt(0)!).length;

/** One for all letters that differ in nothing but their case. */
export function foldCase(letter: string): string {
  const capital = letter.toUpperCase();
  const folded = SAME_WITHOUT_CAPITAL.get(letter) ?? (isOneLetter(capital) ? capital : letter).toLowerCase();
  return folded !== letter && SAME_LETTER.test(letter + folded) ? folded : letter;
}

const folded = new Map<number, number>();

function foldPoint(point: number): number {
  let known = folded.get(point);
  if (known === undefined) {
    known = foldCase(String.fromCodePoint(point)).codePointAt(0)!;
    folded.set(point, known);
  }
  return known;
}

const marksOf = (text: string, pattern: RegExp): Uint8Array => {
  const marks = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(pattern)) marks.fill(1, index, index + found.length);
  return marks;
};

/**
 * All phrases in one walk over the text, however many they are and however much they resemble each other (Aho and
 * Corasick, 1975): the longest beginning of a phrase that the text ends with is known at every letter, and where that
 * goes on no further, the next shorter one. Phrases have no spaces at their ends, and at least one letter.
 */
export function wordFinder(phrases: readonly string[], letterCase: Case): WordFinder {
  const pointOf = letterCase === 'any' ? foldPoint : (point: number) => point;
  const symbols = new Map<number, number>();
  /** Node and symbol in one number, to the next node. */
  const steps = new Map<number, number>();
  const width = phrases.join('').length + 1;
  const phraseAt = [STRANGE];
  const lengths: number[] = [];
  const stepKey = (node: number, symbol: number) => node * width + symbol;

  phrases.forEach((phrase, index) => {
    let node = ROOT;
    let length = 0;
    for (const letter of phrase.replace(SPACES, ' ')) {
      const point = pointOf(letter.codePointAt(0)!);
      const symbol = letter === ' ' ? SPACE : (symbols.get(point) ?? symbols.size + 1);
      if (symbol !== SPACE) symbols.set(point, symbol);
      const key = stepKey(node, symbol);
      const next = steps.get(key) ?? phraseAt.push(STRANGE) - 1;
      steps.set(key, next);
      node = next;
      length++;
    }
    lengths.push(length);
    // Two that are the same here are found in the same places: the first stands for both.
    if (phraseAt[node] === STRANGE) phraseAt[node] = index;
  });

  const { shorter, ending } = linksOf(steps, width, phraseAt);

  function stepFrom(node: number, symbol: number): number {
    if (symbol === STRANGE) return ROOT;
    for (let from = node; ; from = shorter[from]!) {
      const next = steps.get(stepKey(from, symbol));
      if (next !== undefined) return next;
      if (from === ROOT) return ROOT;
    }
  }

  function findIn(text: string): (number[] | undefined)[] {
    const isLetter = marksOf(text, LETTERS[letterCase]);
    const isSpace = marksOf(text, SPACES);
    const found = new Array<number[] | undefined>(phrases.length);
    const lastEnds = new Int32Array(phrases.length);
    /** Where each letter begins, a run of spaces being one. */
    const starts: number[] = [];
    let node = ROOT;
    for (let at = 0, to = 0; at < text.length; at = to) {
      const point = text.codePointAt(at)!;
      to = at + (point > 0xffff ? 2 : 1);
      if (isSpace[at]) while (isSpace[to]) to++;
      starts.push(at);
      node = stepFrom(node, isSpace[at] ? SPACE : (symbols.get(pointOf(point)) ?? STRANGE));
      if (isLetter[to]) continue;
      for (let end = phraseAt[node] === STRANGE ? ending[node]! : node; end !== ROOT; end = ending[end]!) {
        const phrase = phraseAt[end]!;
        const from = starts[starts.length - lengths[phrase]!]!;
        if (from < lastEnds[phrase]! || isLetter[from - 1]) continue;
        lastEnds[phrase] = to;
        const places = found[phrase];
        if (places) places.push(from, to);
        else found[phrase] = [from, to];
      }
    }
    return found;
  }

  return { findIn };
}

/**
 * For every beginning of a phrase: the longest other beginning that it ends with, and the next one of those that is a
 * whole phrase.
 */
function linksOf(steps: ReadonlyMap<number, number>, width: number, phraseAt: readonly number[]) {
  const shorter = new Int32Array(phraseAt.length);
  const ending = new Int32Array(phraseAt.length);
  // Nodes are numbered as phrases were read; links lead to shorter beginnings, which must have theirs before.
  const depths = new Int32Array(phraseAt.length);
  const edges = [...steps].map(([key, node]) => ({
    from: Math.floor(key / width),
    symbol: key % width,
    node,
  }));
  edges.sort((one, other) => one.node - other.node);
  for (const { from, node } of edges) depths[node] = depths[from]! + 1;
  edges.sort((one, other) => depths[one.node]! - depths[other.node]!);
  for (const { from, symbol, node } of edges) {
    let link = from;
    let next: number | undefined;
    while (next === undefined && link !== ROOT) {
      link = shorter[link]!;
      next = steps.get(link * width + symbol);
    }
    const ends = next ?? ROOT;
    shorter[node] = ends;
    ending[node] = phraseAt[ends] === STRANGE ? ending[ends]! : ends;
  }
  return { shorter, ending };
}
