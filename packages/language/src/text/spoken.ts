import type { Level } from '@parlance/kernel/limits';
import { replaceBetween } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '../language.ts';
import { packFor } from '../languages.ts';
import { capitalize } from './casing.ts';
import { firstWordOf, hasOwnVerb, isWholeClause } from './clauses.ts';
import { outsideQuotations } from './quotations.ts';
import { wordRegex } from './word-regex.ts';

const ASIDE = { maxWords: 8, maxChars: 60 };
const LOOKED_BACK = 24;
const CUT_FROM_WORDS = 20;
/** Fewer characters than these are no sentence of their own. */
const HALF = { first: 50, second: 40 };

/** "(but not reformat)", "(in most cases)", "(except on Sundays)": without it, the sentence would say something else. */
function qualifies(inside: string, { clauses, grammar }: LanguagePack): boolean {
  const bounds = `${clauses.hedges}|${clauses.denials}|${clauses.conditions}`;
  return (
    wordRegex(`(?<![\\p{L}’'-])(?:${bounds})(?![\\p{L}’'-])`).test(inside) &&
    !wordRegex(grammar.noise).test(inside)
  );
}

const leading = new WeakMap<LanguagePack, ReadonlySet<string>>();
/** Articles, prepositions, "is": words that lead to another one. */
function leadingWords(pack: LanguagePack): ReadonlySet<string> {
  const { and, or, words } = pack;
  const found =
    leading.get(pack) ??
    new Set(`${and} ${or} ${words.articles} ${words.prepositions} ${words.auxiliaries}`.split(/\s+/));
  leading.set(pack, found);
  return found;
}

/** "The usual value is (two nets).", "as (a net) or (a rope)": without the brackets nothing would stand there. */
function fillsHole(before: string, after: string, inside: string, pack: LanguagePack): boolean {
  const [last = ''] = /(?<!\p{L})\p{L}{1,20}$/u.exec(before.trimEnd()) ?? [];
  const next = after.trimStart();
  const [word = ''] = /^\p{L}{1,10}/u.exec(next) ?? [];
  if (!/\p{L}{3}/u.test(inside) || !leadingWords(pack).has(last.toLowerCase())) return false;
  return next === '' || /^[.,;:!?]/.test(next) || word === pack.and || word === pack.or;
}

const EXPLAINED_WORDS = { short: 2, long: 14 };
/** "438 to 86": how a vote or a match ended, and no years. */
const RESULT =
  /(?<!\d)\d{1,3} (?:to|against|out of|contre|sur|gegen|zu|von|contra|a|de|contro|su) \d{1,3}(?!\d)/;

/** "it was a gift": has a subject and a verb of its own, and would be spliced between commas. */
function isSentence(inside: string, pack: LanguagePack): boolean {
  const { words, grammar, clauses } = pack;
  const nouns = `${words.articles} ${words.determiners}`.split(' ');
  const first = firstWordOf(inside);
  const isPronoun = grammar.cut.subjects.split('|').includes(first) && !nouns.includes(first);
  const opensSubject = isPronoun || nouns.includes(first) || /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(inside);
  const isBound = clauses.subordinators.split(' ').includes(first);
  // Behind "it" or "you" stands a verb, known or not.
  return opensSubject && !isBound && (isPronoun || hasOwnVerb(inside, pack));
}

/** "the TUC (a union of unions)", "ABC-lamps (lamps that need no oil)": said between commas, it explains a word. */
function explains(before: string, inside: string, pack: LanguagePack): boolean {
  const { words, grammar } = pack;
  const said = countWords(inside);
  if (said < EXPLAINED_WORDS.short || said > EXPLAINED_WORDS.long || wordRegex(grammar.noise).test(inside))
    return false;
  if (RESULT.test(inside)) return true;
  if (/[\d;:/]/.test(inside) || isSentence(inside, pack)) return false;
  const definite = new Set(words.definiteArticles.split(' '));
  const [first = ''] = inside.split(' ', 1);
  const isThing = words.articles.split(' ').includes(first) && !definite.has(first);
  const [last = ''] = before.split(' ').slice(-1);
  return /\p{L}$/u.test(last) && (isThing || /\p{Lu}{2}/u.test(last));
}

