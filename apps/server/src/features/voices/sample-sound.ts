import type { Encoder } from '@parlance/ports/encoder';
import type { Speech } from '@parlance/ports/voice';

const BITRATE_KBPS = 64;
/** Who compares voices compares voices, not volumes. */
const LEVEL = 0.1;
const PEAK = 0.89;

function levelled(samples: Float32Array): Float32Array {
  let power = 0;
  let peak = 0;
  for (const sample of samples) {
    power += sample ** 2;
    peak = Math.max(peak, Math.abs(sample));
  }
  if (peak === 0) return samples;
  const gain = Math.min(LEVEL / Math.sqrt(power / samples.length), PEAK / peak);
  return samples.map((sample) => sample * gain);
}

/** A few seconds of speech as a file; short enough to be made where requests are answered. */
export function sampleFile(encoder: Encoder, { samples, sampleRate }: Speech): Uint8Array {
  const stream = encoder.openMp3({ sampleRate, bitrateKbps: BITRATE_KBPS });
  return new Uint8Array(Buffer.concat([stream.push(levelled(samples)), stream.finish()]));
}
