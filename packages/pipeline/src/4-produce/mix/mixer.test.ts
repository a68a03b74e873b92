import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMp3 } from '@parlance/adapters/encoder/fixtures/decode-mp3';
import { openEncoder } from '@parlance/adapters/encoder/node-av';
import { earlyParts, type TakeClip } from '@parlance/artifacts/takes';
import { parseFile } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes.ts';
import { bursts } from '../fixtures/bursts.ts';
import { loudnessOf } from '../signal/loudness.ts';
import { TruePeakMeter } from '../signal/true-peak.ts';
import type { MixLine } from './mix.ts';
import { Mixer } from './mixer.ts';

const lines: MixLine[] = [
  { speaker: 'HOST', chapter: 0, text: 'Welcome, and what is this?' },
  { speaker: 'COHOST', chapter: 0, text: 'It is a test.' },
  { speaker: 'HOST', chapter: 0, text: 'I thought —' },
  { speaker: 'COHOST', chapter: 1, text: 'A new chapter.' },
  { speaker: 'HOST', chapter: 1, text: 'Right.' },
  { speaker: 'HOST', chapter: 1, text: 'And that was all.' },
];
// Voices of different loudness and rate, long and short lines.
const clips = [
  bursts({ words: 12, seed: 1, amplitude: 0.5 }),
  bursts({ words: 9, seed: 2, amplitude: 0.12, sampleRate: 22_050 }),
  bursts({ words: 5, seed: 3, amplitude: 0.6, silenceBeforeMs: 0 }),
  bursts({ words: 14, seed: 4, amplitude: 0.1, sampleRate: 44_100 }),
  bursts({ words: 1, seed: 5, amplitude: 0.5 }),
  bursts({ words: 20, seed: 6, amplitude: 0.9, silenceBeforeMs: 600 }),
];
const tags = { title: 'T', artist: 'A', album: 'B', language: 'eng', year: '2026', comment: 'C' };
const titles = [
  { title: 'One', firstLine: 0 },
  { title: 'Two', firstLine: 3 },
];

function mixInto(folder: string) {
  const mixer = new Mixer({ seed: 11, language: 'en-US' }, openEncoder(), folder);
  const parts = clips.map((clip, at) => mixer.add(clip, lines[at]!, lines[at + 1]));
  const { live, mixed } = mixer.finish(tags, titles);
  return { parts: [...parts, live], mixed };
}

type Decoded = Awaited<ReturnType<typeof decodeMp3>>;

/** When the first hard onset from `afterMs` on comes; the steps between samples tell hiss from music. */
function onsetMs({ samples, sampleRate }: Decoded, afterMs: number): number {
  const window = Math.round(sampleRate / 500);
  for (let at = Math.round((afterMs * sampleRate) / 1000); at < samples.length; at += window) {
    const steps = samples.subarray(at, at + window).map((value, i) => value - samples[at + i - 1]!);
    if (Math.hypot(...steps) / Math.sqrt(window) > 0.025) return (at / sampleRate) * 1000;
  }
  return Number.NaN;
}

