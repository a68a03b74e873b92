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
  now?: Date;
};

const OPENAI_HOST = 'api.openai.com';
/** OpenAI switches its Whisper off then; what it names in its place tells no times. */
const WHISPER_ENDS = Date.parse('2027-02-26');

/** What is asked for unless somebody named a model: also behind the end of the one that tells times. */
export const defaultTranscriber = (baseUrl: string, now: Date): string =>
  new URL(baseUrl).hostname === OPENAI_HOST && now.getTime() >= WHISPER_ENDS ? 'gpt-transcribe' : 'whisper-1';

/** These answer with text alone; a moment is then where the piece begins, so pieces are short. */
const WITHOUT_TIMES = /^gpt-(?:transcribe|4o-transcribe|4o-mini-transcribe)(?!.*diarize)/;
const UNTIMED_PIECE_MS = 20_000;

const TextAnswer = z.object({ text: z.string() });

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
  const { baseUrl, apiKey, timeoutMs = 10 * 60_000, firstPauseMs = 2_000, now = new Date() } = options;
  const model = options.model ?? defaultTranscriber(baseUrl, now);
  const isTimed = !WITHOUT_TIMES.test(model);
  const url = new URL(`${trimEndOf(baseUrl, /\//)}/audio/transcriptions`);
  return remoteTranscriber(
    'openai-compatible',
    async ({ wav, language, signal, durationMs }) => {
      const form = new FormData();
      form.set('file', wav, 'piece.wav');
      form.set('model', model);
      form.set('response_format', isTimed ? 'verbose_json' : 'json');
      if (isTimed) form.set('timestamp_granularities[]', 'segment');
      form.set('temperature', '0');
      if (language) form.set('language', language);
      const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
      const given = await postForm({ url, headers, form, timeoutMs, firstPauseMs, signal });
      if (!isTimed) {
        const text = TextAnswer.parse(given).text.trim();
        const segments = text === '' ? [] : [{ startMs: 0, endMs: durationMs, text }];
        return { language: language ?? 'en', segments };
      }
      const answer = Answer.parse(given);
      return {
        language: languageCode(answer.language) ?? language ?? 'en',
        segments: answer.segments.filter(isSpeech).map(toSegment),
      };
    },
    isTimed ? undefined : UNTIMED_PIECE_MS,
  );
}
