import { describe, expect, it } from 'vitest';
import type { Encoder, Mp3Tags } from '../src/encoder.ts';

const RATE = 24_000;
const KBPS = 96;

type Decode = (mp3: Uint8Array) => Promise<{ sampleRate: number; samples: Float32Array }>;

/** Quiet, then a tone that starts at `onsetMs`. */
function toneFrom(onsetMs: number, totalMs: number, amplitude: number): Float32Array {
  const onset = (onsetMs * RATE) / 1000;
  return Float32Array.from({ length: (totalMs * RATE) / 1000 }, (_, i) =>
    i < onset ? 0 : amplitude * Math.sin((2 * Math.PI * 440 * (i - onset)) / RATE),
  );
}

function encode(encoder: Encoder, samples: Float32Array, chunk: number): Uint8Array {
  const stream = encoder.openMp3({ sampleRate: RATE, bitrateKbps: KBPS });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < samples.length; at += chunk)
    parts.push(stream.push(samples.subarray(at, at + chunk)));
  parts.push(stream.finish());
  return Buffer.concat(parts);
}

function level(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from, to);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

const tags: Mp3Tags = {
  title: 'Ação & reação – 第二章',
  artist: 'Parlance',
  album: 'An album',
  language: 'por',
  year: '2026',
  comment: 'Made by machine.',
  chapters: [
    { title: 'Abertura', startMs: 0, endMs: 61_000 },
    { title: 'O fim', startMs: 61_000, endMs: 90_000 },
  ],
};

/** What every encoder promises; `decode` is any MP3 reader. */
export function encoderSuite(open: () => Encoder, decode: Decode): void {
  describe('as an encoder', () => {
    it('gives back the level it was given', async () => {
      const decoded = await decode(encode(open(), toneFrom(0, 2000, 0.4), 4800));
      const middle = level(decoded.samples, decoded.sampleRate / 2, decoded.sampleRate * 1.5);
      expect(20 * Math.log10(middle / (0.4 * Math.SQRT1_2))).toBeCloseTo(0, 1);
    });

    it('keeps every sound at its time, to the millisecond', async () => {
      const decoded = await decode(encode(open(), toneFrom(1000, 2000, 0.5), 4800));
      const firstLoud = decoded.samples.findIndex((value) => Math.abs(value) > 0.25);
      // A 440 Hz sine passes half its height 0.19 ms after it begins.
      expect((firstLoud / decoded.sampleRate) * 1000).toBeGreaterThan(999);
      expect((firstLoud / decoded.sampleRate) * 1000).toBeLessThan(1001.5);
    });

    it('is as long as what it was given, to the frame', async () => {
      const decoded = await decode(encode(open(), toneFrom(0, 3210, 0.2), 4800));
      const seconds = decoded.samples.length / decoded.sampleRate;
      expect(seconds).toBeGreaterThanOrEqual(3.21);
      expect(seconds).toBeLessThan(3.21 + 1152 / 44_100 + 0.001);
    });

    it('has one bitrate, so that length follows from bytes', () => {
      const bytes = encode(open(), toneFrom(0, 10_000, 0.2), 4800).length;
      expect((bytes * 8) / (KBPS * 1000)).toBeGreaterThan(9.99);
      expect((bytes * 8) / (KBPS * 1000)).toBeLessThan(10.04);
    });

    it('gives the same bytes however the samples were cut', () => {
      const samples = toneFrom(300, 1500, 0.3);
      const whole = encode(open(), samples, samples.length);
      expect(encode(open(), samples, 777)).toEqual(whole);
    });

    it('gives whole frames at every push', () => {
      const stream = open().openMp3({ sampleRate: RATE, bitrateKbps: KBPS });
      const parts = [1, 2, 3, 4].map(() => stream.push(toneFrom(0, 333, 0.3)));
      stream.finish();
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        // Eleven set bits open every frame.
        expect([part[0], part[1]! & 0xe0]).toEqual([0xff, 0xe0]);
      }
    });

    it('gives a tag block that is as long as it says', () => {
      const block = open().tag(tags);
      expect(new TextDecoder().decode(block.subarray(0, 3))).toBe('ID3');
      const stated = block.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
      expect(stated).toBe(block.length - 10);
    });

    it('gives a tag block without chapters when there are none', () => {
      const block = Buffer.from(open().tag({ ...tags, chapters: [] }));
      expect(block.includes('CHAP')).toBe(false);
      expect(Buffer.from(open().tag(tags)).includes('CHAP')).toBe(true);
    });
  });
}
