import { availableParallelism } from 'node:os';
import type { Heard, HeardSegment, Transcriber } from '@parlance/ports/transcriber';
import { withoutHallucinations } from '../hallucinations.ts';
import { laterBy, splitAtSilence } from '../split-at-silence.ts';
import { LanguageVote } from './language-vote.ts';
import { WINDOW_MS } from './messages.ts';
import { findWeights } from './weights.ts';
import { WhisperClient } from './whisper-client.ts';

export type EmbeddedTranscriberOptions = {
  /** Processor cores it may use; all by default, but no more than help. */
  cores?: number;
  /** How long the model stays in memory (1.4 GB) after the last stretch. */
  idleMs?: number;
};

export interface EmbeddedTranscriber extends Transcriber {
  close(): Promise<void>;
}

const MAX_USEFUL_CORES = 4;
const IDLE_MS = 3 * 60_000;
/** Nothing was said at all; then any language is as true as another. */
const LANGUAGE_OF_SILENCE = 'en';

/** Whisper on this machine; undefined when this installation goes without its weights. */
export function embeddedTranscriber(
  options: EmbeddedTranscriberOptions = {},
): EmbeddedTranscriber | undefined {
  const folder = findWeights();
  if (!folder) return undefined;
  const threads = Math.min(MAX_USEFUL_CORES, options.cores ?? availableParallelism());
  const whisper = new WhisperClient({ folder, threads, idleMs: options.idleMs ?? IDLE_MS });
  return {
    name: 'embedded',
    async transcribe(audio, { language, durationMs, signal, onProgress }): Promise<Heard> {
      signal.throwIfAborted();
      const vote = new LanguageVote(language);
      const segments: HeardSegment[] = [];
      for await (const { startMs, endMs, samples } of splitAtSilence(audio, WINDOW_MS)) {
        const wanted = vote.settled;
        const heard = await whisper.transcribe({ samples, ...(wanted && { language: wanted }) }, signal);
        const text = heard.segments.reduce((length, segment) => length + segment.text.length, 0);
        vote.add(heard.language, heard.certainty, text);
        segments.push(...heard.segments.map((segment) => laterBy(startMs, segment)));
        onProgress?.(Math.min(endMs, durationMs));
      }
      signal.throwIfAborted();
      onProgress?.(durationMs);
      return { language: vote.winner() ?? LANGUAGE_OF_SILENCE, segments: withoutHallucinations(segments) };
    },
    close: () => whisper.close(),
  };
}
