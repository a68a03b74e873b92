import { AppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { Speech, Voice, VoiceInfo } from '@parlance/ports/voice';
import { resample } from '@parlance/sound/resample';
import { join, trim, withinScale, wordTimes } from '@parlance/speech/recording';
import type { Mark, Recording } from '@parlance/speech/said-line';
import { patiently } from './passing-fault.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { passingFault, type Service } from './service.ts';
import { whatIsMissing } from './whole.ts';
import { sharedMarks } from './word-shares.ts';

export type Said = {
  samples: Float32Array;
  sampleRate: number;
  /** When each word of the asked text is heard, where the service says so. */
  marks?: Mark[] | undefined;
};

export type CloudVoiceOptions = {
  provider: string;
  service: Service;
  version: string;
  concurrency: number;
  /** Before the second attempt; doubles each time. */
  firstPauseMs: number;
  voices: VoiceInfo[];
  /** One request, one answer; `words` are those of the text. */
  say(ask: {
    text: string;
    words: string[];
    voice: VoiceInfo;
    language: string;
    signal: AbortSignal;
  }): Promise<Said>;
};

const SAMPLE_RATE = 24_000;
/** Every service takes this much at once, and long texts tire their models audibly. */
const MAX_PIECE_BYTES = 2_000;
const PAUSE_MS = 250;

/** What all voices elsewhere have in common: pieces, turns, patience, and a check that nothing is missing. */
export function cloudVoice(options: CloudVoiceOptions): Voice {
  const { provider, service, version, concurrency, voices, firstPauseMs } = options;
  const byId = new Map(voices.map((voice) => [voice.id, voice]));
  // Whichever audio they belong to: accounts elsewhere count the requests of all.
  const turns = new Semaphore(concurrency);

  function find(voiceId: string, language: string): VoiceInfo {
    const voice = byId.get(voiceId);
    if (voice?.languages.includes(language)) return voice;
    throw new AppError('speak.voice_unknown', { log: `${service.name} has no ${voiceId} for ${language}` });
  }

  async function record(piece: Piece, voice: VoiceInfo, language: string, signal: AbortSignal) {
    const { text, tokens } = piece;
    const words = tokens.map((token) => token.text);
    const said = await options.say({ text, words, voice, language, signal });
    const missing = whatIsMissing(text, said.samples, said.sampleRate);
    if (missing) throw passingFault(service, missing);
    const samples = resample(said.samples, said.sampleRate, SAMPLE_RATE);
    const marks = said.marks ?? sharedMarks(words, samples, SAMPLE_RATE);
    const owned = marks.map((mark) => ({ ...mark, word: tokens[mark.word]?.word ?? 0 }));
    return trim({ samples, sampleRate: SAMPLE_RATE, marks: owned });
  }

  async function speak({ text, voiceId, language, signal }: Parameters<Voice['speak']>[0]): Promise<Speech> {
    const voice = find(voiceId, language);
    signal.throwIfAborted();
    const words = text.split(/\s+/u).filter((word) => word !== '');
    const parts: Recording[] = [];
    for (const piece of piecesOf(words, MAX_PIECE_BYTES)) {
      const attempt = () => record(piece, voice, language, signal);
      using _turn = await turns.acquire(signal);
      parts.push(await patiently(attempt, { firstPauseMs, signal }));
    }
    const whole = join(
      parts,
      parts.map(() => PAUSE_MS),
    );
    return {
      samples: withinScale(whole.samples),
      sampleRate: SAMPLE_RATE,
      words: wordTimes(words, whole),
    };
  }

  return { provider, versionOf: () => version, concurrency, catalogue: () => voices, speak };
}
