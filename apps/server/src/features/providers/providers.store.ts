import type { ProviderKind, Qualification, Trouble } from '@parlance/contract/providers';
import { newId } from '@parlance/kernel/ids';
import { and, asc, desc, eq, lt, max, sql } from 'drizzle-orm';
import { providersChannel } from '../../db/changes.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { modelProviders, modelWork } from '../../db/schema/providers.ts';

export type ProviderRow = typeof modelProviders.$inferSelect;
export type WorkRow = typeof modelWork.$inferSelect;

type NewProvider = {
  kind: ProviderKind;
  address: string | null;
  model: string;
  sealedKey: string | null;
  contextTokens: number | null;
};
type Change = Partial<
  Pick<ProviderRow, 'model' | 'sealedKey' | 'isEnabled' | 'qualification' | 'contextTokens'>
>;
type NewWork = Pick<WorkRow, 'kind' | 'providerId' | 'address' | 'model' | 'total'>;

/** A process that said nothing of its work for so long has died. */
export const SILENT_MS = 30_000;
const SHOWN_WORK = 5;

/** Every process looks again once it stands. */
const tellAll = (tx: Tx) => tx.execute(sql`select pg_notify(${providersChannel}, '')`);

/** Models that admins set, in the order in which they are asked, and the work that is done about them. */
export function providerStore(db: Db) {
  const ordered = (from: Db | Tx) => from.select().from(modelProviders).orderBy(asc(modelProviders.position));
  return {
    list: () => ordered(db),

    async find(id: string): Promise<ProviderRow | undefined> {
      return (await db.select().from(modelProviders).where(eq(modelProviders.id, id)))[0];
    },

    add: (added: NewProvider, now: Date): Promise<ProviderRow> =>
      db.transaction(async (tx) => {
        const [last] = await tx.select({ position: max(modelProviders.position) }).from(modelProviders);
        const values = {
          ...added,
          id: newId(now.getTime()),
          position: (last?.position ?? 0) + 1,
          updatedAt: now,
        };
        const [row] = await tx.insert(modelProviders).values(values).returning();
        await tellAll(tx);
        if (!row) throw new Error('a row that was written is not there');
        return row;
      }),

    change: (id: string, change: Change, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const changed = await tx
          .update(modelProviders)
          .set({ ...change, updatedAt: now })
          .where(eq(modelProviders.id, id))
          .returning({ id: modelProviders.id });
        await tellAll(tx);
        return changed.length > 0;
      }),

    /** Changes places with its neighbour; at the end of the list nothing happens. */
    move: (id: string, to: 'up' | 'down'): Promise<void> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(modelProviders)
          .orderBy(asc(modelProviders.position))
          .for('update');
        const at = rows.findIndex((row) => row.id === id);
        const [one, other] = [rows[at], rows[to === 'up' ? at - 1 : at + 1]];
        if (!one || !other) return;
        for (const [row, position] of [
          [one, other.position],
          [other, one.position],
        ] as const)
          await tx.update(modelProviders).set({ position }).where(eq(modelProviders.id, row.id));
        await tellAll(tx);
      }),

    remove: (id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(modelProviders).where(eq(modelProviders.id, id)).returning();
        await tellAll(tx);
        return gone.length > 0;
      }),

    /** What became of asking it: shown, and no reason for anybody to look again. */
    async noteTrouble(id: string, trouble: { trouble: Trouble; words: string }, now: Date): Promise<void> {
      const lastTrouble = { ...trouble, at: now.toISOString() };
      await db.update(modelProviders).set({ lastTrouble }).where(eq(modelProviders.id, id));
    },
    async noteAnswer(id: string, now: Date): Promise<void> {
      await db
        .update(modelProviders)
        .set({ lastAnswerAt: now, lastTrouble: null })
        .where(eq(modelProviders.id, id));
    },
    async qualify(id: string, qualification: Qualification): Promise<void> {
      await this.change(id, { qualification }, new Date(qualification.at));
    },

    listWork: () => db.select().from(modelWork).orderBy(desc(modelWork.startedAt)).limit(SHOWN_WORK),

    async findWork(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(modelWork).where(eq(modelWork.id, id)))[0];
    },

    /** Undefined while other work is under way. */
    async startWork(work: NewWork, now: Date): Promise<WorkRow | undefined> {
      const values = {
        ...work,
        id: newId(now.getTime()),
        state: 'running' as const,
        startedAt: now,
        seenAt: now,
      };
      return (await db.insert(modelWork).values(values).onConflictDoNothing().returning())[0];
    },

    /** Says how far it is, and tells whether it goes on: somebody may have stopped it, in whatever process. */
    async progress(
      id: string,
      { done, total, speed }: { done: number; total: number; speed: number },
      now: Date,
    ): Promise<boolean> {
      const rows = await db
        .update(modelWork)
        .set({ done, total, speed, seenAt: now })
        .where(and(eq(modelWork.id, id), eq(modelWork.state, 'running')))
        .returning({ id: modelWork.id });
      return rows.length > 0;
    },

    /** Only what is still running ends: whoever stopped it has the last word. */
    async endWork(
      id: string,
      end: { state: 'done' | 'failed' | 'cancelled'; trouble?: Trouble; words?: string },
    ): Promise<boolean> {
      const rows = await db
        .update(modelWork)
        .set(end)
        .where(and(eq(modelWork.id, id), eq(modelWork.state, 'running')))
        .returning({ id: modelWork.id });
      return rows.length > 0;
    },

    /** Work whose process died, for one taker. */
    async takeSilent(now: Date): Promise<WorkRow | undefined> {
      const silent = new Date(now.getTime() - SILENT_MS);
      const rows = await db
        .update(modelWork)
        .set({ seenAt: now })
        .where(and(eq(modelWork.state, 'running'), lt(modelWork.seenAt, silent)))
        .returning();
      return rows[0];
    },
  };
}

export type ProviderStore = ReturnType<typeof providerStore>;
