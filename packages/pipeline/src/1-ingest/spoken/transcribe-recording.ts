import { AppError } from '@parlance/kernel/errors';
import type { MediaFacts, MediaReader } from '@parlance/ports/media-reader';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { PlacedBlock } from '../structure/placed-block.ts';
import { paragraphsOf } from './spoken-paragraphs.ts';

export type RecordingReaders = { media: MediaReader; transcriber: Transcriber | undefined };

type Recording = {
  path: string;
  facts: MediaFacts;
  signal: AbortSignal;
  /** 0 to 1. */
  onRead?: ((share: number) => void) | undefined;
};

/** Longer recordings are surely not what one audio of minutes can do justice to, and hold a worker for hours. */
const MAX_DURATION_MS = 4 * 60 * 60_000;

/** What is said in a recording, as paragraphs that know when they begin. */
export async function transcribeRecording(
  { media, transcriber }: RecordingReaders,
  { path, facts, signal, onRead }: Recording,
): Promise<PlacedBlock[]> {
  if (!facts.hasAudio) throw new AppError('media.no_audio', { log: 'no sound in it' });
  if (facts.durationMs > MAX_DURATION_MS) {
    throw new AppError('media.too_long', {
      log: `${facts.durationMs} ms of recording`,
      params: { max_hours: MAX_DURATION_MS / 3_600_000 },
    });
  }
  if (!transcriber) throw new AppError('transcribe.unavailable', { log: 'no transcriber is there' });
  const heard = await transcriber.transcribe(media.samples(path, signal), {
    durationMs: facts.durationMs,
    signal,
    onProgress: (doneMs) => onRead?.(facts.durationMs > 0 ? doneMs / facts.durationMs : 1),
  });
  const paragraphs = paragraphsOf(heard.segments);
  if (paragraphs.length === 0) throw new AppError('media.no_speech', { log: 'nothing was heard' });
  return paragraphs;
}
