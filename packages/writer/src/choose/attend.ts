import type { Brief } from '@parlance/artifacts/brief';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { answerTo } from './answer.ts';
import type { Choice } from './chooser.ts';
import { nearnessTo } from './nearness.ts';

/** What a listener's wishes do to what is told, and to its order. */
export type Attention = {
  readonly answer: Choice['answer'];
  /** How much more each sentence is worth, by its index. */
  readonly pull: ReadonlyMap<number, number>;
  inOrder(told: readonly Sentence[]): Sentence[];
};

/** What answers is always told; what is emphasised goes before other musts, and takes its paragraph along. */
const PULL = { answer: 10, emphasised: 1.5, beside: 0.8 };
/** A sentence is of what is emphasised that has so much of it, and a section that has so much of such paragraphs. */
const EMPHASISED = { sentence: 0.5, section: 0.5 };

type Emphasis = { pull: ReadonlyMap<number, number>; sections: ReadonlySet<number> };

function emphasisOn(emphasis: string, reading: Reading): Emphasis {
  const { sentences, isListed, asksItself } = reading;
  const near = nearnessTo(emphasis, reading).signs;
  const isOf = ({ index }: Sentence): boolean =>
    Math.max(near[index]?.own ?? 0, near[index]?.heading ?? 0) >= EMPHASISED.sentence;
  const paragraphs = new Set(sentences.filter(isOf).map(({ paragraph }) => paragraph));
  const beside = sentences.filter(({ paragraph }) => paragraphs.has(paragraph));
  const pull = new Map(beside.map((each) => [each.index, isOf(each) ? PULL.emphasised : PULL.beside]));
  // Steps, countings and talks have an order that means something.
  const isOrdered = isListed || asksItself || sentences.some(({ asked, isItem }) => asked || isItem);
  const sections = [...Map.groupBy(sentences, ({ section }) => section)].flatMap(([section, of]) =>
    of.filter(({ paragraph }) => paragraphs.has(paragraph)).length >= of.length * EMPHASISED.section
      ? [section]
      : [],
  );
  return { pull, sections: new Set(isOrdered ? [] : sections) };
}

/** Sections of what is emphasised are told right behind the one that opens the text. */
function withFirst(told: readonly Sentence[], sections: ReadonlySet<number>): Sentence[] {
  const opening = told[0]?.section;
  const last = told.at(-1)?.section;
  const isMoved = ({ section }: Sentence): boolean =>
    sections.has(section) && section !== opening && section !== last;
  const opens = told.filter(({ section }) => section === opening);
  const others = told.filter((each) => each.section !== opening && !isMoved(each));
  return [...opens, ...told.filter(isMoved), ...others];
}

export function attend(reading: Reading, { question, emphasis }: Brief): Attention {
  const answer = question?.trim() ? answerTo(question, reading) : undefined;
  const stressed = emphasis?.trim() ? emphasisOn(emphasis, reading) : undefined;
  const first = new Set(answer?.told);
  const pull = new Map(stressed?.pull);
  for (const { index } of first) pull.set(index, PULL.answer);
  return {
    answer: answer?.is ?? 'found',
    pull,
    inOrder: (told) => [
      ...told.filter((sentence) => first.has(sentence)),
      ...withFirst(
        told.filter((sentence) => !first.has(sentence)),
        stressed?.sections ?? new Set(),
      ),
    ],
  };
}
