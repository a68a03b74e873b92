/** Small, quick and the same everywhere (mulberry32): the same source gives the same script again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** Draws phrases so that each comes up before any comes up again, and none twice in a row. */
export class PhraseBag {
  private readonly waiting = new Map<readonly string[], string[]>();
  private lastDrawn = '';
  private readonly random: () => number;
  readonly fits: (phrase: string) => boolean;

  /** `fits`: what may be said of this source; where nothing fits, all of it may. */
  constructor(random: () => number, fits: (phrase: string) => boolean = () => true) {
    this.random = random;
    this.fits = fits;
  }

  draw(phrases: readonly string[]): string {
    let bag = this.waiting.get(phrases);
    if (!bag || bag.length === 0) {
      bag = this.shuffle(this.fitting(phrases));
      this.waiting.set(phrases, bag);
    }
    const at = bag.findLastIndex((phrase) => phrase !== this.lastDrawn);
    const [drawn = ''] = bag.splice(at < 0 ? bag.length - 1 : at, 1);
    this.lastDrawn = drawn;
    return drawn;
  }

  private fitting(phrases: readonly string[]): readonly string[] {
    const fitting = phrases.filter(this.fits);
    return fitting.length > 0 ? fitting : phrases;
  }

  private shuffle(phrases: readonly string[]): string[] {
    const shuffled = [...phrases];
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = Math.floor(this.random() * (at + 1));
      [shuffled[at], shuffled[other]] = [shuffled[other] as string, shuffled[at] as string];
    }
    return shuffled;
  }
}
