import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import { type Casing, capitalize } from '@parlance/language/text/casing';
import { hasFiniteVerb, hasVerb, isReported, isWholeClause } from '@parlance/language/text/clauses';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { SharingRule } from '../languages/sharing.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Kind, Piece, Way } from './way.ts';
import { makesWholeReplies } from './whole-replies.ts';

/** A half of fewer words is no half. */
const MIN_MAIN_WORDS = 3;
/** "wird make benutzt": a subject may stand between. */
const BARE_PREDICATE_WORDS = 2;

const clean = (text: string): string => trimEndOf(text.trim(), /[,;:]/);

/** The pieces as they stand inside a sentence; a template with a capital letter gives it back. */
function groupsOf(match: RegExpExecArray, casing: Casing): Record<string, string> {
  const opens = (text: string): boolean => match.input.startsWith(text);
  const entries = Object.entries(match.groups ?? {}).flatMap(([name, found]) => {
    // What may also stand behind, with its comma and its space.
    if (name === 'more') return [[name, found ?? '']];
    if (found === undefined) return [];
    const text = clean(found);
    return [
      // Only the sentence's first word has a capital that is not its own: "until May".
      [name, opens(text) ? casing.lowerFirst(text) : text],
      [capitalize(name), capitalize(text)],
    ];
  });
  return Object.fromEntries(entries);
}

type Wording = { kind: Kind; says: string };

/** Every choice of one wording, and of who says it, for each turn. */
function wordings({ turns, mayHandOver }: SharingRule): Wording[][] {
  let all: Wording[][] = [[]];
  for (const [at, [by, says]] of turns.entries()) {
    const options = typeof says === 'string' ? [says] : says;
    const kinds: readonly Kind[] = mayHandOver && at > 0 ? [by, 'hand'] : [by];
    const choices = options.flatMap((option) => kinds.map((kind): Wording => ({ kind, says: option })));
    all = all.flatMap((before) => choices.map((choice) => [...before, choice]));
  }
  return all;
}

/** A subject ends where its verb begins: not inside a clause of its own. */
function isSubject(subject: string | undefined, pack: TalkPack): boolean {
  if (subject === undefined) return true;
  const words = subject.toLowerCase().split(' ');
  const relative = wordRegex(`^(?:${pack.grammar.relative ?? '(?!)'})$`);
  const bound = new Set(
    `${pack.words.prepositions} ${pack.and} ${pack.or} ${pack.clauses.subordinators}`.split(' '),
  );
  const verbs = new Set(pack.words.auxiliaries.split(' '));
  if (bound.has(words[0] ?? '') || bound.has(words.at(-1) ?? '')) return false;
  // "That population data": as a first word it points.
  return !words.some((word, at) => (at > 0 && relative.test(word)) || verbs.has(word));
}

/** What a rule makes of the words it has found; undefined where their verb can't be put into its place. */
function reshaped(rule: SharingRule, groups: Record<string, string>, pack: TalkPack) {
  const shaped = { ...groups };
  if (rule.becomes) shaped.became = rule.becomes[(groups.mark ?? '').toLowerCase()] ?? groups.mark ?? '';
  if (rule.verbSecond) {
    const name = groups.clause === undefined ? 'rest' : 'clause';
    const clause = pack.sharing.verbSecond?.(groups[name] ?? '', rule.verbSecond);
    if (clause === undefined) return undefined;
    shaped[name] = clause;
    shaped[capitalize(name)] = capitalize(clause);
  }
  return shaped;
}

/** "Telescopes are used.": behind the last small verb stands no more than a participle, so nobody has been told a thing. */
function tellsWhat(main: string | undefined, { words }: TalkPack): boolean {
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  const all = (main ?? '').toLowerCase().split(/[ ,]+/);
  const last = all.findLastIndex((word) => auxiliaries.has(word));
  return last < 0 || all.length - 1 - last > BARE_PREDICATE_WORDS;
}

