import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { asc, eq, lte } from 'drizzle-orm';
import { user } from '../db/schema/accounts.ts';
import { audios } from '../db/schema/audios.ts';
import { newAudioNotices, preferences } from '../db/schema/preferences.ts';
import type { DueMails } from './due-mails.ts';

export type Send = (
  to: { email: string; name: string; language: InterfaceLanguage },
  audio: { id: string; title: string },
) => Promise<void>;

/** "Your audio is ready", to people who want to know and whose address is known to be theirs. */
export const newAudioMails = (send: Send): DueMails<typeof newAudioNotices.$inferSelect> => ({
  async take(tx, now) {
    const rows = await tx
      .select()
      .from(newAudioNotices)
      .where(lte(newAudioNotices.dueAt, now))
      .orderBy(asc(newAudioNotices.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return rows[0];
  },

  async send(tx, { audioId }) {
    const [found] = await tx
      .select({ title: audios.title, user, preferences })
      .from(audios)
      .innerJoin(user, eq(user.id, audios.userId))
      .leftJoin(preferences, eq(preferences.userId, user.id))
      .where(eq(audios.id, audioId));
    if (!found?.user.emailVerified || found.preferences?.notifyNewAudio === false) return false;
    const { email, name } = found.user;
    const language = found.preferences?.interfaceLanguage ?? 'en-US';
    await send({ email, name, language }, { id: audioId, title: found.title ?? '' });
    return true;
  },

  settle: (tx, { audioId }, progress) =>
    tx.update(newAudioNotices).set(progress).where(eq(newAudioNotices.audioId, audioId)),
});
