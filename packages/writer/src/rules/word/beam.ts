import type { Level } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import { isTellers, type Kind, type Piece, type Way } from './way.ts';

/** A sentence, or several said in one breath, with the ways to share it. */
export type Unit = {
  ways: readonly Way[];
  refs: readonly string[];
  /** Another thing begins here: who told the last may leave this one to the other. */
  opensPassage: boolean;
  /** Says "he", "this" or "the second" of what was just told: whoever told that goes on. */
  leans: boolean;
  /** Turns against what was just told: a reason to let the other one say it. */
  turnsAgainst: boolean;
  /** Who alone may tell it: somebody's own words are not said by two. */
  teller: Speaker | undefined;
};

export type Speaker = 'HOST' | 'COHOST';
type SpokenTurn = { speaker: Speaker; text: string; refs: readonly string[] };

type Turn = SpokenTurn & {
  kind: Kind | 'lead';
  words: number;
  before: Turn | undefined;
  /** Ends with the author's own words. */
  author: boolean;
};

/** What a question was about, and the word it began with. */
type Asked = { about: string; opening: string };

/** A conversation so far: what was said, and what it has cost. */
type State = {
  last: Turn | undefined;
  teller: Speaker | undefined;
  /** Forms of the last exchanges and the last questions, newest last. */
  forms: readonly string[];
  asked: readonly Asked[];
  /** The last sentence was asked for. */
  hasAsked: boolean;
  cost: number;
  counts: Counts;
};

/** Over the whole episode, so that one chapter makes up for another. */
type Counts = {
  units: number;
  turns: number;
  words: number;
  short: number;
  questions: number;
  prompts: Readonly<Record<string, number>>;
  /** The last word or two that somebody answered with. */
  lastShort: string;
};
export type Memory = { forms: readonly string[]; asked: readonly Asked[]; counts: Counts };

export const NOTHING_SAID: Memory = {
  forms: [],
  asked: [],
  counts: { units: 0, turns: 0, words: 0, short: 0, questions: 0, prompts: {}, lastShort: '' },
};

/** What a good conversation looks like at each level: words a turn, and how long one may get. */
const RHYTHM: Record<Level, { least: number; mean: number; gladly: number; most: number }> = {
  beginner: { least: 0, mean: 13, gladly: 18, most: 36 },
  intermediate: { least: 0, mean: 16, gladly: 22, most: 35 },
  expert: { least: 30, mean: 38, gladly: 44, most: 75 },
};

const WIDTH = 60;
const SHORT_WORDS = 5;
const ANSWER_WORDS = 3;
/** So much is a passage: behind it, the other one goes on. */
const PASSAGE_WORDS = 22;
/** "And then?" and remarks soon tire: once, and then once in so many sentences. */
const UNITS_A_PROMPT: Readonly<Record<string, number>> = {
  'ask-author': 10,
  'ask-on': 1,
  'what-else': 30,
  react: 6,
  rounded: 5,
  nod: 8,
  says: 9,
};
/** Questions of one kind, which tire as one: what somebody says. */
const KIND_OF_PROMPT: readonly (readonly [RegExp, string])[] = [
  [/^(?:quote-|ask-sa)/, 'says'],
  [/^also$/, 'what-else'],
];
const promptOf = (form: string): string =>
  KIND_OF_PROMPT.find(([pattern]) => pattern.test(form))?.[1] ?? form;
