import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { preferences } from '../../db/schema/preferences.ts';

export type PreferencesRow = typeof preferences.$inferSelect;
type Change = Partial<Omit<PreferencesRow, 'userId'>>;

/** For whoever has no row yet; the same as the columns' own defaults. */
const untouched = (userId: string): PreferencesRow => ({
  userId,
  notifyNewAudio: true,
  notifyNewFeatures: false,
  defaultLanguage: null,
  defaultMode: null,
  defaultTone: null,
  defaultVoice: null,
  interfaceLanguage: 'en-US',
});

export function preferencesStore(db: Db) {
  async function read(userId: string): Promise<PreferencesRow> {
    const rows = await db.select().from(preferences).where(eq(preferences.userId, userId));
    return rows[0] ?? untouched(userId);
  }

  async function change(userId: string, set: Change): Promise<void> {
    if (Object.keys(set).length === 0) return;
    await db
      .insert(preferences)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: preferences.userId, set });
  }

  return {
    read,
    change,

    /** As nobody had chosen anything; the language of mails stays. */
    async reset(tx: Tx, userId: string): Promise<void> {
      const { userId: _, interfaceLanguage: __, ...defaults } = untouched(userId);
      await tx.update(preferences).set(defaults).where(eq(preferences.userId, userId));
    },

    /** Only where there is something to switch off: who deleted the account has no row to write. */
    async switchOffNews(userId: string): Promise<void> {
      if ((await read(userId)).notifyNewFeatures) await change(userId, { notifyNewFeatures: false });
    },

    /** The language mails to this person are written in. */
    languageOf: async (userId: string): Promise<InterfaceLanguage> => (await read(userId)).interfaceLanguage,
    rememberLanguage: (userId: string, interfaceLanguage: InterfaceLanguage): Promise<void> =>
      change(userId, { interfaceLanguage }),
  };
}

export type PreferencesStore = ReturnType<typeof preferencesStore>;
