import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Coming, Device, NewPerson, Person, SignedIn } from '@parlance/ports/identity';
import { isAPIError } from 'better-auth/api';
import type { JoiningRows } from './joining.ts';
import { ADDRESS_HEADER, type Library } from './library.ts';
import { isDisabled, type People, personOf, type UserRow } from './people.ts';

const headersOf = ({ ipAddress, userAgent }: Device): Headers => {
  const headers = new Headers();
  if (ipAddress) headers.set(ADDRESS_HEADER, ipAddress);
  if (userAgent) headers.set('user-agent', userAgent);
  return headers;
};

const refusedWith = (error: unknown, ...codes: string[]): boolean =>
  isAPIError(error) && codes.includes(String(error.body?.code));

export function passwords(library: Library, who: People, joining: JoiningRows) {
  const context = library.$context;

  /** The password may have been taken away between its check and the new session. */
  async function stillStands(userId: string, startedAt: Date): Promise<boolean> {
    const account = await (await library.$context).internalAdapter.findCredentialAccount(userId);
    return !!account && account.updatedAt < startedAt;
  }

  return {
    hashPassword: async (password: string): Promise<string> => (await context).password.hash(password),

    /** The library's own way hashes, and signs a cookie that nobody asked for, while its transaction is open. */
    async signUp(
      { name, email: written, passwordHash }: NewPerson,
      device: Device,
      coming: Coming,
    ): Promise<SignedIn | undefined> {
      const { adapter } = await context;
      const email = written.toLowerCase();
      const make = () =>
        adapter.transaction(async (within) => {
          const made: UserRow = await within.create({
            model: 'user',
            data: { name, email, emailVerified: false },
          });
          const account = {
            userId: made.id,
            accountId: made.id,
            providerId: 'credential',
            password: passwordHash,
          };
          await within.create({ model: 'account', data: account });
          return personOf(made);
        });
      let person: Person;
      try {
        person = await joining.arrive({ ...coming, ipAddress: device.ipAddress }, make);
      } catch (error) {
        // Two sign-ups at once: the second one fails on the unique address.
        if (!isAppError(error) && (await who.personByEmail(email))) return undefined;
        throw error;
      }
      return { token: await who.openSession(person.id, device), person };
    },

    async signIn(email: string, password: string, device: Device): Promise<SignedIn | undefined> {
      const startedAt = new Date();
      try {
        const { token, user } = await library.api.signInEmail({
          body: { email, password },
          headers: headersOf(device),
        });
        if (isDisabled(user)) {
          await (await library.$context).internalAdapter.deleteSession(token);
          throw new AppError('account_disabled');
        }
        if (await stillStands(user.id, startedAt)) return { token, person: personOf(user) };
        await (await library.$context).internalAdapter.deleteSession(token);
        return undefined;
      } catch (error) {
        if (refusedWith(error, 'INVALID_EMAIL_OR_PASSWORD', 'PASSWORD_TOO_LONG')) return undefined;
        throw error;
      }
    },
  };
}
