import pg from 'pg';

/** Turns of the event loop after an answer, within which the next statement has to be on its way. */
const TURNS = 8;

/** `said` is missing outside transactions. */
type Line = { inFlight: number; said: string[] | undefined };
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? ''))
    .trim()
    .toLowerCase();

const SHOWN_CHARS = 120;

/**
 * What holds a connection for work on purpose, by a statement that only it says: files go while nobody else can have
 * what they belong to, and nothing of it stands when that fails.
 */
const ON_PURPOSE: Record<string, RegExp> = {
  'a feed whose owner leaves or changes: its copies under the old address go first':
    /from "feeds" where "feeds"."user_id" = \$1$/,
  'files of somebody who has left, one person at a time': /from "pending_deletions".*for update/,
};

const isOnPurpose = (said: string[]): boolean =>
  said.some((text) => Object.values(ON_PURPOSE).some((statement) => statement.test(text)));

/**
 * Watches every connection of this process for transactions that wait on anything else than the database. What comes
 * after an answer comes in the same turn of the event loop, or in one of the next few; whatever takes more was a timer,
 * a file, another connection or a thread, and a connection was held for it that others wait for.
 */
export function watchTransactions() {
  const found = new Set<string>();
  const lines = new WeakMap<pg.Client, Line>();
  const clients = pg.Client.prototype as unknown as { query: Query };
  const real = clients.query;

  function look(line: Line, turns: number): void {
    if (line.inFlight > 0 || !line.said || isOnPurpose(line.said)) return;
    if (turns === 0) found.add(line.said.map((text) => text.slice(0, SHOWN_CHARS)).join('\n  '));
    else setImmediate(look, line, turns - 1);
  }

  clients.query = function watched(...given) {
    const text = textOf(given[0]);
    const line = lines.get(this) ?? { inFlight: 0, said: undefined };
    lines.set(this, line);
    if (text.startsWith('begin')) line.said = [];
    line.said?.push(text);
    line.inFlight++;
    const answered = real.apply(this, given);
    const done = () => {
      line.inFlight--;
      if (text === 'commit' || text === 'rollback') line.said = undefined;
      look(line, TURNS);
    };
    if (answered instanceof Promise) answered.then(done, done);
    else line.inFlight--;
    return answered;
  };

  return {
    found,
    stop(): void {
      clients.query = real;
    },
    /** Throws, with what such a transaction had said until then. */
    refuseFound(): void {
      if (found.size > 0)
        throw new Error(
          `A transaction waited on something else than the database:\n${[...found].join('\n')}`,
        );
    },
  };
}
