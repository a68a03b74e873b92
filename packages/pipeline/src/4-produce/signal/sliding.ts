/** The smallest of the last `length` values, in constant time a value: a queue that only ever rises. */
export class SlidingMinimum {
  readonly #length: number;
  /** The ring's size less one; a power of two keeps the wrap-around a mere bit mask. */
  readonly #mask: number;
  readonly #values: Float64Array;
  readonly #births: Float64Array;
  #head = 0;
  #tail = 0;
  #now = 0;

  constructor(length: number) {
    const ring = 2 ** Math.ceil(Math.log2(length + 1));
    this.#length = length;
    this.#mask = ring - 1;
    this.#values = new Float64Array(ring);
    this.#births = new Float64Array(ring);
  }

  push(value: number): number {
    const values = this.#values;
    const mask = this.#mask;
    let tail = this.#tail;
    if (tail !== this.#head && this.#births[this.#head]! <= this.#now - this.#length) {
      this.#head = (this.#head + 1) & mask;
    }
    while (tail !== this.#head && values[(tail - 1) & mask]! >= value) tail = (tail - 1) & mask;
    values[tail] = value;
    this.#births[tail] = this.#now++;
    this.#tail = (tail + 1) & mask;
    return values[this.#head]!;
  }
}

export class MovingAverage {
  readonly #values: Float64Array;
  #at = 0;
  #sum: number;

  constructor(length: number, initial: number) {
    this.#values = new Float64Array(length).fill(initial);
    this.#sum = length * initial;
  }

  push(value: number): number {
    const values = this.#values;
    this.#sum += value - values[this.#at]!;
    values[this.#at] = value;
    if (++this.#at === values.length) {
      this.#at = 0;
      // Summed afresh once a round: the running sum would drift over an hour of samples.
      this.#sum = 0;
      for (let i = 0; i < values.length; i++) this.#sum += values[i]!;
    }
    return this.#sum / values.length;
  }
}
