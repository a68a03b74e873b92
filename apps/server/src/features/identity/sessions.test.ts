import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProduct, runningProduct } from '../../testing/running-product.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await runningProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});

/** Somebody whose only session has so long to live. */
async function somebodyWith(life: string) {
  const { email, call } = await product.person();
  const ofEmail = 'from "user" u where u.id = s.user_id and u.email = $1';
  await database.query(`update session s set expires_at = now() + $2::interval ${ofEmail}`, [email, life]);
  return {
    use: async () => (await call('GET', '/api/current_user')).status,
    async daysLeft(): Promise<number[]> {
      const { rows } = await database.query<{ days: number }>(
        `select extract(epoch from s.expires_at - now())::float8 / 86400 as days from session s, "user" u
         where u.id = s.user_id and u.email = $1`,
        [email],
      );
      return rows.map(({ days }) => days);
    },
  };
}

describe('a session', () => {
  it('is prolonged by being used an hour later', async () => {
    const somebody = await somebodyWith('29 days');
    expect(await somebody.use()).toBe(200);
    expect((await somebody.daysLeft())[0]).toBeCloseTo(30, 1);
  });

  it('is not written anew at every call', async () => {
    const life = 30 - 1 / 48;
    const somebody = await somebodyWith(`${life} days`);
    expect(await somebody.use()).toBe(200);
    expect((await somebody.daysLeft())[0]).toBeCloseTo(life, 2);
  });

  it('opens nothing once it has expired, and is removed', async () => {
    const somebody = await somebodyWith('-1 second');
    expect(await somebody.use()).toBe(401);
    expect(await somebody.daysLeft()).toEqual([]);
  });
});
