import { PRODUCT_NAME } from '@parlance/kernel/product';
import { packFor } from '@parlance/language/languages';
import { calendarOf } from '@parlance/language/text/calendar';
import { fold } from '@parlance/language/text/fold';
import { multiplierNamed } from '@parlance/language/text/number-words';
import { isSmallWord } from '@parlance/language/text/small-words';
import { type Sentence, sentencesOf, type Token } from '@parlance/language/text/tokens';
import { wordRegex } from '@parlance/language/text/word-regex';
import { type ByLanguage, rowFor } from '../by-language.ts';
import { numberTable } from '../numbers/number-table.ts';
import { romanValue } from '../numbers/roman.ts';
import { unitOf } from '../numbers/units.ts';
import { type Feast, feastsIn, feastTokens } from './feasts.ts';
import { countryOf } from './peoples.ts';
import { isEveryday, KnownNames, nameKey } from './same-name.ts';

/** What everybody calls by its letters or by its scale, and what hosts may call themselves. */
const EVERYDAY_NAMES = new Set([
  ...['ai', 'ia', 'ki', 'ok', 'tv', 'pc', 'gps', 'led', 'dna', 'adn', 'dns', 'usb', 'wi', 'fi', 'internet'],
  ...['celsius', 'fahrenheit', 'sun', 'moon', 'earth'],
  ...['god', 'deus', 'dios', 'dieu', 'gott', 'dio', nameKey(PRODUCT_NAME)],
]);
/** Nobody in particular, whatever letter it begins with. */
export const isEverydayName = (word: string): boolean => EVERYDAY_NAMES.has(nameKey(word));

const LONGEST_BETWEEN = 3;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** Nouns that need no article before them, by their endings. */
const THING =
  /(?:s|ing|ly|ness|ment|tion|ity|ance|ence|ism|ship|hood|ure|age|dom|ed|cao|dade|mente|ndo|cion|dad|te)$/;

/** Pronouns and adverbs that a verb follows as it follows a name, folded. */
const ANYBODY: ByLanguage<string> = {
  en: 'whoever whatever somebody someone anybody anyone everybody everyone nobody free',
  de: 'wer jemand irgendwer niemand',
  es: 'cualquiera quienquiera alguien nadie quien ahi',
  fr: 'quiconque quelqu personne nul',
  it: 'chiunque qualcuno nessuno intanto',
  pt: 'quem qualquer alguem ninguem dai ai',
};

const isCounted = ({ folded, text }: Token, language: string): boolean =>
  (numberTable(language)?.cardinals.has(folded) ?? false) ||
  (numberTable(language)?.ordinals.has(folded) ?? false) ||
  calendarOf(language).has(folded) ||
  (text.length > 1 && romanValue(text) !== undefined);

const mayName = (token: Token | undefined, language: string): token is Token =>
  token?.capital === true &&
  token.text.length > 1 &&
  !isEverydayName(token.text) &&
  !isSmallWord(token.folded, language) &&
  !isCounted(token, language);

/** "Marconi changed …", "Jan Tregeagle was …": the first word of a sentence can only be told by what follows. */
function beginsWithName({ tokens }: Sentence, language: string, known: KnownNames): boolean {
  const pack = packFor(language);
  const [first, second, third] = tokens;
  if (!pack || !first || isEveryday(first.text, language) || THING.test(first.folded)) return false;
  if (rowFor(ANYBODY, language)?.split(' ').includes(first.folded)) return false;
  // "Viajaban también": where verbs need no "they", one may come first.
  if (language !== 'en' && wordRegex(pack.grammar.verbEnding).test(first.text)) return false;
  const verb = (token: Token | undefined): boolean =>
    token?.joined === true &&
    !token.capital &&
    // "Comprou-se": what has a pronoun hung to it is a verb itself.
    !token.hyphened &&
    (wordRegex(pack.grammar.verbEnding).test(token.text) ||
      wordRegex(`^(?:${pack.grammar.copula.one}|${pack.grammar.copula.many})$`).test(token.text) ||
      pack.words.auxiliaries.split(' ').includes(token.text));
  const beforeName = mayName(second, language) && second.joined && known.knows(second.text, language);
  return verb(second) || (beforeName && verb(third));
}

/** Two capitals side by side or a title before it: where every noun has a capital, a lone one can't be told. */
function namedAmongNouns(
  tokens: readonly Token[],
  at: number,
  language: string,
  titles: string,
  known: KnownNames,
): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "5 Euro Eintritt", "anderthalb Jahre Warten": what is measured is no name.
  const measures = unitOf(before?.text) !== undefined || multiplierNamed(before?.folded ?? '') > 1;
  // "Was der Baum Arbeit kostet": behind a word of the source stands any noun.
  const isNoun = known.knows(before?.text ?? '', language);
  const follows = token?.joined && mayName(before, language) && before.inside && !measures && !isNoun;
  return (
    ACRONYM.test(token?.text ?? '') ||
    (follows === true && !(mayName(after, language) && after.joined)) ||
    (token?.joined === true && wordRegex(`^(?:${titles})$`, 'u').test(before?.folded ?? ''))
  );
}

