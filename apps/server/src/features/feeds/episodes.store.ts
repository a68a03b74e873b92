import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../db/connect.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { episodes, feedAdditions, feeds, type Recording } from '../../db/schema/feeds.ts';
import { announceFeed, type EpisodeRow, type FeedRow } from './feeds.store.ts';

/** A finished audio, as far as feeds care. */
export type ReadyAudio = {
  audio: typeof audios.$inferSelect;
  run: typeof runs.$inferSelect;
};

/** One that a feed waits for. */
export type DueAudio = ReadyAudio & { feed: FeedRow };

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

    /** Finished audios that a feed waits for, the oldest first; `after` is the last one that was tried. */
    due: (limit: number, after?: DueAudio): Promise<DueAudio[]> =>
      db
        .select({ feed: feeds, audio: audios, run: runs })
        .from(feeds)
        .innerJoin(
          audios,
          and(
            eq(audios.userId, feeds.userId),
            eq(audios.status, 'ready'),
            gte(audios.createdAt, feeds.autoAddSince),
          ),
        )
        .innerJoin(runs, eq(runs.id, audios.runId))
        .leftJoin(
          feedAdditions,
          and(eq(feedAdditions.feedId, feeds.id), eq(feedAdditions.audioId, audios.id)),
        )
        .where(
          and(
            isNotNull(feeds.autoAddSince),
            isNull(feedAdditions.feedId),
            after && sql`(${audios.id}, ${feeds.id}) > (${after.audio.id}, ${after.feed.id})`,
          ),
        )
        // Ids begin with the time at which they were given.
        .orderBy(asc(audios.id), asc(feeds.id))
        .limit(limit),
  };
}

export type EpisodeStore = ReturnType<typeof episodeStore>;
