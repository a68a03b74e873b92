import pg from 'pg';

const CHANNEL = 'audio_changed';
const HEARD = 'audio_heard';
const PROVIDERS = 'providers_changed';
const RECONNECT_MS = 1_000;

export type Changes = {
  /** Calls back when the audio changed; returns how to stop listening. */
  watch(audioId: string, changed: () => void): () => void;
  /** Calls back with what is told of those who listen to audios in the making: how much they have in hand. */
  watchHearing(heard: (audioId: string, inHandMs: number) => void): void;
  /** Calls back when admins changed which models may write. */
  watchProviders(changed: () => void): void;
  close(): Promise<void>;
};

/**
 * One listening connection for the whole process, however many people watch. What is missed while
 * the connection is down is made good by telling every watcher to look again once it is back.
 */
export function listenForChanges(url: string, onError: (error: Error) => void): Changes {
  const watchers = new Map<string, Set<() => void>>();
  const hearing: ((audioId: string, inHandMs: number) => void)[] = [];
  const choosing: (() => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (callbacks: Iterable<() => void>) => {
    for (const changed of callbacks) changed();
  };

  function tellHearing(payload: string): void {
    const [audioId = '', inHandMs] = payload.split(' ');
    for (const heard of hearing) heard(audioId, Number(inHandMs));
  }

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('error', (error) => {
      onError(error);
      reopen(next);
    });
    next.on('end', () => reopen(next));
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) tell(watchers.get(payload) ?? []);
      else if (channel === PROVIDERS) tell(choosing);
      else tellHearing(payload);
    });
    client = next;
    await next.connect();
    await next.query(`listen ${CHANNEL}; listen ${HEARD}; listen ${PROVIDERS}`);
    tell(choosing);
    for (const callbacks of watchers.values()) tell(callbacks);
  }

  function reopen(lost?: pg.Client): void {
    if (closed || timer || (lost && lost !== client)) return;
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      open().catch((error: Error) => {
        onError(error);
        reopen();
      });
    }, RECONNECT_MS);
  }

  open().catch((error: Error) => {
    onError(error);
    reopen();
  });

  return {
    watch(audioId, changed) {
      const callbacks = watchers.get(audioId) ?? new Set();
      watchers.set(audioId, callbacks.add(changed));
      return () => {
        callbacks.delete(changed);
        if (callbacks.size === 0) watchers.delete(audioId);
      };
    },
    watchHearing: (heard) => void hearing.push(heard),
    watchProviders: (changed) => void choosing.push(changed),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

export const changedChannel = CHANNEL;
export const heardChannel = HEARD;
export const providersChannel = PROVIDERS;
