/** Counts what a language model would be charged for; plans are bounded by it. */
export interface TokenCounter {
  /** Stops as soon as `max` is passed, and then says how far it got. */
  count(texts: Iterable<string>, max: number): Promise<number>;
}
