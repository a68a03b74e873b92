import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../db/connect.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { episodes, feedAdditions, feeds, type Recording } from '../../db/schema/feeds.ts';
import { announceFeed, type EpisodeRow, type FeedRow } from './feeds.store.ts';

/** A finished audio, as far as feeds care. */
export type ReadyAudio = {
  audio: typeof audios.$inferSelect;
  run: typeof runs.$inferSelect;
};

/** What a feed waits for. */
type DueFeed = { feed: FeedRow; waiting: ReadyAudio[] };
/** In one turn. */
const DUE_AT_ONCE = 20;

/** Which audio could not be put into which feed. */
export const pairOf = (feed: { id: string }, audio: { id: string }): string => `${feed.id} ${audio.id}`;

/** Finished audios that the feed `f` waits for, but for those that were tried. */
const awaitedBy = (
  tried: readonly string[],
) => sql`select a.id from ${audios} a join ${runs} r on r.id = a.run_id
  where a.user_id = f.user_id and a.status = 'ready' and a.created_at >= f.auto_add_since and not exists (
    select 1 from ${feedAdditions} d where d.feed_id = f.id and d.audio_id = a.id) and not f.id || ' ' || a.id = any(${sql.param([...tried])})`;

type Place = { publishedAt: Date; id: string };
/** The database's own mark of who wrote the row last: another one after every change, whoever makes it. */
const rowVersion = sql<string>`${episodes}.xmin::text`;

type NewRow = typeof episodes.$inferInsert;

