import { AppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { How, Speech, Voice, VoiceInfo } from '@parlance/ports/voice';
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

/** What a service is told of how a line is to be said, field for field. Nothing, where there is nothing to tell. */
type Directions = Record<string, string | number>;

export type CloudVoiceOptions<Told extends Directions> = {
  provider: string;
  service: Service;
  version: string;
  concurrency: number;
  /** Before the second attempt; doubles each time. */
  firstPauseMs: number;
  voices: VoiceInfo[];
  /** The same for the same `how`: it goes into a take's hash as it goes to the service. */
  directions(how: How): Partial<Told>;
  /** One request, one answer; `words` are those of the text, `before` and `after` what is said around it. */
  say(ask: {
    text: string;
    words: string[];
    voice: VoiceInfo;
    language: string;
    directions: Partial<Told>;
    before: string | undefined;
    after: string | undefined;
    signal: AbortSignal;
  }): Promise<Said>;
};

type Ask = Parameters<Voice['speak']>[0];

const SAMPLE_RATE = 24_000;
/** Every service takes this much at once, and long texts tire their models audibly. */
const MAX_PIECE_BYTES = 2_000;
const PAUSE_MS = 250;

/** What all voices elsewhere have in common: pieces, turns, patience, and a check that nothing is missing. */
export function cloudVoice<Told extends Directions>(options: CloudVoiceOptions<Told>): Voice {
  const { provider, service, version, concurrency, voices, firstPauseMs } = options;
  const byId = new Map(voices.map((voice) => [voice.id, voice]));
  // Whichever audio they belong to: accounts elsewhere count the requests of all.
  const turns = new Semaphore(concurrency);

  function find(voiceId: string, language: string): VoiceInfo {
    const voice = byId.get(voiceId);
    if (voice?.languages.includes(language)) return voice;
    throw new AppError('speak.voice_unknown', { log: `${service.name} has no ${voiceId} for ${language}` });
  }

  async function record({ text, tokens }: Piece, voice: VoiceInfo, ask: Ask) {
    const { language, before, after, signal } = ask;
    const words = tokens.map((token) => token.text);
    const directions = options.directions(ask);
    const said = await options.say({ text, words, voice, language, directions, before, after, signal });
    const missing = whatIsMissing(text, said.samples, said.sampleRate);
    if (missing) throw passingFault(service, missing);
    const samples = resample(said.samples, said.sampleRate, SAMPLE_RATE);
    const marks = said.marks ?? sharedMarks(words, samples, SAMPLE_RATE);
    const owned = marks.map((mark) => ({ ...mark, word: tokens[mark.word]?.word ?? 0 }));
    return trim({ samples, sampleRate: SAMPLE_RATE, marks: owned });
  }

  async function speak(ask: Ask): Promise<Speech> {
    const { signal } = ask;
    const voice = find(ask.voiceId, ask.language);
    signal.throwIfAborted();
    const words = ask.text.split(/\s+/u).filter((word) => word !== '');
    const pieces = piecesOf(words, ask.language, MAX_PIECE_BYTES);
    const parts: Recording[] = [];
    for (const [at, piece] of pieces.entries()) {
      const before = pieces[at - 1]?.text ?? ask.before;
      const after = pieces[at + 1]?.text ?? ask.after;
      const attempt = () => record(piece, voice, { ...ask, before, after });
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

  function versionOf(_voiceId: string, how: How = {}): string {
    const told = options.directions(how);
    return Object.keys(told).length === 0 ? version : `${version} ${JSON.stringify(told)}`;
  }

  return { provider, versionOf, concurrency, catalogue: () => voices, speak };
}
