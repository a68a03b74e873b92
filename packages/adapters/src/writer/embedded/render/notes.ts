import type { Brief } from '@parlance/artifacts/brief';
import type { Sentence } from '../analysis/document.ts';
import { findFullNames } from '../analysis/names.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { capitalize } from '../text/casing.ts';
import { finishTypography, toSpoken } from '../text/spoken.ts';
import { wordRegex } from '../text/word-regex.ts';

const SUMMARY_SENTENCES = 3;
const MAX_POINTS = 7;
const MAX_KEYWORDS = 8;

/** A reader of the notes has no sentence before it: no pronoun may be left open. */
const standsAlone = (sentence: Sentence, pronoun: RegExp): boolean =>
  !pronoun.test(sentence.text) &&
  !sentence.needsPrevious &&
  !sentence.isItem &&
  !sentence.authorVoice &&
  !sentence.inQuotation &&
  !sentence.isQuestion &&
  sentence.words >= 8;

/** Names in full, terms in their longest form, nothing twice. */
function findKeywords({ keyphrases, sentences }: Understanding): string[] {
  const fullNames = findFullNames(sentences.map(({ text }) => text));
  const words: string[] = [];
  for (const phrase of keyphrases) {
    if ((phrase.words < 2 && !phrase.isName) || /[’']s(?: |$)/.test(phrase.surface)) continue;
    const word = fullNames.get(phrase.surface) ?? phrase.surface;
    const has = (longer: string, shorter: string): boolean =>
      ` ${longer.toLowerCase()} `.includes(` ${shorter.toLowerCase()} `);
    if (words.some((known) => has(known, word))) continue;
    const shorter = words.findIndex((known) => has(word, known));
    if (shorter >= 0) words[shorter] = word;
    else words.push(word);
    if (words.length >= MAX_KEYWORDS) break;
  }
  return words;
}

/** When no sentence stands alone, because the author says "I" all through: how the source begins. */
function quotedOpening(plan: Plan, { quotes: [open, close] }: LanguagePack): string {
  const [run = []] = plan.opening;
  return open + run.map(({ text }) => text).join(' ') + close;
}

/** The show notes: markdown, without chapter times. */
export function writeNotes(plan: Plan, brief: Brief, understanding: Understanding): string {
  const { pack } = understanding;
  const { notes } = pack.phrases;
  const { grammar } = pack;
  const written = (sentence: Sentence): string =>
    toSpoken(
      capitalize(
        sentence.text
          .replace(wordRegex(grammar.droppableOpening), '')
          .replace(wordRegex(grammar.midConnective), ''),
      ),
      pack,
      'expert',
    );
  const best = (sentences: readonly Sentence[]): Sentence[] =>
    sentences
      .filter((sentence) => standsAlone(sentence, wordRegex(grammar.pronoun)))
      .sort((a, b) => b.score - a.score);

  const opening = best(plan.opening.flat());
  const perChapter = plan.chapters.map((chapter) => best(chapter.runs.flat()));
  const summary = [opening[0], ...perChapter.map(([first]) => first)]
    .filter((sentence) => sentence !== undefined)
    .slice(0, SUMMARY_SENTENCES);
  const used = new Set(summary);
  const left = perChapter.map((sentences) => sentences.filter((sentence) => !used.has(sentence)));
  const points = [0, 1].flatMap((round) => left.map((sentences) => sentences[round]));
  const keyPoints = points
    .filter((sentence) => sentence !== undefined)
    .slice(0, Math.max(3, Math.min(MAX_POINTS, plan.chapters.length + 2)))
    .sort((a, b) => a.index - b.index);
  const keywords = findKeywords(understanding);

  const question = brief.question ? [`**${notes.question}:** ${brief.question.trim()}`, ''] : [];
  const lines = [
    ...question,
    summary.length > 0 ? summary.map(written).join(' ') : quotedOpening(plan, pack),
    '',
    ...(keyPoints.length > 0
      ? [`## ${notes.keyPoints}`, '', ...keyPoints.map((sentence) => `- ${written(sentence)}`), '']
      : []),
    `## ${notes.about}`,
    '',
    `- **${notes.source}:** ${understanding.title ?? notes.untitledSource}`,
    ...(keywords.length > 0 ? [`- **${notes.keywords}:** ${keywords.join(', ')}`] : []),
    '',
    notes.disclosure,
  ];
  return lines
    .map((line) => finishTypography(line, pack.language))
    .join('\n')
    .trim();
}
