import {
  firstWordOf,
  hasFiniteVerb,
  hasInquit,
  isRowOfClauses,
  isSaid,
  isWholeClause,
  ownPart,
  pointsAhead,
} from '@parlance/language/text/clauses';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { SharingRule } from '../languages/sharing.ts';
import type { TalkPack } from '../languages/talk-rules.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/** Two sentences where one was thought to be. */
const TWO_SENTENCES = /[\p{L}\d]{4}[.!?]["”»]? \p{Lu}/u;
/** "said on Monday that", "soon argued that": who speaks is named within so many words. */
const SPEAKER_WORDS = 4;
/** "various old features": as many words before "such as" say of what there are several. */
const SEVERAL_WORDS = 5;

const isOneOf = (list: string, word: string): boolean => list.split(' ').includes(word);

/** "a major draw and is near": the second half is said of somebody whom the answer does not name. */
function hasSecondPredicate(answer: string, pack: TalkPack): boolean {
  const { words, clauses, grammar, and, or } = pack;
  const all = answer.split(' ');
  const joins = new Set(`${and} ${or} ${grammar.cut.conjunctions.replaceAll('|', ' ')}`.split(' '));
  const isVerb = (word: string): boolean =>
    isOneOf(words.auxiliaries, word) ||
    (grammar.capitalNouns === undefined && wordRegex(`^(?:${clauses.verbs})$`).test(word)) ||
    (/^\p{Ll}/u.test(word) && wordRegex(grammar.verbEnding).test(word));
  const adverb = wordRegex(`\\p{L}(?:${grammar.adverbEnding})$`);
  return all.some((word, at) => {
    if (!joins.has(word.toLowerCase())) return false;
    const next = all[at + 1] ?? '';
    if (isVerb(adverb.test(next) ? (all[at + 2] ?? '') : next)) return true;
    // ", but none of that can happen": a clause of its own.
    return /,$/.test(all[at - 1] ?? '') && isWholeClause(all.slice(at + 1).join(' '), pack);
  });
}

/** "a lamp that burns oil": names something, and says nothing of it but in a clause that belongs to it. */
function isThing(answer: string, pack: TalkPack): boolean {
  const { grammar, clauses } = pack;
  const first = firstWordOf(answer);
  // "how the money is shared", "that it is old"
  const isClause =
    isOneOf(clauses.subordinators, first) || wordRegex(`^(?:${grammar.relative ?? '(?!)'})$`).test(first);
  if (hasSecondPredicate(answer, pack)) return false;
  return isClause || grammar.capitalNouns !== undefined || !hasFiniteVerb(ownPart(answer, pack), pack);
}

/** "A starter is a jar", "the mill is a house in which …": of "a poor guide" nobody learns what something is. */
function isDefinition(subject: string, answer: string, pack: TalkPack): boolean {
  const { words, grammar, clauses } = pack;
  const article = firstWordOf(subject);
  const opens = firstWordOf(answer);
  // "The players are the ones who …", "The fact is that …": it says which one, or claims something.
  if (isOneOf(words.definiteArticles, article) && isOneOf(words.definiteArticles, opens)) return false;
  if (isOneOf(clauses.subordinators, opens) || wordRegex(`^(?:${grammar.relative ?? '(?!)'})$`).test(opens))
    return false;
  const isAny = isOneOf(words.articles, article) && !isOneOf(words.definiteArticles, article);
  const relative = grammar.relative ?? '(?!)';
  const belongs = `${words.connectors} ${words.prepositions}`.split(/\s+/).join('|');
  return isAny || wordRegex(` (?:${relative}|${belongs})(?!\\p{L})|, (?:der|die|das) `).test(answer);
}

/** "That they did not know": what opens it leans on a verb of the other half. */
function leansOnVerb(half: string, { grammar, words, clauses }: TalkPack): boolean {
  const [first = '', second = ''] = half.toLowerCase().split(' ');
  if (isOneOf(clauses.subordinators, first) && !isOneOf(words.prepositions, first)) return true;
  if (wordRegex(`^(?:dass|ob|que|qu[’'].*|che|whether)$`).test(first)) return true;
  const subjects = `${words.articles} ${words.determiners} ${grammar.cut.subjects.replaceAll('|', ' ')}`;
  return first === 'that' && isOneOf(subjects, second);
}

/** Told apart, both halves must stand, and say no more than they said together. */
function areWholeHalves(main: string, half: string, pack: TalkPack): boolean {
  const speaker = half.split(' ').slice(0, SPEAKER_WORDS).join(' ');
  // What is doubted or said by somebody is doubted in both halves.
  if (isSaid(main, pack) && !isSaid(speaker, pack)) return false;
  if (wordRegex(`^(?:${pack.clauses.doubts})(?!\\p{L})`).test(main)) return false;
  return !leansOnVerb(half, pack) && !isRowOfClauses(main, pack);
}

/** "The tower was an exception in order to …": what something is, is for no purpose. */
const isSaidToBe = (main: string, { grammar, words }: TalkPack): boolean =>
  wordRegex(
    `(?<!\\p{L})(?:${grammar.copula.one}|${grammar.copula.many}) (?:${words.articles.split(' ').join('|')}) `,
  ).test(main);

const opensWithSeveral = (main: string, { clauses }: TalkPack): boolean =>
  wordRegex(`(?<!\\p{L})(?:${clauses.several})(?!\\p{L})`).test(
    main.split(' ').slice(-SEVERAL_WORDS).join(' '),
  );

/** "…, since it is wet, but it is quick": the last clause is no part of the reason. */
function turnsBack(reason: string, { grammar }: TalkPack): boolean {
  const [but = ''] = grammar.cut.conjunctions.split('|');
  return reason.includes(`, ${but} `);
}

/** Somebody who can be asked about: no "opposition lawmakers had". */
function isSpeaker(who: string, { words }: TalkPack): boolean {
  const all = who.toLowerCase().split(' ');
  return !all.some((word) => isOneOf(words.auxiliaries, word));
}

/** "That includes 17 people, in an assault …": what follows the comma belongs to what was told before. */
const isRowOrOne = (rest: string, { and, or, clauses }: TalkPack): boolean => {
  const last = rest.lastIndexOf(', ');
  return last < 0 || wordRegex(`(?<!\\p{L})(?:${and}|${or}|${clauses.andForms}) `).test(rest.slice(last));
};

/**
 * The gate on what a rule makes of a sentence: behind each question must stand a whole reply of the kind that was
 * asked for, and each half that is told must be a sentence. Where that isn't certain, the sentence is told as it is.
 */
export function makesWholeReplies(rule: SharingRule, groups: Groups, text: string, pack: TalkPack): boolean {
  const { main = '', rest = '', clause, who, what, sub = '' } = groups;
  const isQuoting = groups.said !== undefined || groups.quote !== undefined;
  if (TWO_SENTENCES.test(text) && !isQuoting) return false;
  if (hasInquit(text, pack) && !isQuoting) return false;
  if (who !== undefined && what === undefined && !isSpeaker(who, pack)) return false;
  if (rule.answers === 'thing' && !isThing(rest, pack)) return false;
  if (rule.answers === 'definition' && !(isThing(rest, pack) && isDefinition(sub, rest, pack))) return false;
  if (rule.asksWhy && turnsBack(rest, pack)) return false;
  if (rule.tellsWhat && isSaidToBe(main, pack)) return false;
  if (rule.ofSeveral && !opensWithSeveral(main, pack)) return false;
  if (rule.restEnds && !isRowOrOne(rest, pack)) return false;
  const isCut = rule.turns.length > 1 && rule.turns.every(([kind]) => kind !== 'ask');
  if (isCut && main !== '' && !areWholeHalves(main, rest, pack)) return false;
  // Told first, what leans on a name that comes only later would lean on nothing.
  return clause === undefined || !isCut || !pointsAhead(clause, pack) || pointsAhead(rest, pack);
}
