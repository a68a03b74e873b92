import { createHmac } from 'node:crypto';
import { AppError } from '@parlance/kernel/errors';
import type { GrowingWait, Limiter, Window } from '@parlance/ports/limiter';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

type Options = {
  /** A pool of node-postgres. */
  pool: unknown;
  /** Holds key, points and expire, in this order. */
  table: string;
  /** Keys are kept as hashes made with it: rows name nobody, also not somebody who has left meanwhile. */
  secret: string;
};

/** The longest wait comes out as 2 ** 30 seconds before it is capped; more would leave whole numbers. */
const MAX_DOUBLINGS = 30;

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const rateLimited = (res: RateLimiterRes): AppError =>
  new AppError('rate_limited', { retry: 'later', params: { retry_after_seconds: secondsOf(res) } });

const waitSeconds = (waitsBefore: number, { maxWaitSeconds }: GrowingWait): number =>
  Math.min(maxWaitSeconds, 2 ** Math.min(MAX_DOUBLINGS, waitsBefore));

/** Counts in PostgreSQL, one row a key, each step one statement: processes and parallel calls can't slip by. */
export function postgresLimiter({ pool, table, secret }: Options): Limiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiter(name: string, points: number, seconds: number): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: table,
      tableCreated: true,
      // Every limiter shares the table, so one of them sweeps it.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  }

  const kept = (key: string) => createHmac('sha256', secret).update(`limit\n${key}`).digest('base64url');

  const counts = (wait: GrowingWait) => limiter(`${wait.name}-tries`, wait.free, wait.forgetAfterSeconds);
  const waits = (wait: GrowingWait) => limiter(`${wait.name}-waits`, wait.free, wait.forgetAfterSeconds);
  const pauses = (wait: GrowingWait) => limiter(`${wait.name}-pause`, 1, 1);

  const consume = async (limit: RateLimiterPostgres, key: string, customDuration?: number) => {
    try {
      return { passed: true, res: await limit.consume(key, 1, customDuration ? { customDuration } : {}) };
    } catch (error) {
      if (error instanceof RateLimiterRes) return { passed: false, res: error };
      throw error;
    }
  };

  return {
    async take({ name, max, seconds }: Window, key) {
      const { passed, res } = await consume(limiter(name, max, seconds), kept(key));
      if (!passed) throw rateLimited(res);
      return { remaining: res.remainingPoints, resetSeconds: secondsOf(res) };
    },
    async attempt(wait, plainKey) {
      const key = kept(plainKey);
      const tries = (await consume(counts(wait), key)).res.consumedPoints;
      if (tries < wait.free) return;
      // Tries refused in the same moment must not lengthen the wait: only those let through count.
      const seen = (await waits(wait).get(key))?.consumedPoints ?? 0;
      const pause = await consume(pauses(wait), key, waitSeconds(seen, wait));
      if (!pause.passed) throw rateLimited(pause.res);
      const before = (await consume(waits(wait), key)).res.consumedPoints - 1;
      if (before !== seen) await pauses(wait).block(key, waitSeconds(before, wait));
    },
    async forget(wait, key) {
      await Promise.all([counts, waits, pauses].map((limit) => limit(wait).delete(kept(key))));
    },
  };
}
