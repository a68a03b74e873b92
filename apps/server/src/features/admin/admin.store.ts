import type { AdminActName } from '@parlance/contract/admin';
import { newId } from '@parlance/kernel/ids';
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  lt,
  min,
  notInArray,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { keepingAnAdmin } from '../../db/last-admin.ts';
import { adminActs, session, user, VISITORS_IDS } from '../../db/schema/accounts.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { keptObjects } from '../../db/schema/uploads.ts';

export type NewAct = {
  adminId: string;
  act: AdminActName;
  personId?: string | undefined;
  details?: Record<string, string | number>;
};

/** Who tries the product without an account shares rows that are nobody's. */
const isSomebody = notInArray(user.id, VISITORS_IDS);

type Page = { cursor: string | undefined; limit: number };

/** What is looked for is found as it stands, signs of the pattern language too. */
const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

// Columns are named with their tables: alone they would be those of the inner query.
const personColumns = {
  user,
  lastSeenAt:
    sql<Date | null>`(select max(${session}.updated_at) from ${session} where ${session}.user_id = ${user}.id)`.mapWith(
      session.updatedAt,
    ),
  audiosCount: sql<number>`(select count(*) from ${audios} where ${audios}.user_id = ${user}.id)`.mapWith(
    Number,
  ),
};

/** What admins read of everybody, and the log of what they do. */
export function adminStore(db: Db) {
  return {
    /** Newest first. */
    listPeople: ({ search, cursor, limit }: Page & { search: string | undefined }) =>
      db
        .select(personColumns)
        .from(user)
        .where(
          and(
            isSomebody,
            cursor ? lt(user.id, cursor) : undefined,
            search
              ? or(ilike(user.name, holding(search)), ilike(user.email, holding(search)), eq(user.id, search))
              : undefined,
          ),
        )
        .orderBy(desc(user.id))
        .limit(limit),

    async findPerson(userId: string) {
      return (
        await db
          .select(personColumns)
          .from(user)
          .where(and(isSomebody, eq(user.id, userId)))
      )[0];
    },

    async changePerson(
      userId: string,
      set: { isAdmin?: boolean; disabledAt?: Date | null; updatedAt: Date },
    ): Promise<void> {
      await keepingAnAdmin(db.update(user).set(set).where(eq(user.id, userId)));
    },

    /** Oldest first: who waits longest stands on top. */
    listActive: ({ cursor, limit }: Page) =>
      db
        .select({ audio: audios, run: runs, owner: user })
        .from(runs)
        .innerJoin(audios, eq(audios.id, runs.audioId))
        .innerJoin(user, eq(user.id, audios.userId))
        .where(and(eq(runs.state, 'active'), cursor ? gt(runs.id, cursor) : undefined))
        .orderBy(asc(runs.id))
        .limit(limit),

    /** Newest first; an audio whose remake failed can still be heard, and is none of these. */
    listFailed: ({ cursor, limit }: Page) =>
      db
        .select({ audio: audios, run: runs, owner: user })
        .from(audios)
        .innerJoin(runs, eq(runs.id, audios.runId))
        .innerJoin(user, eq(user.id, audios.userId))
        .where(and(eq(audios.status, 'failed'), cursor ? lt(runs.id, cursor) : undefined))
        .orderBy(desc(runs.id))
        .limit(limit),

    async ownerOf(audioId: string): Promise<string | undefined> {
      const [row] = await db.select({ userId: audios.userId }).from(audios).where(eq(audios.id, audioId));
      return row?.userId;
    },

    async counts(since: Date) {
      const active = eq(runs.state, 'active');
      const [[people], [made], [kept], [running], [waiting], [failed]] = await Promise.all([
        db.select({ count: count() }).from(user).where(isSomebody),
        db.select({ count: count() }).from(audios),
        db.select({ bytes: sum(keptObjects.bytes).mapWith(Number) }).from(keptObjects),
        db
          .select({ count: count() })
          .from(runs)
          .where(and(active, eq(runs.waiting, false))),
        db
          .select({ count: count(), since: min(runs.lanedAt) })
          .from(runs)
          .where(and(active, eq(runs.waiting, true))),
        db
          .select({ count: count() })
          .from(runs)
          .where(and(eq(runs.state, 'failed'), gte(runs.finishedAt, since))),
      ]);
      return {
        people: people?.count ?? 0,
        audios: made?.count ?? 0,
        storageBytes: kept?.bytes ?? 0,
        running: running?.count ?? 0,
        waiting: waiting?.count ?? 0,
        waitingSince: waiting?.since ?? null,
        failed: failed?.count ?? 0,
      };
    },

    /** Written before it is done: what was done is never missing. Gives what takes it back when nothing came of it. */
    async logAct({ adminId, act, personId, details = {} }: NewAct, at: Date): Promise<() => Promise<void>> {
      const id = newId(at.getTime());
      await db.insert(adminActs).values({ id, adminId, act, personId, details, at });
      return async () => {
        await db.delete(adminActs).where(eq(adminActs.id, id));
      };
    },

    /** Newest first, with the names of those who are still there. */
    listActs({ cursor, limit }: Page) {
      const admin = aliasedTable(user, 'admin');
      return db
        .select({ act: adminActs, adminName: admin.name, personName: user.name })
        .from(adminActs)
        .leftJoin(admin, eq(admin.id, adminActs.adminId))
        .leftJoin(user, eq(user.id, adminActs.personId))
        .where(cursor ? lt(adminActs.id, cursor) : undefined)
        .orderBy(desc(adminActs.id))
        .limit(limit);
    },
  };
}

export type AdminStore = ReturnType<typeof adminStore>;
export type PersonRow = Awaited<ReturnType<AdminStore['listPeople']>>[number];
export type GenerationRow = Awaited<ReturnType<AdminStore['listActive']>>[number];
export type ActRow = Awaited<ReturnType<AdminStore['listActs']>>[number];
