import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/api.ts';

/** Tests have places of their own: who tries a receiver out keeps nobody's events waiting. */
export const DELIVERY_LANES = ['events', 'tests'] as const;
export type DeliveryLane = (typeof DELIVERY_LANES)[number];

/** How many of one person's may be under way at once, in all processes together. */
const OF_A_PERSON = 3;
const OF_A_WEBHOOK = 2;
/** Of a receiver that did not answer in time when it was last tried, and of all such receivers together. */
const OF_A_HANGING_ONE = 1;
const HANGING = 4;
const TURNS_LOCK = 7_034_221;

type Turn = { delivery: typeof webhookDeliveries.$inferSelect; webhook: typeof webhooks.$inferSelect };

/**
 * Takes what is due for a while, each person in turn; who dies with it leaves it to the next. What is under way counts
 * over all processes, so they take one after the other.
 */
export async function takeTurns(
  db: Db,
  lane: DeliveryLane,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Turn[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK})`);
    const inLane = sql`(d.event->>'type' = 'webhook.test') = ${lane === 'tests'}`;
    const { rows } = await tx.execute<{ id: string }>(sql`
      with under_way as (
        select d.user_id, d.webhook_id, w.hangs > 0 as hangs
        from ${webhookDeliveries} d join ${webhooks} w on w.id = d.webhook_id
        where d.sending_until > ${now} and ${inLane}
      ), due as (
        select d.id, d.user_id, d.due_at, w.hangs > 0 as hangs,
          row_number() over (partition by d.webhook_id order by d.due_at, d.id)
            + (select count(*) from under_way u where u.webhook_id = d.webhook_id) as of_webhook
        from ${webhookDeliveries} d join ${webhooks} w on w.id = d.webhook_id
        where d.due_at <= ${now} and ${inLane}
      ), fitting as (
        select due.*,
          row_number() over (partition by user_id order by due_at, id)
            + (select count(*) from under_way u where u.user_id = due.user_id) as of_person
        from due where of_webhook <= case when hangs then ${OF_A_HANGING_ONE}::int else ${OF_A_WEBHOOK}::int end
      ), in_turn as (
        select fitting.*,
          row_number() over (partition by hangs order by of_person, due_at, id)
            + (select count(*) from under_way u where u.hangs = fitting.hangs) as of_kind
        from fitting where of_person <= ${OF_A_PERSON}
      )
      select id from in_turn where not hangs or of_kind <= ${HANGING}
      order by of_person, due_at, id limit ${most}`);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: until, sendingUntil: until, tries: sql`${webhookDeliveries.tries} + 1` })
      .where(inArray(webhookDeliveries.id, ids));
    return tx
      .select({ delivery: webhookDeliveries, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(inArray(webhookDeliveries.id, ids));
  });
}
