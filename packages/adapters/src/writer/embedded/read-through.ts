import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { firstWords } from '@parlance/kernel/first-words';
import { LENGTHS, LIMITS } from '@parlance/kernel/limits';
import { estimateSpeechMs, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { TARGET_WORDS } from './plan/budget.ts';
import { ScriptBuilder } from './render/script-builder.ts';
import { splitSentences } from './text/sentences.ts';

/** A chapter without a heading; about two minutes. */
const CHAPTER_MS = 120_000;
const LINE_MAX_CHARS = 1_200;
const TITLE_MAX_CHARS = 60;

const hasLetters = (passage: Passage): boolean => /\p{L}{2}/u.test(passage.text);
const endsLikeSentence = (text: string): boolean => /[\p{P}\p{S}]$/u.test(text);

/** A paragraph in pieces that a voice can say at a stretch, cut at sentence ends. */
function inPieces(text: string, language: string): string[] {
  if (text.length <= LINE_MAX_CHARS) return [text];
  const pieces: string[] = [];
  for (const sentence of splitSentences(text, language)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < LINE_MAX_CHARS)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence.slice(0, LIMITS.scriptLineMaxChars));
  }
  return pieces;
}

/**
 * For languages the writer has no words of its own in: the source's own sentences, in order, as far as the asked
 * length goes, by whole paragraphs. Nothing is said that isn't in the source.
 */
export function readThrough(source: SourceText, brief: Brief): Script {
  const { language } = source;
  const body = source.passages.filter((passage) => passage.kind !== 'heading' && hasLetters(passage));
  const [first] = body;
  if (!first) throw new AppError('write.source_too_thin', { log: 'no paragraph to read' });
  const title = source.title ?? firstWords(first.text, language, TITLE_MAX_CHARS);
  const targetMs = (TARGET_WORDS[brief.length] / WORDS_PER_MINUTE) * 60_000;
  const maxMs = LENGTHS[brief.length].maxMinutes * 60_000;

  const script = new ScriptBuilder('monologue', language);
  let totalMs = 0;
  let chapterMs = 0;
  let heading: Passage | undefined;
  for (const passage of source.passages) {
    if (totalMs >= targetMs) break;
    if (passage.kind === 'heading') {
      if (passage.text !== source.title) heading = passage;
      continue;
    }
    if (!hasLetters(passage)) continue;
    const paragraphMs = estimateSpeechMs(passage.text);
    if (totalMs > 0 && totalMs + paragraphMs > maxMs) break;
    if (heading || script.chapters.length === 0 || chapterMs > CHAPTER_MS) {
      const opens = script.chapters.length === 0 && !heading;
      script.beginChapter(
        heading?.text ?? (opens ? title : firstWords(passage.text, language, TITLE_MAX_CHARS)),
      );
      chapterMs = 0;
    }
    for (const piece of inPieces(passage.text, language)) {
      if (totalMs > 0 && totalMs + estimateSpeechMs(piece) > maxMs) break;
      const announced = heading ? `${heading.text}${endsLikeSentence(heading.text) ? '' : '.'} ` : '';
      script.say(announced + piece, [...(heading ? [heading.id] : []), passage.id]);
      heading = undefined;
      totalMs += estimateSpeechMs(piece);
      chapterMs += estimateSpeechMs(piece);
    }
  }
  return {
    title: title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: 'monologue',
    lines: script.lines,
    chapters: script.chapters,
    notes: body
      .slice(0, 1)
      .map((passage) => passage.text)
      .join('\n\n'),
    warnings: totalMs < LENGTHS[brief.length].minMinutes * 60_000 ? ['source_short'] : [],
  };
}
