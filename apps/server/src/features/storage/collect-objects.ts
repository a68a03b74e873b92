import type { Clock } from '@parlance/kernel/clock';
import type { LeftObjectStore } from './left-objects.store.ts';

type Deps = {
  leftObjects: Pick<LeftObjectStore, 'left'>;
  /** Throws while the store is away. */
  removeObjects(key: string): Promise<void>;
  clock: Clock;
};

/** Every object that is kept is looked at; nothing is lost by looking seldom. */
const EVERY_MS = 60 * 60_000;
const AT_ONCE = 200;

/**
 * Removes what a death, an outage or a lost worker left behind, and what a finished audio needs no more. The rows that
 * count objects are written before the objects, so there is none that this could not find.
 */
export function collector({ leftObjects, removeObjects, clock }: Deps): () => Promise<void> {
  let nextAtMs = 0;
  return async () => {
    const nowMs = clock.now().getTime();
    if (nowMs < nextAtMs) return;
    for (let keys = await leftObjects.left(AT_ONCE); keys.length > 0; keys = await leftObjects.left(AT_ONCE))
      for (const key of keys) await removeObjects(key);
    nextAtMs = nowMs + EVERY_MS;
  };
}
