/** Whole numbers of 16 bits as fractions, -1..1. */
export function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) floats[at] = samples[at]! / 32_768;
  return floats;
}

/** Fractions as whole numbers of 16 bits; what lies beyond full scale is clipped. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at++)
    whole[at] = Math.round(Math.max(-1, Math.min(1, samples[at]!)) * 32_767);
  return whole;
}
