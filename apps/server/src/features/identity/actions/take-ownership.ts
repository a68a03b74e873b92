import type { Clock } from '@parlance/kernel/clock';
import type { ProveOwnership } from '@parlance/ports/identity';
import type { Emit } from '../../../events.ts';
import type { OwnershipStore } from '../ownership.store.ts';

type Deps = { ownership: Pick<OwnershipStore, 'prove'>; clock: Clock; emit: Emit };

/** The account of an address that nobody had proved becomes its owner's, without anything that opened it before. */
export const takeOwnership =
  ({ ownership, clock, emit }: Deps): ProveOwnership =>
  async (userId) => {
    const onTaking: Parameters<OwnershipStore['prove']>[0]['onTaking'] = (tx) =>
      emit('ownershipTaking', { tx, userId });
    const now = clock.now();
    if (await ownership.prove({ userId, now, onTaking })) await emit('ownershipTaken', { userId });
  };
