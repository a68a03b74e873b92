import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import type { Feature } from '../feature.ts';
import { type RunningProduct, runningProduct } from '../testing/running-product.ts';

let product: RunningProduct;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  product = await runningProduct();
  connection = connect(product.databaseUrl, 1, () => {});
}, 60_000);
afterAll(async () => {
  await connection.close();
  await product.stop();
});

type Faults = { unclaimed: string[]; claimedTwice: string[]; unknown: string[]; notCascading: string[] };

/** Holds what features say of their tables against the tables that are there. */
async function faultsOf(features: Pick<Feature, 'tables'>[]): Promise<Faults> {
  const { db } = connection;
  const { rows: there } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const { rows: withUser } = await db.execute<{ name: string }>(sql`
    with recursive going (id) as (
      select '"user"'::regclass::oid
      union
      select conrelid from pg_constraint join going on confrelid = going.id
      where contype = 'f' and confdeltype = 'c'
    )
    select relname as name from going join pg_class on oid = going.id`);
  const tables = there.map(({ name }) => name);
  const cascading = new Set(withUser.map(({ name }) => name));
  const claims = features.flatMap((feature) => feature.tables);
  const claimed = claims.map(({ table }) => getTableName(table));
  return {
    unclaimed: tables.filter((name) => !claimed.includes(name)),
    claimedTwice: claimed.filter((name, index) => claimed.indexOf(name) !== index),
    unknown: claimed.filter((name) => !tables.includes(name)),
    notCascading: claims
      .filter(({ table, deleted }) => deleted === 'with_user' && !cascading.has(getTableName(table)))
      .map(({ table }) => getTableName(table)),
  };
}

const NO_FAULTS: Faults = { unclaimed: [], claimedTwice: [], unknown: [], notCascading: [] };

it('knows for every table which feature exports and deletes its rows, or why not', async () => {
  expect(await faultsOf(product.features())).toEqual(NO_FAULTS);
});

it('names a table that no feature claims', async () => {
  await connection.db.execute(sql`create table planted (user_id text references "user" (id))`);
  try {
    expect(await faultsOf(product.features())).toEqual({ ...NO_FAULTS, unclaimed: ['planted'] });
  } finally {
    await connection.db.execute(sql`drop table planted`);
  }
});

it('names a table that two features claim, and one that would outlive its user', async () => {
  const features = product.features();
  const [audios] = features.flatMap(({ tables }) =>
    tables.filter((one) => getTableName(one.table) === 'audios'),
  );
  const [shares] = features.flatMap(({ tables }) =>
    tables.filter((one) => getTableName(one.table) === 'shares'),
  );
  const others = features.map(({ tables }) => ({ tables: tables.filter((one) => one !== shares) }));
  const wrong = { tables: [audios!, { ...shares!, deleted: 'with_user' as const }] };
  expect(await faultsOf([...others, wrong])).toEqual({
    ...NO_FAULTS,
    claimedTwice: ['audios'],
    notCascading: ['shares'],
  });
});

it('finds the function that a feature says exports or deletes its rows', () => {
  for (const { name, tables, exportUser, deleteUser } of product.features()) {
    const exports = tables.some(({ exported }) => exported === true);
    const deletes = tables.some(({ deleted }) => deleted === 'by_feature');
    expect(!exports || typeof exportUser === 'function', `${name} exports`).toBe(true);
    expect(!deletes || typeof deleteUser === 'function', `${name} deletes`).toBe(true);
  }
});
