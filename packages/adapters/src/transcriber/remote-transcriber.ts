import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Heard, HeardSegment, Transcriber } from '@parlance/ports/transcriber';
import { withoutHallucinations } from './hallucinations.ts';
import { laterBy, splitAtSilence } from './split-at-silence.ts';
import { wavOf } from './wav.ts';

/** 19 MB as WAV: under the 25 MB that services take, and a step that progress can be told by. */
const PIECE_MS = 10 * 60_000;
const LANGUAGE_OF_SILENCE = 'en';

export type RemotePiece = { wav: Blob; durationMs: number; language?: string; signal: AbortSignal };
export type TranscribePiece = (piece: RemotePiece) => Promise<{ language: string; segments: HeardSegment[] }>;

function failure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (isAppError(error)) return error;
  return new AppError('transcribe.failed', { log: `an answer nobody expected: ${error}`, cause: error });
}

/** What services have in common: one piece after the other, each a file, the first one's language for all. */
export function remoteTranscriber(name: string, hear: TranscribePiece, pieceMs = PIECE_MS): Transcriber {
  return {
    name,
    async transcribe(audio, { language, durationMs, signal, onProgress }): Promise<Heard> {
      signal.throwIfAborted();
      const segments: HeardSegment[] = [];
      let spoken = language;
      for await (const { startMs, endMs, samples } of splitAtSilence(audio, pieceMs)) {
        const piece = {
          wav: wavOf(samples),
          durationMs: endMs - startMs,
          signal,
          ...(spoken && { language: spoken }),
        };
        const heard = await hear(piece).catch((error: unknown) => {
          throw failure(error, signal);
        });
        if (heard.segments.length > 0) spoken ??= heard.language;
        segments.push(...heard.segments.map((segment) => laterBy(startMs, segment)));
        onProgress?.(Math.min(endMs, durationMs));
      }
      signal.throwIfAborted();
      onProgress?.(durationMs);
      return { language: spoken ?? LANGUAGE_OF_SILENCE, segments: withoutHallucinations(segments) };
    },
  };
}
