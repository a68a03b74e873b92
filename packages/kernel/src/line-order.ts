import { STRETCH_LINES } from './stretches.ts';
import { Throughput } from './throughput.ts';

/** How soon somebody wants to hear a line: the first one at once, one that comes up soon before any that nobody waits for. */
export type Urgency = 'first' | 'soon' | 'later';

export type LineVisit = {
  index: number;
  characters: number;
  /** Somebody waits for the run's first word. */
  isFirst: boolean;
};
export type LineTurn = Disposable & { readonly urgency: Urgency };

export type LineOrderRule = {
  /** Lines that are given to the voices at once, besides those that don't wait. */
  places: number;
  /** So many runs share the turns; of those that came later each has its first stretch spoken beside. */
  sharers: number;
  /** A run that waited so long for a turn is old. */
  oldMs: number;
  /** Of so many turns one goes to whoever is old, whatever else there is. */
  oldEvery: number;
  /** Who has less in hand than this is about to hear what comes. */
  soonMs: number;
};

export const LINE_ORDER: Omit<LineOrderRule, 'places' | 'sharers'> = {
  oldMs: 60_000,
  oldEvery: 3,
  soonMs: 30_000,
};

type Waiting = LineVisit & { begin(urgency: Urgency): void };
type Member = {
  /** How much somebody who listens has in hand; undefined while nobody does. */
  inHandMs: () => number | undefined;
  line: Waiting[];
  inside: number;
  /** When it had its last turn, or began to wait for one. */
  servedAt: number;
  lastTurn: number;
  left: number;
};

/** The lines of one run. */
export type RunLines = {
  /** Comes back when it is the line's turn. */
  turn(visit: LineVisit, signal?: AbortSignal): Promise<LineTurn>;
  /** So many characters of the run are still to be spoken. */
  expect(characters: number): void;
  /** Until they are spoken, with what others have before them; undefined until there is something to judge by. */
  secondsLeft(): number | undefined;
  /** Nothing of it is spoken any more. */
  leave(): void;
};

/**
 * Which line is spoken next, of all runs that share the voices of this process. First lines wait for nobody. Of the
 * others those go first that somebody is about to hear, whoever runs dry soonest before the rest; then the runs that
 * share, in turns: who has least under way, among equals whose last turn is longest ago. A run that waited too long
 * has a turn before all of them, but not every turn.
 */
export class LineOrder {
  readonly #rule: LineOrderRule;
  readonly #now: () => number;
  readonly #members = new Set<Member>();
  readonly #spoken: Throughput;
  #inside = 0;
  #besides = 0;
  #turns = 0;
  #lastOldTurn = Number.NEGATIVE_INFINITY;

  constructor(rule: LineOrderRule, now: () => number = () => performance.now()) {
    this.#rule = rule;
    this.#now = now;
    this.#spoken = new Throughput(now);
  }

