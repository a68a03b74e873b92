import type { TakeClip } from '@parlance/artifacts/takes';

/** Parts of the first line on their way into the mix, in their order. */
export class EarlyParts {
  readonly #places: PromiseWithResolvers<TakeClip>[] = [];
  #added = 0;
  #taken = 0;

  add(part: Promise<TakeClip>): void {
    this.#place(this.#added++).resolve(part);
  }

  /** Comes back when the next is there, or can't be; never where there is none. */
  next(): Promise<TakeClip> {
    return this.#place(this.#taken++).promise;
  }

  #place(at: number): PromiseWithResolvers<TakeClip> {
    const place = this.#places[at] ?? Promise.withResolvers<TakeClip>();
    // Whoever takes it meets the failure; it may be that nobody does.
    place.promise.catch(() => undefined);
    this.#places[at] = place;
    return place;
  }
}
