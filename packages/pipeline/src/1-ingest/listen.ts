import { AppError } from '@parlance/kernel/errors';
import type { MediaFacts, MediaReader } from '@parlance/ports/media-reader';
import type { HeardSegment, Transcriber } from '@parlance/ports/transcriber';
import type { PlacedBlock } from './shape.ts';

export type Ears = { media: MediaReader; transcriber: Transcriber | undefined };

type Listening = { path: string; facts: MediaFacts; signal: AbortSignal };

/** Longer recordings are surely not what one audio of minutes can do justice to, and hold a worker for hours. */
const MAX_DURATION_MS = 4 * 60 * 60_000;

/** What is said in a recording, as paragraphs that know when they begin. */
export async function listen(ears: Ears, { path, facts, signal }: Listening): Promise<PlacedBlock[]> {
  if (!facts.hasAudio) throw new AppError('media.no_audio', { log: 'no sound in it' });
  if (facts.durationMs > MAX_DURATION_MS) {
    throw new AppError('media.too_long', {
      log: `${facts.durationMs} ms of recording`,
      params: { max_hours: MAX_DURATION_MS / 3_600_000 },
    });
  }
  if (!ears.transcriber) throw new AppError('transcribe.unavailable', { log: 'no transcriber is there' });
  const heard = await ears.transcriber.transcribe(ears.media.samples(path, signal), {
    durationMs: facts.durationMs,
    signal,
  });
  const paragraphs = paragraphsOf(heard.segments);
  if (paragraphs.length === 0) throw new AppError('media.no_speech', { log: 'nothing was heard' });
  return paragraphs;
}

const PAUSE_BETWEEN_THOUGHTS_MS = 1_800;
const PARAGRAPH_MIN_CHARS = 350;
const PARAGRAPH_MAX_CHARS = 1_200;

/** Segments end where breath ends; paragraphs end after a pause, or at a sentence end once they are long enough. */
export function paragraphsOf(segments: readonly HeardSegment[]): PlacedBlock[] {
  const paragraphs: PlacedBlock[] = [];
  let text = '';
  let startMs = 0;
  let endMs = 0;
  const close = () => {
    if (text !== '') paragraphs.push({ kind: 'paragraph', text, startMs });
    text = '';
  };
  for (const segment of segments) {
    const said = segment.text.trim();
    if (said === '') continue;
    const atSentenceEnd = /[.!?…。！？]["'”’)]?$/u.test(text);
    const paused = segment.startMs - endMs > PAUSE_BETWEEN_THOUGHTS_MS;
    const isLong = text.length > PARAGRAPH_MIN_CHARS || paused;
    if ((atSentenceEnd && isLong) || text.length > PARAGRAPH_MAX_CHARS) close();
    if (text === '') startMs = segment.startMs;
    text = text === '' ? said : `${text} ${said}`;
    endMs = segment.endMs;
  }
  close();
  return paragraphs;
}
