import type { Brief } from '@parlance/artifacts/brief';
import { finishTypography, toSpoken } from '@parlance/language/text/spoken';
import type { Choice } from '../choose/chooser.ts';
import { wordsOf } from '../choose/units.ts';
import { pointsBack } from '../read/dependence.ts';
import type { Sentence } from '../read/document.ts';
import { materialOf } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';

const SUMMARY_WORDS = 45;
const MAX_POINTS = 6;
const MIN_POINTS = 3;
const POINT_WORDS = { min: 10, max: 40 };

/** What the text begins with, as far as a reader of notes likes to read. */
function summaryOf(told: readonly Sentence[]): Sentence[] {
  const first = told.filter(({ paragraph }) => paragraph === told[0]?.paragraph);
  return first.filter((_, at) => at === 0 || wordsOf(first.slice(0, at + 1)) <= SUMMARY_WORDS);
}

/** Sentences that can be read by themselves, from all over what is told; first ones of paragraphs where there are some. */
function pointsOf(told: readonly Sentence[], summary: readonly Sentence[], { pack }: Reading): Sentence[] {
  const stand = told.filter(
    (sentence) =>
      !summary.includes(sentence) &&
      !sentence.asked &&
      !sentence.isItem &&
      !sentence.inQuotation &&
      sentence.words >= POINT_WORDS.min &&
      sentence.words <= POINT_WORDS.max &&
      /[.!?]$/.test(sentence.text) &&
      !pointsBack(sentence.text, pack.grammar, true),
  );
  const firsts = stand.filter(
    ({ index, paragraph }) => told.find((each) => each.paragraph === paragraph)?.index === index,
  );
  const open = firsts.length >= MIN_POINTS ? firsts : stand;
  const step = Math.max(1, open.length / MAX_POINTS);
  return open.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, MAX_POINTS);
}

/** The show notes: how the text begins, some of its points, and where it is from. */
export function plainNotes(
  { told }: Choice,
  reading: Reading,
  brief: Brief,
  warnings: readonly string[],
): string {
  const { source, pack, language } = reading;
  const { notes } = PLAIN_PHRASES[language];
  const written = ({ text }: Sentence): string => toSpoken(text, pack, 'expert');
  const summary = summaryOf(told);
  const points = pointsOf(told, summary, reading);
  const { titles } = materialOf(source);
  const sources = titles.length > 1 ? titles : [source.title ?? notes.untitledSource];
  const lines = [
    ...(brief.question ? [`**${notes.question}:** ${brief.question.trim()}`, ''] : []),
    ...(warnings.includes('question_unanswered') ? [notes.unanswered, ''] : []),
    summary.map(written).join(' '),
    '',
    ...(points.length > 0
      ? [`## ${notes.keyPoints}`, '', ...points.map((each) => `- ${written(each)}`), '']
      : []),
    `## ${notes.about}`,
    '',
    `- **${sources.length > 1 ? notes.sources : notes.source}:** ${sources.join(' · ')}`,
    '',
    notes.disclosure,
  ];
  return lines
    .map((line) => finishTypography(line, language))
    .join('\n')
    .trim();
}
