/** Somebody who comes at a moment and keeps one worker busy for a while, both in seconds. */
export type Arrival = { at: number; service: number };

/** A heap of the moments at which workers become free; the first is the next. */
function siftDown(heap: number[]): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const least = left + 1 < heap.length && heap[left + 1]! < heap[left]! ? left + 1 : left;
    if (heap[at]! <= heap[least]!) return;
    [heap[at], heap[least]] = [heap[least]!, heap[at]!];
    at = least;
  }
}

/** How long each of them waits when so many workers take them in the order in which they came. */
export function waitsOf(arrivals: Iterable<Arrival>, workers: number): number[] {
  const freeAt = new Array<number>(workers).fill(0);
  const waits: number[] = [];
  for (const { at, service } of arrivals) {
    const begins = Math.max(at, freeAt[0]!);
    waits.push(begins - at);
    freeAt[0] = begins + service;
    siftDown(freeAt);
  }
  return waits;
}

export type Random = () => number;

/** Moments of a Poisson process whose rate, in arrivals a second, changes by the hour. */
export function* moments(
  ratePerHourOfDay: readonly number[],
  days: number,
  random: Random,
): Generator<number> {
  const top = Math.max(...ratePerHourOfDay);
  const end = days * 86_400;
  for (let at = 0; ; ) {
    at += -Math.log(1 - random()) / top;
    if (at >= end) return;
    // Thinning: a candidate at the highest rate stays with the share of the rate of its hour.
    if (random() * top < ratePerHourOfDay[Math.floor(at / 3600) % 24]!) yield at;
  }
}

/** The value below which so much of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
