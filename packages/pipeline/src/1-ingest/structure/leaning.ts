import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { sentencesOf, withSentences } from './said-sentences.ts';

/** How many words may stand before the pronoun that a sentence opens with: "For large nets it". */
const PRONOUN_WITHIN = "^(?:[^\\p{L}]{0,3}[\\p{L}’']{1,30}[^\\p{L}]{1,3}){0,2}";

/** "Il y a": nobody is meant. */
const IMPERSONAL = "il (?:y a|faut|est|existe|suffit|convient|peut y)(?!\\p{L})|il s['’]agit";

const WORDS = new Map(
  PACKS.map(({ language, grammar }) => [
    language,
    [
      wordRegex(grammar.dependentOpening),
      wordRegex(grammar.turnsAgainst),
      wordRegex(grammar.pointsBack),
      wordRegex(`${PRONOUN_WITHIN}(?!${IMPERSONAL})(?:${grammar.pronoun})`),
      ...(grammar.droppedSubject ? [wordRegex(grammar.droppedSubject)] : []),
    ],
  ]),
);
/** "It", "The former", "Both of them", and a sentence that goes on where the one before was cut. */
const IN_MANUALS =
  /^(?:Its|Both|Neither|The (?:first|second|third|former|latter|others?|remaining|rest|same|above|following)|An?other|A (?:second|third)|Unlike (?:the|this|these|that)|Likewise|Similarly|Alternatively|Conversely|Especially|Now|For (?:example|instance)|In (?:addition|contrast|both cases|(?:this|that|which) case)|Where \S+ (?:is|are)|As such|Here|There|Then|So|But|And|Or|Also|Again|E\.g|To (?:do|still|avoid)|Beide|Dazu|Darin|Darauf|Hier|Dort|Dann|Und|Oder|Les deux|Ici|Puis|Et|Ou|Ambos|Aquí|Allí|Entonces|También|Ambas|Aqui|Ali|Então|Também|Entrambi|Entrambe|Qui|Lì|Poi|Anche)(?![\p{L}’'])|^[\p{Ll}]/u;

/** "A simpler way", "can also be", "as well": more of something, or other than it; only where it is said early. */
const BESIDES =
  /^(?:An? (?:simpler|better|easier|faster|quicker|safer|different|similar|further|additional|alternative|exception|more)|More|Further|Other|Additional)(?!\p{L})|^(?:[^\s.;:]{1,30} ){0,7}(?:also|too|as well|instead|likewise)(?![\p{L}’'])/iu;

/** Such a one does so in any text; a word that joins may stand well alone where little was taken out. */
const PLAINLY =
  /^(?:This|These|That|Those|It|They|Otherwise|Instead|(?:A|The) (?:second|third)|The (?:former|latter)|Dies|Diese[rs]?|Dadurch|Damit|Dabei|Ceci|Cela|Ces|Celui-ci|Celle-ci|Esto|Estos|Estas|Ello|Isto|Isso|Estes|Esses|Questo|Questi|Queste|Ciò)(?![\p{L}’'])/u;

/** "There are two ways to dry them.": what comes behind it says which. */
const ANNOUNCES = new Map([
  [
    'en',
    /(?<!\p{L})(?:has|have|are|provides?|offers?|supports?|defines?|takes?|comes? in) (?:\p{L}+ )?(?:two|three|four|five) (?:[\p{L}-]+ ){0,2}[\p{L}-]+s(?!\p{L})/u,
  ],
]);

/** Whether what a sentence speaks of stands in the one before it. */
function leans(sentence: string, { language, manual }: { language: string; manual: boolean }): boolean {
  if (!manual) return PLAINLY.test(sentence);
  return (
    PLAINLY.test(sentence) ||
    IN_MANUALS.test(sentence) ||
    (language === 'en' && BESIDES.test(sentence)) ||
    (WORDS.get(language) ?? []).some((pattern) => pattern.test(sentence))
  );
}

const KEY_CHARS = 12;
const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Which of the written sentences this one was; it may have lost an aside, but not both of its ends. */
function placeOf(sentence: string, written: readonly string[], from: number): number {
  const key = keyOf(sentence);
  const placeWith = (part: string) => written.findIndex((text, at) => at >= from && text.includes(part));
  const byStart = placeWith(key.slice(0, KEY_CHARS));
  return byStart < 0 ? placeWith(key.slice(-KEY_CHARS)) : byStart;
}

export type Kept = {
  text: string;
  /** The sentences it opens with, up to the first that is gone. */
  opening: string;
  /** Its first sentence is not told. */
  lostFirst: boolean;
  /** Nor is its last one. */
  lostLast: boolean;
};

type Before = {
  language: string;
  manual: boolean;
  isGoneBefore: boolean;
  /** Whether a sentence speaks of something as known that was not told; `told` is what the paragraph told so far. */
  isUnknown: (sentence: string, told: readonly string[]) => boolean;
};

/**
 * What is left of a paragraph, without the sentences that lean on one that went; `isGoneBefore` says that the paragraph
 * before it ended with such a one.
 */
export function withoutLeaning(
  text: string,
  written: string,
  { isGoneBefore, isUnknown, ...kind }: Before,
): Kept {
  const before = sentencesOf(written).map(keyOf);
  const kept: { sentence: string; place: number }[] = [];
  let next = 0;
  const sentences = sentencesOf(text);
  for (const sentence of sentences) {
    const found = placeOf(sentence, before, next);
    const place = found < 0 ? next : found;
    next = place + 1;
    const last = kept.at(-1)?.place ?? (isGoneBefore ? -2 : -1);
    const soFar = kept.map((one) => one.sentence);
    if (place - last > 1 && (leans(sentence, kind) || (kind.manual && isUnknown(sentence, soFar)))) continue;
    kept.push({ sentence, place });
  }
  const isKeeping = ({ sentence, place }: { sentence: string; place: number }, at: number) =>
    !kind.manual ||
    !ANNOUNCES.get(kind.language)?.test(sentence) ||
    place === before.length - 1 ||
    kept[at + 1]?.place === place + 1;
  const told = kept.filter(isKeeping);
  const opening = told.filter(({ place }, at) => place === at);
  const said = (some: typeof told) =>
    withSentences(
      text,
      sentences,
      some.map(({ sentence }) => sentence),
    );
  return {
    text: said(told),
    opening: said(opening),
    lostFirst: (told[0]?.place ?? 1) > 0,
    lostLast: (told.at(-1)?.place ?? -1) < before.length - 1,
  };
}
