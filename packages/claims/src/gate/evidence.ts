import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { stemOf } from '@parlance/language/text/fold';
import { splitSentences } from '@parlance/language/text/sentences';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf } from '@parlance/language/text/tokens';
import { countryOf } from '../names/peoples.ts';
import { fullNamesIn } from '../names/read-names.ts';
import { KnownNames, nameKey } from '../names/same-name.ts';
import { NumberGround } from '../numbers/number-ground.ts';
import { standsIn } from '../quoted-words.ts';
import { hedgesIn } from '../stance/marks.ts';
import { readStance, type Stance } from '../stance/read-stance.ts';

/** How a name of the source is said in the language of the script. */
export type Rendering = { source: string; said: string };

/** What a text gives a line to lean on. */
export type Known = {
  numbers: NumberGround;
  names: KnownNames[];
  /** Words with a capital, as `nameKey` makes them. */
  capitals: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Sentences that say "about", "most" or the like, and the word. */
  limited: { stems: ReadonlySet<string>; hedge: string }[];
  /** What turns or limits what it says; read when a line first leans on it. */
  stance: () => Stance | undefined;
  /** A title or what was asked for, which tells of other things than the passages too. */
  isAside?: true;
};

export const namesOf = (known: readonly Known[]): KnownNames[] => known.flatMap(({ names }) => names);

export type Evidence = Awaited<ReturnType<typeof evidenceOf>>;

/** Passages, about ten milliseconds of reading. */
const TURN = 20;

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const SMALL = /^\p{Ll}/u;
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
export const capitalsOf = (text: string): string[] => (text.match(CAPITALISED) ?? []).map(nameKey);

/** What words of a text mean, as far as their beginnings tell. */
export const stemsOf = (text: string, language: string): Set<string> =>
  new Set(
    sentencesOf(text, language).flatMap(({ tokens }) =>
      tokens.flatMap(({ folded }) => (carriesMeaning(folded, language) ? [stemOf(folded)] : [])),
    ),
  );

const limitedIn = (text: string, language: string): Known['limited'] =>
  splitSentences(text, language).flatMap((sentence) => {
    const [hedge] = hedgesIn(sentence, language);
    return hedge === undefined ? [] : [{ stems: stemsOf(sentence, language), hedge }];
  });

/** Most of a book is never leant on. */
function onDemand<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A rendering that names another country than the source is a mistake, whoever made it. */
function contradicts({ source, said }: Rendering, from: string, to: string): boolean {
  const [one, other] = [countryOf(source, from), countryOf(said, to)];
  return one !== undefined && other !== undefined && one !== other;
}

/**
 * What lines may lean on: for a line that cites, its passages; for one that leads over, all of the source. A book takes
 * seconds to read, in a process that answers requests meanwhile.
 */
export async function evidenceOf(source: SourceText, brief: Brief, renderings: readonly Rendering[]) {
  const to = baseLanguage(brief.language);
  const rendered = renderings
    .filter((one) => !contradicts(one, source.language, to))
    .map((one) => ({ source: wordsOf(one.source).map(nameKey), said: wordsOf(one.said) }));

  /** A rendering counts only where the name it renders really stands. */
  function namesAmong(words: readonly string[], language: string): KnownNames[] {
    const here = new Set(words.map(nameKey));
    const said = rendered.filter(
      (one) => one.source.length > 0 && one.source.every((word) => here.has(word)),
    );
    const names = [new KnownNames(language).add(words)];
    if (said.length > 0) names.push(new KnownNames(to).add(said.flatMap((one) => one.said)));
    return names;
  }

  const knownFrom = (text: string, language = source.language): Known => ({
    numbers: new NumberGround().add(text, language),
    names: namesAmong(wordsOf(text), language),
    capitals: new Set(capitalsOf(text)),
    stems: stemsOf(text, language),
    limited: limitedIn(text, language),
    stance: onDemand(() => readStance(text, language)),
  });

  const known = new Map<string, Known>();
  const textOf = new Map(source.passages.map(({ id, text }) => [id, text]));
  const fullNames = new Map<string, Set<string>>();
  const [words, capitals, stems] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const numbers = new NumberGround();
  for (const [at, { id, text, address }] of source.passages.entries()) {
    if (at > 0 && at % TURN === 0) await letOthersRun();
    known.set(id, knownFrom(`${text}\n${address.heading ?? ''}`));
    numbers.add(text, source.language);
    for (const word of wordsOf(text)) words.add(word);
    for (const word of capitalsOf(text)) capitals.add(word);
    for (const stem of stemsOf(text, source.language)) stems.add(stem);
    for (const [surname, names] of fullNamesIn(text, source.language))
      fullNames.set(surname, new Set([...names, ...(fullNames.get(surname) ?? [])]));
  }
  const names = namesAmong([...words], source.language);
  const common = new Set([...words].filter((word) => SMALL.test(word)).map(nameKey));
  const whole: Known = { numbers, names, capitals, stems, limited: [], stance: () => undefined };
  const asked = [brief.question, brief.emphasis].flatMap((text) => text ?? []).join('\n');
  const request = [knownFrom(source.title ?? ''), knownFrom(asked, to)].map(
    (known): Known => ({ ...known, isAside: true }),
  );

  return {
    fullNames,
    /** Whether the source has a word, as `nameKey` makes it, with a small letter. */
    isCommon: (key: string): boolean => common.has(key),
    /** Of the source. */
    language: source.language,
    /** Whether a passage has these words one after the other. */
    quotes: (id: string, words: string): boolean => standsIn(words, textOf.get(id) ?? ''),
    /** Whether words of the source can be said as they stand. */
    isInOwnLanguage: to === baseLanguage(source.language),
    has: (id: string): boolean => known.has(id),
    of: (ids: readonly string[]): Known[] => [...ids.flatMap((id) => known.get(id) ?? []), ...request],
    whole: [whole, ...request],
    /** The passage that holds something and has most in common with a text. */
    passageWith(text: string, holds: (known: Known) => boolean, minShared = 0): string | undefined {
      const own = stemsOf(text, to);
      const shared = (one: Known): number => [...own].filter((stem) => one.stems.has(stem)).length;
      const found = [...known]
        .flatMap(([id, one]) => (holds(one) ? [{ id, shared: shared(one) }] : []))
        .sort((one, other) => other.shared - one.shared)[0];
      return found && found.shared >= minShared ? found.id : undefined;
    },
  };
}
