import { gainOf } from '@parlance/sound/decibels';
import { bass, electricPiano, type Note, pad, pluck } from './instruments.ts';
import { loudnessOf } from './loudness.ts';
import { randomFrom } from './random.ts';
import { MIX_RATE, samplesOf } from './rate.ts';
import { reverb } from './reverb.ts';

/** A few seconds of music. Speech comes in at sample `entry`, over what still rings. */
export type Sting = { samples: Float32Array; entry: number };
export type Stings = { intro(): Sting; chapter(): Sting; outro(): Sting };

/** Semitones above the key; each set moves somewhere and comes home. */
const PROGRESSIONS = [
  {
    chords: [
      [0, 7, 14, 16],
      [5, 9, 12, 16],
      [0, 7, 12, 16, 19],
    ],
    roots: [0, 5, 0],
  },
  {
    chords: [
      [-3, 4, 7, 12],
      [5, 9, 12, 16],
      [0, 7, 14, 16, 19],
    ],
    roots: [-3, 5, 0],
  },
  {
    chords: [
      [2, 5, 9, 12],
      [7, 12, 14, 17],
      [0, 4, 11, 14, 16],
    ],
    roots: [2, 7, 0],
  },
];

/** Quiet at the very start: an encoder may lose its first 25 ms. */
const LEAD_IN_S = 0.04;
/** Every note is let go this softly. */
const RELEASE_MS = 150;
/** How far the music sinks once somebody speaks. */
const SINKS_BY = 1 - gainOf(-13);

type Theme = {
  key: number;
  beat: number;
  chords: number[][];
  roots: number[];
  /** Which note of the chord each half beat plays; undefined rests. */
  melody: (number | undefined)[];
};

function inventTheme(seed: number): Theme {
  const random = randomFrom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const { chords, roots } = PROGRESSIONS[pick(PROGRESSIONS.length)]!;
  return {
    key: 55 + pick(7),
    beat: 60 / (92 + pick(17)),
    chords,
    roots,
    // The first note of the theme always sounds; a rest there would be a late start.
    melody: Array.from({ length: 8 }, (_, step) => (step === 0 || random() < 0.75 ? pick(4) : undefined)),
  };
}

class Page {
  readonly dry: Float32Array;

  constructor(seconds: number) {
    this.dry = new Float32Array(samplesOf(seconds * 1000));
  }

  play(atSeconds: number, note: Note): void {
    const from = samplesOf((LEAD_IN_S + atSeconds) * 1000);
    const length = samplesOf(note.seconds * 1000);
    const releaseLength = samplesOf(RELEASE_MS);
    const wave = new Float32Array(Math.min(length, this.dry.length - from));
    note.strike(wave, MIX_RATE);
    for (let i = 0; i < wave.length; i++) {
      const release = Math.min(1, (length - i) / releaseLength);
      this.dry[from + i] = this.dry[from + i]! + release * wave[i]!;
    }
  }

  /** Piano, pad and bass; the notes of the chord fall just after one another, as under a hand. */
  chord(atSeconds: number, theme: Theme, which: number, heldSeconds: number): void {
    theme.chords[which]!.forEach((interval, finger) => {
      this.play(atSeconds + finger * 0.018, electricPiano(theme.key + interval, 0.3 - 0.03 * finger));
      this.play(atSeconds, pad(theme.key + interval, 0.16, heldSeconds));
    });
    this.play(atSeconds, bass(theme.key - 12 + theme.roots[which]!, 0.2));
  }

  melody(atSeconds: number, theme: Theme, which: number, steps: (number | undefined)[]): void {
    steps.forEach((degree, step) => {
      if (degree === undefined) return;
      const interval = theme.chords[which]![degree % theme.chords[which]!.length]!;
      this.play(
        atSeconds + (step * theme.beat) / 2,
        pluck(theme.key + 12 + interval, step % 2 === 0 ? 0.34 : 0.26),
      );
    });
  }

  /** Room, sinking under speech from `entrySeconds` on, fade to nothing, and the asked loudness. */
  finish(entrySeconds: number, lufs: number): Sting {
    const echo = reverb(this.dry, 1.3);
    const samples = this.dry.map((value, i) => value + 0.5 * echo[i]!);
    const entry = samplesOf(entrySeconds * 1000);
    const gain = gainOf(lufs - loudnessOf(samples.subarray(0, entry), MIX_RATE));
    return { samples: samples.map((value, i) => value * gain * fade(i, entry, samples.length)), entry };
  }
}

function raised(x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  return 0.5 - 0.5 * Math.cos(Math.PI * x);
}

function fade(at: number, entry: number, end: number): number {
  const sink = 1 - SINKS_BY * raised((at - entry) / (0.4 * MIX_RATE));
  return sink * raised((end - at) / (0.9 * MIX_RATE));
}

function intro(theme: Theme): Sting {
  const page = new Page(5);
  const half = theme.beat * 2;
  page.chord(0, theme, 0, half + 0.5);
  page.chord(half, theme, 1, half + 0.5);
  page.chord(half * 2, theme, 2, 2.4);
  page.melody(0, theme, 0, theme.melody.slice(0, 4));
  page.melody(half, theme, 1, theme.melody.slice(4));
  page.play(half * 2, pluck(theme.key + 24, 0.3));
  return page.finish(half * 2 + 0.65, -22);
}

function chapter(theme: Theme): Sting {
  const page = new Page(2.2);
  const rise = [0, 1, theme.chords[2]!.length - 1];
  rise.forEach((degree, step) => {
    const midi = theme.key + 12 + theme.chords[2]![degree]!;
    page.play(step * 0.15, electricPiano(midi, 0.3 - 0.04 * step));
    page.play(step * 0.15, pluck(midi, 0.15));
  });
  page.play(0, bass(theme.key, 0.1));
  return page.finish(1.2, -27);
}

function outro(theme: Theme): Sting {
  const page = new Page(4.2);
  const half = theme.beat * 2;
  page.chord(0, theme, 1, half + 0.4);
  page.melody(0, theme, 1, theme.melody.slice(4));
  page.chord(half, theme, 2, 2.8);
  page.melody(half, theme, 2, theme.melody.slice(0, 2));
  page.play(half + theme.beat, pluck(theme.key + 24, 0.28));
  return page.finish(4.2, -22);
}

/** The recording's own signature, in code: one theme, three uses, each composed when it is asked for. */
export function composeStings(seed: number): Stings {
  const theme = inventTheme(seed);
  return { intro: () => intro(theme), chapter: () => chapter(theme), outro: () => outro(theme) };
}
