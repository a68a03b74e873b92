import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { firstWords } from '@parlance/kernel/first-words';
import { LIMITS, targetMinutes } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { splitSentences } from '@parlance/language/text/sentences';
import { materialOf, titleOf } from './analysis/material.ts';
import { LENGTH_TOLERANCE } from './plan/budget.ts';
import { ScriptBuilder } from './render/script-builder.ts';

/** A chapter without a heading; about two minutes. */
const CHAPTER_MS = 120_000;
const LINE_MAX_CHARS = 900;
const TITLE_MAX_CHARS = 60;
const NOTES_MAX_CHARS = 400;
/** Shorter words are mostly small ones, in whatever language. */
const TELLING_LETTERS = 4;

const hasLetters = (passage: Passage): boolean => /\p{L}{2}/u.test(passage.text);
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

class Reading {
  readonly script: ScriptBuilder;
  readonly targetMs: number;
  totalMs = 0;
  private readonly language: string;
  private readonly read = new Set<string>();
  private chapterMs = 0;

  constructor(language: string, targetMs: number) {
    this.script = new ScriptBuilder('monologue', language);
    this.language = language;
    this.targetMs = targetMs;
  }

  /** As many whole sentences of a paragraph as there is time for. */
  say(passage: Passage, heading: Passage | undefined, chapterTitle: string | undefined): void {
    const text = spoken(passage.text);
    if (this.read.has(text)) return;
    this.read.add(text);
    const sentences: string[] = [];
    let addedMs = 0;
    for (const sentence of splitSentences(text, this.language)) {
      const ms = estimateSpeechMs(sentence);
      const overshoots = this.totalMs + addedMs + ms / 2 > this.targetMs;
      if (overshoots && this.totalMs + addedMs > 0) break;
      sentences.push(sentence);
      addedMs += ms;
    }
    if (sentences.length === 0) return;
    const begins =
      chapterTitle ??
      (this.chapterMs > CHAPTER_MS ? firstWords(text, this.language, TITLE_MAX_CHARS) : undefined);
    if (begins !== undefined) {
      this.script.beginChapter(begins);
      this.chapterMs = 0;
    }
    const announced = heading ? `${heading.text}${endsLikeSentence(heading.text) ? '' : '.'} ` : '';
    inPieces(sentences).forEach((piece, at) => {
      const refs = at === 0 && heading ? [heading.id, passage.id] : [passage.id];
      this.script.say(at === 0 ? announced + piece : piece, refs);
    });
    addedMs += estimateSpeechMs(announced);
    this.totalMs += addedMs;
    this.chapterMs += addedMs;
  }
}

/**
 * For languages the writer has no words of its own in: the source's own sentences, in order, as far as the asked
 * length goes. Nothing is said that isn't in the source.
 */
export function readThrough(source: SourceText, brief: Brief): Script {
  const { language } = source;
  const body = source.passages.filter((passage) => passage.kind !== 'heading' && hasLetters(passage));
  const [first] = body;
  if (!first) throw new AppError('write.source_too_thin', { log: 'no paragraph to read' });
  const title = source.title ?? firstWords(first.text, language, TITLE_MAX_CHARS);
  const targetMs = targetMinutes(brief.length) * 60_000;

  const reading = new Reading(language, targetMs);
  let heading: Passage | undefined;
  let document: number | undefined;
  for (const passage of source.passages) {
    if (reading.totalMs >= targetMs) break;
    if (passage.kind === 'heading') {
      if (passage.text !== source.title) heading = passage;
      continue;
    }
    if (!hasLetters(passage)) continue;
    const of = source.documents?.[passage.address.document ?? -1];
    const isNext = document !== undefined && passage.address.document !== document;
    const opens = reading.script.chapters.length === 0 ? title : undefined;
    reading.say(passage, heading, heading?.text ?? (isNext && of ? titleOf(of) : undefined) ?? opens);
    heading = undefined;
    document = passage.address.document;
  }
  const warnings: string[] = [];
  if (reading.totalMs < targetMs * (1 - LENGTH_TOLERANCE)) warnings.push('source_short');
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
