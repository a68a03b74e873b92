import type { Speech } from '@parlance/ports/voice';

/** Who compares voices compares voices, not volumes. */
const LEVEL = 0.1;
const PEAK = 0.89;

/** A few seconds of speech, as loud as every other voice's. */
export function levelled({ samples, sampleRate }: Speech): Pick<Speech, 'samples' | 'sampleRate'> {
  let power = 0;
  let peak = 0;
  for (const sample of samples) {
    power += sample ** 2;
    peak = Math.max(peak, Math.abs(sample));
  }
  if (peak === 0) return { samples, sampleRate };
  const gain = Math.min(LEVEL / Math.sqrt(power / samples.length), PEAK / peak);
  return { samples: samples.map((sample) => sample * gain), sampleRate };
}
