import type { WebhookEvent, WebhookEventType } from '@parlance/contract/api-webhooks';
import { newId } from '@parlance/kernel/ids';
import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { type DeliveryAttempt, webhookDeliveries, webhooks } from '../../db/schema/api.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { type DeliveryLane, takeTurns } from './webhook-turns.store.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type WebhookSet = Partial<Pick<WebhookRow, 'url' | 'description' | 'events' | 'disabled' | 'secretSeed'>>;

/** So many tries are told of at most; the oldest go first. */
const KEEP_ATTEMPTS = 50;

const ENDS = {
  done: { type: 'audio.ready', status: 'ready' },
  failed: { type: 'audio.failed', status: 'failed' },
  cancelled: { type: 'audio.cancelled', status: 'cancelled' },
} as const;

/** What is told about a run that is over; nothing while it is not. */
async function eventOf(tx: Tx, runId: string, now: Date) {
  const [found] = await tx
    .select({ run: runs, audio: audios })
    .from(runs)
    .innerJoin(audios, eq(audios.id, runs.audioId))
    .where(eq(runs.id, runId));
  if (!found || found.run.state === 'active' || found.run.state === 'review') return undefined;
  const { audio, run } = found;
  const { type, status } = ENDS[found.run.state];
  const event: WebhookEvent = {
    type,
    timestamp: now.toISOString(),
    data: {
      audio: {
        id: audio.id,
        status,
        title: audio.title,
        revision: run.id,
        duration_ms: status === 'ready' ? audio.durationMs : null,
        credits_charged: audio.creditsCharged,
        error_code: status === 'failed' ? audio.errorCode : null,
      },
    },
  };
  return { userId: audio.userId, type, event };
}

export function webhookStore(db: Db) {
  const own = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

  const deliver = (to: { id: string; userId: string }, event: WebhookEvent, now: Date) => ({
    id: newId(now.getTime()),
    webhookId: to.id,
    userId: to.userId,
    event,
    dueAt: now,
    createdAt: now,
  });

  return {
    list(userId: string): Promise<WebhookRow[]> {
      return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.id));
    },

    /** With what was on its way to them. */
    async removeAllOf(tx: Tx, userId: string): Promise<void> {
      await tx.delete(webhooks).where(eq(webhooks.userId, userId));
    },

    async count(userId: string): Promise<number> {
      const rows = await db.select({ count: count() }).from(webhooks).where(eq(webhooks.userId, userId));
      return rows[0]?.count ?? 0;
    },

    async find(userId: string, id: string): Promise<WebhookRow | undefined> {
      return (await db.select().from(webhooks).where(own(userId, id)))[0];
    },

    async create(row: Omit<WebhookRow, 'id' | 'disabled' | 'hangs'>): Promise<WebhookRow> {
      const id = newId(row.createdAt.getTime());
      return (
        await db
          .insert(webhooks)
          .values({ ...row, id })
          .returning()
      )[0]!;
    },

    async change(userId: string, id: string, set: WebhookSet): Promise<WebhookRow | undefined> {
      return (await db.update(webhooks).set(set).where(own(userId, id)).returning())[0];
    },

    async remove(userId: string, id: string): Promise<boolean> {
      return (await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id })).length > 0;
    },

    /** Writes down, with the end of a run itself, whom it is to be told to; true when there is somebody. */
    async noteEnd(tx: Tx, runId: string, now: Date): Promise<boolean> {
      const ended = await eventOf(tx, runId, now);
      if (!ended) return false;
      const { userId, type, event } = ended;
      const listening = await tx
        .select({ id: webhooks.id, userId: webhooks.userId })
        .from(webhooks)
        .where(
          and(
            eq(webhooks.userId, userId),
            eq(webhooks.disabled, false),
            sql`${webhooks.events} ? ${type satisfies WebhookEventType}`,
          ),
        );
      if (listening.length === 0) return false;
      await tx.insert(webhookDeliveries).values(listening.map((to) => deliver(to, event, now)));
      return true;
    },

    async addDelivery(to: WebhookRow, event: WebhookEvent, now: Date): Promise<DeliveryRow> {
      return (
        await db
          .insert(webhookDeliveries)
          .values(deliver(to, event, now))
          .returning()
      )[0]!;
    },

    deliveries(webhookId: string, { cursor, limit }: { cursor?: string; limit: number }) {
      return db
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.webhookId, webhookId),
            cursor ? lt(webhookDeliveries.id, cursor) : undefined,
          ),
        )
        .orderBy(desc(webhookDeliveries.id))
        .limit(limit);
    },

    /** Begins anew with the first try. */
    async beginAgain(userId: string, id: string, now: Date): Promise<DeliveryRow | undefined> {
      const rows = await db
        .update(webhookDeliveries)
        .set({ tries: 0, dueAt: now, deliveredAt: null })
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.userId, userId)))
        .returning();
      return rows[0];
    },

    take: (lane: DeliveryLane, turn: Parameters<typeof takeTurns>[2]) => takeTurns(db, lane, turn),

    /** Tests of a person that are yet to be tried. */
    async testsWaiting(userId: string): Promise<number> {
      const rows = await db
        .select({ count: count() })
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.userId, userId),
            isNotNull(webhookDeliveries.dueAt),
            sql`${webhookDeliveries.event}->>'type' = 'webhook.test'`,
            sql`jsonb_array_length(${webhookDeliveries.attempts}) = 0`,
          ),
        );
      return rows[0]?.count ?? 0;
    },

    async settle(
      { id, webhookId, attempts }: DeliveryRow,
      attempt: DeliveryAttempt | undefined,
      set: { dueAt: Date | null; deliveredAt: Date | null },
    ): Promise<void> {
      const told = [...attempts, ...(attempt ? [attempt] : [])].slice(-KEEP_ATTEMPTS);
      await db
        .update(webhookDeliveries)
        .set({ ...set, sendingUntil: null, attempts: told })
        .where(eq(webhookDeliveries.id, id));
      if (!attempt) return;
      const hangs = attempt.error === 'timeout' ? sql`${webhooks.hangs} + 1` : 0;
      await db.update(webhooks).set({ hangs }).where(eq(webhooks.id, webhookId));
    },

    async disable(id: string): Promise<void> {
      await db.update(webhooks).set({ disabled: true }).where(eq(webhooks.id, id));
    },

    async forgetBefore(moment: Date): Promise<void> {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment));
    },
  };
}

export type WebhookStore = ReturnType<typeof webhookStore>;