describe('a whole recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mixer-'));
  let made: ReturnType<typeof mixInto>;
  let finished: Decoded;
  let live: Decoded;

  beforeAll(async () => {
    made = mixInto(folder);
    finished = await decodeMp3(made.mixed.mediaPath);
    live = await decodeMp3(joinBytes(made.parts));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the loudness and the peaks podcast apps ask for, as decoded', () => {
    expect(made.mixed.loudnessLufs).toBeGreaterThan(-16.3);
    expect(made.mixed.loudnessLufs).toBeLessThan(-15.7);
    expect(made.mixed.truePeakDb).toBeLessThanOrEqual(-2.95);
    expect(loudnessOf(finished.samples, finished.sampleRate)).toBeCloseTo(made.mixed.loudnessLufs, 0);
    const meter = new TruePeakMeter();
    meter.push(finished.samples);
    expect(meter.peakDb()).toBeLessThanOrEqual(-1);
  });

  it('is as long as stings, lines and pauses together, says so, and so does its size', () => {
    const seconds = made.mixed.durationMs / 1000;
    expect(finished.samples.length / finished.sampleRate).toBeGreaterThanOrEqual(seconds - 0.001);
    expect(finished.samples.length / finished.sampleRate).toBeLessThan(seconds + 0.03);
    expect(finished.statedSeconds).toBeCloseTo(seconds, 1);
    expect(statSync(made.mixed.mediaPath).size).toBe(made.mixed.mediaBytes);
    const last = made.mixed.lines.at(-1)!;
    expect(made.mixed.durationMs - last.endMs).toBeGreaterThan(4000);
  });

  /** Into the end of another line no onset can be told. */
  const begunInSilence = () =>
    made.mixed.lines.flatMap((line, index) =>
      index > 0 && made.mixed.lines[index - 1]!.endMs > line.startMs ? [] : [{ ...line, index }],
    );

  it('starts every line when it says', () => {
    expect(begunInSilence()).toHaveLength(lines.length - 1);
    for (const { startMs } of begunInSilence()) {
      const onset = onsetMs(finished, startMs - 60);
      expect(onset - startMs).toBeGreaterThanOrEqual(-3);
      expect(onset - startMs).toBeLessThan(20);
    }
  });

  it('puts the words of a clip where they are heard', () => {
    begunInSilence().forEach(({ clipStartMs, index }) => {
      const word = clips[index]!.words.at(-1)!;
      const heard = onsetMs(finished, clipStartMs + word.startMs - 40);
      expect(Math.abs(heard - clipStartMs - word.startMs)).toBeLessThan(8);
    });
  });

  it('begins with somebody speaking, and plays its sting behind the first line', () => {
    const [first, second] = made.mixed.lines;
    expect(first!.startMs).toBeLessThan(100);
    expect(second!.startMs - first!.endMs).toBeGreaterThan(2500);
    const at = (ms: number) => Math.round((ms * finished.sampleRate) / 1000);
    const music = finished.samples.subarray(at(second!.startMs - 1500), at(second!.startMs - 500));
    expect(Math.hypot(...music.subarray(0, 8000))).toBeGreaterThan(0.5);
  });

  it('speaks the lines one after another, with a breath between, and a reaction into the end of what it takes up', () => {
    const gaps = made.mixed.lines
      .slice(1)
      .map((line, index) => line.startMs - made.mixed.lines[index]!.endMs);
    const [, plain, chapter, reaction, alone] = gaps;
    expect(plain).toBeGreaterThan(60);
    expect(chapter).toBeGreaterThan(1200);
    expect(chapter).toBeLessThan(2500);
    expect(reaction).toBeLessThan(0);
    expect(alone).toBeGreaterThan(300);
  });

  it('lays a listener’s word low under a long line, and moves nothing for it', () => {
    const again = mkdtempSync(join(tmpdir(), 'mixer-'));
    try {
      const mixer = new Mixer({ seed: 11, language: 'en-US' }, openEncoder(), again);
      const murmur = { clip: bursts({ words: 1, seed: 9, amplitude: 0.9 }), atMs: 1500 };
      for (const [at, clip] of clips.entries())
        mixer.add(clip, lines[at]!, lines[at + 1], at === 5 ? murmur : undefined);
      const { mixed } = mixer.finish(tags, titles);
      expect(mixed.lines).toEqual(made.mixed.lines);
      expect(mixed.durationMs).toBe(made.mixed.durationMs);
      expect(Math.abs(mixed.loudnessLufs - made.mixed.loudnessLufs)).toBeLessThan(0.3);
      expect(readFileSync(mixed.mediaPath).equals(readFileSync(made.mixed.mediaPath))).toBe(false);
    } finally {
      rmSync(again, { recursive: true });
    }
  });

  it('brings a soft voice up beside a loud one', () => {
    const level = (index: number) => {
      const { startMs, endMs } = made.mixed.lines[index]!;
      const at = (ms: number) => Math.round((ms * finished.sampleRate) / 1000);
      return loudnessOf(finished.samples.subarray(at(startMs), at(endMs)), finished.sampleRate);
    };
    for (const index of [1, 3, 5]) expect(Math.abs(level(index) - level(0))).toBeLessThan(2);
  });

  it('has chapters in its tags, the first at 0, the next with its sting', async () => {
    const { format, common } = await parseFile(made.mixed.mediaPath, { includeChapters: true });
    const [first, second] = made.mixed.chapters;
    expect(first).toMatchObject({ title: 'One', startMs: 0, endMs: second?.startMs });
    expect(second).toMatchObject({ title: 'Two', endMs: made.mixed.durationMs });
    expect(made.mixed.lines[3]!.startMs - second!.startMs).toBeCloseTo(1200, -2);
    expect(
      format.chapters?.map(({ title, start, end }) => ({
        title,
        startMs: Math.round(start * 1000),
        endMs: Math.round(end! * 1000),
      })),
    ).toEqual(made.mixed.chapters);
    expect(common.title).toBe('T');
  });

  it('shows its shape in 800 peaks', () => {
    const { peaks, durationMs, lines } = made.mixed;
    const during = (ms: number) => peaks[Math.floor((ms / durationMs) * 800)]!;
    expect(peaks).toHaveLength(800);
    expect(Math.max(...peaks)).toBeLessThanOrEqual(0.8);
    expect(during(lines[0]!.startMs + 50)).toBeGreaterThan(0.2);
    expect(during(durationMs - 100)).toBeLessThan(0.02);
  });

  it('is heard live on the same time line, part by part', () => {
    const difference = live.samples.length / live.sampleRate - finished.samples.length / finished.sampleRate;
    expect(Math.abs(difference)).toBeLessThan(0.05);
    for (const { startMs } of made.mixed.lines) {
      expect(Math.abs(onsetMs(live, startMs - 60) - onsetMs(finished, startMs - 60))).toBeLessThan(5);
    }
    expect(Math.abs(loudnessOf(live.samples, live.sampleRate) + 16)).toBeLessThan(1.5);
    expect(made.parts).toHaveLength(clips.length + 1);
    for (const part of made.parts) expect([part[0], part[1]! & 0xe0]).toEqual([0xff, 0xe0]);
  });

  it('lets each live part be heard to the end of its line before the next one comes', async () => {
    const soFar = await decodeMp3(joinBytes(made.parts.slice(0, 2)));
    expect((soFar.samples.length / soFar.sampleRate) * 1000).toBeGreaterThan(made.mixed.lines[1]!.endMs);
  });

  it('gives the same bytes when it is made again', () => {
    const again = mkdtempSync(join(tmpdir(), 'mixer-'));
    try {
      const second = mixInto(again);
      expect(second.parts).toEqual(made.parts);
      expect(readFileSync(second.mixed.mediaPath).equals(readFileSync(made.mixed.mediaPath))).toBe(true);
    } finally {
      rmSync(again, { recursive: true });
    }
  });
});

