import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { bondAfter, bondBefore, keptFor } from './bonds.ts';
import { type Piece, pick } from './pick.ts';
import { signsIn, type Terms, termsIn } from './signs.ts';
import { canBeSaid } from './units.ts';
import { leaningOf, worthsOf } from './worth.ts';

type Wish = {
  /** How much of the room a sentence takes. */
  sizeOf(sentence: Sentence): number;
  /** How much more each sentence is worth to who asked for something, by its index. */
  pull: ReadonlyMap<number, number>;
};

/** What a gap costs before a sentence that surely leans on it, and one that tears the rest off a paragraph. */
const GAP = { leaning: 0.6, torn: 0.06 };
/** Where this share is told, gaps cost what was measured. */
const USUAL_SHARE = 0.6;
const MOST_STRICT = 100;
/** The more goes, the larger are the pieces in which it goes; nothing of this can outweigh so much. */
const MOST_LOST = { leaning: 0.9, torn: 1.5 };
/** So few words cost nothing: a turn, a punch line. */
const FREE_WORDS = 4;
/** Where something is told that only an untold sentence brings up, the one is worth less from then on and the other more. */
const UNHEARD = { step: 0.03, most: 0.12, rounds: 2 };

/** What is spoken of in a told sentence and was brought up by none that is: who speaks of it and who brought it up. */
function unheard(told: readonly boolean[], { of, title }: Terms): [speaks: number, brings: number][] {
  const brought = new Map<string, number>();
  const heard = new Set(title);
  const pairs: [number, number][] = [];
  of.forEach((own, at) => {
    for (const term of own) {
      const by = brought.get(term);
      if (by === undefined) brought.set(term, at);
      else if (told[at] && !heard.has(term)) pairs.push([at, by]);
    }
    if (told[at]) for (const term of own) heard.add(term);
  });
  return pairs;
}

/** With at least so many terms, all of which one sentence before it has too, it says nothing that was not said. */
const SAID_TWICE = { terms: 3, worth: -0.5 };

/** What each sentence loses that says again what was said. */
function saidTwice({ of }: Terms): number[] {
  const sayers = new Map<string, Set<number>>();
  return of.map((own, at) => {
    // By the rarest of its terms: a word that stands everywhere would be looked through everywhere.
    const before = own.map((term) => sayers.get(term) ?? new Set<number>()).sort((a, b) => a.size - b.size);
    const isSaid =
      own.length >= SAID_TWICE.terms &&
      [...(before[0] ?? [])].some((by) => before.every((each) => each.has(by)));
    for (const term of own) sayers.set(term, (sayers.get(term) ?? new Set()).add(at));
    return isSaid ? SAID_TWICE.worth : 0;
  });
}

/**
 * As much of a text as there is room for: where it is parted, it is parted where least hangs together. The first and the
 * last sentence always stay.
 */
export function chooseWithin(reading: Reading, { sizeOf, pull }: Wish): (room: number) => Sentence[] {
  const { sentences, pack } = reading;
  const terms = termsIn(reading);
  const signs = signsIn(reading, terms);
  const worths = worthsOf(signs);
  const sayable = sentences.filter(canBeSaid);
  const all = sayable.reduce((sum, sentence) => sum + sizeOf(sentence), 0);
  const paid = sayable.map((sentence) => sizeOf(sentence) * Math.max(0, 1 - FREE_WORDS / sentence.words));
  // What the short ones don't pay, the others pay together.
  const dearer =
    all /
    Math.max(
      1e-9,
      paid.reduce((sum, size) => sum + size, 0),
    );
  const sizes = paid.map((size) => size * dearer);
  const termsSaid: Terms = { of: sayable.map(({ index }) => terms.of[index] ?? []), title: terms.title };

  const repeated = saidTwice(termsSaid);

  const pieceOf = (sentence: Sentence, at: number, strictness: number): Piece => {
    const own = signs[sentence.index];
    const [before, after] = [sayable[at - 1], sayable[at + 1]];
    const tearing = (other: Sentence | undefined): number =>
      other?.paragraph === sentence.paragraph
        ? Math.min(MOST_LOST.torn, GAP.torn * (strictness ** 3 - 1))
        : 0;
    const leaning = own ? GAP.leaning * leaningOf(own) * strictness : 0;
    return {
      worth:
        (worths[sentence.index] ?? 0) +
        (pull.get(sentence.index) ?? 0) +
        (repeated[at] ?? 0) +
        keptFor(sentence, reading, pack.grammar),
      size: sizes[at] ?? 0,
      before:
        Math.min(MOST_LOST.leaning, leaning) +
        tearing(before) +
        (before && own ? bondBefore(before, sentence, own) : 0),
      after: tearing(after) + (after ? bondAfter(sentence, after) : 0),
    };
  };

  return (room) => {
    const strictness = Math.max(1, (USUAL_SHARE * all) / Math.max(room, all / MOST_STRICT));
    const pieces = sayable.map((sentence, at) => pieceOf(sentence, at, strictness));
    const changed = new Map<number, number>();
    const change = (at: number, by: number): void => {
      const sum = (changed.get(at) ?? 0) + by;
      changed.set(at, Math.max(-UNHEARD.most, Math.min(UNHEARD.most, sum)));
    };
    const pickNow = (): boolean[] =>
      pick(
        pieces.map((piece, at) => ({ ...piece, worth: piece.worth + (changed.get(at) ?? 0) })),
        room,
      );
    let told = pickNow();
    for (let round = 0; round < UNHEARD.rounds; round++) {
      for (const [speaks, brings] of unheard(told, termsSaid)) {
        if (speaks < sayable.length - 1) change(speaks, -UNHEARD.step);
        if (!told[brings]) change(brings, UNHEARD.step);
      }
      told = pickNow();
    }
    return sayable.filter((_, at) => told[at]);
  };
}

const MAX_TRIES = 4;
/** So near to what may be told is near enough. */
const NEAR = 0.97;
const AIM = 0.99;

/** As much as there may be: how long a choice becomes is only known once it is worded, so room is tried out. */
export function chooseUpTo<Chosen>(
  most: number,
  choiceIn: (room: number) => Chosen,
  lengthOf: (choice: Chosen) => number,
): Chosen {
  let room = most;
  let best: { choice: Chosen; length: number } | undefined;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const choice = choiceIn(room);
    const length = lengthOf(choice);
    const isBetter =
      best === undefined ||
      (best.length > most ? length < best.length : length <= most && length > best.length);
    if (isBetter) best = { choice, length };
    if (length <= most && length >= most * NEAR) break;
    room *= (most * AIM) / Math.max(length, most / 4);
  }
  return best?.choice ?? choiceIn(room);
}
