import type { Clock } from '@parlance/kernel/clock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { user } from '../db/schema/accounts.ts';
import { audios } from '../db/schema/audios.ts';
import { newsletterSubscriptions } from '../db/schema/newsletter.ts';
import { newAudioNotices, preferences } from '../db/schema/preferences.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { newAudioMails } from '../features/audios/new-audio-mails.ts';
import { announce } from '../features/newsletter/actions/announce.ts';
import { announcementMails } from '../features/newsletter/announcement-mails.ts';
import { newsletterStore } from '../features/newsletter/newsletter.store.ts';
import { newsletterMails } from '../features/newsletter/newsletter-mails.ts';
import { openLog } from '../log.ts';
import { sendDueMails } from './due-mails.ts';

const log = openLog('silent');
const MINUTE_MS = 60_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
let db: Db;
let nowMs: number;
const clock: Clock = { now: () => new Date(nowMs) };

beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, 6, () => {});
  db = connection.db;
});
beforeEach(async () => {
  nowMs = Date.parse('2026-05-01T12:00:00Z');
  await db.delete(user);
  await db.delete(newsletterSubscriptions);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function aUser(id: string, about: Partial<typeof preferences.$inferInsert> = {}, emailVerified = true) {
  await db.insert(user).values({ id, name: id, email: `${id}@example.com`, emailVerified });
  await db.insert(preferences).values({ userId: id, ...about });
}

async function aFinishedAudio(userId: string) {
  const now = clock.now();
  const id = `audio-of-${userId}`;
  const kind = { language: 'en-US', level: 'beginner', mode: 'dialogue', length: 'short' } as const;
  const rest = {
    runId: 'run',
    status: 'ready',
    voice: 'pair',
    sourceType: 'script',
    title: 'Reefs',
    durationMs: 90_000,
  } as const;
  await db.insert(audios).values({ id, userId, ...kind, ...rest, createdAt: now, updatedAt: now });
  await db.insert(newAudioNotices).values({ audioId: id, userId, dueAt: now });
}

/** Sends as several processes would, at once. */
const sendNews = (send: Parameters<typeof newAudioMails>[0], processes = 1) =>
  Promise.all(Array.from({ length: processes }, () => sendDueMails({ db, clock, log }, newAudioMails(send))));

describe('mails about new audios', () => {
  it('go out once, however many processes look for them at once and afterwards', async () => {
    for (const id of ['ada', 'bob', 'eve']) {
      await aUser(id);
      await aFinishedAudio(id);
    }
    const sent: string[] = [];
    const send = async (to: { email: string }) => void sent.push(to.email);
    await sendNews(send, 4);
    nowMs += 24 * 60 * MINUTE_MS;
    await sendNews(send, 2);
    expect(sent.sort()).toEqual(['ada@example.com', 'bob@example.com', 'eve@example.com']);
  });

  it('do not go to whoever switched them off or never confirmed the address, also not later', async () => {
    await aUser('off', { notifyNewAudio: false });
    await aUser('unconfirmed', {}, false);
    for (const id of ['off', 'unconfirmed']) await aFinishedAudio(id);
    const sent: string[] = [];
    const send = async (to: { email: string }) => void sent.push(to.email);
    await sendNews(send);
    await db.update(user).set({ emailVerified: true });
    await db.update(preferences).set({ notifyNewAudio: true });
    nowMs += 24 * 60 * MINUTE_MS;
    await sendNews(send);
    expect(sent).toEqual([]);
  });

  it('hold no connection while the mail server keeps silent, and are nobody else’s meanwhile', async () => {
    await aUser('ada');
    await aFinishedAudio('ada');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const sent: string[] = [];
    const asked = Promise.withResolvers<void>();
    const slow = sendNews(async (to) => {
      asked.resolve();
      await answered;
      sent.push(to.email);
    });
    await asked.promise;
    const { pool } = connection;
    expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
    await sendNews(async (to) => void sent.push(to.email));
    answer();
    await slow;
    expect(sent).toEqual(['ada@example.com']);
    expect(await db.select().from(newAudioNotices)).toMatchObject([{ dueAt: null, sentAt: clock.now() }]);
  });

  it('are tried again after longer and longer pauses when the mail server refuses, then given up', async () => {
    await aUser('ada', { interfaceLanguage: 'pt-BR' });
    await aFinishedAudio('ada');
    const triedAt: number[] = [];
    const start = nowMs;
    const refuse = async () => {
      triedAt.push((nowMs - start) / MINUTE_MS);
      throw new Error('no room');
    };
    for (let due: Date | null | undefined = clock.now(); due; ) {
      nowMs = due.getTime() - 1;
      await sendNews(refuse);
      nowMs += 1;
      await sendNews(refuse);
      due = (await db.select().from(newAudioNotices))[0]?.dueAt;
    }
    expect(triedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023]);
  });

  it('arrive with the next try when the mail server is back, in the language of the person', async () => {
    await aUser('ada', { interfaceLanguage: 'pt-BR' });
    await aFinishedAudio('ada');
    await sendNews(() => Promise.reject(new Error('no room')));
    nowMs += MINUTE_MS;
    const sent: unknown[] = [];
    await sendNews(async (...mail) => void sent.push(mail));
    expect(sent).toEqual([
      [
        { email: 'ada@example.com', name: 'ada', language: 'pt-BR' },
        { id: 'audio-of-ada', title: 'Reefs', durationMs: 90_000, chapters: [] },
      ],
    ]);
  });
});

describe('announcements', () => {
  const NEWS = {
    'en-US': { title: 'Chapters', paragraphs: ['Jump.'] },
    'pt-BR': { title: 'Capítulos', paragraphs: ['Pule.'] },
  };
  const tell = (dryRun = false) => announce({ db, clock }, NEWS, dryRun);
  const sendAll = async () => {
    const sent: string[] = [];
    const mails = announcementMails({
      send: async (to, news) => void sent.push(`${to.email} ${news.title} ${news.unsubscribeUrl}`),
      unsubscribeUrl: (userId) => `leave/${userId}`,
    });
    await sendDueMails({ db, clock, log }, mails);
    const toReaders = newsletterMails({
      send: async (to, news) => void sent.push(`${to.email} ${news.title} ${news.unsubscribeUrl}`),
      unsubscribeUrl: (id) => `leave-newsletter/${id}`,
    });
    await sendDueMails({ db, clock, log }, toReaders);
    return sent.sort();
  };
  const aSubscriber = (id: string, about: Partial<typeof newsletterSubscriptions.$inferInsert> = {}) =>
    db.insert(newsletterSubscriptions).values({
      id,
      email: `${id}@example.com`,
      language: 'en-US',
      requestedAt: clock.now(),
      confirmedAt: clock.now(),
      ...about,
    });
  const people = async () => {
    await aUser('ada', { notifyNewFeatures: true });
    await aUser('bia', { notifyNewFeatures: true, interfaceLanguage: 'pt-BR' });
    await aUser('off');
    await aUser('unconfirmed', { notifyNewFeatures: true }, false);
  };

  it('go to those who asked and confirmed, each in their language, with their own way out', async () => {
    await people();
    expect(await tell()).toEqual({ 'en-US': 1, 'pt-BR': 1 });
    expect(await sendAll()).toEqual([
      'ada@example.com Chapters leave/ada',
      'bia@example.com Capítulos leave/bia',
    ]);
  });

  it('are only counted in a dry run', async () => {
    await people();
    expect(await tell(true)).toEqual({ 'en-US': 1, 'pt-BR': 1 });
    expect(await sendAll()).toEqual([]);
  });

  it('never reach anybody twice, but do reach who asked since', async () => {
    await people();
    await tell();
    await sendAll();
    await db.update(preferences).set({ notifyNewFeatures: true }).where(eq(preferences.userId, 'off'));
    expect(await tell()).toEqual({ 'en-US': 1, 'pt-BR': 0 });
    expect(await sendAll()).toEqual(['off@example.com Chapters leave/off']);
  });

  it('do not reach whoever unsubscribed while they were on the way', async () => {
    await people();
    await tell();
    await db.update(preferences).set({ notifyNewFeatures: false }).where(eq(preferences.userId, 'ada'));
    expect(await sendAll()).toEqual(['bia@example.com Capítulos leave/bia']);
  });

  it('go to confirmed subscribers of the newsletter too, once, and never twice to one address', async () => {
    await people();
    await aSubscriber('ada');
    await aSubscriber('off', { language: 'pt-BR' });
    await aSubscriber('cai');
    await aSubscriber('undecided', { confirmedAt: null });
    expect(await tell(true)).toEqual({ 'en-US': 2, 'pt-BR': 2 });
    expect(await tell()).toEqual({ 'en-US': 2, 'pt-BR': 2 });
    const byAccount = ['ada@example.com Chapters leave/ada', 'bia@example.com Capítulos leave/bia'];
    expect(await sendAll()).toEqual([
      ...byAccount,
      'cai@example.com Chapters leave-newsletter/cai',
      'off@example.com Capítulos leave-newsletter/off',
    ]);
    await db.update(preferences).set({ notifyNewFeatures: false });
    expect(await tell()).toEqual({ 'en-US': 0, 'pt-BR': 0 });
    expect(await sendAll()).toEqual([]);
  });

  it('do not reach a subscriber who left while they were on the way', async () => {
    await aSubscriber('cai');
    await tell();
    await newsletterStore(db).end('cai@example.com');
    expect(await sendAll()).toEqual([]);
  });
});