/** "(sur)vey", "(re)build", "friend(s)": said with what is in the bracket. */
const withTiedLetters = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}(])\((\p{L}{2,5})\)(?=\p{Ll}{3})/gu, '$1')
    .replace(/(?<=\p{Ll}{3})\(s\)(?![\p{L}\p{N}(])/gu, 's');

/** Brackets are hard to hear: only what bounds the rest is said, between commas; experts hear the short ones too. */
function dropBrackets(text: string, pack: LanguagePack, level: Level): string {
  const isKept = (inside: string): boolean =>
    qualifies(inside, pack) ||
    (level === 'expert' &&
      countWords(inside) <= ASIDE.maxWords &&
      inside.length < ASIDE.maxChars &&
      !isSentence(inside, pack));
  const withoutAsides = (part: string, behind: string): string =>
    part.replace(
      /\s+(?:\(([^()]*)\))?|\(([^()]*)\)/g,
      (whole, spaced: string | undefined, tight: string | undefined, at: number) => {
        const inside = spaced ?? tight;
        // "p-type (1 0 0)-oriented": what a word is tied to is part of it.
        const isTied =
          /[-‐\p{L}\p{N}]/u.test(part[at + whole.length] ?? '') || /[-‐]/.test(part[at - 1] ?? '');
        if (inside === undefined || isTied) return whole;
        const before = part.slice(Math.max(0, at - LOOKED_BACK), at);
        const after = (part.slice(at + whole.length) + behind).slice(0, LOOKED_BACK);
        if (fillsHole(before, after, inside, pack)) return ` ${inside}`;
        return isKept(inside) || explains(before, inside, pack) ? said(inside, before) : '';
      },
    );
  return withoutNotes(outsideQuotations(withTiedLetters(text), withoutAsides, withInsertions(pack)));
}

/** Between commas; what is a sentence by itself, or opens one, has no place there. */
const said = (inside: string, before: string): string =>
  /[.!?…]$/.test(inside) || before.trim() === '' || /[.!?…:]["”»]?$/.test(before.trim())
    ? ` (${inside})`
    : `, ${inside},`;

/**
 * "“[The plant] is safe (so far)”": what was put into a quotation so that it can be understood is said with it; an
 * aside is not, unless it bounds the rest.
 */
const withInsertions =
  (pack: LanguagePack) =>
  (quoted: string): string => {
    const { auxiliaries } = pack.words;
    const says = (inside: string): boolean =>
      wordRegex(pack.grammar.authorVoice, 'u').test(inside) ||
      inside.split(' ').some((word) => auxiliaries.split(' ').includes(word));
    const bare = quoted.replace(/ \(([^()]+)\)/g, (whole, inside: string) =>
      qualifies(inside, pack) || says(inside) ? whole : '',
    );
    return replaceBetween(bare, /\[/g, /\]/g, ({ whole, inside }) =>
      /\p{L}/u.test(inside) && inside !== 'sic' ? inside : whole,
    );
  };

/** "[1]", "[sic]", and the space before them. */
function withoutNotes(text: string): string {
  const lastClosed = text.lastIndexOf(']');
  const joined = text.replace(/\s+\[?/g, (found, at: number) =>
    found.endsWith('[') && at + found.length <= lastClosed ? '[' : found,
  );
  return replaceBetween(joined, /\[/g, /\]/g);
}

const DASH = /\s+(?:—\s*|[–-]{1,2}\s+)?|—\s*/g;
/** Fewer words before a dash are no sentence. */
const CLAUSE_WORDS = 4;

/** "It would be a waste of time — the committee has heard all of it": a main clause behind a dash is a sentence. */
function dashToStop(text: string, pack: LanguagePack): string {
  const [dash, ...more] = [...text.matchAll(DASH)].filter(([found]) => found.trim() !== '');
  if (!dash || more.length > 0 || /[“”„"«»;:]/.test(text)) return text;
  const before = text.slice(0, dash.index);
  const after = text.slice(dash.index + dash[0].length);
  const { words, grammar, clauses } = pack;
  const subjects = `${words.articles} ${words.determiners} ${grammar.cut.subjects.replaceAll('|', ' ')}`;
  const opensSubject = subjects.split(' ').includes(firstWordOf(after));
  const isBound = clauses.subordinators.split(' ').includes(firstWordOf(before));
  const isMain = opensSubject && !isBound && countWords(before) >= CLAUSE_WORDS;
  return isMain && isWholeClause(before, pack) && hasOwnVerb(after, pack)
    ? `${before}. ${capitalize(after)}`
    : text;
}

/** A quotation has begun in it and goes on. */
function endsInQuotation(text: string, { quotes: [open, close] }: LanguagePack): boolean {
  const last = (...marks: string[]): number =>
    Math.max(...marks.map((mark) => text.lastIndexOf(mark.trim())));
  return last(open, '“', '«') > last(close, '”', '»') || text.split('"').length % 2 === 0;
}

/** "The lamp — it was a gift — weighed a ton": a sentence between dashes has no place between commas. */
function withoutSentenceBetween(text: string, pack: LanguagePack): string {
  const [open, close, ...more] = [...text.matchAll(DASH)].filter(([found]) => found.trim() !== '');
  if (!open || !close || more.length > 0) return text;
  const before = text.slice(0, open.index);
  const inside = text.slice(open.index + open[0].length, close.index);
  const after = text.slice(close.index + close[0].length);
  // Somebody's words stay as they are, and so does what bounds the rest.
  const isInQuotation = endsInQuotation(before, pack);
  const staysIn = /[“”„"«»;:]/.test(inside) || isInQuotation || qualifies(inside, pack);
  const isClause = pack.clauses.subordinators.split(' ').includes(firstWordOf(before));
  return isSentence(inside, pack) && !staysIn ? `${before}${isClause ? ',' : ''} ${after}` : text;
}

const dashesToCommas = (text: string): string =>
  text
    .replace(DASH, (found, at: number, all: string) => {
      if (found.trim() === '') return found;
      // "— Who is there? — asked Ada.": what has ended needs no comma.
      return /[.?!…:;]["”»)]?$/.test(all.slice(Math.max(0, at - 3), at)) ? ' ' : ', ';
    })
    .replace(/,\s*,/g, ',')
    .replace(/\s+,?/g, (found) => (found.endsWith(',') ? ',' : found))
    // In "In fact, .csv" the stop begins a word.
    .replace(/,\s*([.;:!?])(?![\p{L}\p{N}])/gu, '$1')
    .replace(/([;:]),/g, '$1');

/** "friends/neighbours": what no unit of measure and no name is. */
function slashesToOr(text: string, { or, grammar }: LanguagePack): string {
  const word = `${grammar.capitalNouns ? '\\p{L}' : '\\p{Ll}'}\\p{Ll}{2,}`;
  const row = wordRegex(
    `(?<![\\p{L}\\d./:@_-])(?<!\\d )${word}(?:/${word})+(?![\\p{L}\\d./:@_-]*[/@_\\d])`,
    'gu',
  );
  return outsideQuotations(text, (part) => part.replace(row, (found) => found.split('/').join(` ${or} `)));
}

/** ", but the": where a long sentence can become two. */
export const jointOf = ({ cut: { conjunctions, subjects } }: LanguagePack['grammar']): RegExp =>
  new RegExp(`, (${conjunctions}) (?=(?:${subjects}) )`, 'gu');

/** At the first joint that leaves two halves worth saying. */
function cutAt(joint: RegExp, sentence: string): string {
  for (const { 0: found, 1: conjunction = '', index } of sentence.matchAll(joint)) {
    const rest = sentence.slice(index + found.length);
    if (index >= HALF.first && rest.length >= HALF.second)
      return `${sentence.slice(0, index)}. ${capitalize(conjunction)} ${rest}`;
  }
  return sentence;
}

/** "…; …" and "…, but the …" become two sentences. */
function cutForBeginners(text: string, { grammar }: LanguagePack): string {
  const parts = text.split(/ ?;\s+/).map((part) => capitalize(part.trim().replace(/[,;]$/, '')));
  const joint = jointOf(grammar);
  return parts
    .join('. ')
    .split(/(?<=[.!?]) /)
    .map((sentence) => (countWords(sentence) < CUT_FROM_WORDS ? sentence : cutAt(joint, sentence)))
    .join(' ');
}

const DEGREE =
  '(?:M\\.?D|Ph\\.? ?D|D\\.?O|R\\.?N|R\\.?D|J\\.?D|M\\.?P\\.?H|M\\.?B\\.?A|M\\.?S\\.?c?|B\\.?S\\.?c|D\\.?D\\.?S|D\\.?V\\.?M|D\\.?Phil|Psy\\.?D|Pharm\\.?D|Ed\\.?D|Sc\\.?D|Dr\\.?PH|MBBS|FRCP|LCSW|LL\\.?M|Esq)\\.?';
const DEGREES = new RegExp(
  `(?<=\\p{Lu}[\\p{L}.’'-]*)(?:, ${DEGREE}(?![\\p{L}\\p{N}]))+(?<end>,?)(?<next> \\p{L}+)?`,
  'gu',
);

/** "Ada Hill, MD, says": degrees behind a name are read, not said. */
function withoutDegrees(text: string, { grammar, words }: LanguagePack): string {
  const verb = wordRegex(`^(?:${grammar.attribution}|${words.auxiliaries.split(' ').join('|')})$`);
  return text.replace(DEGREES, (...found) => {
    const { end = '', next = '' } = found.at(-1) as { end?: string; next?: string };
    return verb.test(next.trim()) ? next : `${end}${next}`;
  });
}

/** Written -> spoken: only leaves out, punctuates and spells out; never says anything new. */
export function toSpoken(sentence: string, pack: LanguagePack, level: Level): string {
  let text = slashesToOr(dropBrackets(withoutDegrees(sentence, pack), pack, level), pack);
  for (const [pattern, replacement] of pack.grammar.spoken)
    text = text.replace(wordRegex(pattern, 'gu'), replacement);
  text = dashesToCommas(
    dashToStop(
      withoutSentenceBetween(
        text.replace(/\s+(?:&\s+)?/g, (found) => (found.includes('&') ? ` ${pack.and} ` : found)),
        pack,
      ),
      pack,
    ),
  )
    .replace(/\s{2,}/g, ' ')
    .trim();
  if (level === 'beginner') text = cutForBeginners(text, pack);
  text = text.replace(/[:;,]$/, '.');
  return capitalize(/[.!?…”“"»)]$/.test(text) ? text : `${text}.`);
}

/** The marks and spaces that the language sets in its own way; as it is where nothing is known of the language. */
export const finishTypography = (text: string, language: string): string =>
  (packFor(language)?.typography ?? []).reduce(
    (line, [pattern, replacement]) => line.replace(pattern, replacement),
    text.replace(/ {2,}/g, ' ').trim(),
  );
