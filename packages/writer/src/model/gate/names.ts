import { packFor } from '@parlance/language/languages';
import { bareLetters } from '@parlance/language/text/fold';

const WORD = /[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}’'-]*/gu;
/** After these a capital letter says nothing. */
const BEGINS_SENTENCE = /[.!?…:;。！？"“”„«»‘’'()¿¡—–·]/u;
const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u;
/** Words that carry capitals in every text. */
const NO_NAMES = new Set(['ok', 'ai', 'ia', 'ki', 'tv']);

const fold = (word: string): string => bareLetters(word).split(/[’']/, 1)[0] ?? '';

export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

type Place = { word: string; from: number; to: number };

const places = (text: string): Place[] =>
  [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

function beginsSentence(before: string): boolean {
  const said = before.trimEnd();
  return said === '' || before.slice(said.length).includes('\n') || BEGINS_SENTENCE.test(said.at(-1) ?? '');
}

/**
 * Names by their capitals, as far as capitals tell: not the first word of a sentence, unless it is an acronym.
 * Where every noun has a capital, only the last of several large words in a row counts.
 */
function namesIn(text: string, language: string): string[] {
  const found = places(text);
  const isLarge = (place: Place | undefined): place is Place => !!place && CAPITAL.test(place.word);
  const isBeside = (one: Place, other: Place): boolean => /^\s+$/.test(text.slice(one.to, other.from));
  const nounsAreLarge = packFor(language)?.grammar.capitalNouns !== undefined;
  return found
    .filter((place, at) => {
      if (!isLarge(place) || fold(place.word).length < 2 || NO_NAMES.has(fold(place.word))) return false;
      if (ACRONYM.test(place.word)) return true;
      if (beginsSentence(text.slice(0, place.from))) return false;
      if (!nounsAreLarge) return true;
      const [before, after] = [found[at - 1], found[at + 1]];
      const follows = isLarge(before) && isBeside(before, place);
      return follows && !(isLarge(after) && isBeside(place, after));
    })
    .map(({ word }) => word);
}

/** "Winstanley’s", "Winstanleys" and "Winstanley", "Londres" and "London": endings differ between forms and languages. */
function isAkin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter <= 3) return one === other;
  const needed = Math.max(3, shorter - 2);
  return Math.abs(one.length - other.length) <= 5 && one.slice(0, needed) === other.slice(0, needed);
}

/** Those names of a text that none of the allowed words is a form of. */
export function strangeNames(text: string, language: string, allowed: Iterable<string>): string[] {
  const known = new Set(allowed);
  return namesIn(text, language).filter((name) => {
    const folded = fold(name);
    if (known.has(folded)) return false;
    const parts = folded.split('-').filter((part) => part.length > 1);
    return !parts.every((part) => known.has(part) || [...known].some((word) => isAkin(part, word)));
  });
}
