import type { Qualification } from '@parlance/contract/providers';
import type { Clock } from '@parlance/kernel/clock';
import { isAppError } from '@parlance/kernel/errors';
import type { ModelServers } from '@parlance/ports/model-servers';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import type { KeySeal } from './key-seal.ts';
import { type OpenProvider, opened } from './provider-use.ts';
import type { ProviderStore, WorkRow } from './providers.store.ts';

type Deps = {
  store: ProviderStore;
  seal: KeySeal;
  clock: Clock;
  models: Pick<ModelServers, 'pull'>;
  qualify(
    provider: OpenProvider,
    told: { onStep(done: number, total: number): void; signal: AbortSignal },
  ): Promise<Omit<Qualification, 'at'>>;
  onError(error: Error): void;
  /** How often it is written down how far work is, and looked whether it goes on. */
  everyMs?: number;
};

const EVERY_MS = 1_000;
/** Of the last two measurements: an average over a whole pull says nothing of the line as it is now. */
const SPEED_WEIGHT = 0.3;

/** Does what was written down as work, says how far it is, and stops when somebody said so. */
export function modelWorker(deps: Deps) {
  const { store, clock, everyMs = EVERY_MS } = deps;
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Watches the row while the work runs. */
  async function watched(row: WorkRow, work: (signal: AbortSignal, said: Said) => Promise<void>) {
    const stop = new AbortController();
    const said = { done: row.done, total: row.total };
    let [speed, before, beforeAt] = [0, row.done, performance.now()];
    let looking: Promise<void> = Promise.resolve();
    const look = async () => {
      const seconds = (performance.now() - beforeAt) / 1_000;
      const now = seconds > 0 ? (said.done - before) / seconds : 0;
      speed = speed === 0 ? now : speed * (1 - SPEED_WEIGHT) + now * SPEED_WEIGHT;
      [before, beforeAt] = [said.done, performance.now()];
      const goesOn = await store.progress(row.id, { ...said, speed }, clock.now());
      if (!goesOn) stop.abort(new Error('stopped'));
    };
    const timer = setInterval(() => {
      looking = looking.then(look).catch(deps.onError);
    }, everyMs);
    try {
      await work(AbortSignal.any([stop.signal, closing.signal]), said);
      await looking;
      await store.progress(row.id, { ...said, speed }, clock.now());
    } finally {
      clearInterval(timer);
      await looking;
    }
  }

  async function pull(row: WorkRow): Promise<void> {
    await watched(row, (signal, said) =>
      deps.models.pull(row.address ?? '', row.model, {
        signal,
        onProgress: ({ completedBytes, totalBytes }) => {
          said.done = completedBytes;
          said.total = totalBytes;
        },
      }),
    );
  }

  async function qualify(row: WorkRow): Promise<void> {
    const provider = row.providerId ? await store.find(row.providerId) : undefined;
    const open = provider && opened(deps.seal, provider);
    if (!provider || !open) throw new ModelTroubleError('refused_key', { name: row.model });
    await watched(row, async (signal, said) => {
      const found = await deps.qualify(open, {
        signal,
        onStep(done, total) {
          said.done = done;
          said.total = total;
        },
      });
      signal.throwIfAborted();
      await store.qualify(provider.id, { ...found, at: clock.now().toISOString() });
    });
  }

  async function run(row: WorkRow): Promise<void> {
    try {
      await (row.kind === 'pull' ? pull(row) : qualify(row));
      await store.endWork(row.id, { state: 'done' });
    } catch (error) {
      // Another process goes on with it.
      if (closing.signal.aborted) return;
      const trouble = error instanceof ModelTroubleError ? error : undefined;
      const ended = await store.endWork(row.id, {
        state: 'failed',
        trouble: trouble?.trouble ?? 'refused',
        words: trouble?.words ?? (isAppError(error) ? error.code : ''),
      });
      if (ended && !trouble) deps.onError(error as Error);
    }
  }

  function start(row: WorkRow): void {
    const work = run(row).catch(deps.onError);
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }

  return {
    start,
    /** What a process that died left lying. */
    async goOn(): Promise<void> {
      const row = await store.takeSilent(clock.now());
      if (row) start(row);
    },
    async close(): Promise<void> {
      closing.abort(new Error('the process ends'));
      await Promise.all(underWay);
    },
  };
}

type Said = { done: number; total: number };
export type ModelWorker = ReturnType<typeof modelWorker>;
