import { endAboveMiddle, type PitchTrack, STEP_MS, trackPitch } from '../eval/pitch.ts';
import { type Measure, percent } from '../eval/table.ts';
import { trackHarmonics } from './harmonic-pitch.ts';

const RATE = 24_000;
const HALF_FRAME_MS = 25;
const OFF_SEMITONES = 2;
const MOST_OFF = 0.03;
const FEWEST_FOUND = 0.8;

type Glide = {
  from: number;
  to: number;
  /** Every second swing is weaker by this much: to whoever counts swings such a voice is an octave lower. */
  creak?: number;
  /** The fundamental is gone, as on a telephone: to whoever looks for the lowest tone it is an octave higher. */
  thin?: boolean;
};

const GLIDES: Glide[] = [
  { from: 95, to: 75 },
  { from: 110, to: 160 },
  { from: 220, to: 180 },
  { from: 200, to: 390 },
  { from: 120, to: 90, creak: 0.25 },
  { from: 180, to: 260, creak: 0.25 },
  { from: 130, to: 180, thin: true },
];

const hertzAt = ({ from, to }: Glide, seconds: number): number => from * (to / from) ** seconds;

/** A second of a buzz that glides from one pitch to another, through the resonances of a vowel. */
function soundOf(glide: Glide): Float32Array {
  const samples = new Float32Array(RATE);
  let swings = 0;
  for (let at = 0; at < samples.length; at++) {
    const hertz = hertzAt(glide, at / RATE);
    swings += hertz / RATE;
    const level = Math.floor(swings) % 2 === 1 ? 1 - (glide.creak ?? 0) : 1;
    for (let nth = glide.thin ? 2 : 1; nth * hertz < 3_500; nth++) {
      const vowel =
        1 / (1 + ((nth * hertz - 600) / 300) ** 2) + 0.4 / (1 + ((nth * hertz - 1_400) / 400) ** 2);
      samples[at]! += 0.2 * level * (0.05 + vowel) * Math.sin(2 * Math.PI * nth * swings);
    }
  }
  return samples;
}

function check(name: string, track: (samples: Float32Array, rate: number) => PitchTrack): Measure[] {
  const tracks = GLIDES.map((glide) => ({ glide, found: track(soundOf(glide), RATE) }));
  const frames = tracks.reduce((sum, { found }) => sum + found.length, 0);
  const count = (is: (hertz: number, true_: number) => boolean): number =>
    tracks.reduce(
      (sum, { glide, found }) =>
        sum +
        found.filter((hertz, at) => is(hertz, hertzAt(glide, (at * STEP_MS + HALF_FRAME_MS) / 1000))).length,
      0,
    );
  const heard = count((hertz) => hertz > 0) / frames;
  const off = count((hertz, true_) => hertz > 0 && Math.abs(12 * Math.log2(hertz / true_)) > OFF_SEMITONES);
  const ends = tracks.filter(
    ({ glide, found }) => Math.sign(endAboveMiddle(found)) === Math.sign(glide.to - glide.from),
  );
  return [
    { label: `${name}: frames with a pitch`, shown: percent(heard), ok: heard >= FEWEST_FOUND },
    {
      label: `${name}: more than ${OFF_SEMITONES} semitones off`,
      shown: percent(off / frames),
      ok: off / frames <= MOST_OFF,
    },
    {
      label: `${name}: ends told right`,
      shown: `${ends.length}/${GLIDES.length}`,
      ok: ends.length === GLIDES.length,
    },
  ];
}

/** Both trackers on voices whose pitch is known, with what is mistaken for another octave planted in some. */
export const checkTrackers = (): Measure[] => [
  ...check('by likeness', trackPitch),
  ...check('by harmonics', trackHarmonics),
];
