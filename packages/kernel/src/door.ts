import { AppError } from './errors.ts';

export type DoorRule = {
  /** What fits inside at once: places, or units of what a visit costs, such as bytes. */
  places: number;
  /** How much of that one caller may hold. */
  share: number;
  /** How many visits may wait, of all callers together; none wait unless told otherwise. */
  waiting?: number;
  /** How many of one caller may wait; as many as of all unless told otherwise. */
  waitingShare?: number;
  /** A visit that has waited this long is turned away. */
  waitMs?: number;
  /** What callers under their share read who find it full; 'many_at_once' where all others are served as ever. */
  full?: 'server_busy' | 'many_at_once';
};

type Refusal = 'too_many_at_once' | NonNullable<DoorRule['full']>;

type Visit = { cost: number; begin(): void; refuse(code: Refusal): void };
type Caller = { held: number; line: Visit[]; lastTurn: number };

/**
 * A bound and a fair share of something that all callers use: so much inside at once, so much of it for one caller,
 * and turns for those who wait. The next turn belongs to the caller who holds least, among equals to the one whose
 * last turn is longest ago: a newcomer's first visit passes a heavy caller's hundredth.
 *
 *     using _place = await door.enter(caller, { signal });
 *
 * A caller over the share is refused with 'too_many_at_once'; where callers under their share find the door full,
 * with 'server_busy' or what the rule says. A visit that is aborted while waiting leaves the line.
 */
export class Door {
  readonly name: string;
  readonly #rule: Required<DoorRule>;
  readonly #callers = new Map<string, Caller>();
  #inside = 0;
  #waiting = 0;
  #refused = 0;
  #turns = 0;

  constructor(name: string, rule: DoorRule) {
    this.name = name;
    const waiting = rule.waiting ?? 0;
    this.#rule = { waitingShare: waiting, waitMs: 10_000, full: 'server_busy', ...rule, waiting };
  }

  /** What the door holds now, and how many visits it has refused so far. */
  get state(): { inside: number; waiting: number; refused: number } {
    return { inside: this.#inside, waiting: this.#waiting, refused: this.#refused };
  }

  /** A place if there is one now and nobody has an earlier right to it; throws as `enter` does otherwise. */
  enterNow(caller: string, cost = 1): Disposable {
    const visitor = this.#visitor(caller);
    if (this.#mayEnterNow(visitor, cost)) return this.#admit(caller, visitor, cost);
    this.#forgetIdle(caller, visitor);
    throw this.#refusal(visitor.held + cost > this.#rule.share ? 'too_many_at_once' : this.#rule.full);
  }

  async enter(
    caller: string,
    { cost = 1, signal }: { cost?: number | undefined; signal?: AbortSignal | undefined } = {},
  ): Promise<Disposable> {
    signal?.throwIfAborted();
    const visitor = this.#visitor(caller);
    if (this.#mayEnterNow(visitor, cost)) return this.#admit(caller, visitor, cost);
    const { share, places } = this.#rule;
    if (cost > Math.min(share, places) || !this.#mayWait(visitor)) {
      this.#forgetIdle(caller, visitor);
      throw this.#refusal(this.#overShare(visitor, cost) ? 'too_many_at_once' : this.#rule.full);
    }
    return this.#wait(caller, visitor, cost, signal);
  }

  #visitor(caller: string): Caller {
    const known = this.#callers.get(caller) ?? { held: 0, line: [], lastTurn: 0 };
    this.#callers.set(caller, known);
    return known;
  }

  #forgetIdle(caller: string, { held, line }: Caller): void {
    if (held === 0 && line.length === 0) this.#callers.delete(caller);
  }

  #fits({ held }: Caller, cost: number): boolean {
    return held + cost <= this.#rule.share && this.#inside + cost <= this.#rule.places;
  }

  #mayEnterNow(visitor: Caller, cost: number): boolean {
    return visitor.line.length === 0 && this.#fits(visitor, cost) && !this.#next();
  }

  #overShare({ held, line }: Caller, cost: number): boolean {
    const wanted = line.reduce((sum, visit) => sum + visit.cost, held + cost);
    return wanted > this.#rule.share || (line.length > 0 && line.length >= this.#rule.waitingShare);
  }

  /** In a full line whoever has the most visits in it makes room for callers who have fewer. */
  #mayWait({ line }: Caller): boolean {
    const { waiting, waitingShare } = this.#rule;
    if (line.length >= waitingShare) return false;
    if (this.#waiting < waiting) return true;
    let longest: Visit[] = line;
    for (const other of this.#callers.values()) if (other.line.length > longest.length) longest = other.line;
    if (longest.length <= line.length + 1) return false;
    longest.at(-1)?.refuse('too_many_at_once');
    return true;
  }

  #wait(caller: string, visitor: Caller, cost: number, signal: AbortSignal | undefined): Promise<Disposable> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
        visitor.line.splice(visitor.line.indexOf(visit), 1);
        this.#waiting--;
      };
      const giveUp = (reason: unknown) => {
        leave();
        this.#forgetIdle(caller, visitor);
        reject(reason);
        // The one that left may have been all that kept another from its turn.
        this.#letIn();
      };
      const aborted = () => giveUp(signal?.reason);
      const visit: Visit = {
        cost,
        begin: () => {
          leave();
          resolve(this.#admit(caller, visitor, cost));
        },
        refuse: (code) => giveUp(this.#refusal(code)),
      };
      const late = () => visit.refuse(visitor.held > 0 ? 'too_many_at_once' : this.#rule.full);
      const timer = setTimeout(late, this.#rule.waitMs);
      visitor.line.push(visit);
      this.#waiting++;
      signal?.addEventListener('abort', aborted, { once: true });
    });
  }

  #admit(caller: string, visitor: Caller, cost: number): Disposable {
    visitor.held += cost;
    visitor.lastTurn = ++this.#turns;
    this.#inside += cost;
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (!held) return;
        held = false;
        visitor.held -= cost;
        this.#inside -= cost;
        this.#forgetIdle(caller, visitor);
        this.#letIn();
      },
    };
  }

  #letIn(): void {
    for (let next = this.#next(); next && this.#inside + next.cost <= this.#rule.places; next = this.#next())
      next.begin();
  }

  /** Whose turn it is: it waits for its places though smaller visits would fit, so that none waits for ever. */
  #next(): Visit | undefined {
    if (this.#waiting === 0) return undefined;
    let next: Caller | undefined;
    for (const caller of this.#callers.values()) {
      const [first] = caller.line;
      if (!first || caller.held + first.cost > this.#rule.share) continue;
      if (!next || caller.held < next.held || (caller.held === next.held && caller.lastTurn < next.lastTurn))
        next = caller;
    }
    return next?.line[0];
  }

  #refusal(code: Refusal): AppError {
    this.#refused++;
    return new AppError(code, {
      retry: 'later',
      params: { retry_after_seconds: 2 },
      log: `${this.name}: ${code}`,
    });
  }
}
