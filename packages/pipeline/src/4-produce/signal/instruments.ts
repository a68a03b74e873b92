/** One struck note: how long it is worth hearing, and a stroke, which gives its wave sample by sample. */
export type Note = { seconds: number; strike(rate: number): () => number };

const TURN = 2 * Math.PI;

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A sine and its cosine, turned on by one sample at a time: a tenth of the work of asking for each sine anew. */
class Rotation {
  sin = 0;
  cos = 1;
  readonly #sinStep: number;
  readonly #cosStep: number;

  constructor(hertz: number, rate: number) {
    this.#sinStep = Math.sin((TURN * hertz) / rate);
    this.#cosStep = Math.cos((TURN * hertz) / rate);
  }

  turn(): void {
    const { sin, cos } = this;
    this.sin = sin * this.#cosStep + cos * this.#sinStep;
    this.cos = cos * this.#cosStep - sin * this.#sinStep;
  }
}

/** What is left after one sample of something that falls by e in `1 / speed` seconds. */
const decay = (speed: number, rate: number): number => Math.exp(-speed / rate);

/** Electric piano: a sine whose bright, bell-like modulation fades faster than its body. */
export function electricPiano(midi: number, force: number): Note {
  return {
    seconds: 2.2,
    strike(rate) {
      const wave = new Rotation(frequencyOf(midi), rate);
      const step = (TURN * frequencyOf(midi)) / rate;
      const [bodyDecay, brightnessDecay, attack] = [decay(1.7, rate), decay(6, rate), 250 / rate];
      let [at, body, brightness] = [0, force, 1.3 * force];
      return () => {
        const sample = body * Math.min(1, at * attack) * Math.sin(step * at + brightness * wave.sin);
        wave.turn();
        body *= bodyDecay;
        brightness *= brightnessDecay;
        at++;
        return sample;
      };
    },
  };
}

/** A plucked string: higher partials die first. */
export function pluck(midi: number, force: number): Note {
  return {
    seconds: 1.2,
    strike(rate) {
      const wave = new Rotation(frequencyOf(midi), rate);
      const [ringDecay, attack] = [decay(4, rate), 350 / rate];
      let [at, ring] = [0, 1];
      return () => {
        const { sin, cos } = wave;
        const second = 2 * sin * cos;
        const third = sin * (3 - 4 * sin * sin);
        const partials = sin + ring * (0.4 * second + 0.15 * ring * third);
        const sample = 0.7 * force * Math.min(1, at * attack) * ring * partials;
        wave.turn();
        ring *= ringDecay;
        at++;
        return sample;
      };
    },
  };
}

/** Two slightly mistuned voices that swell and beat slowly. */
export function pad(midi: number, force: number, seconds: number): Note {
  return {
    seconds,
    strike(rate) {
      const hertz = frequencyOf(midi);
      const voices = [1.002, 0.998, 2].map((tuning) => new Rotation(hertz * tuning, rate));
      const [sharp, flat, octave] = voices as [Rotation, Rotation, Rotation];
      let at = 0;
      return () => {
        const t = at / rate;
        const swell = Math.min(1, t / 0.5, (seconds - t) / 0.8);
        const sample = 0.3 * force * swell * (sharp.sin + flat.sin + 0.3 * octave.sin);
        sharp.turn();
        flat.turn();
        octave.turn();
        at++;
        return sample;
      };
    },
  };
}

export function bass(midi: number, force: number): Note {
  return {
    seconds: 1.8,
    strike(rate) {
      const wave = new Rotation(frequencyOf(midi), rate);
      const [ringDecay, attack] = [decay(1.8, rate), 80 / rate];
      let [at, ring] = [0, force];
      return () => {
        const sample = ring * Math.min(1, at * attack) * wave.sin * (1 + 0.6 * wave.cos);
        wave.turn();
        ring *= ringDecay;
        at++;
        return sample;
      };
    },
  };
}
