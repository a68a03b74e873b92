import { type Answer, isSilent, onsetSeconds, type Received, StandInService } from './service.ts';

export const ELEVENLABS_KEY = 'right-key';
const SECONDS_PER_WORD = 0.3;

const refuse = (status: number, message: string): Answer => ({ status, body: { detail: { message } } });

function check({ path, headers, form }: Received): Answer | undefined {
  if (!/^\/v1\/speech-to-text(?:\?enable_logging=false)?$/.test(path)) return refuse(404, 'unknown path');
  if (headers['xi-api-key'] !== ELEVENLABS_KEY) return refuse(401, 'wrong key');
  return form.get('model_id') === 'scribe_v2' ? undefined : refuse(422, 'unknown model');
}

/** Speaks POST /v1/speech-to-text; whatever sounds, it hears `text` in it, word by word. */
export const elevenLabsService = (text: string): StandInService =>
  new StandInService((received) => {
    const refusal = check(received);
    if (refusal) return refusal;
    const onset = onsetSeconds(received.wav);
    const spoken = isSilent(received.wav) ? '' : text;
    const words = spoken
      .split(/( )/)
      .filter((part) => part !== '')
      .map((part, at) => ({
        text: part,
        type: part === ' ' ? 'spacing' : 'word',
        start: onset + Math.floor(at / 2) * SECONDS_PER_WORD,
        end: onset + Math.ceil((at + 1) / 2) * SECONDS_PER_WORD,
        logprob: -0.01,
      }));
    const noise = { text: '(applause)', type: 'audio_event', start: onset, end: onset + 1, logprob: -0.1 };
    const body = { language_code: 'eng', language_probability: 0.99, text: spoken, words: [...words, noise] };
    return { status: 200, body };
  });