/** Words that name somebody or something, as far as capitals and, for peoples, lists of countries tell. */
function namesIn(sentence: Sentence, language: string, known: KnownNames): Token[] {
  const nouns = packFor(language)?.grammar.capitalNouns;
  const { tokens } = sentence;
  const feasts = feastTokens(tokens, language);
  return tokens.filter((token, at) => {
    if (feasts.has(token)) return false;
    if (!token.capital) return language !== 'en' && countryOf(token.text, language) !== undefined;
    if (!mayName(token, language)) return false;
    if (nouns) return token.inside && namedAmongNouns(tokens, at, language, nouns.titles, known);
    if (token.inside || ACRONYM.test(token.text)) return true;
    return at === 0 && beginsWithName(sentence, language, known);
  });
}

/** "Food and Drug Administration" where the source says FDA. */
function isSpeltOut(token: Token, { tokens }: Sentence, known: readonly KnownNames[]): boolean {
  const at = tokens.indexOf(token);
  const isPart = (one: Token | undefined): boolean =>
    one !== undefined && (one.capital || one.text.length <= LONGEST_BETWEEN);
  let [from, to] = [at, at + 1];
  while (tokens[from]?.joined && isPart(tokens[from - 1])) from--;
  while (tokens[to]?.joined && isPart(tokens[to])) to++;
  const initials = tokens.slice(from, to).flatMap(({ capital, text }) => (capital ? [text.charAt(0)] : []));
  return known.some((names) => names.isSpeltBy(initials.join('').toLowerCase()));
}

/** The names of a text that nothing known is a form of. */
export function strangeNames(text: string, language: string, known: readonly KnownNames[]): string[] {
  const [nearest] = known;
  if (!nearest) return [];
  return sentencesOf(text, language).flatMap((sentence) =>
    namesIn(sentence, language, nearest)
      .filter((token) => !known.some((names) => names.knows(token.text, language)))
      .filter((token) => !isSpeltOut(token, sentence, known))
      .map((token) => token.text),
  );
}

/** The feasts of a text that nothing known names. */
export const strangeFeasts = (text: string, language: string, known: readonly KnownNames[]): Feast[] =>
  feastsIn(text, language).filter(({ text: feast }) => {
    const words = sentencesOf(feast, language).flatMap(({ tokens }) => tokens);
    return !words.every((word) => known.some((names) => names.knows(word.text, language)));
  });

/** Whether a heading has capitals all through, so that a capital tells nothing. */
export function isTitleCase(heading: string, language: string): boolean {
  const tokens = sentencesOf(heading, language).flatMap((sentence) => sentence.tokens);
  const telling = tokens.filter(({ folded, text }) => text.length > 3 && !isSmallWord(folded, language));
  return telling.length > 1 && telling.every(({ capital }) => capital);
}

/** Surname -> the first names that a text gives to it; keys as `nameKey` makes them. */
export function fullNamesIn(text: string, language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { tokens } of sentencesOf(text, language))
    tokens.forEach((token, at) => {
      if (!mayName(token, language)) return;
      const first = found.get(nameKey(token.text)) ?? new Set();
      // "Dr Hanna Wirth" is called Dr Wirth too.
      for (let back = at; back > 0; back--) {
        const [next, before] = [tokens[back], tokens[back - 1]];
        if (!next?.joined || next.hyphened || !before?.capital) break;
        if (!mayName(before, language)) continue;
        found.set(nameKey(token.text), first.add(nameKey(before.text)));
      }
    });
  return found;
}

/** What a source tells of its names. */
export type NamesOfSource = {
  /** As `fullNamesIn` gives them. */
  fullNames: ReadonlyMap<string, ReadonlySet<string>>;
  language: string;
  /** Whether it has the word, as `nameKey` makes it, also with a small letter. */
  isCommon(key: string): boolean;
};

/** A key as somebody may have written it. */
const written = (key: string): string => key.slice(0, 1).toUpperCase() + key.slice(1);

/** Whether a word with a capital can only be somebody's name: no place, no people, no word that it has otherwise. */
export function isPersonal(key: string, { language, isCommon }: NamesOfSource): boolean {
  const inPlaces = fold(packFor(language)?.nameWords.inPlaces ?? '').split(' ');
  return !inPlaces.includes(key) && !isCommon(key) && countryOf(written(key), language) === undefined;
}

export type ExchangedName = { name: string; isPerson: boolean };

/** Full names put together from two of the source: each half is there, the whole is not. */
export function exchangedNames(text: string, language: string, source: NamesOfSource): ExchangedName[] {
  const { fullNames } = source;
  const firstNames = new Set([...fullNames.values()].flatMap((names) => [...names]));
  return [...fullNamesIn(text, language)].flatMap(([surname, names]) => {
    if (!fullNames.has(surname)) return [];
    // "East Africa" is there where "the East African coast" is.
    const forms = new KnownNames(language).add([written(surname)]);
    const own = new Set(
      [...fullNames].flatMap(([other, first]) =>
        other === surname || forms.knows(written(other), source.language) ? [...first] : [],
      ),
    );
    return [...names]
      .filter((name) => !own.has(name) && firstNames.has(name))
      .map((name) => ({
        name: `${written(name)} ${written(surname)}`,
        isPerson: [name, surname].every((half) => isPersonal(half, source)),
      }));
  });
}
