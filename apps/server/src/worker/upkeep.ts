type Task = () => Promise<void>;

const EVERY_MS = 30_000;

/**
 * Work that is written down in the database and may be done by any process at any time: done when it comes
 * up, and looked for again now and then, because whoever should have done it may have died.
 */
export function openUpkeep(tasks: Task[], onError: (error: Error) => void) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let closed = false;

  async function pass(): Promise<void> {
    do {
      again = false;
      for (const task of tasks) await task().catch(onError);
    } while (again && !closed);
  }

  /** One pass at a time; what comes up meanwhile is seen by one more. */
  function now(): void {
    if (closed) return;
    if (underWay) {
      again = true;
      return;
    }
    underWay = pass().finally(() => {
      underWay = undefined;
      if (again) now();
    });
  }

  return {
    now,
    start(): void {
      now();
      timer = setInterval(now, EVERY_MS);
    },
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
