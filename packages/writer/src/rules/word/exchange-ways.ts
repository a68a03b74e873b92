import { countWords } from '@parlance/kernel/speech-time';
import { type Casing, capitalize } from '@parlance/language/text/casing';
import { hasInquit } from '@parlance/language/text/clauses';
import { fill } from '@parlance/language/text/fill';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Exchange } from '../languages/exchange.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Spoken } from './teller.ts';
import type { Way } from './way.ts';

const COST = { cutOut: -2, whole: -1.3 };
/** "If necessary", "if in doubt" are set phrases and nothing to ask about. */
const MIN_CLAUSE_WORDS = 3;
const MIN_MAIN_WORDS = 4;
/** Fewer words tell nothing. */
const TOLD_WORDS = 5;
/** "And in 1780?" takes up what was said; after a greeting or a new chapter there is nothing to take up. */
export const GOES_ON = /^(?:And|So|E|Então|¿Y|¿Entonces|Et|Alors|Und|Also|Allora) /;
/** "In April 2019 the telescope": after the date something else has begun. */
const BEYOND_DATE = /(?<!\d)(?:1\d|20)\d{2}s? (?!(?:and|e|y|et|und|to|a|bis|of|de|do|da|du)(?!\p{L}))\p{L}/u;

/** "On the reef it took three years, …" is no phrase of place but a clause. */
function phraseHasVerb(phrase: string, { words, grammar }: TalkPack): boolean {
  const verbs = new Set(`${words.auxiliaries} it he she they we you there`.split(' '));
  const ending = wordRegex(grammar.verbEnding);
  return phrase.split(' ').some((word) => verbs.has(word) || (/^\p{Ll}/u.test(word) && ending.test(word)));
}

/** "In April 2019 the telescope": an article that no preposition leads in begins the subject. */
function isOnePhrase(phrase: string, { words, and }: TalkPack): boolean {
  const articles = new Set(words.articles.split(' '));
  const leads = new Set(`${words.prepositions} ${words.connectors} ${and}`.split(' '));
  const tokens = phrase.toLowerCase().split(' ');
  const begins = tokens.some(
    (word, at) =>
      at > 1 && articles.has(word) && !leads.has(tokens[at - 1] ?? '') && !articles.has(tokens[at - 1] ?? ''),
  );
  return !begins && !BEYOND_DATE.test(phrase);
}

/** "If to Starbuck it was dull": asked back, nobody would follow. */
const opensWithPreposition = (clause: string, { words }: TalkPack): boolean =>
  words.prepositions.split(' ').includes(clause.toLowerCase().split(' ', 1)[0] ?? '');

/** "Wenn Sie bestimmte, auf Leistung getrimmte Teile benutzen, …": what follows such a clause begins with its verb. */
function beginsWithVerb(main: string, { words }: TalkPack): boolean {
  const [first = ''] = main.split(' ', 1);
  const others = `${words.prepositions} ${words.articles} ${words.determiners} ${words.stop}`.split(' ');
  return words.auxiliaries.split(' ').includes(first) || !others.includes(first);
}

