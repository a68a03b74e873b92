/** One struck note: how long it is worth hearing, and its wave, written over `wave` from the stroke on. */
export type Note = { seconds: number; strike(wave: Float32Array, rate: number): void };

const TURN = 2 * Math.PI;

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** What is left after one sample of something that falls by e in `1 / speed` seconds. */
const decay = (speed: number, rate: number): number => Math.exp(-speed / rate);

/** By how much a tone turns on in one sample. A sine and its cosine turned on are a tenth of the work of a new sine. */
function stepOf(hertz: number, rate: number): { angle: number; sin: number; cos: number } {
  const angle = (TURN * hertz) / rate;
  return { angle, sin: Math.sin(angle), cos: Math.cos(angle) };
}

/** Electric piano: a sine whose bright, bell-like modulation fades faster than its body. */
export function electricPiano(midi: number, force: number): Note {
  return {
    seconds: 2.2,
    strike(wave, rate) {
      const step = stepOf(frequencyOf(midi), rate);
      const [bodyDecay, brightnessDecay, attack] = [decay(1.7, rate), decay(6, rate), 250 / rate];
      let [body, brightness, sin, cos] = [force, 1.3 * force, 0, 1];
      for (let at = 0; at < wave.length; at++) {
        wave[at] = body * Math.min(1, at * attack) * Math.sin(step.angle * at + brightness * sin);
        const turned = sin * step.cos + cos * step.sin;
        cos = cos * step.cos - sin * step.sin;
        sin = turned;
        body *= bodyDecay;
        brightness *= brightnessDecay;
      }
    },
  };
}

/** A plucked string: higher partials die first. */
export function pluck(midi: number, force: number): Note {
  return {
    seconds: 1.2,
    strike(wave, rate) {
      const step = stepOf(frequencyOf(midi), rate);
      const [ringDecay, attack] = [decay(4, rate), 350 / rate];
      let [ring, sin, cos] = [1, 0, 1];
      for (let at = 0; at < wave.length; at++) {
        const second = 2 * sin * cos;
        const third = sin * (3 - 4 * sin * sin);
        const partials = sin + ring * (0.4 * second + 0.15 * ring * third);
        wave[at] = 0.7 * force * Math.min(1, at * attack) * ring * partials;
        const turned = sin * step.cos + cos * step.sin;
        cos = cos * step.cos - sin * step.sin;
        sin = turned;
        ring *= ringDecay;
      }
    },
  };
}

/** Two slightly mistuned voices and their octave that swell and beat slowly. */
export function pad(midi: number, force: number, seconds: number): Note {
  return {
    seconds,
    strike(wave, rate) {
      wave.fill(0);
      const hertz = frequencyOf(midi);
      addTone(wave, stepOf(hertz * 1.002, rate), 0.3 * force);
      addTone(wave, stepOf(hertz * 0.998, rate), 0.3 * force);
      addTone(wave, stepOf(hertz * 2, rate), 0.09 * force);
      for (let at = 0; at < wave.length; at++) {
        const t = at / rate;
        wave[at] = wave[at]! * Math.min(1, t / 0.5, (seconds - t) / 0.8);
      }
    },
  };
}

function addTone(wave: Float32Array, step: ReturnType<typeof stepOf>, force: number): void {
  let [sin, cos] = [0, 1];
  for (let at = 0; at < wave.length; at++) {
    wave[at] = wave[at]! + force * sin;
    const turned = sin * step.cos + cos * step.sin;
    cos = cos * step.cos - sin * step.sin;
    sin = turned;
  }
}

export function bass(midi: number, force: number): Note {
  return {
    seconds: 1.8,
    strike(wave, rate) {
      const step = stepOf(frequencyOf(midi), rate);
      const [ringDecay, attack] = [decay(1.8, rate), 80 / rate];
      let [ring, sin, cos] = [force, 0, 1];
      for (let at = 0; at < wave.length; at++) {
        wave[at] = ring * Math.min(1, at * attack) * sin * (1 + 0.6 * cos);
        const turned = sin * step.cos + cos * step.sin;
        cos = cos * step.cos - sin * step.sin;
        sin = turned;
        ring *= ringDecay;
      }
    },
  };
}
