import type { Clock } from '@parlance/kernel/clock';
import type { ProveOwnership } from '@parlance/ports/identity';
import type { Tx } from './db/connect.ts';
import { type OwnershipStore, proveUndisturbed } from './features/identity/ownership.store.ts';

/** What a feature lets others do with an account that is not theirs: feeds, shared links, keys, webhooks, choices. */
type CloseWays = (tx: Tx, userId: string) => Promise<void>;

type Parts = {
  ownership: OwnershipStore;
  clock: Clock;
  ways: CloseWays[];
  /** It was another person's until now, and they are to be told. */
  onTakenOver(userId: string): Promise<void>;
};

/** The account of an address that nobody had proved becomes its owner's, without anything that opened it before. */
export const connectTakeOver =
  ({ ownership, clock, ways, onTakenOver }: Parts): ProveOwnership =>
  async (userId) => {
    const closeWays: CloseWays = async (tx) => {
      for (const close of ways) await close(tx, userId);
    };
    const now = clock.now();
    if (await proveUndisturbed(() => ownership.prove({ userId, now, closeWays }))) await onTakenOver(userId);
  };
