export const gainOf = (db: number): number => 10 ** (db / 20);

/** Silence has no finite level; -120 dB stands for it. */
export const dbOf = (amplitude: number): number => (amplitude > 1e-6 ? 20 * Math.log10(amplitude) : -120);
