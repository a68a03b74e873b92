import { AppError } from '@parlance/kernel/errors';
import type { Analytics } from '@parlance/ports/analytics';

type Options = {
  /** A pool of node-postgres. */
  pool: { query(statement: string, values: string[]): Promise<unknown> };
  /** Holds day, event, method and count; the first three are its key. */
  table: string;
};

/** One number for each day, event and method, in our own database. */
export const postgresAnalytics = ({ pool, table }: Options): Analytics => ({
  async count({ name, method, at }) {
    const day = at.toISOString().slice(0, 10);
    const statement = `insert into ${table} as kept (day, event, method, count) values ($1, $2, $3, 1)
      on conflict (day, event, method) do update set count = kept.count + 1`;
    await pool.query(statement, [day, name, method]).catch((cause: unknown) => {
      throw new AppError('analytics.failed', {
        log: 'an event could not be counted',
        retry: 'later',
        cause,
      });
    });
  },
});
