export type Drawn = {
  signal?: AbortSignal;
  /** Nobody waits for it: it takes what others leave of the machine. */
  behind?: boolean;
};

/**
 * Covers, as JPEG in RGB with equal sides. What a picture is, its content decides: PNG, JPEG and WEBP, nothing
 * else. Throws AppError 'picture.unsupported', 'picture.unreadable', or 'picture.too_large' before anything is decoded.
 */
export interface Pictures {
  /**
   * Cut to its middle square, turned the way its camera was held, what is see-through made white; no smaller and
   * no larger than asked, `small` always of that size.
   */
  square(
    image: Uint8Array,
    edge: { minPx: number; maxPx: number; smallPx: number },
    how?: Drawn,
  ): Promise<Cover>;
  /** A cover that only the seed decides. */
  draw(seed: string, edge: { px: number; smallPx: number }, how?: Drawn): Promise<Cover>;
  /** The same cover with the shape of a sound (peaks of 0..1) beside it, for previews of links: a PNG of 1200 by 630. */
  card(seed: string, peaks: readonly number[], how?: Drawn): Promise<Uint8Array>;
}

export type Cover = { full: Uint8Array; small: Uint8Array };
