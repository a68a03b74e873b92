import { LogitsProcessor, type Tensor } from '@huggingface/transformers';

/** Looks on while words are chosen, changes nothing, and remembers how clear each choice was. */
export class Confidence extends LogitsProcessor {
  #sum = 0;
  #steps = 0;

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    const scores = logits.data as Float32Array;
    let top = Number.NEGATIVE_INFINITY;
    for (const score of scores) if (score > top) top = score;
    let everything = 0;
    for (const score of scores) everything += Math.exp(score - top);
    this.#sum -= Math.log(everything);
    this.#steps++;
    return logits;
  }

  mean(): number {
    return this.#steps === 0 ? 0 : this.#sum / this.#steps;
  }
}
