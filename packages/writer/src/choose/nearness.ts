import type { LanguagePack } from '@parlance/language/language';
import { Lexer } from '@parlance/language/text/lexer';
import type { Reading } from '../read/reading.ts';
import { askedKinds, showsKind } from './answering/answering.ts';
import { ANSWERING } from './answering/answering-of.ts';
import { type Terms, termsIn } from './signs.ts';
import { WordKinship } from './word-kinship.ts';

/** How much of what was asked a sentence has, 0 to 1: in itself, beside it, in its paragraph and over it. */
export type NearSigns = {
  readonly own: number;
  readonly before: number;
  readonly after: number;
  readonly paragraph: number;
  readonly heading: number;
  /** It has a thing of the kind that was asked for: 1, or -1 when it has none; 0 where no kind shows. */
  readonly kind: number;
};

export type Nearness = {
  /** By sentence. */
  readonly signs: readonly NearSigns[];
  /** It asks for somebody or something by a name that stands nowhere in the text. */
  readonly namesStranger: boolean;
  /** Letters in words of the question that are no everyday words and stand nowhere in the text. */
  readonly strangeLetters: number;
};

const TITLE_WEIGHT = 0.45;
const NAMED_WEIGHT = 1.3;

type Asked = { readonly weight: number; readonly relatives: ReadonlyMap<string, number> };

const bestOf = ({ relatives }: Asked, terms: Iterable<string>): number => {
  let best = 0;
  for (const term of terms) best = Math.max(best, relatives.get(term) ?? 0);
  return best;
};

function askedTerms(ask: string, reading: Reading, { of, title }: Terms): Asked[] {
  const { pack, language, sentences } = reading;
  const lexer = new Lexer(pack);
  const filler = new Set(pack.words.questionFiller.split(' ').map((word) => lexer.stem(word)));
  const all = [...new Set(lexer.terms(ask))];
  const telling = all.filter((term) => !filler.has(term));
  const named = new Set(
    (ask.match(/(?<=\S )\p{Lu}[\p{L}’'-]+|\d[\d.,]*/gu) ?? []).flatMap((name) => lexer.terms(name)),
  );
  const times = new Map<string, number>();
  for (const term of of.flat()) times.set(term, (times.get(term) ?? 0) + 1);
  const kinship = new WordKinship(ANSWERING[language], lexer);
  return (telling.length > 0 ? telling : all).map((term) => {
    const rarity = Math.log(1 + sentences.length / (times.get(term) ?? 1));
    const inTitle = title.has(term) ? TITLE_WEIGHT : 1;
    const isName = named.has(term) && !lexer.capitalNouns ? NAMED_WEIGHT : 1;
    return { weight: rarity * inTitle * isName, relatives: kinship.relativesOf(term, times.keys()) };
  });
}

/** Shorter words and beginnings say little; a word is taken for another form of one that begins alike. */
const STRANGE = { letters: 4, sameStart: 5, ending: 3 };

/** What everybody knows the language by; by language, because it is asked for with every question. */
const everyday = new Map<string, ReadonlySet<string>>();

function everydayWords({ language, commonWords, words, conversation }: LanguagePack): ReadonlySet<string> {
  const known = everyday.get(language);
  if (known) return known;
  const lists = [commonWords, ...Object.values(words), ...Object.values(conversation).flat()].join(' ');
  const made = new Set(lists.toLowerCase().match(/\p{L}+/gu));
  everyday.set(language, made);
  return made;
}

const startOf = (word: string): string =>
  word.length <= STRANGE.sameStart
    ? word
    : word.slice(0, Math.max(STRANGE.letters, word.length - STRANGE.ending));

/** What a question brings along that its text knows nothing of. */
function strangersIn(
  ask: string,
  { pack, sentences, source, headings }: Reading,
): Pick<Nearness, 'namesStranger' | 'strangeLetters'> {
  const text = [
    source.title ?? '',
    ...headings.map(({ name }) => name),
    ...sentences.map((each) => each.text),
  ];
  const starts = new Set(
    (
      text
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).map(startOf),
  );
  const known = everydayWords(pack);
  const words = ask.match(/\p{L}+/gu) ?? [];
  const isAbsent = (word: string): boolean => !starts.has(startOf(word.toLowerCase()));
  const strange = words.filter(
    (word) => word.length >= STRANGE.letters && !known.has(word.toLowerCase()) && isAbsent(word),
  );
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && word !== pack.grammar.capitalPronoun;
  return {
    namesStranger:
      pack.grammar.capitalNouns === undefined &&
      words.slice(1).some((word) => isName(word) && isAbsent(word)),
    strangeLetters: strange.reduce((sum, word) => sum + word.length, 0),
  };
}

/** How near each sentence is to a question or an emphasis. */
export function nearnessTo(ask: string, reading: Reading): Nearness {
  const { sentences, headings, pack, language } = reading;
  const terms = termsIn(reading);
  const lexer = new Lexer(pack);
  const answering = ANSWERING[language];
  const asked = askedTerms(ask, reading, terms);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (kinOf: (each: Asked, at: number) => number): number =>
    asked.reduce((sum, each, at) => sum + each.weight * kinOf(each, at), 0) / total;
  const own = terms.of.map((of) => asked.map((each) => bestOf(each, of)));
  const over = headings.map(({ name }) => {
    const of = lexer.terms(name);
    return share((each) => bestOf(each, of));
  });
  const paragraphs = new Map<number, number>();
  for (const [paragraph, of] of Map.groupBy(sentences, (sentence) => sentence.paragraph))
    paragraphs.set(
      paragraph,
      share((_, at) => Math.max(...of.map(({ index }) => own[index]?.[at] ?? 0))),
    );
  const ownShare = own.map((kin) => share((_, at) => kin[at] ?? 0));
  const beside = (index: number, step: number): number =>
    sentences[index + step]?.paragraph === sentences[index]?.paragraph ? (ownShare[index + step] ?? 0) : 0;
  const kinds = askedKinds(ask, answering);
  const kindOf = (text: string): number =>
    kinds.length === 0 ? 0 : kinds.some((kind) => showsKind(kind, text, ask, answering)) ? 1 : -1;
  return {
    signs: sentences.map(({ index, text, paragraph, heading }) => ({
      own: ownShare[index] ?? 0,
      before: beside(index, -1),
      after: beside(index, 1),
      paragraph: paragraphs.get(paragraph) ?? 0,
      heading: over[heading] ?? 0,
      kind: kindOf(text),
    })),
    ...strangersIn(ask, reading),
  };
}
