/** From, to: evening blues first, with a few warm and green ones so that a shelf of covers can be told apart. */
const DUOS = [
  ['#14213d', '#3f6fdc'],
  ['#0f2a4a', '#2b8fa8'],
  ['#1b1f4b', '#6a5be0'],
  ['#12324a', '#4aa3a2'],
  ['#2a1b4d', '#8e5bd0'],
  ['#14213d', '#c4722e'],
  ['#0d2f3f', '#5b8cf5'],
  ['#3a1f3d', '#d0667c'],
  ['#123a35', '#63a46c'],
  ['#1d2b53', '#e0954a'],
  ['#0b3040', '#3bb0c9'],
  ['#3d1a2b', '#e07a5f'],
  ['#22304a', '#a8b545'],
  ['#1a2a5e', '#48b0f0'],
] as const;
const MOTIFS = ['bars', 'ripples', 'waves', 'dots', 'petals', 'steps'] as const;

export type CoverArt = {
  from: string;
  to: string;
  /** Degrees. */
  angle: number;
  motif: (typeof MOTIFS)[number];
  /** Where in the square (0..1) the light falls. */
  light: { x: number; y: number };
  /** 0..1, twelve of them: how tall, wide or far apart the parts of the motif are. */
  values: number[];
};

/** FNV-1a, then a final mix: ids made in the same second differ in few letters only. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A small generator of numbers in 0..1 (mulberry32); the same seed returns the same row. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same recording has the same cover, everywhere and for ever. */
export function coverArt(id: string): CoverArt {
  const next = numbersFrom(seedOf(id));
  const [from, to] = DUOS[Math.floor(next() * DUOS.length)] ?? DUOS[0];
  return {
    from,
    to,
    angle: Math.floor(20 + next() * 50),
    motif: MOTIFS[Math.floor(next() * MOTIFS.length)] ?? 'bars',
    light: { x: 0.6 + next() * 0.4, y: next() * 0.4 },
    values: Array.from({ length: 12 }, () => Math.round(next() * 100) / 100),
  };
}
