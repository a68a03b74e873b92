/** Everything is mixed at this rate, mono: speech engines give 22 to 24 kHz, so more would hold nothing. */
export const MIX_RATE = 24_000;

export const samplesOf = (ms: number): number => Math.round((ms * MIX_RATE) / 1000);
export const msOf = (samples: number): number => (samples * 1000) / MIX_RATE;
