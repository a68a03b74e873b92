import { trimEndOf } from '@parlance/kernel/scan-text';
import type { HeardSegment, Transcriber } from '@parlance/ports/transcriber';
import { z } from 'zod';
import { languageCode } from './language-code.ts';
import { postForm } from './post-form.ts';
import { remoteTranscriber } from './remote-transcriber.ts';

export type OpenAiCompatibleOptions = {
  /** Ends with the version, e.g. https://api.openai.com/v1 */
  baseUrl: string;
  /** Servers in one's own house often want none. */
  apiKey?: string;
  model?: string;
  timeoutMs?: number;
  firstPauseMs?: number;
};

const Seconds = z.number().min(0);
const Answer = z.object({
  language: z.string().optional(),
  segments: z
    .array(
      z.object({
        start: Seconds,
        end: Seconds,
        text: z.string(),
        avg_logprob: z.number().optional(),
        no_speech_prob: z.number().optional(),
      }),
    )
    .default([]),
});

type AnswerSegment = z.infer<typeof Answer>['segments'][number];

/** The service's own measures of whether anybody spoke, read as the model's makers read them. */
const isSpeech = ({ avg_logprob = 0, no_speech_prob = 0 }: AnswerSegment): boolean =>
  no_speech_prob <= 0.6 || avg_logprob >= -1;

const toSegment = ({ start, end, text }: AnswerSegment): HeardSegment => ({
  startMs: Math.round(start * 1000),
  endMs: Math.round(Math.max(start, end) * 1000),
  text: text.trim(),
});

/** OpenAI, and whatever else speaks its POST /audio/transcriptions with `verbose_json`. */
export function openAiCompatibleTranscriber(options: OpenAiCompatibleOptions): Transcriber {
  const { baseUrl, apiKey, model = 'whisper-1', timeoutMs = 10 * 60_000, firstPauseMs = 2_000 } = options;
  const url = new URL(`${trimEndOf(baseUrl, /\//)}/audio/transcriptions`);
  return remoteTranscriber('openai-compatible', async ({ wav, language, signal }) => {
    const form = new FormData();
    form.set('file', wav, 'piece.wav');
    form.set('model', model);
    form.set('response_format', 'verbose_json');
    form.set('timestamp_granularities[]', 'segment');
    form.set('temperature', '0');
    if (language) form.set('language', language);
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const answer = Answer.parse(await postForm({ url, headers, form, timeoutMs, firstPauseMs, signal }));
    return {
      language: languageCode(answer.language) ?? language ?? 'en',
      segments: answer.segments.filter(isSpeech).map(toSegment),
    };
  });
}
