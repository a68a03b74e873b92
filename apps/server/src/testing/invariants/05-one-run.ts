import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { and, count, eq, sql } from 'drizzle-orm';
import { runs } from '../../db/schema/audios.ts';
import { AUDIO_REQUEST, type Making, startDeps } from './making.ts';
import { inLanes, newUser, openTrial } from './trial-database.ts';

/** Each of the two guards is enough; a trial may take one away. */
export type Guards = { index: boolean; queue: boolean };

/** Many starts of one person at once: one begins, the others are told that one runs. */
export async function oneAtATime(
  url: string,
  making: Making,
  numbers: { users: number; starts: number },
  guards: Guards,
): Promise<string> {
  const trial = openTrial(url, numbers.starts + 4);
  const { db } = trial;
  const queue = await openQueue({ connectionString: url, concurrency: 1, sql, onError: () => {} });
  try {
    if (!guards.index) await db.execute(sql`drop index one_active_run_per_user`);
    const deps = startDeps(db, making, guards.queue ? queue.enqueue : async () => {});
    const users = await Promise.all(Array.from({ length: numbers.users }, () => newUser(db)));
    await inLanes(users, 2, async (userId) => {
      const codes = await Promise.all(
        Array.from({ length: numbers.starts }, () =>
          making.startAudio(deps, userId, AUDIO_REQUEST, undefined).then(
            () => 'started',
            (error: { code?: string }) => error.code ?? String(error),
          ),
        ),
      );
      const started = codes.filter((code) => code === 'started').length;
      const strange = codes.find((code) => code !== 'started' && code !== 'generation_in_progress');
      const [active] = await db
        .select({ count: count() })
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.state, 'active')));
      if (started !== 1 || active?.count !== 1) throw new Error(`${started} of ${codes.length} starts began`);
      if (strange) throw new Error(`a start was refused with ${strange}`);
    });
    return `${numbers.users} people, ${numbers.starts} starts each at once: one each began`;
  } finally {
    await queue.stop();
    await trial.close();
  }
}