/** "La Rioja, por ejemplo, …": what stands between the commas must say who somebody is. */
function saysWho(who: string | undefined, what: string | undefined, pack: TalkPack): boolean {
  if (who === undefined || what === undefined) return true;
  const { words, clauses } = pack;
  const [first = ''] = what.toLowerCase().split(/[ ’']/, 1);
  const opensPhrase = `${words.prepositions} ${words.connectors} ${clauses.subordinators}`.split(' ');
  const bounds = wordRegex(`^(?:${clauses.hedges}|${clauses.denials}|${clauses.conditions})$`);
  const [name = ''] = who.toLowerCase().split(' ', 1);
  return !opensPhrase.includes(first) && !bounds.test(first) && !words.articles.split(' ').includes(name);
}

/** "De 2010 a 2012 las listas", "Moreover the number": no clause yet, its verb is still to come. */
function opensBeforeVerb(main: string | undefined, pack: TalkPack): boolean {
  if (main === undefined || main.includes(',')) return false;
  const [first = ''] = main.toLowerCase().split(' ', 1);
  const isFronted =
    pack.words.prepositions.split(' ').includes(first) ||
    wordRegex(pack.grammar.droppableOpening).test(`${first}, `);
  return isFronted && !hasFiniteVerb(main, pack);
}

/** "If you push" or, before a comma, "In 1775": what follows would be left without its half. */
function isClause(main: string | undefined, unfronted: boolean, { clauses, words }: TalkPack): boolean {
  if (main === undefined) return true;
  const [first = ''] = main.toLowerCase().split(/[ ,]/, 1);
  // "As the Earth turns, each coast …": the clause follows the comma.
  if (!unfronted && main.includes(',')) return true;
  const banned = unfronted ? `${clauses.subordinators} ${words.prepositions}` : clauses.subordinators;
  return !banned.split(' ').includes(first) && countWords(main) >= MIN_MAIN_WORDS;
}

/** "between the lamp, which is old, and that of the mill": the second of two is no sentence of its own. */
function cutsPair(main: string | undefined, text: string, { clauses, and }: TalkPack): boolean {
  if (main === undefined || !wordRegex(`^,? ${and} `).test(text.slice(main.length))) return false;
  return wordRegex(`(?<!\\p{L})(?:${clauses.pairs})(?!\\p{L})(?!.* ${and} )`).test(main);
}

/** The ways that the language's own sentence shapes allow. */
export function ruleWays(text: string, pack: TalkPack, casing: Casing): Way[] {
  const denies = wordRegex(`(?<![\\p{L}’'-])(?:${pack.clauses.denials})(?![\\p{L}’'-])`);
  const focused = wordRegex(`(?<![\\p{L}’'-])(?:${pack.clauses.focus})$`);
  return pack.sharing.rules.flatMap((rule: SharingRule): Way[] => {
    const match = wordRegex(rule.pattern, 'u').exec(text);
    if (!match?.groups) return [];
    const { main, pred, sub } = match.groups;
    const before = `${sub ?? ''} ${pred ?? main ?? ''}`;
    if (!isClause(main, rule.unfronted ?? false, pack) || cutsPair(main, text, pack)) return [];
    const { clause, rest = '' } = match.groups;
    const halves = [main, clause].filter((half) => half !== undefined);
    if (!rule.sure && !halves.every((half) => hasVerb(half, pack))) return [];
    if (opensBeforeVerb(main, pack) || !saysWho(match.groups.who, match.groups.what, pack)) return [];
    // Behind a comma the reason or the time is no part of what is denied.
    const isApart = main !== undefined && text[main.length] === ',';
    if (rule.scoped && ((denies.test(before) && !isApart) || focused.test(before))) return [];
    if (!rule.frontMatter && !isSubject(sub, pack)) return [];
    if (rule.restIsClause && !isWholeClause(rest, pack)) return [];
    if (rule.restIsRow && hasFiniteVerb(rest, pack)) return [];
    if (rule.asksWhy && isReported(main ?? '', pack)) return [];
    if (!makesWholeReplies(rule, match.groups, text, pack)) return [];
    if (rule.tellsWhat && !tellsWhat(main, pack)) return [];
    const groups = reshaped(rule, groupsOf(match, casing), pack);
    if (!groups) return [];
    return wordings(rule).map((turns) => ({
      form: rule.id,
      cost: rule.cost,
      pieces: turns.map(({ kind, says }): Piece => ({ kind, text: fill(says, groups, pack) })),
      ...(rule.mayBeNew && { mayBeNew: true }),
      ...(rule.turnsTo && { turnsTo: true }),
      ...(rule.introduces && sub !== undefined && { introduces: sub }),
      ...(rule.turns[0]?.[0] === 'ask' && groups.who !== undefined && { speaker: groups.who }),
      ...(rule.becomes && { inflected: { from: groups.mark ?? '', to: groups.became ?? '' } }),
    }));
  });
}
