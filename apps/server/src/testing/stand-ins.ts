import { createHash } from 'node:crypto';
import type { PasswordHashing } from '@parlance/adapters/identity/better-auth/library';
import type { Script } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import type { Cover, Pictures } from '@parlance/ports/pictures';
import type { Voice, VoiceInfo } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';

const SAMPLE_RATE = 24_000;
const MS_PER_WORD = 60;
/** Lines of minutes are there for their price; to hum and encode all of them would take most of a test. */
const LONGEST_LINE_MS = 3_000;

/** A voice that hums: quick, counts what it was asked to say, and can be made to wait or fail. */
export function hummingVoice() {
  const said: string[] = [];
  let beforeEach: (text: string, signal: AbortSignal) => Promise<void> = async () => {};
  const info = (id: string, gender: VoiceInfo['gender']): VoiceInfo => ({
    id,
    name: id,
    provider: 'humming',
    tier: 'standard',
    quality: 'neural',
    gender,
    languages: ['en-US', 'pt-BR', 'cs-CZ'],
    pairsOnlyWithinProvider: false,
  });
  const voices = [info('low', 'male'), info('high', 'female')];
  const voice: Voice & { warm(): Promise<void>; close(): Promise<void> } = {
    provider: 'humming',
    versionOf: () => '1',
    concurrency: 2,
    catalogue: () => voices,
    warm: async () => {},
    close: async () => {},
    async speak({ text, voiceId, signal }) {
      await beforeEach(text, signal);
      signal.throwIfAborted();
      said.push(text);
      const words = text.split(/\s+/).filter(Boolean);
      const hertz = voiceId === 'low' ? 110 : 220;
      const msPerWord = Math.min(MS_PER_WORD, LONGEST_LINE_MS / words.length);
      const samples = new Float32Array(Math.floor((words.length * msPerWord * SAMPLE_RATE) / 1000));
      for (let i = 0; i < samples.length; i++)
        samples[i] = 0.3 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE);
      return {
        samples,
        sampleRate: SAMPLE_RATE,
        words: words.map((word, i) => ({
          text: word,
          startMs: i * msPerWord,
          endMs: (i + 1) * msPerWord,
        })),
      };
    },
  };
  return {
    voice,
    said,
    /** Runs before each line; throw to fail it, wait to hold it up. */
    before(run: typeof beforeEach): void {
      beforeEach = run;
    },
  };
}

/** A writer that reads the passages out, one speaker after the other. */
export function plainWriter(): Writer & { warm(): Promise<void>; close(): Promise<void> } {
  return {
    name: 'plain',
    translates: false,
    skill: (language) => (language.startsWith('cs') ? 'read_through' : 'full'),
    warm: async () => {},
    close: async () => {},
    async write(source, brief): Promise<Script> {
      if (source.passages.length === 0) throw new AppError('write.source_too_thin');
      const passages = source.passages.slice(0, 6 - (source.passages.length % 2));
      const even = passages.length % 2 === 0 ? passages : passages.slice(0, -1);
      return {
        title: source.title ?? 'A plain reading',
        language: brief.language,
        mode: brief.mode,
        lines: even.map((passage, index) => ({
          speaker: brief.mode === 'dialogue' && index % 2 === 1 ? 'COHOST' : 'HOST',
          text: passage.text.slice(0, 300),
          sourceRefs: [passage.id],
          chapter: 0,
        })),
        chapters: [{ title: 'All of it', firstLine: 0 }],
        notes: 'Read out as it stands.',
        warnings: [],
      };
    },
  };
}

/** Real pictures, but every drawn cover is the first one: drawing takes longer than all the rest of a test. */
export function drawnOnce(): (pictures: Pictures) => Pictures {
  let drawn: Promise<Cover> | undefined;
  return (pictures) => ({
    ...pictures,
    draw(seed, edge) {
      drawn ??= pictures.draw(seed, edge);
      return drawn;
    },
  });
}

const digest = async (password: string) => createHash('sha256').update(password).digest('hex');

/** Nobody attacks the accounts of a test. */
export const cheapHashing: PasswordHashing = {
  hash: digest,
  verify: async ({ hash, password }) => hash === (await digest(password)),
};
