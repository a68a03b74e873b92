import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Way } from './way.ts';

const ITEMS = { min: 3, max: 6, words: 6 };
/** What stands before the first comma is the sentence with its first thing. */
const MIN_MAIN_WORDS = 4;
const COST = -1.2;

/** "Much of the water that falls in Rome, in Milan and in Turin …": a row inside a subject, whose verb is still to come. */
function hasMainVerb(main: string, { grammar, words, sharing }: LanguagePack): boolean {
  const relative = wordRegex(
    `^(?:${grammar.relative ?? '(?!)'}|${sharing.subordinators.replaceAll(' ', '|')})$`,
  );
  const verbs = new Set(words.auxiliaries.split(' '));
  const ending = wordRegex(grammar.verbEnding);
  const all = main.split(' ');
  const clause = all.findIndex((word, at) => at > 0 && relative.test(word.toLowerCase()));
  return (clause < 0 ? all : all.slice(0, clause))
    .slice(1)
    .some((word) => verbs.has(word) || (/^\p{Ll}/u.test(word) && ending.test(word)));
}

/** "They carried oil, wicks, bread and coal.": one counts them up, and the other has the last. */
export function listWays(text: string, pack: LanguagePack): Way[] {
  if (/[;:()“”„"«»?!]/.test(text) || !/\.$/.test(text)) return [];
  const and = `${pack.and}|${pack.sharing.andForms}`;
  const found = wordRegex(`^(.+?),? (${and}) ([^,]+)\\.$`, 'u').exec(text);
  const [, before = '', joint = '', end = ''] = found ?? [];
  const parts = [...before.split(', '), end];
  const [main = '', ...rest] = parts;
  if (parts.length < ITEMS.min || parts.length > ITEMS.max) return [];
  if (countWords(main) < MIN_MAIN_WORDS || !hasMainVerb(main, pack)) return [];
  const relative = wordRegex(`^(?:${pack.grammar.relative ?? '(?!)'}|${pack.grammar.cut.conjunctions})\\b`);
  const pronoun = wordRegex(pack.grammar.pronoun);
  const verbs = new Set(pack.words.auxiliaries.split(' '));
  const ending = wordRegex(pack.grammar.verbEnding);
  const isThing = (item: string): boolean =>
    countWords(item) <= ITEMS.words &&
    !relative.test(item) &&
    !pronoun.test(item) &&
    !item.split(' ').some((word) => verbs.has(word) || (/^\p{Ll}/u.test(word) && ending.test(word)));
  const kindOf = (item: string): string => {
    const [first = ''] = item.toLowerCase().split(' ', 1);
    if (pack.words.prepositions.split(' ').includes(first)) return 'preposition';
    return `${pack.words.articles} ${pack.words.determiners}`.split(' ').includes(first) ? 'article' : 'bare';
  };
  const opensHalf = `${pack.sharing.subordinators} ${pack.words.prepositions}`.split(' ');
  if (opensHalf.includes(main.toLowerCase().split(' ', 1)[0] ?? '')) return [];
  if (!rest.every((item) => isThing(item) && kindOf(item) === kindOf(end))) return [];
  // "to install, see and change the tables": the last has what all of them act on.
  const articles = new Set(pack.words.articles.split(' '));
  const sharesObject = end
    .split(' ')
    .slice(1)
    .some((word) => articles.has(word));
  if (sharesObject && rest.slice(0, -1).some((item) => !item.includes(' '))) return [];
  return [
    {
      form: 'list',
      cost: COST,
      pieces: [
        { kind: 'tell', text: `${before}.` },
        { kind: 'hand', text: capitalize(`${joint} ${end}.`) },
      ],
    },
  ];
}
