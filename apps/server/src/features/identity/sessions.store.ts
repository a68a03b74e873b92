import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { session, user } from '../../db/schema/accounts.ts';

/** Who calls with the token of this hash. Prepared: every call of a signed-in person asks. */
export function sessionReader(db: Db) {
  const { id, name, email, emailVerified, isAdmin, createdAt, disabledAt } = user;
  const statement = db
    .select({
      session: { id: session.id, expiresAt: session.expiresAt },
      user: { id, name, email, emailVerified, isAdmin, createdAt, disabledAt },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sql.placeholder('tokenHash')))
    .prepare('session_by_token');
  return async (tokenHash: string) => (await statement.execute({ tokenHash }))[0];
}
