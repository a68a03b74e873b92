import { Semaphore } from '@parlance/kernel/semaphore';

type Source<State> = {
  /** `before` may be returned again where nothing has changed. */
  look(id: string, before: State | undefined): Promise<State | undefined>;
  /** Calls back when there may be something new; `latest` is what the last look found. */
  watch(id: string, changed: () => void, latest: () => State | undefined): () => void;
  /** A change may be announced while nobody listens, as when the database was away. */
  againMs: number;
};

export type Follower<State> = {
  /** After each look; undefined when there is nothing there any more. */
  told(state: State | undefined): void;
  /** Now and then, whatever was found or not. */
  stillThere?(): void;
};

export type Follow<State> = (follower: Follower<State>) => () => void;

/** Those who wait for an answer need connections to the database as well. */
const LOOKS_AT_ONCE = 3;

/**
 * What many follow is looked up once for all of them in this process: when it changes, when somebody new comes, and
 * now and then.
 */
export function shareLooks<State>({ look, watch, againMs }: Source<State>) {
  const followed = new Map<string, ReturnType<typeof open>>();
  const turns = new Semaphore(LOOKS_AT_ONCE);

  function open(id: string) {
    const followers = new Set<Follower<State>>();
    let latest: State | undefined;
    let underWay = false;
    let again = false;

    async function lookOnce(): Promise<void> {
      using _turn = await turns.acquire();
      latest = await look(id, latest);
      for (const { told } of [...followers]) told(latest);
    }

    /** Changes come faster than they can be read: one look at a time, and one more if something came meanwhile. */
    async function refresh(): Promise<void> {
      again = true;
      if (underWay) return;
      underWay = true;
      try {
        while (again && followers.size > 0) {
          again = false;
          await lookOnce();
        }
      } catch {
        // The database is away, which others report; the next look comes by itself.
      } finally {
        underWay = false;
      }
    }

    const unwatch = watch(
      id,
      () => void refresh(),
      () => latest,
    );
    const timer = setInterval(() => {
      for (const { stillThere } of [...followers]) stillThere?.();
      void refresh();
    }, againMs);
    return {
      join(follower: Follower<State>): void {
        followers.add(follower);
        void refresh();
      },
      leave(follower: Follower<State>): void {
        if (!followers.delete(follower) || followers.size > 0) return;
        clearInterval(timer);
        unwatch();
        followed.delete(id);
      },
    };
  }

  return (id: string): Follow<State> =>
    (follower) => {
      const audio = followed.get(id) ?? open(id);
      followed.set(id, audio);
      audio.join(follower);
      return () => audio.leave(follower);
    };
}
