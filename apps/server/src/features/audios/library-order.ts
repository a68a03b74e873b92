import type { AudioOrder } from '@parlance/contract/audios';
import { type SQL, sql } from 'drizzle-orm';
import { audios } from '../../db/schema/audios.ts';

/** What is looked at before the id, which grows with time; what has no title or length yet comes last. */
const ORDERS: Record<AudioOrder, { keys: SQL[]; descending: boolean }> = {
  newest: { keys: [], descending: true },
  oldest: { keys: [], descending: false },
  title: {
    keys: [sql`(${audios.title} is null)`, sql`lower(coalesce(${audios.title}, ''))`],
    descending: false,
  },
  longest: { keys: [sql`coalesce(${audios.durationMs}, -1)`], descending: true },
};

export function orderBy(order: AudioOrder): SQL[] {
  const { keys, descending } = ORDERS[order];
  return [...keys, sql`${audios.id}`].map((key) => (descending ? sql`${key} desc` : sql`${key} asc`));
}

/** Behind the audio that a page ended with, wherever that stands in this order. */
export function behind(order: AudioOrder, cursor: string, userId: string): SQL {
  const { keys, descending } = ORDERS[order];
  const sign = descending ? sql`<` : sql`>`;
  // An id says by itself where it stands, also once its audio is gone.
  if (keys.length === 0) return sql`${audios.id} ${sign} ${cursor}`;
  const whole = sql.join([...keys, sql`${audios.id}`], sql`, `);
  const last = sql`(select ${whole} from ${audios} where ${audios.id} = ${cursor} and ${audios.userId} = ${userId})`;
  return sql`(${whole}) ${sign} ${last}`;
}
