import { AsyncLocalStorage } from 'node:async_hooks';
import { isAppError } from '@parlance/kernel/errors';
import type { Coming } from '@parlance/ports/identity';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

export type Database = Parameters<typeof drizzleAdapter>[0];
type Open = ReturnType<typeof drizzleAdapter>;
type Calls = Pick<ReturnType<Open>, 'create'>;

/** Somebody may come whom a provider is trusted to let in, whatever the door says. */
type Arrival = Coming & { ipAddress: string | null; letIn?: boolean };

/** Columns of the user's row that the library knows nothing of. */
export type TrialKeys = { trialMailbox: string; trialNetwork: string | null };

/** What is decided about an account in the transaction that makes it, and stands or falls with it. */
export type Joining = {
  /** Throws AppError when nobody may come this way; what it returns is written with the row. */
  admit(tx: Database, coming: Coming & { letIn?: boolean }): Promise<{ isAdmin: boolean }>;
  /** When the row stands. */
  joined(tx: Database, person: { id: string; emailVerified: boolean }, coming: Coming): Promise<void>;
  /** What a new person's trial is counted by, kept with them from the first moment. */
  trialKeys(email: string, ipAddress: string | null): TrialKeys;
};

/** No way of the library's to make an account leads past this: it is the one that writes the row. */
export function joiningRows({ admit, joined, trialKeys }: Joining) {
  const arriving = new AsyncLocalStorage<{ arrival: Arrival; refusal?: unknown }>();
  const writing = new AsyncLocalStorage<Database>();

  function over<A extends Calls>(inner: A): A {
    const create: Calls['create'] = async (ask) => {
      if (ask.model !== 'user') return inner.create(ask);
      const somebody = arriving.getStore();
      const tx = writing.getStore();
      if (!somebody || !tx) throw new Error('an account is made by nobody, or outside a transaction');
      const { letIn, ipAddress, ...coming } = somebody.arrival;
      try {
        const decided = await admit(tx, letIn ? { ...coming, letIn } : coming);
        const keys = trialKeys(String(ask.data.email), ipAddress);
        const row: Record<string, unknown> = await inner.create({
          ...ask,
          data: { ...ask.data, ...keys, ...decided },
        });
        await joined(tx, { id: String(row.id), emailVerified: row.emailVerified === true }, coming);
        return row as never;
      } catch (error) {
        if (isAppError(error)) somebody.refusal = error;
        throw error;
      }
    };
    return { ...inner, create };
  }

  return {
    /** As the library gets it: its transactions are known to what is written in them. */
    followed: (db: Database): Database =>
      Object.create(db, {
        transaction: {
          value: (work: (tx: Database) => Promise<unknown>) =>
            db.transaction((tx: Database) => writing.run(tx, () => work(tx))),
        },
      }),

    withJoining:
      (openRows: Open): Open =>
      (options) => {
        const inner = openRows(options);
        const transaction: typeof inner.transaction = (act) =>
          inner.transaction((within) => act(over(within)));
        return {
          ...inner,
          transaction,
          create: (ask) =>
            ask.model === 'user' ? transaction((within) => within.create(ask)) : inner.create(ask),
        };
      },

    /** Whatever account is made meanwhile is theirs. Throws why nobody was let in, which the library would not tell. */
    async arrive<T>(arrival: Arrival, act: () => Promise<T>): Promise<T> {
      const somebody: { arrival: Arrival; refusal?: unknown } = { arrival };
      try {
        return await arriving.run(somebody, act);
      } catch (error) {
        throw somebody.refusal ?? error;
      }
    },
  };
}

export type JoiningRows = ReturnType<typeof joiningRows>;
