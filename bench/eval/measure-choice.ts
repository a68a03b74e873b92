import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import { countWords } from '@parlance/kernel/speech-time';
import { WRITTEN_LANGUAGES } from '@parlance/language/languages';
import { ingestPaste } from '@parlance/pipeline/1-ingest/text/paste';
import { chooseUpTo, chooseWithin } from '@parlance/writer/choose/choose-within';
import type { Sentence } from '@parlance/writer/read/document';
import { type Reading, readSource } from '@parlance/writer/read/reading';
import { share } from './conversation/tokens.ts';
import { type LabelledArticle, type LabelledLine, pastedOf } from './labelled-articles.ts';
import { type Measure, percent } from './table.ts';
import { CHOICE_TARGETS } from './targets.ts';

/** Of the words of what is to be told. */
const TOLD = 0.6;
const MUST = 3;

export type ReadArticle = { readonly article: LabelledArticle; readonly reading: Reading };

/** The articles as they are read when somebody pastes them. */
export function readArticles(articles: readonly LabelledArticle[]): ReadArticle[] {
  const detector = eldLanguageDetector();
  return articles.flatMap((article) => {
    const language = WRITTEN_LANGUAGES.find((each) => each === article.language);
    if (!language) return [];
    const source = ingestPaste(detector, pastedOf(article), language);
    return [{ article, reading: readSource({ ...source, language }, language) }];
  });
}

export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The numbers of the lines that are told to their end, however they were parted into sentences. */
function toldLines(lines: readonly LabelledLine[], told: readonly Sentence[]): Set<number> {
  const text = told
    .map((sentence, at) => {
      const goesOn = told[at - 1]?.index === sentence.index - 1;
      return (goesOn ? '' : '|') + lettersOf(sentence.text);
    })
    .join('');
  return new Set(lines.filter((line) => text.includes(lettersOf(line.text))).map(({ at }) => at));
}

type Told = { lines: readonly LabelledLine[]; told: ReadonlySet<number> };

const toTell = ({ lines }: LabelledArticle): LabelledLine[] => lines.filter(({ kind }) => kind === 's');

const wordsIn = (lines: readonly LabelledLine[]): number =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0);

const toldWords = ({ lines, told }: Told): number => wordsIn(lines.filter(({ at }) => told.has(at)));

/** What is told of an article where there is room for so many words. */
function tellPart({ article, reading }: ReadArticle, room: number): Told {
  const lines = toTell(article);
  const within = chooseWithin(reading, { sizeOf: ({ words }) => words, pull: new Map() });
  const toldBy = (sentences: readonly Sentence[]): Told => ({ lines, told: toldLines(lines, sentences) });
  return toldBy(chooseUpTo(room, within, (sentences) => toldWords(toldBy(sentences))));
}

/** As much of it, as dice fall; the same for the same article. */
function tellAtRandom({ article }: ReadArticle, room: number): Told {
  const lines = toTell(article);
  let state = article.id.length + lines.length * 7_919;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  let left = room;
  const told = new Set<number>();
  const inOrder = lines
    .map((line) => ({ line, place: next() }))
    .sort((one, other) => one.place - other.place);
  for (const { line } of inOrder) {
    if (countWords(line.text) > left) break;
    left -= countWords(line.text);
    told.add(line.at);
  }
  return { lines, told };
}

/** What one article leaves over, because no sentence is so short, the next one has: in the mean, `TOLD` is told. */
function tellAll(articles: readonly ReadArticle[], tell: typeof tellPart): Told[] {
  let spare = 0;
  return articles.map((each) => {
    const room = TOLD * wordsIn(toTell(each.article)) + spare;
    const told = tell(each, room);
    spare = room - toldWords(told);
    return told;
  });
}

/** What it leans on, as far as it is to be told at all. */
const isUnderstood = ({ needs }: LabelledLine, { lines, told }: Told): boolean =>
  needs.every((need) => told.has(need) || lines.every(({ at }) => at !== need));

type Figures = { must: number; understood: number; words: number };

function figuresOf(all: readonly Told[]): Figures {
  const musts = all.flatMap((each) =>
    each.lines.filter(({ worth }) => worth === MUST).map(({ at }) => each.told.has(at)),
  );
  const understood = all.flatMap((each) =>
    each.lines.filter(({ at }) => each.told.has(at)).map((line) => isUnderstood(line, each)),
  );
  const sum = (countOf: (each: Told) => number): number =>
    all.reduce((total, each) => total + countOf(each), 0);
  return {
    must: share(musts.filter(Boolean).length, musts.length),
    understood: share(understood.filter(Boolean).length, understood.length),
    words: share(
      sum(toldWords),
      sum(({ lines }) => wordsIn(lines)),
    ),
  };
}

/** How much of what matters is told in part of the words, and whether it can be understood. */
export function choiceMeasures(articles: readonly ReadArticle[]): Measure[] {
  const ours = figuresOf(tellAll(articles, tellPart));
  const dice = figuresOf(tellAll(articles, tellAtRandom));
  return [
    { label: 'articles', shown: String(articles.length), ok: true },
    { label: 'words told', shown: percent(ours.words), ok: ours.words < TOLD + 0.001 },
    { label: 'must sentences told', shown: percent(ours.must), ok: ours.must >= CHOICE_TARGETS.must },
    { label: '  at random', shown: percent(dice.must), ok: true },
    {
      label: 'told with what it leans on',
      shown: percent(ours.understood),
      ok: ours.understood >= CHOICE_TARGETS.understood,
    },
    { label: '  at random', shown: percent(dice.understood), ok: true },
  ];
}
