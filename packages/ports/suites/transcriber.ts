import { describe, expect, it } from 'vitest';
import { HEARING_RATE } from '../src/media-reader.ts';
import type { Heard, Transcriber } from '../src/transcriber.ts';

const never = new AbortController().signal;
/** A model in this house may need minutes on a busy machine. */
const HEARING_TIMEOUT_MS = 600_000;
const MAX_WRONG_WORDS = 0.2;

export type KnownSpeech = { samples: Float32Array; language: string; text: string };

async function* inPieces(samples: Float32Array, length: number): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += length) yield samples.subarray(at, at + length);
}

const durationMs = (samples: Float32Array): number => (samples.length * 1000) / HEARING_RATE;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const heardText = (heard: Heard): string => heard.segments.map(({ text }) => text).join(' ');

/** Words that must be put in, taken out or changed to get what was said, as a share of what was said. */
function wrongWords(said: string, heard: string): number {
  const wanted = wordsOf(said);
  const found = wordsOf(heard);
  let row = found.map((_, at) => at + 1);
  wanted.forEach((word, line) => {
    const next: number[] = [];
    found.forEach((other, at) => {
      const diagonal = (at === 0 ? line : row[at - 1]!) + (word === other ? 0 : 1);
      next.push(Math.min(diagonal, row[at]! + 1, (at === 0 ? line + 1 : next[at - 1]!) + 1));
    });
    row = next;
  });
  return (row.at(-1) ?? wanted.length) / wanted.length;
}

/** What every transcriber promises; `speech` is something it surely understands. */
export function transcriberSuite(open: () => Transcriber, speech: () => KnownSpeech): void {
  describe('as a transcriber', () => {
    it(
      'lets go at once when it is aborted; after it, hears what was said, in which language and when, however the sound was cut, and tells how far it is',
      async () => {
        const { samples, language, text } = speech();
        const lengthMs = durationMs(samples);
        const stop = new AbortController();
        let abortedAt = 0;
        const sound = (async function* () {
          yield samples;
          // All sound is given: what is left is hearing, and that takes longer than one turn.
          setImmediate(() => {
            abortedAt = performance.now();
            stop.abort(new Error('enough'));
          });
        })();
        const aborted = open().transcribe(sound, { durationMs: lengthMs, signal: stop.signal });
        await expect(aborted).rejects.toThrow('enough');
        expect(performance.now() - abortedAt).toBeLessThan(5_000);
        const progress: number[] = [];
        const heard = await open().transcribe(inPieces(samples, 7_777), {
          durationMs: lengthMs,
          signal: never,
          onProgress: (doneMs) => progress.push(doneMs),
        });
        expect(wrongWords(text, heardText(heard))).toBeLessThan(MAX_WRONG_WORDS);
        expect(heard.language).toBe(language);
        let earliestMs = 0;
        for (const { startMs, endMs } of heard.segments) {
          expect(startMs).toBeGreaterThanOrEqual(earliestMs);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(lengthMs + 1);
          earliestMs = startMs;
        }
        expect(progress.length).toBeGreaterThan(0);
        expect(progress).toEqual(progress.toSorted((a, b) => a - b));
        expect(progress.at(-1)).toBe(lengthMs);
      },
      HEARING_TIMEOUT_MS,
    );

    it(
      'finds speech behind a long silence at its time, and takes the language it is told',
      async () => {
        const { samples, language, text } = speech();
        const late = new Float32Array(40 * HEARING_RATE + samples.length);
        late.set(samples, 40 * HEARING_RATE);
        const task = { language, durationMs: durationMs(late), signal: never };
        const heard = await open().transcribe(inPieces(late, 80_000), task);
        expect(wrongWords(text, heardText(heard))).toBeLessThan(MAX_WRONG_WORDS);
        expect(heard.language).toBe(language);
        expect(heard.segments[0]!.startMs).toBeGreaterThan(39_000);
        expect(heard.segments[0]!.startMs).toBeLessThan(42_000);
      },
      HEARING_TIMEOUT_MS,
    );

    it('hears nothing in silence, and nothing in nothing', async () => {
      for (const samples of [new Float32Array(20 * HEARING_RATE), new Float32Array(0)]) {
        const task = { durationMs: durationMs(samples), signal: never };
        expect((await open().transcribe(inPieces(samples, 16_000), task)).segments).toEqual([]);
      }
    });

    it('does nothing when nobody listens from the start', async () => {
      const { samples } = speech();
      const task = { durationMs: durationMs(samples), signal: AbortSignal.abort(new Error('not now')) };
      await expect(open().transcribe(inPieces(samples, 16_000), task)).rejects.toThrow('not now');
    });

    it('passes on what went wrong with the sound', async () => {
      const broken = (async function* () {
        yield new Float32Array(1600);
        throw new Error('the sound broke off');
      })();
      const hearing = open().transcribe(broken, { durationMs: 1000, signal: never });
      await expect(hearing).rejects.toThrow('the sound broke off');
    });
  });
}
