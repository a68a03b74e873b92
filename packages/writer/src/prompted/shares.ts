/** How much of a conversation each of the two says; another format has another value of it. */
export type Shares = {
  teller: 'HOST' | 'COHOST';
  /** Of the words. */
  tells: { least: number; most: number };
};

/** One knows the source and tells it, the other hears it for the first time. */
export const ONE_TELLS: Shares = { teller: 'HOST', tells: { least: 0.67, most: 0.75 } };

/** Turns as people take them, in words. */
export const TURNS = { usual: 13, short: 4, shortShare: 0.25, most: 35 } as const;
