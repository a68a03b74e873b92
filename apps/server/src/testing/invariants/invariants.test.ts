import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { INVARIANTS } from './invariants.ts';

const SEED = 20_261_115;
/** Thousands of transactions, on a machine that may have other things to do. */
vi.setConfig({ testTimeout: 300_000 });

describe.each(INVARIANTS)('$name', ({ small, mutants }) => {
  let drop: (() => Promise<void>) | undefined;
  afterEach(() => drop?.());
  const database = async () => {
    const fresh = await freshDatabase({ prepareTemplate: migrateDatabase });
    drop = fresh.drop;
    return fresh.url;
  };

  it('holds', async () => expect(await small(await database(), SEED)).toEqual(expect.any(String)));

  it.each(mutants)('is broken, and seen to be, when $without', async ({ run }) => {
    await expect(run(await database(), SEED)).rejects.toThrow();
  });
});
