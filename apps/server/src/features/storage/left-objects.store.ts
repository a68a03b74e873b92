import { LIVE_PARTS_KEPT_MS } from '@parlance/artifacts/live-part';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { episodes, feeds } from '../../db/schema/feeds.ts';
import { keptObjects } from '../../db/schema/uploads.ts';

/** What is written before the row that names it is never so old. */
const SETTLED = sql`interval '1 day'`;
const LIVE_PARTS_KEPT = sql.raw(`interval '${LIVE_PARTS_KEPT_MS} milliseconds'`);

const part = (index: number) => sql`split_part(k.key, '/', ${sql.raw(String(index))})`;

/** users/<person>/audios/<audio>/… of an audio that is gone. */
const ofNoAudio = sql`${part(3)} = 'audios' and not exists (
  select 1 from ${audios} a where a.id = ${part(4)} and a.user_id = k.user_id)`;

/** …/runs/<run>/… of a run that is gone, or whose place another one took. */
const ofNoRun = sql`${part(3)} = 'audios' and ${part(5)} = 'runs' and not exists (
  select 1 from ${runs} r join ${audios} a on a.id = r.audio_id
  where r.id = ${part(6)} and (r.state <> 'done' or r.id in (a.run_id, a.remake_run_id)))`;

/** Of attempts that a finished run was not made by in the end, and the live stream, which the recording stands for. */
const ofFinishedRun = sql`${part(3)} = 'audios' and ${part(5)} = 'runs' and exists (
  select 1 from ${runs} r
  where r.id = ${part(6)} and r.state = 'done' and r.finished_at < now() - ${LIVE_PARTS_KEPT}
    and not exists (
      select 1 from jsonb_each_text(r.artifacts) named
      where named.value = k.key
        or (named.key = 'files' and starts_with(k.key, named.value) and k.key not like '%/live/%')))`;

/** Lines that were tried by ear after the others were dropped. */
const lateTakes = sql`${part(3)} = 'audios' and ${part(5)} = 'takes' and exists (
  select 1 from ${audios} a join ${runs} r on r.id = a.run_id
  where a.id = ${part(4)} and r.state = 'done' and r.files_dropped_at is not null)
  and not exists (select 1 from ${runs} r where r.audio_id = ${part(4)} and r.state in ('active', 'review'))`;

const ofNoFeed = sql`${part(3)} = 'feeds' and (
  not exists (select 1 from ${feeds} f where f.id = ${part(4)} and f.user_id = k.user_id)
  or (${part(5)} = 'episodes' and not exists (
    select 1 from ${episodes} e where e.id = ${part(6)} and e.feed_id = ${part(4)})))`;

export function leftObjectStore(db: Db) {
  return {
    /** Objects that nothing leads to any more, the oldest first. */
    async left(limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ key: string }>(sql`
        select k.key from ${keptObjects} k
        where (k.written_at < now() - ${SETTLED}
            and ((${ofNoAudio}) or (${ofNoRun}) or (${lateTakes}) or (${ofNoFeed})))
          or (${ofFinishedRun})
        order by k.written_at limit ${limit}`);
      return rows.map(({ key }) => key);
    },

    /** What is kept of whom, by kind; the most first. */
    async kept(limit: number): Promise<KeptOfPerson[]> {
      const { rows } = await db.execute<KeptOfPerson & Record<string, unknown>>(sql`
        with objects as (
          select k.user_id, k.bytes, case
            when ${part(3)} = 'feeds' then 'feeds'
            when ${part(5)} = 'takes' then 'takes'
            when k.key like '%/live/%' then 'live'
            else 'recordings' end as kind
          from ${keptObjects} k
          union all select user_id, bytes, 'uploads' from uploads where released_at is null
        )
        select u.email, sum(o.bytes)::float8 as bytes,
          coalesce(sum(o.bytes) filter (where o.kind = 'recordings'), 0)::float8 as recordings,
          coalesce(sum(o.bytes) filter (where o.kind = 'takes'), 0)::float8 as takes,
          coalesce(sum(o.bytes) filter (where o.kind = 'live'), 0)::float8 as live,
          coalesce(sum(o.bytes) filter (where o.kind = 'uploads'), 0)::float8 as uploads,
          coalesce(sum(o.bytes) filter (where o.kind = 'feeds'), 0)::float8 as feeds
        from objects o join "user" u on u.id = o.user_id
        group by u.id, u.email order by 2 desc limit ${limit}`);
      return rows;
    },
  };
}

export const KEPT_KINDS = ['recordings', 'takes', 'live', 'uploads', 'feeds'] as const;
export type KeptOfPerson = { email: string; bytes: number } & Record<(typeof KEPT_KINDS)[number], number>;
export type LeftObjectStore = ReturnType<typeof leftObjectStore>;