const REMEMBERED = { forms: 5, asked: 24 };
const COST = {
  sameForm: 1,
  sameFormNearer: 0.45,
  likeForm: 0.35,
  sameQuestion: 3.4,
  sameOpening: 0.9,
  askedAgain: 2,
  otherTeller: 3.2,
  sameTellerAgain: 0.9,
  perWordTooLong: 0.07,
  muchTooLong: 2,
  thirdShort: 0.8,
  leftByTeller: 4,
  contradicted: -0.3,
};
export const other = (speaker: Speaker): Speaker => (speaker === 'HOST' ? 'COHOST' : 'HOST');
const openingOf = (text: string): string => /^[¿“]?[\p{L}’']+/u.exec(text)?.[0] ?? '';

/** How far a conversation is from a good one; the lower, the better. */
function worth({ cost, counts }: State, level: Level): number {
  const { least, mean } = RHYTHM[level];
  const turns = Math.max(1, counts.turns);
  const asked = (100 * counts.questions) / Math.max(1, counts.words);
  return (
    cost / Math.max(1, counts.units) +
    0.1 * Math.max(0, counts.words / turns - mean) +
    0.6 * Math.max(0, least - counts.words / turns) +
    6 * Math.max(0, counts.short / turns - 0.36) +
    2 * Math.max(0, asked - 2.8)
  );
}

function formCost(form: string, forms: readonly string[]): number {
  if (form === 'plain') return 0;
  const family = form.split(/[-/]/, 1)[0];
  return forms.reduce((sum, earlier, at) => {
    if (earlier === form) return sum + COST.sameForm + COST.sameFormNearer * at;
    return earlier !== 'plain' && earlier.split(/[-/]/, 1)[0] === family ? sum + COST.likeForm : sum;
  }, 0);
}

function lengthCost(words: number, level: Level): number {
  const { gladly, most } = RHYTHM[level];
  const long = COST.perWordTooLong * Math.max(0, words - gladly);
  return words > most ? long + COST.muchTooLong + (words - most) / 4 : long;
}

/** The author's words are one quotation; those of two people, or from two places, stay two. */
const join = (before: string, text: string, isOne: boolean): string =>
  isOne && /[”“»]$/.test(before) && /^[“„«]/.test(text)
    ? `${before.slice(0, -1)} ${text.slice(1)}`
    : `${before} ${text}`;

/**
 * Whether a piece may follow. A question is answered by the other one, and never by a question; nobody asks about
 * what they have just told themselves.
 */
function mayFollow(last: Turn | undefined, speaker: Speaker, { kind, own, bare, nods }: Piece): boolean {
  if (last === undefined) return !nods;
  if (nods && (last.kind === 'ask' || last.kind === 'lead')) return false;
  if (nods) return last.speaker !== speaker;
  const asks = last.kind === 'ask' || (last.kind === 'lead' && /\?[”»]?$/.test(last.text));
  if (asks) return last.speaker === speaker ? own === true : kind === 'tell';
  if (last.speaker !== speaker) return true;
  return last.kind === 'lead' || kind !== 'ask' || !bare;
}

function say(
  state: State,
  piece: Piece,
  speaker: Speaker,
  source: readonly string[],
  { level, isPlain }: { level: Level; isPlain: boolean },
): State | undefined {
  const { last, counts } = state;
  if (!mayFollow(last, speaker, piece)) return undefined;
  const words = countWords(piece.text);
  // "Exactly." twice in a row is heard as a habit; the source's own "No." must be said each time.
  const isShort = piece.kind === 'tell' && words <= ANSWER_WORDS && !isPlain;
  if (isShort && piece.text === counts.lastShort) return undefined;
  const isQuestion = piece.kind === 'ask' && /\?$/.test(piece.text);
  // A question of one's own rests on nothing; in a line that cites, what it names must be cited too.
  const cites =
    piece.kind !== 'ask' ||
    piece.own ||
    piece.tells ||
    (last?.speaker === speaker && last.refs.length > 0 && !piece.bare);
  const refs = cites ? source : [];
  let { cost, asked } = state;
  let { turns, short } = counts;
  if (piece.kind === 'ask') {
    const about = piece.about ?? piece.text;
    const times = asked.filter((earlier) => earlier.about === about).length;
    cost += COST.sameQuestion * times;
    const opening = openingOf(piece.text);
    if (asked.at(-1)?.opening === opening) cost += COST.sameOpening;
    asked = [...asked.slice(1 - REMEMBERED.asked), { about, opening }];
  }
  let turn: Turn;
  if (last?.speaker === speaker) {
    const total = last.words + words;
    cost += lengthCost(total, level) - lengthCost(last.words, level);
    if (last.words < SHORT_WORDS && total >= SHORT_WORDS && last.kind !== 'lead') short--;
    turn = {
      ...last,
      text: join(last.text, piece.text, last.author && piece.author === true),
      refs: [...last.refs, ...refs],
      kind: piece.kind,
      words: total,
      author: piece.author ?? false,
    };
  } else {
    cost += lengthCost(words, level);
    turns++;
    if (words < SHORT_WORDS) {
      short++;
      if ((last?.words ?? 9) < SHORT_WORDS && (last?.before?.words ?? 9) < SHORT_WORDS)
        cost += COST.thirdShort;
    }
    turn = {
      speaker,
      text: piece.text,
      refs,
      kind: piece.kind,
      words,
      before: last,
      author: piece.author ?? false,
    };
  }
  return {
    ...state,
    last: turn,
    asked,
    cost,
    counts: {
      ...counts,
      turns,
      short,
      words: counts.words + words,
      lastShort: isShort ? piece.text : counts.lastShort,
      questions: counts.questions + (isQuestion ? 1 : 0),
    },
  };
}

/** Inside a passage the one who tells goes on; a turn against it is what the other one may bring up. */
function changeCost({ opensPassage, leans, turnsAgainst }: Unit): number {
  if (turnsAgainst) return COST.contradicted;
  return (opensPassage ? 0 : COST.otherTeller) + (leans ? COST.leftByTeller : 0);
}

function extend(state: State, unit: Unit, way: Way, teller: Speaker, level: Level): State | undefined {
  const kind = promptOf(way.form);
  const every = UNITS_A_PROMPT[kind];
  const prompts = { ...state.counts.prompts };
  if (every !== undefined) {
    const times = (prompts[kind] ?? 0) + 1;
    if (times > 1 + Math.floor(state.counts.units / every)) return undefined;
    const words = way.pieces.find(({ kind }) => kind === 'ask')?.text ?? way.pieces[0]?.about ?? '';
    if (prompts[words]) return undefined;
    prompts[kind] = times;
    prompts[words] = 1;
  }
  const changes = state.teller !== undefined && state.teller !== teller;
  const asks = way.pieces.some(({ kind, own }) => kind === 'ask' && !own);
  let next: State | undefined = {
    ...state,
    teller,
    hasAsked: asks,
    forms: [...state.forms.slice(1 - REMEMBERED.forms), way.form],
    cost:
      state.cost +
      way.cost +
      formCost(way.form, state.forms) +
      (asks && state.hasAsked ? COST.askedAgain : 0) +
      (changes ? changeCost(unit) : 0) +
      (!changes && unit.opensPassage && state.teller ? COST.sameTellerAgain : 0),
    counts: { ...state.counts, prompts, units: state.counts.units + 1 },
  };
  const [opening] = way.pieces;
  const by = opening && isTellers(opening) ? teller : other(teller);
  const { last } = state;
  // Whoever has told of one thing at length leaves the next to the other.
  const hasToldEnough = (last?.words ?? 0) >= PASSAGE_WORDS;
  if (unit.opensPassage && hasToldEnough && !unit.teller && opening?.kind !== 'ask' && last?.speaker === by)
    return undefined;
  for (const piece of way.pieces) {
    const isPlain = way.form === 'plain';
    next = say(next, piece, isTellers(piece) ? teller : other(teller), unit.refs, { level, isPlain });
    if (!next) return undefined;
  }
  return next;
}

/** Conversations that go on alike from here: only the best of them is worth following. */
const kinship = ({ forms, last, teller, counts }: State): string =>
  `${forms.slice(-2).join()}/${last?.speaker}/${teller}/${counts.turns}/${last?.kind}`;

function turnsOf(last: Turn | undefined): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (let turn = last; turn; turn = turn.before) turns.unshift(turn);
  return turns;
}

