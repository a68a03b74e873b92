import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { FirstMentions, isBareQuotation, pointsBack } from '../read/dependence.ts';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** What can be seen of a sentence without understanding it; nearly all between 0 and 1. */
export type Signs = Readonly<Record<SignName, number>>;
export type SignName = (typeof SIGN_NAMES)[number];

const SIGN_NAMES = [
  'first',
  'last',
  'nextToLast',
  'early',
  'opens',
  'opensSection',
  'closes',
  'long',
  'central',
  'known',
  'returns',
  'title',
  'heading',
  'takesForKnown',
  'turnsAgainst',
  'nextTurnsAgainst',
  'pointsBack',
  'pointsBackInside',
  'earlyPronoun',
  'bareQuotation',
  'quotation',
  'asks',
  'answers',
  'colon',
  'superlative',
  'concludes',
  'vague',
  'pointsElsewhere',
  'nextShort',
  'beforeShort',
  'beforeLong',
] as const;

const SHORT_WORDS = 6;
const LONG_WORDS = 25;
/** Of what opens a text, this many lean on nothing yet. */
const EARLY = 4;
const PRONOUN_CHARS = 40;
/** What most sentences have in terms of the text's own and in terms that come back. */
const USUAL = { central: 5, returning: 4 };

const sign = (is: boolean): number => (is ? 1 : 0);
const long = ({ words }: Sentence): number => Math.min(2, words / LONG_WORDS);
const isShort = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.words <= SHORT_WORDS;

/** What each sentence is about, as stems, each once; and the titles' stems, which a listener has heard before. */
export type Terms = { readonly of: readonly (readonly string[])[]; readonly title: ReadonlySet<string> };

export function termsIn({ sentences, source, pack }: Reading): Terms {
  const lexer = new Lexer(pack);
  return {
    of: sentences.map(({ text }) => [...new Set(lexer.terms(text))]),
    title: new Set(lexer.terms(source.title ?? '')),
  };
}

/** How much of a sentence is what the text speaks of again and again. */
function centralities(terms: Terms['of']): number[] {
  const times = new Map<string, number>();
  for (const term of terms.flat()) times.set(term, (times.get(term) ?? 0) + 1);
  const most = Math.log(Math.max(2, ...times.values()));
  return terms.map(
    (own) => own.reduce((sum, term) => sum + Math.log(times.get(term) ?? 1), 0) / most / USUAL.central,
  );
}

/** The sentence in which each term is spoken of for the last time. */
const lastMentions = (terms: Terms['of']): Map<string, number> =>
  new Map(terms.flatMap((own, at) => own.map((term): [string, number] => [term, at])));

const shareOf = (own: readonly string[], has: (term: string) => boolean): number =>
  own.filter(has).length / Math.max(1, own.length);

export function signsIn(reading: Reading, terms: Terms): Signs[] {
  const { sentences, headings, pack } = reading;
  const { grammar, telling } = pack;
  const lexer = new Lexer(pack);
  const headingTerms = headings.map(({ name }) => new Set(lexer.terms(name)));
  const central = centralities(terms.of);
  const lastOf = lastMentions(terms.of);
  const mentions = new FirstMentions(pack, lexer, [...terms.title]);
  const first = sentences.findIndex(({ asked }) => !asked);
  const seen = new Set<string>();
  const fits = (pattern: string, { text }: Sentence): boolean => wordRegex(pattern).test(text);
  return sentences.map((sentence, at): Signs => {
    const { text, paragraph, section } = sentence;
    const own = terms.of[at] ?? [];
    const [before, after] = [sentences[at - 1], sentences[at + 1]];
    const opens = before?.paragraph !== paragraph;
    const opensSection = before?.section !== section;
    const leans = pointsBack(text, grammar, opens);
    const relied = mentions.reliedOn(text, own, { paragraph, index: at, opens: opens && !opensSection });
    const returning = own.filter((term) => (lastOf.get(term) ?? at) > at).length;
    const known = shareOf(own, (term) => seen.has(term));
    for (const term of own) seen.add(term);
    return {
      first: sign(at === first),
      last: sign(at === sentences.length - 1),
      nextToLast: sign(at === sentences.length - 2),
      early: Math.max(0, 1 - at / EARLY),
      opens: sign(opens),
      opensSection: sign(opensSection),
      closes: sign(after?.paragraph !== paragraph),
      long: long(sentence),
      central: central[at] ?? 0,
      known,
      returns: Math.min(2, returning / USUAL.returning),
      title:
        terms.title.size === 0 ? 0 : own.filter((term) => terms.title.has(term)).length / terms.title.size,
      heading: sign(own.some((term) => headingTerms[sentence.heading]?.has(term))),
      takesForKnown: Math.min(2, relied.length),
      turnsAgainst: sign(fits(grammar.turnsAgainst, sentence)),
      nextTurnsAgainst: sign(after !== undefined && fits(grammar.turnsAgainst, after)),
      pointsBack: sign(leans),
      pointsBackInside: sign(leans && !opens),
      earlyPronoun: sign(wordRegex(grammar.pronoun).test(text.slice(0, PRONOUN_CHARS))),
      bareQuotation: sign(isBareQuotation(text, grammar)),
      quotation: sign(fits(grammar.traits.quote, sentence)),
      asks: sign(text.includes('?')),
      answers: sign(before?.asked === true),
      colon: sign(text.includes(':')),
      superlative: sign(fits(grammar.traits.superlative, sentence)),
      concludes: sign(fits(telling.concludes, sentence)),
      vague: sign(fits(telling.vagueOpening, sentence)),
      pointsElsewhere: sign(fits(telling.pointsElsewhere, sentence) || fits(grammar.noise, sentence)),
      nextShort: sign(isShort(after)),
      beforeShort: sign(isShort(before)),
      beforeLong: before ? long(before) : 0,
    };
  });
}