export function episodeStore(db: Db) {
  return {
    async find(userId: string, id: string): Promise<{ episode: EpisodeRow; feed: FeedRow } | undefined> {
      const rows = await db
        .select({ episode: episodes, feed: feeds })
        .from(episodes)
        .innerJoin(feeds, eq(feeds.id, episodes.feedId))
        .where(and(eq(episodes.id, id), eq(feeds.userId, userId)));
      return rows[0];
    },

    /** Newest first; `after` is the last one of the page before. */
    page: (feedId: string, limit: number, after?: Place): Promise<EpisodeRow[]> =>
      db
        .select()
        .from(episodes)
        .where(
          and(
            eq(episodes.feedId, feedId),
            after &&
              or(
                lt(episodes.publishedAt, after.publishedAt),
                and(eq(episodes.publishedAt, after.publishedAt), lt(episodes.id, after.id)),
              ),
          ),
        )
        .orderBy(desc(episodes.publishedAt), desc(episodes.id))
        .limit(limit),

    all: (feedId: string): Promise<EpisodeRow[]> =>
      db
        .select()
        .from(episodes)
        .where(eq(episodes.feedId, feedId))
        .orderBy(desc(episodes.publishedAt), desc(episodes.id)),

    /** All of a feed's, newest first, each with the run that its audio shows now and little else. */
    listed: (feedId: string) =>
      db
        .select({
          id: episodes.id,
          rowVersion,
          audioId: audios.id,
          runId: audios.runId,
          status: audios.status,
        })
        .from(episodes)
        .innerJoin(audios, eq(audios.id, episodes.audioId))
        .where(eq(episodes.feedId, feedId))
        .orderBy(desc(episodes.publishedAt), desc(episodes.id)),

    withVersions: (ids: string[]): Promise<{ episode: EpisodeRow; rowVersion: string }[]> =>
      db
        .select({ episode: episodes, rowVersion })
        .from(episodes)
        // As one value: hundreds of ids are written into the query one by one otherwise.
        .where(sql`${episodes.id} = any(${sql.param(ids)})`),

    async readyAudio(userId: string, audioId: string): Promise<ReadyAudio | 'not_ready' | undefined> {
      const [found] = await db
        .select({ audio: audios, run: runs })
        .from(audios)
        .innerJoin(runs, eq(runs.id, audios.runId))
        .where(and(eq(audios.id, audioId), eq(audios.userId, userId)));
      return found && found.audio.status !== 'ready' ? 'not_ready' : found;
    },

    ofAudio: (audioId: string): Promise<{ episode: EpisodeRow; feed: FeedRow }[]> =>
      db
        .select({ episode: episodes, feed: feeds })
        .from(episodes)
        .innerJoin(feeds, eq(feeds.id, episodes.feedId))
        .where(eq(episodes.audioId, audioId)),

    /** False when the feed has this audio already. */
    async insert(row: NewRow): Promise<boolean> {
      try {
        await db.transaction(async (tx) => {
          await tx.insert(episodes).values(row);
          const { feedId, audioId } = row;
          await tx.insert(feedAdditions).values({ feedId, audioId }).onConflictDoNothing();
          await announceFeed(tx, feedId);
        });
        return true;
      } catch (error) {
        if (isUniqueViolation(error, 'one_episode_an_audio')) return false;
        throw error;
      }
    },

    /** False when this audio was in the feed before, whoever put it there and whoever took it out. */
    insertOnce(row: NewRow): Promise<boolean> {
      const { feedId, audioId } = row;
      return db.transaction(async (tx) => {
        const first = await tx
          .insert(feedAdditions)
          .values({ feedId, audioId })
          .onConflictDoNothing()
          .returning({ feedId: feedAdditions.feedId });
        if (first.length === 0) return false;
        await tx.insert(episodes).values(row).onConflictDoNothing();
        await announceFeed(tx, feedId);
        return true;
      });
    },

    async change(
      episode: EpisodeRow,
      set: Partial<Pick<EpisodeRow, 'title' | 'description' | 'publishedAt'>>,
      now: Date,
    ): Promise<void> {
      await db
        .update(episodes)
        .set({ ...set, updatedAt: now })
        .where(eq(episodes.id, episode.id));
      await announceFeed(db, episode.feedId);
    },

    /** Only one of those who renew it at the same time succeeds; the others find what it wrote. */
    async renew(episode: EpisodeRow, recording: Recording): Promise<Recording> {
      const [written] = await db
        .update(episodes)
        .set({ recording })
        .where(
          and(
            eq(episodes.id, episode.id),
            sql`${episodes.recording}->>'version' = ${episode.recording.version}`,
          ),
        )
        .returning({ recording: episodes.recording });
      if (written) return written.recording;
      const [found] = await db.select().from(episodes).where(eq(episodes.id, episode.id));
      return found?.recording ?? recording;
    },

    async remove({ id, feedId }: EpisodeRow): Promise<void> {
      await db.delete(episodes).where(eq(episodes.id, id));
      await announceFeed(db, feedId);
    },

    /**
     * A feed that finished audios wait for, and these, but for pairs that were tried: of the person whose turn is longest ago. Nobody else has it
     * until then; who dies with it leaves it to the next.
     */
    async takeDue(now: Date, until: Date, tried: readonly string[]): Promise<DueFeed | undefined> {
      const next = sql`select f.id from ${feeds} f
        where f.auto_add_since is not null and coalesce(f.adding_until <= ${now}, true) and exists (${awaitedBy(tried)})
        order by (select max(o.adding_until) from ${feeds} o where o.user_id = f.user_id) nulls first, f.id
        limit 1 for update skip locked`;
      const [feed] = await db
        .update(feeds)
        .set({ addingUntil: until })
        .where(sql`${feeds.id} = (${next})`)
        .returning();
      if (!feed) return undefined;
      const waiting = await db
        .select({ audio: audios, run: runs })
        .from(audios)
        .innerJoin(runs, eq(runs.id, audios.runId))
        .where(
          sql`${audios.id} in (select due.id from ${feeds} f, lateral (${awaitedBy(tried)}) due where f.id = ${feed.id})`,
        )
        // Ids begin with the time at which they were given.
        .orderBy(asc(audios.id))
        .limit(DUE_AT_ONCE);
      return { feed, waiting };
    },

    /** Its person had a turn. */
    async leaveDue(feedId: string, now: Date): Promise<void> {
      await db.update(feeds).set({ addingUntil: now }).where(eq(feeds.id, feedId));
    },
  };
}

export type EpisodeStore = ReturnType<typeof episodeStore>;