describe('a recording of many lines', () => {
  it.each([0.2, 0.4, 0.8])('is what was heard live, tag in front, with voices given at %d', (amplitude) => {
    const folder = mkdtempSync(join(tmpdir(), 'mixer-'));
    try {
      const mixer = new Mixer({ seed: 3, language: 'en-US' }, openEncoder(), folder);
      const turns = Array.from(
        { length: 16 },
        (_, at): MixLine => ({ ...lines[at % 2]!, text: `Turn ${at}.` }),
      );
      const parts = turns.map((line, at) => {
        const words = at % 4 === 3 ? 2 : 20;
        return mixer.add(
          bursts({ words, seed: at, amplitude: amplitude / (1 + (at % 2)) }),
          line,
          turns[at + 1],
        );
      });
      const { live, mixed } = mixer.finish(tags, []);
      const frames = joinBytes([...parts, live]);
      expect(readFileSync(mixed.mediaPath).subarray(-frames.length).equals(frames)).toBe(true);
      expect(Math.abs(mixed.loudnessLufs + 16)).toBeLessThan(0.2);
      expect(mixed.truePeakDb).toBeLessThanOrEqual(-2.95);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a first line in parts', () => {
  const clip: TakeClip = { ...bursts({ words: 12, seed: 1, amplitude: 0.5 }), parted: [30_000, 45_000] };

  function mixed(inParts: boolean) {
    const folder = mkdtempSync(join(tmpdir(), 'mixer-'));
    try {
      const mixer = new Mixer({ seed: 11, language: 'en-US' }, openEncoder(), folder);
      const begun = (inParts ? earlyParts(clip) : []).map((part) => mixer.begin(part, lines[0]!));
      const parts = [clip, ...clips.slice(1)].map((each, at) => mixer.add(each, lines[at]!, lines[at + 1]));
      return { begun, parts, mixed: mixer.finish(tags, titles).mixed };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('is heard before its rest is there, and on the same time line as one that came whole', async () => {
    const parted = mixed(true);
    const whole = mixed(false);
    expect(parted.mixed.lines).toEqual(whole.mixed.lines);
    expect(parted.mixed.durationMs).toBe(whole.mixed.durationMs);
    const begun = await decodeMp3(joinBytes(parted.begun));
    expect(begun.samples.length / begun.sampleRate).toBeGreaterThan(1);
    const [all, other] = await Promise.all(
      [parted, whole].map(({ begun, parts }) => decodeMp3(joinBytes([...begun, ...parts]))),
    );
    const level = ({ samples, sampleRate }: Decoded, fromMs: number) =>
      loudnessOf(
        samples.subarray((fromMs * sampleRate) / 1000, ((fromMs + 500) * sampleRate) / 1000),
        sampleRate,
      );
    // Around the seam, some 60 ms into the recording and 1250 into the clip.
    expect(Math.abs(level(all!, 1050) - level(other!, 1050))).toBeLessThan(1.5);
  });
});

describe('an unusual recording', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mixer-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const [only] = lines as [MixLine];

  it('is finished even when its only line is silence', async () => {
    const mixer = new Mixer({ seed: 1, language: 'en-US' }, openEncoder(), folder);
    mixer.add({ sampleRate: 24_000, words: [], samples: new Int16Array(24_000) }, only, undefined);
    const { mixed } = mixer.finish(tags, []);
    expect(mixed.durationMs).toBeGreaterThan(5000);
    expect((await decodeMp3(mixed.mediaPath)).samples.length).toBeGreaterThan(5 * 44_100);
  });

  it('reaches its loudness though an engine gave nothing but hard peaks', () => {
    const mixer = new Mixer({ seed: 1, language: 'en-US' }, openEncoder(), folder);
    // Clicks on a whisper: levelling would need far more than the limiter lets through.
    const samples = Int16Array.from({ length: 96_000 }, (_, i) =>
      i % 400 === 0 ? 32_000 : 60 * Math.sin(i / 5),
    );
    mixer.add({ sampleRate: 24_000, words: [], samples }, only, undefined);
    const { mixed } = mixer.finish(tags, []);
    expect(mixed.truePeakDb).toBeLessThanOrEqual(-2.95);
    expect(mixed.loudnessLufs).toBeGreaterThan(-17);
    expect(mixed.loudnessLufs).toBeLessThan(-15.5);
  });
});
