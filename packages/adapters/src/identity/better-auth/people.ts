import { AppError } from '@parlance/kernel/errors';
import type { Coming, Credential, Device, Person, SessionInfo } from '@parlance/ports/identity';
import type { JoiningRows } from './joining.ts';
import type { LibraryContext } from './library.ts';

export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  /** Columns of ours, which the library's types do not know everywhere. */
  isAdmin?: boolean | null;
  disabledAt?: Date | null;
};

export const isDisabled = (user: UserRow): boolean => Boolean(user.disabledAt);

export const personOf = ({ id, name, email, emailVerified, isAdmin, createdAt }: UserRow): Person => ({
  id,
  name,
  email,
  emailVerified,
  isAdmin: isAdmin ?? false,
  createdAt,
});

/** The library writes an empty text where it knows nothing. */
const orNull = (text: string | null | undefined): string | null => text || null;

const isCredential = (providerId: string): providerId is Credential =>
  ['credential', 'google', 'microsoft'].includes(providerId) || providerId.startsWith('oidc-');

/** What the port asks about people, in the library's own tables. */
export function people(context: Promise<LibraryContext>, joining: JoiningRows) {
  const store = async () => (await context).internalAdapter;
  const rows = async () => (await context).adapter;
  const ofUser = (userId: string) => [{ field: 'userId', value: userId }];

  return {
    async endAllSessions(userId: string): Promise<void> {
      await (await rows()).deleteMany({ model: 'session', where: ofUser(userId) });
    },

    async personByEmail(email: string): Promise<Person | undefined> {
      const found = await (await store()).findUserByEmail(email);
      return found ? personOf(found.user) : undefined;
    },
    async personById(userId: string): Promise<Person | undefined> {
      const found = await (await store()).findUserById(userId);
      return found ? personOf(found) : undefined;
    },
    async createPerson(
      email: string,
      name: string,
      { ipAddress }: Device,
      coming: Coming,
    ): Promise<Person | undefined> {
      const adapter = await store();
      try {
        return personOf(
          await joining.arrive({ ...coming, ipAddress }, () =>
            adapter.createUser({ email, name, emailVerified: true }, { method: 'login-link' }),
          ),
        );
      } catch (error) {
        if (await adapter.findUserByEmail(email)) return undefined;
        throw error;
      }
    },
    async openSession(userId: string, { ipAddress, userAgent }: Device): Promise<string> {
      const found = await (await store()).findUserById(userId);
      if (found && isDisabled(found)) throw new AppError('account_disabled');
      const session = await (await store()).createSession(userId, false, {
        ipAddress: ipAddress ?? '',
        userAgent: userAgent ?? '',
      });
      return session.token;
    },

    async setPassword(userId: string, hash: string): Promise<void> {
      const { internalAdapter, adapter } = await context;
      const account = await internalAdapter.findCredentialAccount(userId);
      if (!account) {
        await internalAdapter.linkAccount({
          userId,
          providerId: 'credential',
          accountId: userId,
          password: hash,
        });
        return;
      }
      await adapter.update({
        model: 'account',
        where: [{ field: 'id', value: account.id }],
        update: { password: hash, updatedAt: new Date() },
      });
    },

    async credentialsOf(userId: string): Promise<Credential[]> {
      const accounts = await (await store()).findAccounts(userId);
      return [...new Set(accounts.map((account) => account.providerId).filter(isCredential))].sort();
    },
    async sessionsOf(userId: string): Promise<SessionInfo[]> {
      const sessions = await (await store()).listSessions(userId, { onlyActiveSessions: true });
      return sessions
        .map(({ id, createdAt, updatedAt, expiresAt, userAgent, ipAddress }) => ({
          id,
          createdAt,
          lastUsedAt: updatedAt,
          expiresAt,
          userAgent: orNull(userAgent),
          ipAddress: orNull(ipAddress),
        }))
        .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
    },
    async endSession(userId: string, sessionId: string): Promise<boolean> {
      const where = [...ofUser(userId), { field: 'id', value: sessionId }];
      return (await (await rows()).deleteMany({ model: 'session', where })) > 0;
    },
  };
}

export type People = ReturnType<typeof people>;
