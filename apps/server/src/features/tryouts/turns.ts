import { networkOf } from '../../network-address.ts';

/** Whoever waits asks again every three seconds; one who has not asked for this long has gone. */
const GONE_AFTER_MS = 10_000;

/**
 * Whose turn it is: one network after the other in the order in which they first asked, and none while something of
 * theirs is being made. Kept by each process for those who ask it; the places themselves count in the database.
 */
export function openTurns(now: () => number) {
  /** When each last asked, in the order of the line. */
  const line = new Map<string, number>();
  const making = new Map<string, string>();

  return {
    /** Whether the one who asks may begin, with so many places free; if not, the turn is kept. */
    mayBegin(address: string, freePlaces: number, beingMade: readonly string[]): boolean {
      for (const [network, id] of making) if (!beingMade.includes(id)) making.delete(network);
      for (const [network, askedAt] of line) if (askedAt < now() - GONE_AFTER_MS) line.delete(network);
      const network = networkOf(address);
      line.set(network, now());
      const before = [...line.keys()].filter((other) => !making.has(other)).indexOf(network);
      return before >= 0 && before < freePlaces;
    },
    /** Nothing can be made for them now: nobody waits behind them. */
    leave(address: string): void {
      line.delete(networkOf(address));
    },
    begun(address: string, id: string): void {
      making.set(networkOf(address), id);
    },
  };
}

export type Turns = ReturnType<typeof openTurns>;
