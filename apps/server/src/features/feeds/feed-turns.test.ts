import { setImmediate as nextTurn } from 'node:timers/promises';
import { newId } from '@parlance/kernel/ids';
import type { Cover, Pictures } from '@parlance/ports/pictures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { user } from '../../db/schema/accounts.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { feeds } from '../../db/schema/feeds.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { openDoors } from '../../doors/doors.ts';
import { pictureTurns } from '../../doors/picture-turns.ts';
import { episodeStore, pairOf } from './episodes.store.ts';
import { feedStore } from './feeds.store.ts';
import { coversOfAudios } from './recordings.ts';
import { feedRow } from './testing/feed-rows.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, 4, () => {});
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const NOW = new Date('2026-03-04T05:06:07Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const newFeed = (userId: string) => {
  const id = newId();
  return feedRow({ id, userId, tokenHash: id, autoAddSince: new Date(NOW.getTime() - 1) });
};

/** Somebody with so many feeds that take in every audio, and one audio that is ready. */
async function person(feedCount: number): Promise<string> {
  const { db } = connection;
  const userId = newId();
  await db.insert(user).values({ id: userId, name: 'Ada', email: `${userId}@example.com` });
  await db.insert(feeds).values(Array.from({ length: feedCount }, () => newFeed(userId)));
  const choices = { language: 'en-US', level: 'beginner', mode: 'dialogue', length: 'short' } as const;
  const id = newId();
  const own = { ...choices, id, userId, createdAt: NOW };
  await db
    .insert(audios)
    .values({ ...own, runId: id, status: 'ready', voice: 'pair', sourceType: 'topic', updatedAt: NOW });
  await db.insert(runs).values({ ...own, audioId: id, state: 'done', brief: {} as never });
  return userId;
}

it('serves people in turns, not all feeds of one person first', async () => {
  const heavy = await person(20);
  const light = await person(1);
  const episodes = episodeStore(connection.db);
  const served: string[] = [];
  const tried: string[] = [];
  for (let minute = 0; minute < 4; minute++) {
    const due = await episodes.takeDue(later(minute), later(minute + 5), tried);
    expect(due?.waiting).toHaveLength(1);
    served.push(due!.feed.userId);
    tried.push(pairOf(due!.feed, due!.waiting[0]!.audio));
    await episodes.leaveDue(due!.feed.id, later(minute));
  }
  expect(served.slice(0, 2).sort()).toEqual([heavy, light].sort());
  expect(served.slice(2)).toEqual([heavy, heavy]);
  await connection.db.delete(user);
});

it('gives a feed to one process at a time', async () => {
  await person(1);
  const episodes = episodeStore(connection.db);
  const taken = await Promise.all([1, 2].map(() => episodes.takeDue(later(0), later(5), [])));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await episodes.takeDue(later(6), later(9), [])).toBeDefined();
  await connection.db.delete(user);
});

it('lets a person have so many feeds and no more, also when they are asked for at once', async () => {
  const userId = await person(2);
  const store = feedStore(connection.db);
  const made = await Promise.all([1, 2, 3].map(() => store.insert(newFeed(userId), 4)));
  expect(made.filter(Boolean)).toHaveLength(2);
  await connection.db.delete(user);
});

it('draws the cover of an audio once for all feeds that it goes into, and again when that failed', async () => {
  let drawn = 0;
  const draw = async (): Promise<Cover> => {
    if (++drawn === 1) throw new Error('no process');
    await nextTurn();
    return { full: new Uint8Array(1), small: new Uint8Array(1) } as Cover;
  };
  const coverOf = coversOfAudios({ draw } as unknown as Pictures, pictureTurns(openDoors()));
  const asker = { caller: 'person:ada' };
  await expect(coverOf('a', asker)).rejects.toThrow('no process');
  await Promise.all([coverOf('a', asker), coverOf('a', asker)]);
  await coverOf('a', asker);
  expect(drawn).toBe(2);
  for (let other = 0; other < 8; other++) await coverOf(`other ${other}`, asker);
  await coverOf('a', asker);
  expect(drawn).toBe(11);
});
