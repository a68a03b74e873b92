import { type Answer, isSilent, onsetSeconds, type Received, StandInService } from './service.ts';

export const OPENAI_KEY = 'right-key';
const MAX_BYTES = 25 * 1024 * 1024;

const refuse = (status: number, message: string): Answer => ({ status, body: { error: { message } } });

function check({ path, headers, form, wav }: Received): Answer | undefined {
  if (path !== '/v1/audio/transcriptions') return refuse(404, 'unknown path');
  if (headers.authorization !== `Bearer ${OPENAI_KEY}`) return refuse(401, 'wrong key');
  if (wav.length > MAX_BYTES) return refuse(413, 'too large');
  if (wav.subarray(0, 4).toString() !== 'RIFF') return refuse(400, 'no recording');
  const asked = [form.get('model'), form.get('response_format'), form.get('timestamp_granularities[]')];
  const known = ['whisper-1,verbose_json,segment', 'gpt-transcribe,json,'];
  return known.includes(asked.join()) ? undefined : refuse(400, `not ${asked}`);
}

/** Speaks POST /v1/audio/transcriptions; whatever sounds, it hears `sentences` in it, each three seconds long. */
export const openAiService = (sentences: string[]): StandInService =>
  new StandInService((received) => {
    const refusal = check(received);
    if (refusal) return refusal;
    const onset = onsetSeconds(received.wav);
    const spoken = isSilent(received.wav) ? [] : sentences;
    const segments = spoken.map((sentence, id) => ({
      id,
      seek: 0,
      start: onset + id * 3,
      end: onset + (id + 1) * 3,
      text: ` ${sentence}`,
      avg_logprob: -0.2,
      compression_ratio: 1.3,
      no_speech_prob: 0.01,
      temperature: 0,
      tokens: [],
    }));
    const duration = (received.wav.length - 44) / 32_000;
    const text = spoken.join(' ');
    if (received.form.get('response_format') === 'json') return { status: 200, body: { text } };
    return { status: 200, body: { task: 'transcribe', language: 'english', duration, text, segments } };
  });
