import { eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import type { Recipient } from '../../db/recipient.ts';
import { user } from '../../db/schema/accounts.ts';
import { audios } from '../../db/schema/audios.ts';
import { newAudioNotices, preferences } from '../../db/schema/preferences.ts';

export type Send = (
  to: Recipient,
  audio: { id: string; title: string; durationMs: number | null; chapters: string[] },
) => Promise<void>;

/** "Your audio is ready", to people who want to know and whose address is known to be theirs. */
export const newAudioMails = (send: Send) =>
  dueRows(
    newAudioNotices,
    ({ audioId }) => eq(newAudioNotices.audioId, audioId),
    async (db, { audioId }) => {
      const [found] = await db
        .select({
          title: audios.title,
          durationMs: audios.durationMs,
          chapters: audios.chapters,
          user,
          preferences,
        })
        .from(audios)
        .innerJoin(user, eq(user.id, audios.userId))
        .leftJoin(preferences, eq(preferences.userId, user.id))
        .where(eq(audios.id, audioId));
      if (!found?.user.emailVerified || found.preferences?.notifyNewAudio === false) return false;
      const { email, name } = found.user;
      const language = found.preferences?.interfaceLanguage ?? 'en-US';
      const { title, durationMs, chapters } = found;
      await send(
        { email, name, language },
        { id: audioId, title: title ?? '', durationMs, chapters: chapters.map((chapter) => chapter.title) },
      );
      return true;
    },
  );
