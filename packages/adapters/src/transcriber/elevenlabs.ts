import type { Transcriber } from '@parlance/ports/transcriber';
import { z } from 'zod';
import { languageCode } from './language-code.ts';
import { postForm } from './post-form.ts';
import { remoteTranscriber } from './remote-transcriber.ts';
import { sentencesOf } from './sentences.ts';

export type ElevenLabsOptions = {
  apiKey: string;
  baseUrl?: string;
  model?: string;
  /** Nothing of a recording is kept there; only accounts whose contract has it. */
  zeroRetention?: boolean;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const Answer = z.object({
  language_code: z.string().optional(),
  words: z
    .array(
      z.object({
        text: z.string(),
        /** "word", "spacing" or "audio_event". */
        type: z.string(),
        start: z.number().nullish(),
        end: z.number().nullish(),
      }),
    )
    .default([]),
});

/** ElevenLabs Scribe: words with times, made into sentences here. */
export function elevenLabsTranscriber(options: ElevenLabsOptions): Transcriber {
  const { apiKey, baseUrl = 'https://api.elevenlabs.io', model = 'scribe_v2' } = options;
  const { timeoutMs = 10 * 60_000, firstPauseMs = 2_000 } = options;
  const url = new URL('/v1/speech-to-text', baseUrl);
  if (options.zeroRetention) url.searchParams.set('enable_logging', 'false');
  return remoteTranscriber('elevenlabs', async ({ wav, language, signal }) => {
    const form = new FormData();
    form.set('file', wav, 'piece.wav');
    form.set('model_id', model);
    form.set('timestamps_granularity', 'word');
    form.set('tag_audio_events', 'false');
    if (language) form.set('language_code', language);
    const headers = { 'xi-api-key': apiKey };
    const answer = Answer.parse(await postForm({ url, headers, form, timeoutMs, firstPauseMs, signal }));
    const words = answer.words.filter((word) => word.type !== 'audio_event');
    const spoken = languageCode(answer.language_code) ?? language ?? 'en';
    return { language: spoken, segments: sentencesOf(words, spoken) };
  });
}
