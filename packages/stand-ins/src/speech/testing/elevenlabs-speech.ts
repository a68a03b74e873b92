import { type Answer, json, SpeechService } from './speech-service.ts';
import { pcmOf, type Tones, tonesFor } from './tones.ts';

export const ELEVENLABS_SPEECH_KEY = 'xi-the-right-key-of-elevenlabs';

const PATH = /^\/v1\/text-to-speech\/(\w+)\/with-timestamps\?output_format=pcm_24000$/;
const VOICE_ID = /^[A-Za-z0-9]{20}$/;
const MODELS = ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_v3'];

type Body = { text?: unknown; model_id?: unknown; language_code?: unknown };

const refusal = (code: number, status: string, message: string): Answer =>
  json(code, { detail: { status, message } });

/** Every character of a word has its part of the word's time; a space lasts until the next word. */
function alignmentOf({ words, durationMs }: Tones, text: string) {
  const characters = [...text];
  const timeAt = (at: number): number => {
    const word = words.findLast(({ from }) => from <= at);
    if (!word) return 0;
    const share = Math.min(1, (at - word.from) / (word.to - word.from));
    return (word.startMs + (word.endMs - word.startMs) * share) / 1000;
  };
  let at = 0;
  const starts = characters.map((character) => {
    const start = timeAt(at);
    at += character.length;
    return start;
  });
  const last = (words.at(-1)?.endMs ?? durationMs) / 1000;
  const wordEnds = new Map(words.map(({ to, endMs }) => [to, endMs / 1000]));
  at = 0;
  const ends = starts.map((_, index) => {
    at += characters[index]?.length ?? 0;
    return wordEnds.get(at) ?? starts[index + 1] ?? last;
  });
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends };
}

/** Speaks POST /v1/text-to-speech/{voice_id}/with-timestamps. */
export const elevenLabsSpeech = (): SpeechService =>
  new SpeechService(
    {
      read({ path, headers, body }) {
        const voice = PATH.exec(path)?.[1];
        if (!voice) return refusal(404, 'not_found', 'Not Found');
        if (headers['xi-api-key'] !== ELEVENLABS_SPEECH_KEY)
          return refusal(401, 'invalid_api_key', `Invalid API key ${headers['xi-api-key']}`);
        const { text, model_id, language_code } = body as Body;
        if (!VOICE_ID.test(voice)) return refusal(404, 'voice_not_found', `No voice ${voice}`);
        if (!MODELS.includes(String(model_id))) return refusal(400, 'model_not_found', `No ${model_id}`);
        if (language_code !== undefined && model_id === MODELS[0])
          return refusal(400, 'unsupported_language', `${model_id} takes no language_code`);
        return { text: String(text), voice };
      },
      answer: (tones, text, samples) =>
        json(200, {
          audio_base64: pcmOf(samples).toString('base64'),
          alignment: alignmentOf(tones, text),
          normalized_alignment: null,
        }),
      refuse: (status) => refusal(status, status === 429 ? 'system_busy' : 'internal', 'Not now'),
    },
    tonesFor,
  );
