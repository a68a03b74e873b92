/** One struck note: how long it is worth hearing, and its wave `t` seconds after the stroke. */
export type Note = { seconds: number; wave(t: number): number };

const TURN = 2 * Math.PI;

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Electric piano: a sine whose bright, bell-like modulation fades faster than its body. */
export function electricPiano(midi: number, force: number): Note {
  const w = TURN * frequencyOf(midi);
  return {
    seconds: 2.2,
    wave: (t) => {
      const body = Math.exp(-t * 1.7) * Math.min(1, t * 250);
      const brightness = 1.3 * force * Math.exp(-t * 6);
      return force * body * Math.sin(w * t + brightness * Math.sin(w * t));
    },
  };
}

/** A plucked string: higher partials die first. */
export function pluck(midi: number, force: number): Note {
  const w = TURN * frequencyOf(midi);
  return {
    seconds: 1.2,
    wave: (t) => {
      const ring = Math.exp(-t * 4);
      const partials =
        Math.sin(w * t) + ring * (0.4 * Math.sin(2 * w * t) + 0.15 * ring * Math.sin(3 * w * t));
      return 0.7 * force * Math.min(1, t * 350) * ring * partials;
    },
  };
}

/** Two slightly mistuned voices that swell and beat slowly. */
export function pad(midi: number, force: number, seconds: number): Note {
  const w = TURN * frequencyOf(midi);
  return {
    seconds,
    wave: (t) => {
      const swell = Math.min(1, t / 0.5, (seconds - t) / 0.8);
      return (
        0.3 * force * swell * (Math.sin(w * 1.002 * t) + Math.sin(w * 0.998 * t) + 0.3 * Math.sin(2 * w * t))
      );
    },
  };
}

export function bass(midi: number, force: number): Note {
  const w = TURN * frequencyOf(midi);
  return {
    seconds: 1.8,
    wave: (t) =>
      force * Math.min(1, t * 80) * Math.exp(-t * 1.8) * (Math.sin(w * t) + 0.3 * Math.sin(2 * w * t)),
  };
}
