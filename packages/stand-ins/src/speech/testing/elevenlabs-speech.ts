import { type Answer, json, SpeechService } from './speech-service.ts';
import { pcmOf, type Tones, tonesFor } from './tones.ts';

export const ELEVENLABS_SPEECH_KEY = 'xi-the-right-key-of-elevenlabs';

const PATH =
  /^\/v1\/text-to-speech\/(\w+)\/with-timestamps\?output_format=pcm_24000(&enable_logging=false)?$/;
const VOICE_ID = /^[A-Za-z0-9]{20}$/;
const MODELS = ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_v3', 'eleven_v4'];
/** As the guide for v3 writes them; older models would read them out. */
const TAG = /^\[[a-z ]+\] /;
const MOST_REQUEST_IDS = 3;

type Body = {
  text?: unknown;
  model_id?: unknown;
  language_code?: unknown;
  voice_settings?: Record<string, unknown>;
  previous_text?: unknown;
  next_text?: unknown;
  previous_request_ids?: unknown;
};

const refusal = (code: number, status: string, message: string): Answer =>
  json(code, { detail: { status, message } });

const isWithin = (value: unknown, min: number, max: number): boolean =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max);

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** What is wrong with the fields that tell how a text is said, as far as the documentation says. */
function faultOf(body: Body, known: ReadonlySet<unknown>): Answer | undefined {
  const { model_id, language_code, voice_settings = {}, previous_text, next_text } = body;
  const ids = (body.previous_request_ids ?? []) as unknown[];
  if (!MODELS.includes(String(model_id))) return refusal(400, 'model_not_found', `No ${model_id}`);
  if (language_code !== undefined && model_id === MODELS[0])
    return refusal(400, 'unsupported_language', `${model_id} takes no language_code`);
  if (model_id === 'eleven_v3' && (previous_text !== undefined || next_text !== undefined || ids.length > 0))
    return refusal(400, 'unsupported_model', `Not yet supported with the '${model_id}' model.`);
  const { stability, speed, ...others } = voice_settings;
  if (!isWithin(stability, 0, 1) || !isWithin(speed, 0.7, 1.2) || Object.keys(others).length > 0)
    return refusal(422, 'invalid_voice_settings', JSON.stringify(voice_settings));
  if (!isText(previous_text) || !isText(next_text)) return refusal(422, 'invalid_context', 'Not a text');
  if (ids.length > MOST_REQUEST_IDS || ids.some((id) => !known.has(id)))
    return refusal(400, 'invalid_request_ids', JSON.stringify(ids));
  return undefined;
}

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

/** A direction has characters too, all of them before anything is heard. */
function withLead(alignment: ReturnType<typeof alignmentOf>, lead: string) {
  const none = [...lead].map(() => 0);
  return {
    characters: [...lead, ...alignment.characters],
    character_start_times_seconds: [...none, ...alignment.character_start_times_seconds],
    character_end_times_seconds: [...none, ...alignment.character_end_times_seconds],
  };
}

/** Speaks POST /v1/text-to-speech/{voice_id}/with-timestamps. */
export function elevenLabsSpeech(): SpeechService {
  const requestIds = new Set<unknown>();
  const newRequestId = (): string => {
    const id = `request-${requestIds.size + 1}`;
    requestIds.add(id);
    return id;
  };
  return new SpeechService(
    {
      read({ path, headers, body: asked }) {
        const voice = PATH.exec(path)?.[1];
        if (!voice) return refusal(404, 'not_found', 'Not Found');
        if (headers['xi-api-key'] !== ELEVENLABS_SPEECH_KEY)
          return refusal(401, 'invalid_api_key', `Invalid API key ${headers['xi-api-key']}`);
        const body = asked as Body;
        if (!VOICE_ID.test(voice)) return refusal(404, 'voice_not_found', `No voice ${voice}`);
        const fault = faultOf(body, requestIds);
        if (fault) return fault;
        const text = String(body.text);
        const lead = /^eleven_v[34]/.test(String(body.model_id)) ? (TAG.exec(text)?.[0] ?? '') : '';
        return { text: text.slice(lead.length), voice, lead };
      },
      answer: (tones, { text, lead = '' }, samples) => ({
        ...json(200, {
          audio_base64: pcmOf(samples).toString('base64'),
          alignment: withLead(alignmentOf(tones, text), lead),
          normalized_alignment: null,
        }),
        headers: { 'request-id': newRequestId() },
      }),
      refuse: (status) => refusal(status, status === 429 ? 'system_busy' : 'internal', 'Not now'),
    },
    tonesFor,
  );
}
