import { AppError } from '@parlance/kernel/errors';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, isOrphaned } from '../../../db/connect.ts';
import { lineClaims, runs } from '../../../db/schema/audios.ts';
import type { RunRow } from '../audios.store.ts';
import type { RunLease } from './runs.store.ts';

/** A helper that is silent for so long is dead; it says every few seconds that it is not. */
const HELD_SECONDS = 15;

const heldForNow = sql`now() + ${HELD_SECONDS} * interval '1 second'`;
const holderOf = ({ attempt }: { attempt: number }): string => `run/${attempt}`;

export type HelpClaim = { runId: string; stretch: number; holder: string };

/**
 * Which worker speaks which stretch of a script. The worker that has the run takes stretches as it comes to them;
 * workers with nothing to do take some that lie ahead of it. All times are the database's.
 */
export function lineClaimStore(db: Db) {
  const ofHelper = ({ runId, stretch, holder }: HelpClaim) =>
    and(eq(lineClaims.runId, runId), eq(lineClaims.stretch, stretch), eq(lineClaims.holder, holder));

  return {
    /**
     * For the worker that has the run: `ours` when nobody else has begun it, `theirs` while a helper speaks it, `left`
     * when one has, wholly or not: what is missing of it is ours.
     */
    async whose(lease: RunLease, stretch: number): Promise<'ours' | 'theirs' | 'left'> {
      const holder = holderOf(lease);
      const { rows } = await db
        .execute<{ fresh: boolean }>(sql`
          insert into ${lineClaims} (run_id, stretch, holder, held_until)
          values (${lease.runId}, ${stretch}, ${holder}, 'infinity')
          on conflict (run_id, stretch) do update set holder = excluded.holder, held_until = excluded.held_until
          where line_claims.holder is null or line_claims.holder like 'run/%' or line_claims.held_until < now()
          returning xmax = 0 as fresh`)
        .catch((cause: unknown) => {
          if (!isOrphaned(cause)) throw cause;
          throw new AppError('run.superseded', { cause, log: `run ${lease.runId} is gone` });
        });
      if (!rows[0]) return 'theirs';
      return rows[0].fresh ? 'ours' : 'left';
    },

    /**
     * For a worker with nothing to do: a stretch of a run that another one speaks, of whoever has fewest helpers,
     * ahead of where that worker is. Nothing while anybody waits to be spoken at all.
     */
    async help(holder: string, notOf: string[], linesEach: number) {
      const { rows } = await db.execute<{ run_id: string; stretch: number }>(sql`
        with open as (
          select r.id, ahead.stretch,
            (select count(*) from ${lineClaims} c
              where c.run_id = r.id and c.held_until > now() and c.held_until < 'infinity') as helpers
          from ${runs} r cross join lateral (
            select stretch from generate_series(
              r.lines_done / ${linesEach}::int + 1, (r.lines_total - 1) / ${linesEach}::int) as coming(stretch)
            where not exists (
              select 1 from ${lineClaims} c where c.run_id = r.id and c.stretch = coming.stretch
              and c.held_until > now() and not (c.holder like 'run/%' and c.holder <> 'run/' || r.attempt)
            ) order by stretch limit 1) ahead
          where r.state = 'active' and r.lane = 'speaking' and not r.waiting and r.stage = 'speaking'
            and r.artifacts ? 'script' and not r.id = any(${sql.param(notOf)}::text[])
            and not exists (select 1 from ${runs} w where w.state = 'active' and w.lane = 'speaking' and w.waiting)
          order by helpers, r.laned_at limit 1)
        insert into ${lineClaims} (run_id, stretch, holder, held_until)
        select id, stretch, ${holder}::text, ${heldForNow} from open
        on conflict (run_id, stretch) do update set holder = excluded.holder, held_until = excluded.held_until
        where line_claims.held_until < now() or (line_claims.holder like 'run/%' and line_claims.holder
          <> (select 'run/' || r.attempt from ${runs} r where r.id = line_claims.run_id))
        returning run_id, stretch`);
      const [claimed] = rows;
      if (!claimed) return undefined;
      const [run] = await db.select().from(runs).where(eq(runs.id, claimed.run_id));
      if (!run) return undefined;
      return { run: run as RunRow, claim: { runId: run.id, stretch: claimed.stretch, holder } };
    },

    /** False when the run is over: nobody wants the rest. */
    async hold(claim: HelpClaim): Promise<boolean> {
      const held = await db
        .update(lineClaims)
        .set({ heldUntil: heldForNow as never })
        .where(
          and(
            ofHelper(claim),
            sql`exists (select 1 from ${runs} where ${runs.id} = ${claim.runId} and ${runs.state} = 'active')`,
          ),
        )
        .returning({ stretch: lineClaims.stretch });
      return held.length > 0;
    },

    /** Spoken, as far as a helper could: no other helper need try. */
    async leave(claim: HelpClaim): Promise<void> {
      await db
        .update(lineClaims)
        .set({ holder: null, heldUntil: sql`'infinity'` as never })
        .where(ofHelper(claim));
    },

    /** For whoever comes next. */
    async giveUp(claim: HelpClaim): Promise<void> {
      await db.delete(lineClaims).where(ofHelper(claim));
    },

    async forget(runId: string): Promise<void> {
      await db.delete(lineClaims).where(eq(lineClaims.runId, runId));
    },
  };
}

export type LineClaimStore = ReturnType<typeof lineClaimStore>;
