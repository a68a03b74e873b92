import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { isAppError } from '@parlance/kernel/errors';
import { recordingMs } from '@parlance/language/pace';
import type { Writer } from '@parlance/ports/writer';
import type { DraftLine } from './gate/chapter-gate.ts';

type Ask = {
  fallback: Writer;
  source: SourceText;
  brief: Brief;
  passages: readonly Passage[];
  place: { opens: boolean; closes: boolean };
  targetMs: number;
  signal: AbortSignal;
};

/** The fallback has no words for it: another language, or too little to say. */
const cannot = (error: unknown): boolean =>
  isAppError(error) &&
  ['write.cannot_translate', 'write.cannot_converse', 'write.source_too_thin'].includes(error.code);

const turned = (line: ScriptLine): ScriptLine => ({
  ...line,
  speaker: line.speaker === 'HOST' ? 'COHOST' : 'HOST',
});

/**
 * The other writer takes leave in every script, and may greet; in the middle of an episode nobody should. What is left
 * may begin with the cohost, who answered the greeting: then the two change roles, so that nothing told is lost.
 */
function middleOf({ lines, mode }: Script, { opens, closes }: Ask['place']): ScriptLine[] {
  const size = mode === 'dialogue' ? 2 : 1;
  // Only the goodbye goes: of few passages the last chapter tells the most.
  const to = closes ? lines.length : lines.findLastIndex(({ sourceRefs }) => sourceRefs.length > 0) + 1;
  const told = lines.findIndex(({ sourceRefs }) => sourceRefs.length > 0);
  // What is told comes with the question before it, unless that is the greeting.
  const turn = told > size ? told - (told % size) : told;
  const from = opens ? 0 : Math.max(0, turn);
  const odd = Math.max(0, to - from) % size;
  const middle = closes ? lines.slice(from + odd, to) : lines.slice(from, Math.max(from, to - odd));
  return middle[0]?.speaker === 'COHOST' ? middle.map(turned) : middle;
}

/** As many whole turns as the chapter has room for. */
function upTo(targetMs: number, lines: ScriptLine[], { mode, language }: Brief): ScriptLine[] {
  const size = mode === 'dialogue' ? 2 : 1;
  let ms = 0;
  let end = 0;
  while (end < lines.length && (end === 0 || ms < targetMs)) {
    ms += lines.slice(end, end + size).reduce((sum, { text }) => sum + recordingMs(text, language), 0);
    end += size;
  }
  return lines.slice(0, end);
}

/** A chapter by the other writer, from the same passages; nothing when it can't write it. */
export async function writeFallbackChapter(ask: Ask): Promise<DraftLine[] | undefined> {
  const { fallback, source, brief, passages, place, targetMs, signal } = ask;
  try {
    const own: SourceText = { ...source, passages: [...passages] };
    const script = await fallback.write(own, { ...brief, length: 'short' }, signal);
    const middle = middleOf(script, place);
    const lines = place.closes ? middle : upTo(targetMs, middle, brief);
    return lines.map(({ speaker, text, sourceRefs }) => ({
      speaker,
      text,
      cites: sourceRefs,
      kind: sourceRefs.length > 0 ? 'fact' : 'bridge',
    }));
  } catch (error) {
    if (cannot(error)) return undefined;
    throw error;
  }
}

/** The whole script by the other writer; nothing when it can't write it. */
export async function writeFallbackScript({
  fallback,
  source,
  brief,
  signal,
}: Omit<Ask, 'passages' | 'place' | 'targetMs'>) {
  try {
    return await fallback.write(source, brief, signal);
  } catch (error) {
    if (cannot(error)) return undefined;
    throw error;
  }
}