/** What goes before the first words of a part: a greeting, a new chapter; `goesOn`: whoever says it tells on. */
export type Lead = { text: string; refs: readonly string[]; goesOn?: boolean };

type Start = { first: Speaker; lead: Lead | undefined; memory: Memory };

/**
 * Picks one way for each sentence, so that the whole makes a good conversation: changing forms, short turns, one who
 * tells a paragraph while the other asks. A search over many conversations at a time; the worse are dropped on the way.
 */
export function findConversation(units: readonly Unit[], { first, lead, memory }: Start, level: Level) {
  const opening: Turn | undefined = lead && {
    speaker: first,
    text: lead.text,
    refs: lead.refs,
    kind: 'lead',
    words: countWords(lead.text),
    before: undefined,
    author: false,
  };
  let beam: State[] = [{ ...memory, last: opening, teller: undefined, hasAsked: false, cost: 0 }];
  const reach = (unit: Unit, tellers: readonly Speaker[]): { state: State; value: number }[] =>
    beam.flatMap((state) =>
      unit.ways.flatMap((way) =>
        tellers.flatMap((teller) => {
          const [piece] = way.pieces;
          const opens = piece && (isTellers(piece) ? teller : other(teller));
          const next = state.last || opens === first ? extend(state, unit, way, teller, level) : undefined;
          return next ? [{ state: next, value: worth(next, level) }] : [];
        }),
      ),
    );
  for (const [at, unit] of units.entries()) {
    // An answer comes whole and at once; the talking begins behind it.
    const told = lead?.goesOn ? { ...unit, ways: unit.ways.filter(({ form }) => form === 'plain') } : unit;
    const only = lead?.goesOn && at === 0 ? first : unit.teller;
    const alone = only ? reach(told, [only]) : [];
    const reached = alone.length > 0 ? alone : reach(told.ways.length > 0 ? told : unit, ['HOST', 'COHOST']);
    const seen = new Set<string>();
    const next = reached
      .sort((a, b) => a.value - b.value)
      .map(({ state }) => state)
      .filter((state) => !seen.has(kinship(state)) && seen.add(kinship(state)) && seen.size <= WIDTH);
    // A sentence that nobody can say here is left out: better than no conversation.
    if (next.length > 0) beam = next;
  }
  const [best] = beam;
  if (!best) throw new Error('there is always a conversation, if only an empty one');
  const { forms, asked, counts } = best;
  return { turns: turnsOf(best.last), memory: { forms, asked, counts } };
}
