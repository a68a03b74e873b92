type Source<State> = {
  /** Of those that are there, by id; what was found before may be returned again where nothing has changed. */
  look(before: ReadonlyMap<string, State | undefined>): Promise<ReadonlyMap<string, State>>;
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

type Followed<State> = { id: string; followers: Set<Follower<State>>; latest: State | undefined };

/** Those who wait for an answer need connections to the database as well. */
const LOOKS_AT_ONCE = 3;
/** What has changed together is looked up together; of more, others would wait for the thread. */
const MOST_OF_A_LOOK = 100;

/**
 * What many follow is looked up once for all of them in this process: when it changes, when somebody new comes, and
 * now and then.
 */
export function shareLooks<State>({ look, watch, againMs }: Source<State>) {
  const followed = new Map<string, ReturnType<typeof open>>();
  /** Changed since they were looked up. Changes come faster than they can be read: one more look is for all of them. */
  const due = new Set<Followed<State>>();
  const underWay = new Set<Followed<State>>();
  let looks = 0;

  function takeDue(): Followed<State>[] {
    // What an older look finds must not come after what a newer one did.
    const taken = [...due].filter((one) => !underWay.has(one)).slice(0, MOST_OF_A_LOOK);
    for (const one of taken) due.delete(one);
    return taken;
  }

  async function lookAt(taken: Followed<State>[]): Promise<void> {
    for (const one of taken) underWay.add(one);
    try {
      const found = await look(new Map(taken.map(({ id, latest }) => [id, latest])));
      for (const one of taken) {
        one.latest = found.get(one.id);
        for (const { told } of [...one.followers]) told(one.latest);
      }
    } catch {
      // The database is away, which others report; the next look comes by itself.
    } finally {
      for (const one of taken) underWay.delete(one);
    }
  }

  async function refresh(one: Followed<State>): Promise<void> {
    due.add(one);
    if (looks === LOOKS_AT_ONCE) return;
    looks += 1;
    // What is announced in one go has come by then.
    await undefined;
    for (let taken = takeDue(); taken.length > 0; taken = takeDue()) await lookAt(taken);
    looks -= 1;
  }

  function open(id: string) {
    const one: Followed<State> = { id, followers: new Set(), latest: undefined };
    const { followers } = one;
    const unwatch = watch(
      id,
      () => void refresh(one),
      () => one.latest,
    );
    const timer = setInterval(() => {
      for (const { stillThere } of [...followers]) stillThere?.();
      void refresh(one);
    }, againMs);
    return {
      join(follower: Follower<State>): void {
        followers.add(follower);
        void refresh(one);
      },
      leave(follower: Follower<State>): void {
        if (!followers.delete(follower) || followers.size > 0) return;
        clearInterval(timer);
        unwatch();
        due.delete(one);
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