/** "If nothing else", "If you like ropes, nets, and oil, here …": the first comma need not end the clause. */
function isConditionOf(sub: string, main: string, pack: TalkPack): boolean {
  // "If there was ever a time for it, it was now.": that answers nothing.
  if (/[“”"«»?]/.test(sub) || countWords(main) < MIN_MAIN_WORDS) return false;
  if (wordRegex(`^[^,]+, (?:${pack.and}|${pack.or}) [^,]+, `).test(main)) return false;
  return !(opensWithPreposition(main, pack) && main.includes(','));
}

function isSound(groups: Record<string, string | undefined>, pack: TalkPack): boolean {
  // What goes before the comma: a clause, or no more than a phrase.
  const front = groups.sub ?? groups.phrase;
  if (front !== undefined && opensWithPreposition(front, pack)) return false;
  if (groups.sub !== undefined && countWords(groups.sub) < MIN_CLAUSE_WORDS) return false;
  if (front !== undefined && !isConditionOf(front, groups.main ?? '', pack)) return false;
  // "When an application, or the kernel, needs a block": the comma is not where the clause ends.
  const goesOn = wordRegex(`^(?:${pack.and}|${pack.or}|${pack.grammar.cut.conjunctions})\\b`).test(
    groups.main ?? '',
  );
  if (front !== undefined && goesOn) return false;
  const isVerbFirst = pack.sharing.verbSecond === undefined || beginsWithVerb(groups.main ?? '', pack);
  if (front !== undefined && !isVerbFirst) return false;
  // "If you can, giving hints, do it": the answer begins further on.
  if (front !== undefined && /^\p{Ll}+(?:ing|ndo)(?!\p{L})/u.test(groups.main ?? '')) return false;
  if (groups.where === undefined) return true;
  // "A volte": that weakens what is said, and is no place or time to ask for.
  if (wordRegex(`^(?:${pack.clauses.hedges})$`).test(groups.where.trim())) return false;
  if (phraseHasVerb(groups.where, pack) || !isOnePhrase(groups.where, pack)) return false;
  return !goesOn && isPlaceOrTime(groups.where, pack);
}

/** "And in Rome?", "And after five days?": of a manner or a circumstance nobody asks like that. */
function isPlaceOrTime(phrase: string, { grammar, clauses }: TalkPack): boolean {
  const hasName = !grammar.capitalNouns && /(?<!^)(?<= )\p{Lu}/u.test(phrase);
  return hasName || /\d/.test(phrase) || wordRegex(`(?<!\\p{L})(?:${clauses.times})(?!\\p{L})`).test(phrase);
}

/** The pieces as they stand inside a sentence; a template with a capital letter gives it back. */
function prepare(
  groups: Record<string, string | undefined>,
  sentence: string,
  casing: Casing,
): Record<string, string> {
  const entries = Object.entries(groups).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const said = text.trim();
    // Only the sentence's first word has a capital that is not its own: "Wenn Ihr Paket".
    const inside = sentence.startsWith(said) ? casing.lowerFirst(said) : said;
    // A phrase of time or place, and who is no name, is written small also where the text never does: "Despite …".
    const isPhrase = name === 'where' || name === 'when' || name === 'people' || name === 'lead';
    return [
      [name, isPhrase ? said.charAt(0).toLowerCase() + said.slice(1) : inside],
      [capitalize(name), capitalize(said)],
    ];
  });
  return Object.fromEntries(entries);
}

/** "In 1775 the sea rose." -> "The sea rose."; where the verb comes second, something must stand before it. */
function withoutOpening(text: string, opening: string, { clauses }: TalkPack): string {
  const rest = text.slice(opening.length).replace(/^,? /, '');
  return capitalize(clauses.beforeVerb === undefined ? rest : `${clauses.beforeVerb} ${rest}`);
}

const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:1\d|20)\d{2}(?!\d)/g) ?? []).map(Number);

/** "And in 1998?" goes on from 1997; what was before that is no step further. */
function goesForward(text: string, said: string): boolean {
  const [year] = yearsIn(text);
  return year !== undefined && yearsIn(said).every((earlier) => earlier < year);
}

