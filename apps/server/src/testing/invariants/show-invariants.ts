import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import type { Ground, Invariant } from './ground.ts';

const SEED = 20_261_115;

/** Each holds at small numbers, and its mutants are noticed. In several files, so that several workers share them. */
export function showInvariants(invariants: readonly Invariant[]): void {
  // Thousands of transactions, on a machine that may have other things to do.
  vi.setConfig({ testTimeout: 300_000 });

  describe.each(invariants)('$name', ({ small, mutants, byProcesses, impossible }) => {
    let clear: (() => Promise<unknown>) | undefined;
    afterEach(() => clear?.());
    const ground = async (): Promise<Ground> => {
      const { url, drop } = await freshDatabase({ prepareTemplate: migrateDatabase });
      const folder = await mkdtemp(path.join(tmpdir(), 'parlance-trial-'));
      clear = () => Promise.all([drop(), rm(folder, { recursive: true, force: true })]);
      return { url, folder };
    };
    const shown = it.skipIf(impossible?.());

    shown('holds', async () => expect(await small(await ground(), SEED)).toEqual(expect.any(String)));

    shown.each(byProcesses ? [] : mutants)('is broken, and seen to be, when $without', async ({ run }) => {
      await expect(run(await ground(), SEED)).rejects.toThrow();
    });
  });
}
