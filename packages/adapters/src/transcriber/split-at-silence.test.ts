import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtSilence } from './split-at-silence.ts';

const RATE = 16_000;

/** Sound and silence in turns, in seconds. */
function recording(...turns: number[]): Float32Array {
  const parts = turns.map((seconds, turn) =>
    Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
      turn % 2 === 0 ? 0.3 * Math.sin(at / 7) : 0,
    ),
  );
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

async function* inPieces(samples: Float32Array, length: number) {
  for (let at = 0; at < samples.length; at += length) yield samples.subarray(at, at + length);
}

async function cut(samples: Float32Array, maxMs = 4_000, pieceLength = 5_000) {
  const stretches = [];
  for await (const stretch of splitAtSilence(inPieces(samples, pieceLength), maxMs)) stretches.push(stretch);
  return stretches;
}

const loudSamples = (samples: Float32Array) => samples.filter((sample) => Math.abs(sample) > 0.01).length;

describe('splitAtSilence', () => {
  it('cuts in the pause, not in the word', async () => {
    const stretches = await cut(recording(2.5, 0.5, 3));
    expect(stretches.map(({ startMs }) => startMs)).toEqual([0, expect.closeTo(2_750, -3)]);
    expect(stretches[1]!.startMs).toBeGreaterThanOrEqual(2_500);
    expect(stretches[1]!.startMs).toBeLessThanOrEqual(3_000);
  });

  it('leaves out silence, and says where the sound begins', async () => {
    const stretches = await cut(recording(0, 21.3, 1, 20));
    expect(stretches).toHaveLength(1);
    expect(stretches[0]!.startMs).toBeGreaterThanOrEqual(20_900);
    expect(stretches[0]!.startMs).toBeLessThanOrEqual(21_300);
    expect(stretches[0]!.samples.length / RATE).toBeLessThan(1.8);
  });

  it('gives nothing for silence and nothing for nothing', async () => {
    expect(await cut(new Float32Array(9 * RATE))).toEqual([]);
    expect(await cut(new Float32Array(0))).toEqual([]);
  });

  it('loses no sound, keeps the order and the limit, whatever the recording and its pieces', async () => {
    const turns = fc.array(fc.double({ min: 0.05, max: 6, noNaN: true }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: 500, max: 90_000 }), async (lengths, pieceLength) => {
        const samples = recording(...lengths);
        const stretches = await cut(samples, 4_000, pieceLength);
        const kept = stretches.reduce((sum, stretch) => sum + loudSamples(stretch.samples), 0);
        expect(kept).toBe(loudSamples(samples));
        for (const [at, { startMs, endMs, samples: part }] of stretches.entries()) {
          expect(part.length / RATE).toBeLessThanOrEqual(4);
          expect(startMs).toBeLessThan(endMs);
          expect(startMs).toBeGreaterThanOrEqual(stretches[at - 1]?.endMs ?? 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});
