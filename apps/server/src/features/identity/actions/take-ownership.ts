import type { Clock } from '@parlance/kernel/clock';
import type { ProveOwnership } from '@parlance/ports/identity';
import { isDeadlock } from '../../../db/connect.ts';
import type { Emit } from '../../../events.ts';
import type { OwnershipStore } from '../ownership.store.ts';

const MAX_TRIES = 3;

/** A run that ends in the same moment may hold a row we want and want one we hold: PostgreSQL then ends one of both. */
async function retryDeadlocks(prove: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await prove();
    } catch (error) {
      if (!isDeadlock(error) || tries === MAX_TRIES) throw error;
    }
  }
}

type Deps = { ownership: Pick<OwnershipStore, 'prove'>; clock: Clock; emit: Emit };

/** The account of an address that nobody had proved becomes its owner's, without anything that opened it before. */
export const takeOwnership =
  ({ ownership, clock, emit }: Deps): ProveOwnership =>
  async (userId) => {
    const onTaking: Parameters<OwnershipStore['prove']>[0]['onTaking'] = (tx) =>
      emit('ownershipTaking', { tx, userId });
    const now = clock.now();
    if (await retryDeadlocks(() => ownership.prove({ userId, now, onTaking })))
      await emit('ownershipTaken', { userId });
  };
