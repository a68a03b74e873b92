import type { Level } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { led } from '../languages/sharing.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Understanding } from '../understand.ts';
import { inEverydayWords } from './everyday.ts';
import { exchangeWays, GOES_ON } from './exchange-ways.ts';
import { keepsBounds, keepsSense } from './keeps.ts';
import { remarkWays } from './remark-ways.ts';
import { ruleWays } from './rule-ways.ts';
import { isQuoted, type Spoken } from './teller.ts';
import { asksForAnother, asksOfTheNew, turningWays } from './turning-ways.ts';
import { type Piece, plainWay, type Way } from './way.ts';

/** Reading aloud costs; as many words in a row count as read. */
const READING_COST: Record<Level, number> = { beginner: 2.4, intermediate: 1.6, expert: 1.2 };
const ROW = 5;
/** Of so many words in a question, one may be new. */
const NEWS_IN = 3;
/** What was spoken of so lately is no other subject. */
const LATELY = 3;
/** Shorter sentences are said as they are: two halves would sound chopped. */
const LONG_WORDS: Record<Level, number> = {
  beginner: 12,
  intermediate: 22,
  expert: Number.POSITIVE_INFINITY,
};

export type Place = {
  /** The sentence just said, if this one follows it in the source too. */
  previous: Spoken | undefined;
  /** A greeting or a new chapter has just been said. */
  afterLead: boolean;
  /** The last sentences, whether they stand right before this one in the source or not. */
  heard: readonly Spoken[];
  /** What the part is called that it stands in, and what the episode began with. */
  named: string;
};

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

/** What a listener can ask about: what the episode is about, and what was said just now. */
function knownTerms({ heard, named }: Place, { lexer, title }: Understanding): ReadonlySet<string> {
  return new Set([
    ...lexer.terms(`${title ?? ''} ${named}`),
    ...heard.flatMap(({ text }) => lexer.terms(text)),
  ]);
}

/**
 * Nobody asks about what has not been mentioned: such a question would tell, and its answer would be half a sentence.
 * What is done may be new, and one word in three; a condition may be new as a whole.
 */
function isAskedOfTheKnown(way: Way, text: string, known: ReadonlySet<string>, lexer: Lexer): boolean {
  const [first] = way.pieces;
  if (first?.kind !== 'ask' || way.mayBeNew) return true;
  const verb = lexer.terms(`${way.inflected?.from ?? ''} ${way.inflected?.to ?? ''}`);
  // "Do you have an example?": only what the sentence speaks of can be new.
  const meant = new Set(lexer.terms(text).filter((term) => !verb.includes(term)));
  const terms = lexer.terms(first.text).filter((term) => meant.has(term));
  const news = terms.filter((term) => !known.has(term)).length;
  return news * NEWS_IN <= terms.length;
}

/** "And the second lamp?" turns to something known that the last sentences, and the title, did not speak of. */
function turnsToAnother(
  { turnsTo, pieces: [first] }: Way,
  place: Place,
  understanding: Understanding,
): boolean {
  if (!turnsTo) return true;
  const { lexer, title, pack } = understanding;
  const words = (first?.text ?? '').match(/\p{L}+/gu) ?? [];
  const noun = words.at(-1) ?? '';
  if (pack.words.vague.split(' ').includes(noun)) return false;
  const head = lexer.terms(noun)[0];
  const lately = place.heard.slice(-LATELY).flatMap(({ text }) => lexer.terms(text));
  // "its owners" are others than it; "the new lamp" may be the lamp that all of it is about.
  const isDefinite = words.some((word) => pack.words.definiteArticles.split(' ').includes(word));
  const subject = isDefinite ? lexer.terms(title ?? '') : [];
  return place.previous !== undefined && head !== undefined && ![...lately, ...subject].includes(head);
}

