/** The same seed, the same luck. */
export type Chance = {
  /** 0 to 1, without 1. */
  part(): number;
  below(count: number): number;
  happens(probability: number): boolean;
  one<T>(of: readonly T[]): T;
  shuffled<T>(things: readonly T[]): T[];
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(part() * count);
  return {
    part,
    below,
    happens: (probability) => part() < probability,
    one: (of) => of[below(of.length)]!,
    shuffled(things) {
      const left = [...things];
      return things.map(() => left.splice(below(left.length), 1)[0]!);
    },
  };
}
