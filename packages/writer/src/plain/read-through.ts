import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { firstWords } from '@parlance/kernel/first-words';
import { LIMITS, targetMinutes } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { splitSentences } from '@parlance/language/text/sentences';
import { LENGTH_TOLERANCE } from '../choose/length-tolerance.ts';
import { materialOf, titleOf } from '../read/material.ts';
import { ScriptBuilder } from '../word/script-builder.ts';
import { readThroughWords } from './read-through-words.ts';

const LINE_MAX_CHARS = 900;
const TITLE_MAX_CHARS = 60;
/** From here on nothing is begun that can't be read to its end. */
const NEARLY_FULL = 1 - LENGTH_TOLERANCE;
/** A text without full stops, such as a poem, must not be taken for labels to its beginning. */
const MAX_LABELS = 2;
const NOTES_MAX_CHARS = 400;
/** Shorter words are mostly small ones, in whatever language. */
const TELLING_LETTERS = 4;

const hasLetters = (passage: Passage): boolean => /\p{L}{2}/u.test(passage.text);
const isTold = (passage: Passage): boolean => passage.kind !== 'byline' && hasLetters(passage);
const endsLikeSentence = (text: string): boolean => /[\p{P}\p{S}]$/u.test(text);
const spoken = (text: string): string =>
  text
    .replace(/\s+(?:\[\d+\])?|\[\d+\]/g, (found) => (found.endsWith(']') ? '' : found))
    .replace(/\s+/g, ' ')
    .trim();

/** Sentences in pieces that a voice can say at a stretch. */
function inPieces(sentences: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < LINE_MAX_CHARS)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence.slice(0, LIMITS.scriptLineMaxChars));
  }
  return pieces;
}

/** Whether some word of the question stands in the source; all that can be told without knowing the language. */
function mayAnswer(question: string | undefined, body: readonly Passage[]): boolean {
  const words = (question?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= TELLING_LETTERS,
  );
  const text = body.map((passage) => passage.text.toLowerCase()).join(' ');
  return words.length === 0 || words.some((word) => text.includes(word));
}

/** The first whole sentences: what the notes can say without a word of their own. */
function openingOf(text: string, language: string): string {
  let opening = '';
  for (const sentence of splitSentences(spoken(text), language)) {
    if (opening !== '' && opening.length + sentence.length > NOTES_MAX_CHARS) break;
    opening = `${opening} ${sentence}`.trim();
  }
  return opening;
}

class ReadingAloud {
  readonly script: ScriptBuilder;
  readonly targetMs: number;
  totalMs = 0;
  private readonly language: string;
  private readonly read = new Set<string>();
  /** Something of the source did not fit. */
  isCut = false;

  constructor(language: string, targetMs: number) {
    this.script = new ScriptBuilder('monologue', language);
    this.language = language;
    this.targetMs = targetMs;
  }

  /** The whole paragraph where there is time for it; of a long one, early on, as many sentences as there is time for. */
  say(passage: Passage, heading: Passage | undefined, chapterTitle: string | undefined): void {
    const text = spoken(passage.text);
    if (this.read.has(text)) return;
    this.read.add(text);
    const all = splitSentences(text, this.language);
    const announced = heading ? `${heading.text}${endsLikeSentence(heading.text) ? '' : '.'} ` : '';
    const left = this.targetMs - this.totalMs - estimateSpeechMs(announced);
    const sentences = all.slice(0, fitting(all, left, this.totalMs === 0));
    this.isCut = sentences.length < all.length;
    const isStub = this.isCut && this.totalMs > this.targetMs * NEARLY_FULL;
    if (sentences.length === 0 || isStub) return;
    if (chapterTitle !== undefined) this.script.beginChapter(chapterTitle);
    inPieces(sentences).forEach((piece, at) => {
      const refs = at === 0 && heading ? [heading.id, passage.id] : [passage.id];
      this.script.say(at === 0 ? announced + piece : piece, refs);
    });
    this.totalMs += estimateSpeechMs(announced + sentences.join(' '));
  }

  /** A label or a heading at the very end leads to nothing any more. */
  dropOpenEnd(): void {
    const { lines, chapters } = this.script;
    for (let labels = 0; labels < MAX_LABELS && lines.length > 1; labels++)
      if (!endsLikeSentence(lines.at(-1)?.text ?? '')) lines.pop();
    while (chapters.length > 1 && (chapters.at(-1)?.firstLine ?? 0) >= lines.length) chapters.pop();
  }
}

/** How many of the sentences there is time for; the last may overshoot by half of itself. */
function fitting(sentences: readonly string[], leftMs: number, isFirst: boolean): number {
  let ms = 0;
  for (const [at, sentence] of sentences.entries()) {
    const own = estimateSpeechMs(sentence);
    if (ms + own / 2 > leftMs && !(isFirst && at === 0)) return at;
    ms += own;
  }
  return sentences.length;
}

/**
 * For languages the writer has no words of its own in: the source's own sentences, in order, as far as the asked
 * length goes. What is said besides is that it is a part, where it is one, and the end.
 */
export function readThrough(source: SourceText, brief: Brief): Script {
  const { language } = source;
  const body = source.passages.filter((passage) => isTold(passage) && passage.kind !== 'heading');
  const [first] = body;
  if (!first) throw new AppError('write.source_too_thin', { log: 'no paragraph to read' });
  const title = source.title ?? firstWords(first.text, language, TITLE_MAX_CHARS);
  const targetMs = targetMinutes(brief.length) * 60_000;

  const reading = new ReadingAloud(language, targetMs);
  let heading: Passage | undefined;
  let document: number | undefined;
  for (const passage of source.passages) {
    if (reading.isCut) break;
    if (passage.kind === 'heading') {
      if (passage.text !== source.title) heading = passage;
      continue;
    }
    if (!isTold(passage)) continue;
    const of = source.documents?.[passage.address.document ?? -1];
    const isNext = document !== undefined && passage.address.document !== document;
    const opens = reading.script.chapters.length === 0 ? title : undefined;
    reading.say(passage, heading, heading?.text ?? (isNext && of ? titleOf(of) : undefined) ?? opens);
    heading = undefined;
    document = passage.address.document;
  }
  const words = readThroughWords(language);
  const [opening] = reading.script.lines;
  if (reading.isCut) {
    reading.dropOpenEnd();
    if (words && opening) opening.text = `${words.part} ${opening.text}`;
  }
  if (words) reading.script.say(words.end);
  const warnings: string[] = [];
  if (reading.isCut) warnings.push('cut_short');
  else if (reading.totalMs < targetMs * (1 - LENGTH_TOLERANCE)) warnings.push('source_short');
  if (!mayAnswer(brief.question, body)) warnings.push('question_unanswered');
  const { titles } = materialOf(source);
  return {
    title: title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: 'monologue',
    lines: reading.script.lines,
    chapters: reading.script.chapters,
    notes: [
      openingOf(first.text, language),
      ...(titles.length > 1 ? titles.map((each) => `- ${each}`) : []),
    ].join('\n\n'),
    warnings,
  };
}