/** What a sentence of its own begins with, behind "and" or "but": "the", "it", a name. */
function opensSentence(text: string, { words, grammar, clauses }: TalkPack): boolean {
  const [first = '', second = ''] = text.split(/[ ,’']+/, 2);
  const subjects = new Set(
    `${words.articles} ${words.determiners} ${grammar.cut.subjects.replaceAll('|', ' ')}`.split(' '),
  );
  const isBound = clauses.subordinators.split(' ').includes(second.toLowerCase());
  // Where the verb comes second, anything may stand before it.
  if (grammar.capitalNouns) return !isBound;
  return subjects.has(first.toLowerCase()) || subjects.has(second.toLowerCase()) || /^\p{Lu}/u.test(second);
}

/** Told as two sentences where both of them stand alone, and by one of the two only where it is long. */
const isCutWell = ({ pieces, form }: Way, text: string, level: Level, pack: TalkPack): boolean =>
  pieces.length < 2 ||
  form === led.id ||
  pieces.some(({ kind }) => kind === 'ask') ||
  ((pieces.some(({ kind }) => kind === 'hand') || countWords(text) >= LONG_WORDS[level]) &&
    pieces.slice(1).every((piece) => opensSentence(piece.text, pack)));

/** "What is our take?", "What if we move it?" ask as one of those who wrote it; behind a question, "though" turns against nothing. */
function isAskedByAHost({ pieces, turned }: Way, text: string, { grammar }: TalkPack): boolean {
  const asked = pieces.filter(({ kind }) => kind === 'ask');
  if (asked.length === 0) return true;
  const own = wordRegex(grammar.authorVoice, 'u');
  const plural = wordRegex(grammar.ownPlural, 'u');
  const saysWe = plural.test(text);
  const isAuthors = (question: string): boolean => own.test(question) || (saysWe && plural.test(question));
  return (
    (turned || !wordRegex(grammar.turnsAgainst).test(text)) && !asked.some((piece) => isAuthors(piece.text))
  );
}

/** "And why?": after a greeting or a new chapter there is nothing to take up. */
const takesUp = (piece: Piece | undefined): boolean => piece?.kind === 'ask' && GOES_ON.test(piece.text);

function everyWay(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const { text, sentence } = spoken;
  const { pack, casing, lexer } = understanding;
  const light = !sentence.somber && level !== 'expert';
  const known = knownTerms(place, understanding);
  const isInside = place.previous?.sentence.paragraph === sentence.paragraph;
  const ways = [
    ...ruleWays(text, pack, casing).filter(({ pieces: [first] }) => !place.afterLead || !takesUp(first)),
    ...exchangeWays(text, { pack, casing, lexer, isInside, ...place }),
    ...(place.afterLead ? [] : turningWays(spoken, place.heard, understanding)),
    ...(light ? remarkWays(text, pack) : []),
  ].filter(
    (way) =>
      isAskedOfTheKnown(way, text, known, lexer) &&
      turnsToAnother(way, place, understanding) &&
      asksForAnother(way, place.heard, understanding) &&
      asksOfTheNew(way, place.heard, understanding) &&
      isAskedByAHost(way, text, pack) &&
      isCutWell(way, text, level, pack),
  );
  // Whoever knows the subject follows long sentences, and hears them as they are.
  if (level === 'expert') return ways.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'ask'));
  return ways;
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

/** Drafts are written several times over, from the same sentences. */
const found = new WeakMap<Understanding, Map<string, Way[]>>();

/**
 * Every way in which two people can share a sentence, each held to what the sentence says; telling it as it stands
 * is always among them.
 */
export function waysOf(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const known = found.get(understanding) ?? new Map<string, Way[]>();
  found.set(understanding, known);
  const heard = place.heard.map((each) => each.text).join('/');
  const key = `${level}/${place.afterLead}/${place.previous?.text}/${heard}/${spoken.text}`;
  const ways = known.get(key) ?? findWays(spoken, place, understanding, level);
  known.set(key, ways);
  return ways;
}

/** What an author says as "I" may be asked for, and is told as it stands. */
const isAnsweredWhole = ({ pieces: [first, second, third] }: Way, text: string): boolean =>
  first?.kind === 'ask' && second?.text === text && third === undefined;

function findWays(spoken: Spoken, place: Place, understanding: Understanding, level: Level): Way[] {
  const { text, sentence } = spoken;
  const { pack, lexer } = understanding;
  if (sentence.isQuestion && !isQuoted(spoken))
    return [{ form: 'own-question', cost: 0, pieces: [{ kind: 'ask', text, own: true }] }];
  // A text that asks needs no questions of ours, and its words are spoken ones.
  if (sentence.inQuotation || understanding.asksItself) return [plainWay(text)];
  const every = everyWay(spoken, place, understanding, level);
  const all = sentence.authorVoice ? every.filter((way) => isAnsweredWhole(way, text)) : every;
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
