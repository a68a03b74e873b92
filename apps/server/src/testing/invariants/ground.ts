/** Where a trial takes place: an empty database with our tables, and an empty folder. */
export type Ground = { url: string; folder: string };

/** Says what it saw, or throws what was broken. The same seed means the same luck. */
export type Trial = (ground: Ground, seed: number) => Promise<string>;

/** What holds whatever happens: at its full numbers, at small ones, and as it looks when a guard is gone. */
export type Invariant = {
  /** Begins with its number. */
  name: string;
  full: Trial;
  small: Trial;
  mutants: { without: string; run: Trial }[];
  /** It runs programs of the product: `npm test` shows that it holds, `npm run invariants` its mutants too. */
  byProcesses?: true;
  /** Why it can't be shown on this machine; undefined where it can. */
  impossible?: () => string | undefined;
};