/** What must have been said right before, so that somebody would ask; `tells`: more than a heading was said. */
function isPrepared(exchange: Exchange, { previous, isInside, pack }: Context, tells: boolean): boolean {
  const { after, continuing, afterPast, afterDenial, inside } = exchange;
  const { clauses } = pack;
  const said = previous?.text ?? '';
  const has = (words: string): boolean => wordRegex(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`).test(said);
  if (inside && !isInside) return false;
  if (after === undefined ? continuing && !tells : !previous) return false;
  if (afterPast && !has(clauses.past)) return false;
  return !afterDenial || has(clauses.denials);
}

/** What both sentences must have in common. */
function isOfTheSame({ shares, forward }: Exchange, text: string, said: string, lexer: Lexer): boolean {
  return (!forward || goesForward(text, said)) && (!shares || hasTermsOf(text, said, lexer));
}

/** Whether two sentences have a word in common that carries meaning. */
function hasTermsOf(text: string, said: string, lexer: Lexer): boolean {
  const terms = new Set(lexer.terms(said));
  return lexer.terms(text).some((term) => terms.has(term));
}

/** "The second test": whoever asks for it has heard of tests. */
function isIn(words: string | undefined, told: readonly Spoken[], lexer: Lexer): boolean {
  if (words === undefined) return true;
  const terms = new Set(told.flatMap(({ text }) => lexer.terms(text)));
  return lexer.terms(words).every((term) => terms.has(term));
}

/** Of two shapes in one pattern, each has its own question. */
const isFilled = (ask: string, groups: Record<string, string>): boolean =>
  [...ask.matchAll(/\{(\p{L}+)/gu)].every(([, name = '']) => groups[name] !== undefined);

type Context = {
  pack: TalkPack;
  casing: Casing;
  lexer: Lexer;
  /** The last sentences, whether they stand right before this one in the source or not. */
  heard: readonly Spoken[];
  /** The sentence just said, if this one follows it in the source too. */
  previous: Spoken | undefined;
  /** Both stand in one paragraph. */
  isInside?: boolean;
  /** A greeting or a new chapter has just been said. */
  afterLead: boolean;
};

function waysBy(exchange: Exchange, text: string, context: Context, tells: boolean): Way[] {
  const { pack, casing, lexer, heard, previous, afterLead } = context;
  if (!isPrepared(exchange, context, tells)) return [];
  const match = wordRegex(exchange.pattern, 'u').exec(text);
  if (!match || !isSound(match.groups ?? {}, pack)) return [];
  const { known, again } = match.groups ?? {};
  const said = previous?.text ?? '';
  if (!isIn(known, heard, lexer) || !isIn(again, previous ? [previous] : [], lexer)) return [];
  const before = exchange.after === undefined ? undefined : wordRegex(exchange.after, 'u').exec(said);
  if (before === null || !isOfTheSame(exchange, text, said, lexer)) return [];
  if (exchange.answer !== undefined && hasInquit(text, pack)) return [];
  const groups = {
    ...prepare(before?.groups ?? {}, said, casing),
    ...prepare(match.groups ?? {}, text, casing),
  };
  const introduced = exchange.introduces ? (groups.who ?? groups.what) : undefined;
  const answers = [{ answer: text, cost: COST.whole }];
  if (exchange.answer !== undefined)
    answers[0] = { answer: fill(exchange.answer, groups, pack), cost: COST.cutOut };
  if (exchange.droppable) answers.push({ answer: withoutOpening(text, match[0], pack), cost: COST.cutOut });
  return exchange.ask
    .filter((ask) => (!afterLead || !GOES_ON.test(ask)) && isFilled(ask, groups))
    .flatMap((ask) =>
      answers.map(({ answer, cost }) => ({
        form: exchange.id,
        cost,
        ...(exchange.mayBeNew && { mayBeNew: true as const }),
        ...(exchange.turned && { turned: true as const }),
        ...(exchange.turnsTo && { turnsTo: true as const }),
        ...(introduced !== undefined && { introduces: introduced }),
        ...(groups.against !== undefined && { leftOut: groups.against }),
        pieces: [
          { kind: 'ask', text: fill(ask, groups, pack) },
          { kind: 'tell', text: answer },
        ],
      })),
    );
}

/** The questions that a sentence answers as it stands, or with its opening taken out of it. */
export function exchangeWays(text: string, context: Context): Way[] {
  // "A better way." is a heading, and tells nothing that could be taken up.
  const tells = countWords(context.previous?.text ?? '') >= TOLD_WORDS;
  return context.pack.exchanges.flatMap((exchange) => waysBy(exchange, text, context, tells));
}
