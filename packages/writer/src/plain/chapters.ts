import { firstWords } from '@parlance/kernel/first-words';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Turn } from './turns.ts';

/** A chapter holds at least this share of what is told, and so many words where no heading names it. */
const SHARE = { headed: 1 / 8, unheaded: 1 / 4 };
const MIN_WORDS = 80;
const NAME = { minWords: 2, maxWords: 6, maxChars: 60 };

/** "The climbing frame in Albert Park": what a sentence begins with, up to its verb. */
function subjectOf(text: string, { words, clauses, grammar }: LanguagePack): string | undefined {
  const articles = new Set(words.articles.split(' '));
  const [first = '', ...rest] = text.split(' ');
  const isNoun = articles.has(first.toLowerCase()) || /^(?:[ld]|un)[’']\p{L}/iu.test(first);
  if (!isNoun) return undefined;
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  const others = new Set(
    `${clauses.subordinators} ${clauses.openEnds} ${words.determiners} ${grammar.cut.subjects.replaceAll('|', ' ')}`
      .split(' ')
      .filter((word) => !articles.has(word)),
  );
  const isVerb = (word: string): boolean =>
    auxiliaries.has(word) ||
    /n[’']t$/.test(word) ||
    [`^(?:${clauses.verbs})$`, grammar.verbEnding, `^(?:${grammar.attribution})$`].some((pattern) =>
      wordRegex(pattern).test(word),
    );
  const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
  const end = rest.findIndex(
    (word) => /[,;:.!?“”"«»—–]/.test(word) || others.has(word) || (isSmall(word) && isVerb(word)),
  );
  const last = rest[end] ?? '';
  const isClosed = /^[^“”"«»]+[,;:.]$/.test(last);
  // Before "her" or "that" stands a verb, known or not.
  if (end < 0 || (others.has(last) && !isVerb(last))) return undefined;
  const taken = [first, ...rest.slice(0, isClosed ? end + 1 : end)];
  const small = `${words.stop} ${words.prepositions} ${words.articles} ${words.determiners}`.split(' ');
  while (small.includes(taken.at(-1)?.toLowerCase() ?? '')) taken.pop();
  return isGood(taken.join(' ')) ? taken.join(' ') : undefined;
}

const isGood = (name: string): boolean => {
  const words = countWords(name);
  return words >= NAME.minWords && words <= NAME.maxWords && name.length <= NAME.maxChars;
};

/** "There is a cure": a first clause that is short. */
const firstClause = (text: string): string | undefined => {
  const [clause = ''] = text.split(/[,;:.!?…—–](?: |$)/, 1);
  return isGood(clause) ? (text.startsWith(`${clause}?`) ? `${clause}?` : clause) : undefined;
};

/** The further into a chapter a name stands, the more it must say. */
const PER_SENTENCE = 0.4;

/** Names of what a chapter tells, the best first: a thing that a sentence begins with, or a short clause. */
function phrasesOf(texts: readonly string[], pack: LanguagePack): string[] {
  const small = new Set(`${pack.words.stop} ${pack.words.vague}`.split(' '));
  const worthOf = (name: string): number =>
    name.split(' ').filter((word) => !small.has(word.toLowerCase())).length;
  const plain = texts.filter((text) => !/[“”„"«»]/.test(text));
  const things = plain.flatMap((text, at) => {
    const name = subjectOf(text, pack);
    return name === undefined || worthOf(name) === 0
      ? []
      : [{ name, worth: worthOf(name) - at * PER_SENTENCE }];
  });
  const names = things.sort((a, b) => b.worth - a.worth).map(({ name }) => name);
  const clauses = plain.flatMap((text) => firstClause(text) ?? []);
  return [...names, ...clauses].map((name) => capitalize(trimEndOf(name.trim(), /[.,;:\s]/)));
}

const wordsIn = (turn: Turn): number => turn.reduce((sum, { words }) => sum + words, 0);

/** By turn: the name of the chapter that begins with it. */
export function chaptersOf(
  turns: readonly Turn[],
  pack: LanguagePack,
  fallback: string,
): ReadonlyMap<number, string> {
  const all = turns.reduce((sum, turn) => sum + wordsIn(turn), 0);
  const isHeaded = turns.filter((turn) => turn.some(({ heading }) => heading !== undefined)).length > 1;
  const begins: number[] = [];
  let since = 0;
  let left = all;
  turns.forEach((turn, at) => {
    const [first] = turn;
    const share = all * (isHeaded ? SHARE.headed : SHARE.unheaded);
    const opens = isHeaded
      ? first?.heading !== undefined
      : first?.opens === 'always' &&
        first.paragraph !== undefined &&
        first.paragraph !== turns[at - 1]?.at(-1)?.paragraph;
    const isDue = since >= (isHeaded ? share : Math.max(share, MIN_WORDS)) && left >= MIN_WORDS / 2;
    // What stands before the first heading may be short.
    const isFirst = isHeaded && opens && !turns.slice(0, at).some(([each]) => each?.heading !== undefined);
    if (at === 0 || (opens && (isDue || isFirst))) {
      begins.push(at);
      since = 0;
    }
    since += wordsIn(turn);
    left -= wordsIn(turn);
  });
  const names = new Map<number, string>();
  begins.forEach((begin, nth) => {
    const inside = turns.slice(begin, begins[nth + 1]).flat();
    const heading = inside[0]?.heading;
    const texts = inside
      .filter(({ paragraph, form }) => paragraph !== undefined && (form === undefined || form === 'finish'))
      .map(({ text }) => text);
    const isUsed = (name: string): boolean =>
      [...names.values()].some((each) => each.toLowerCase() === name.toLowerCase());
    const options = [heading, ...phrasesOf(texts, pack)];
    const name = options.find((option) => option !== undefined && !isUsed(option));
    if (name !== undefined) names.set(begin, name.slice(0, NAME.maxChars));
    else if (begin === 0) names.set(begin, firstWords(texts[0] ?? fallback, pack.language, NAME.maxChars));
  });
  return names;
}
