/** Coefficients of a second-order section, a0 normalised to 1. */
type Section = { b0: number; b1: number; b2: number; a1: number; a2: number };

/**
 * The two K-weighting sections of ITU-R BS.1770-4. The standard prints coefficients for 48 kHz only; these
 * come from the analogue filters behind them, so that any sample rate measures the same.
 */
function headShelf(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

const ABSOLUTE_GATE_LUFS = -70;
/** Ten loudness units below the mean. */
const RELATIVE_GATE = 0.1;

const lufsOf = (power: number): number =>
  power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
const powerOf = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);

/** Integrated loudness of one channel, measured as it streams by: 400 ms blocks of four hops, one every hop. */
export class LoudnessMeter {
  readonly #shelf: Section;
  readonly #cut: Section;
  readonly #hopLength: number;
  readonly #hopPowers: number[] = [];
  readonly #state = new Float64Array(4);
  #hopEnergy = 0;
  #hopFilled = 0;

  constructor(sampleRate: number) {
    this.#shelf = headShelf(sampleRate);
    this.#cut = lowCut(sampleRate);
    this.#hopLength = Math.round(sampleRate / 10);
  }

  push(samples: Float32Array): void {
    const { b0, b1, b2, a1, a2 } = this.#shelf;
    const { a1: c1, a2: c2 } = this.#cut;
    const state = this.#state;
    let [s1, s2, t1, t2] = [state[0]!, state[1]!, state[2]!, state[3]!];
    let energy = this.#hopEnergy;
    let filled = this.#hopFilled;
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i]!;
      const shelved = b0 * x + s1;
      s1 = b1 * x - a1 * shelved + s2;
      s2 = b2 * x - a2 * shelved;
      const weighted = shelved + t1;
      t1 = -2 * shelved - c1 * weighted + t2;
      t2 = shelved - c2 * weighted;
      energy += weighted * weighted;
      if (++filled === this.#hopLength) {
        this.#hopPowers.push(energy / filled);
        energy = 0;
        filled = 0;
      }
    }
    state.set([s1, s2, t1, t2]);
    this.#hopEnergy = energy;
    this.#hopFilled = filled;
  }

  /** -Infinity when nothing passed the gate, which is so for anything shorter than one block. */
  integratedLufs(): number {
    const audible = this.#meanPowerAbove(powerOf(ABSOLUTE_GATE_LUFS));
    const gate = Math.max(powerOf(ABSOLUTE_GATE_LUFS), audible * RELATIVE_GATE);
    return lufsOf(this.#meanPowerAbove(gate));
  }

  /** Mean power of the blocks louder than a gate. Makes no arrays: it is asked once a line, over all lines. */
  #meanPowerAbove(gate: number): number {
    const hops = this.#hopPowers;
    let sum = 0;
    let blocks = 0;
    for (let i = 3; i < hops.length; i++) {
      const power = (hops[i - 3]! + hops[i - 2]! + hops[i - 1]! + hops[i]!) / 4;
      if (power <= gate) continue;
      sum += power;
      blocks++;
    }
    return blocks > 0 ? sum / blocks : 0;
  }
}

export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const meter = new LoudnessMeter(sampleRate);
  meter.push(samples);
  return meter.integratedLufs();
}
