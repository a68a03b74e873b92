import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { user } from './schema/accounts.ts';
import { preferences } from './schema/preferences.ts';

export type Recipient = { email: string; name: string; language: InterfaceLanguage };

/** Who somebody is by mail, and in which language they read; nobody once the account is gone. */
export async function recipientOf(db: Db, userId: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({ email: user.email, name: user.name, language: preferences.interfaceLanguage })
    .from(user)
    .leftJoin(preferences, eq(preferences.userId, user.id))
    .where(eq(user.id, userId));
  return found && { ...found, language: found.language ?? 'en-US' };
}