  join(inHandMs: () => number | undefined = () => undefined): RunLines {
    const member: Member = { inHandMs, line: [], inside: 0, servedAt: this.#now(), lastTurn: 0, left: 0 };
    this.#members.add(member);
    return {
      turn: (visit, signal) => this.#turn(member, visit, signal),
      expect: (characters) => {
        member.left = characters;
      },
      secondsLeft: () => this.#secondsLeft(member),
      leave: () => {
        this.#members.delete(member);
        this.#letIn();
      },
    };
  }

  /** Something else than a turn has changed: who listens, or how long. */
  look(): void {
    this.#letIn();
  }

  async #turn(member: Member, visit: LineVisit, signal?: AbortSignal): Promise<LineTurn> {
    signal?.throwIfAborted();
    if (visit.isFirst) return this.#admit(member, visit, 'first');
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal?.removeEventListener('abort', aborted);
        member.line.splice(member.line.indexOf(waiting), 1);
      };
      const aborted = () => {
        leave();
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        ...visit,
        begin: (urgency) => {
          leave();
          resolve(this.#admit(member, visit, urgency));
        },
      };
      if (member.line.length === 0 && member.inside === 0) member.servedAt = this.#now();
      // What is said anew comes before what follows it.
      const behind = member.line.findIndex(({ index }) => index > visit.index);
      member.line.splice(behind < 0 ? member.line.length : behind, 0, waiting);
      signal?.addEventListener('abort', aborted, { once: true });
      this.#letIn();
    });
  }

  #admit(member: Member, { characters }: LineVisit, urgency: Urgency): LineTurn {
    const isBeside = urgency !== 'later';
    member.inside++;
    member.lastTurn = ++this.#turns;
    member.servedAt = this.#now();
    this.#inside++;
    if (isBeside) this.#besides++;
    const end = this.#spoken.begin(characters, urgency === 'first');
    let held = true;
    return {
      urgency,
      [Symbol.dispose]: () => {
        if (!held) return;
        held = false;
        end();
        member.inside--;
        member.servedAt = this.#now();
        this.#inside--;
        if (isBeside) this.#besides--;
        this.#letIn();
      },
    };
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) next.visit.begin(next.urgency);
  }

  #next(): { visit: Waiting; urgency: Urgency } | undefined {
    const waiting = [...this.#members].filter(({ line }) => line.length > 0);
    const hasPlace = this.#inside < this.#rule.places;
    const old = hasPlace ? this.#oldest(waiting) : undefined;
    if (old) {
      this.#lastOldTurn = this.#turns + 1;
      return { visit: old.line[0]!, urgency: 'later' };
    }
    const soon = this.#driest(waiting);
    // One at a time passes those that are being said: the engines can't be quicker for more of them.
    if (soon && (hasPlace || this.#besides === 0)) return { visit: soon.line[0]!, urgency: 'soon' };
    if (!hasPlace) return undefined;
    const next = this.#inTurn(waiting);
    return next && { visit: next.line[0]!, urgency: 'later' };
  }

  #oldest(waiting: Member[]): Member | undefined {
    const { oldMs, oldEvery } = this.#rule;
    if (this.#turns + 1 - this.#lastOldTurn < oldEvery) return undefined;
    const [oldest] = waiting.filter(({ inside }) => inside === 0).toSorted((a, b) => a.servedAt - b.servedAt);
    return oldest && this.#now() - oldest.servedAt >= oldMs ? oldest : undefined;
  }

  /** Whose listener has least in hand; lines under way are on their way to that listener. */
  #driest(waiting: Member[]): Member | undefined {
    let driest: { member: Member; inHandMs: number } | undefined;
    for (const member of waiting) {
      const inHandMs = member.inHandMs();
      if (inHandMs === undefined || inHandMs >= this.#rule.soonMs || member.inside > 0) continue;
      if (!driest || inHandMs < driest.inHandMs) driest = { member, inHandMs };
    }
    return driest?.member;
  }

  #inTurn(waiting: Member[]): Member | undefined {
    const sharers = this.#sharers();
    const rank = (member: Member) =>
      sharers.has(member) || (member.line[0]?.index ?? 0) < STRETCH_LINES ? 0 : 1;
    return waiting.toSorted((a, b) => rank(a) - rank(b) || a.inside - b.inside || a.lastTurn - b.lastTurn)[0];
  }

  /** Members stand in the order in which they came. */
  #sharers(): Set<Member> {
    return new Set([...this.#members].slice(0, this.#rule.sharers));
  }

  /** In turns, who has less left than we is done before us, and who has more takes as much as we do. */
  #secondsLeft(member: Member): number | undefined {
    const rate = this.#spoken.perSecond();
    if (member.left === 0 || rate === undefined) return member.left === 0 ? 0 : undefined;
    const sharers = this.#sharers();
    const isSharer = sharers.has(member);
    const all = [...this.#members];
    const earlier = all.slice(0, all.indexOf(member));
    const before = isSharer ? all.filter((other) => other !== member && sharers.has(other)) : earlier;
    const shares = before.map(({ left }) => (isSharer ? Math.min(left, member.left) : left));
    return (member.left + shares.reduce((sum, share) => sum + share, 0)) / rate;
  }
}
