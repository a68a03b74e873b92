import { LogitsProcessor, type Tensor } from '@huggingface/transformers';

/** Tokens that may not be chosen. */
export class NeverThese extends LogitsProcessor {
  readonly #tokens: readonly number[];

  constructor(tokens: readonly number[]) {
    super();
    this.#tokens = tokens;
  }

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    const scores = logits.data as Float32Array;
    for (const token of this.#tokens) scores[token] = Number.NEGATIVE_INFINITY;
    return logits;
  }
}
