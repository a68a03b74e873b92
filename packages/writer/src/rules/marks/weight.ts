import { wordRegex } from '@parlance/language/text/word-regex';
import { namesIn } from '../../read/names.ts';
import type { Understanding } from '../understand.ts';
import type { Marked } from './marked.ts';

const WEIGHT = {
  /** What happened, why, what it means. */
  reason: 0.2,
  /** What the title or the beginning speaks of, explained. */
  defines: 0.15,
  /** Somebody speaks against what is theirs. */
  concedes: 0.08,
  /** How many, of what the title names. */
  counts: 0.04,
  /** Who else was there. */
  names: -0.16,
  /** A paragraph of its own: "But we messed up." Who writes so has marked what matters. */
  standsAlone: 0.1,
  /** Whom the text is about is named for the first time. */
  introduces: 0.1,
  /** "But …": here it turns. */
  turns: 0.07,
  /** How it ends, more the nearer the end is. */
  nearEnd: 0.1,
  example: -0.06,
};
/** Behind so many sentences, the end is no longer near. */
const END_FADES = 6;
/** Whom a text names oftener than this, and who are the first of them, it is about. */
const MAIN_NAMES = { times: 2, most: 3 };
/** What a text begins with names what it is about. */
const LEAD_SENTENCES = 3;
const MAIN_PHRASES = 5;
/** A sentence that is so much made of names tells hardly anything else. */
const NAMES = { share: 0.38, least: 7, commas: 2, people: 4 };
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: (?:de|la|du|von|van|da|di|del))* \\p{Lu}\\p{Ll}[\\p{L}’'-]*";
/** Behind an article or a preposition of place stands the name of a place. */
const PERSON = wordRegex(
  `(?<![\\p{L}’'-])(?<!(?<!\\p{L})(?:the|in|at|of|le|la|les|à|en|el|los|il|o|a|no|na|em|du|de) )${NAME}`,
  'gu',
);
/** ", Ben Cole, who": one of several. */
const NEXT_PERSON = wordRegex(`, ${NAME}(?=[,;]| (?:and|und|et|y|e|ou|o|or) )`, 'u');
/** "Against it were 10 of one party, 35 of another, 11 of a third": counted so often, it is read and not heard. */
const TALLY = { numbers: 5, commas: 3 };

/** "so-called “metadata” — the who and when", "CRE (…)", "known as": a word is explained where it stands. */
const EXPLAINED =
  /[“"«‘][^“”"«»‘’]{2,40}[”"»’] ?(?:[–—(,]|--)|\p{L} ?[–—] (?:the|an?|die|der|das|ein|une?|el|la|los|las|le|les|il|lo|gli|o|os|as|uma?|una?) /u;

/** A row of people, or of counts: "The tour was led by Ada Hill, Ben Cole, who advises Clara Dow, and Dan East." */
export function listsNames(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  const commas = text.match(/,/g)?.length ?? 0;
  const numbers = text.match(/\d+/g)?.length ?? 0;
  if (numbers >= TALLY.numbers && commas >= TALLY.commas) return true;
  if ((text.match(PERSON)?.length ?? 0) >= NAMES.people && commas > 0) return true;
  return (
    NEXT_PERSON.test(text) &&
    names >= NAMES.least &&
    commas >= NAMES.commas &&
    names / words.length >= NAMES.share
  );
}

/** Where those whom a text is about are named first. */
function introductions({ sentences, lexer }: Understanding): Set<number> {
  // Where every noun has a capital, names can't be counted.
  if (lexer.capitalNouns) return new Set();
  const found = new Map<string, { times: number; first: number }>();
  for (const { text, index } of sentences)
    for (const name of namesIn(text)) {
      const known = found.get(name);
      found.set(name, { times: (known?.times ?? 0) + 1, first: known?.first ?? index });
    }
  const main = [...found.values()].filter(({ times }) => times > MAIN_NAMES.times);
  return new Set(
    main
      .sort((a, b) => b.times - a.times)
      .slice(0, MAIN_NAMES.most)
      .map(({ first }) => first),
  );
}

/** What an editor goes by, whatever it says: measured on what editors kept of sixty articles. */
function placeWeight(understanding: Understanding): (sentence: Marked) => number {
  const { sentences } = understanding;
  const introduce = introductions(understanding);
  const last = sentences.findLast(({ sayable }) => sayable)?.index ?? 0;
  return ({ index, paragraph, turnsAgainst, traits }) => {
    const isAlone =
      sentences[index - 1]?.paragraph !== paragraph && sentences[index + 1]?.paragraph !== paragraph;
    let weight = index > last ? 0 : WEIGHT.nearEnd * Math.exp((index - last) / END_FADES);
    if (isAlone) weight += WEIGHT.standsAlone;
    if (introduce.has(index)) weight += WEIGHT.introduces;
    if (turnsAgainst) weight += WEIGHT.turns;
    if (traits.has('example')) weight += WEIGHT.example;
    return weight;
  };
}

/** How much more, or less, a sentence is worth hearing for what it does in the text: the reason before the reactions. */
export function weightIn(understanding: Understanding): (sentence: Marked) => number {
  const { pack, lexer, sentences, title = '', keyphrases } = understanding;
  const weighs = wordRegex(pack.telling.weighs);
  const concedes = wordRegex(pack.telling.concedes);
  const ofTitle = new Set(lexer.terms(title));
  const main = new Set([
    ...ofTitle,
    ...sentences.slice(0, LEAD_SENTENCES).flatMap(({ terms }) => terms),
    ...keyphrases.slice(0, MAIN_PHRASES).flatMap(({ key }) => key.split(' ')),
  ]);
  const placeOf = placeWeight(understanding);
  return (sentence) => {
    const { text, terms, traits, inQuotation } = sentence;
    const isAbout = (subject: ReadonlySet<string>): boolean => terms.some((term) => subject.has(term));
    let weight = placeOf(sentence);
    if (weighs.test(text)) weight += WEIGHT.reason;
    if ((traits.has('definition') || EXPLAINED.test(text)) && !inQuotation && isAbout(main))
      weight += WEIGHT.defines;
    if (concedes.test(text)) weight += WEIGHT.concedes;
    if (traits.has('number') && isAbout(ofTitle)) weight += WEIGHT.counts;
    if (!lexer.capitalNouns && listsNames(text)) weight += WEIGHT.names;
    return weight;
  };
}
