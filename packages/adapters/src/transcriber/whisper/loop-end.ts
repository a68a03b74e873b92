import { LogitsProcessor, type Tensor } from '@huggingface/transformers';

const LOOP_TOKENS = 48;
const LONGEST_ROUND = 12;

/** Whether a text ends in the same few tokens over and over. */
export function goesRound(ids: readonly bigint[]): boolean {
  if (ids.length < LOOP_TOKENS) return false;
  const tail = ids.slice(-LOOP_TOKENS);
  for (let round = 1; round <= LONGEST_ROUND; round++)
    if (tail.every((id, at) => at < round || id === tail[at - round])) return true;
  return false;
}

/** Over music the model goes round until there is no room left: nothing but the end may follow a loop. */
export class LoopEnd extends LogitsProcessor {
  readonly #end: number;
  wasMet = false;

  constructor(endToken: number) {
    super();
    this.#end = endToken;
  }

  override _call([ids = []]: bigint[][], logits: Tensor): Tensor {
    if (!goesRound(ids)) return logits;
    this.wasMet = true;
    const scores = logits.data as Float32Array;
    scores.fill(Number.NEGATIVE_INFINITY);
    scores[this.#end] = 0;
    return logits;
  }
}
