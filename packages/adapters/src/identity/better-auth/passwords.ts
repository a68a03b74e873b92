import { AppError } from '@parlance/kernel/errors';
import type { Coming, Device, NewPerson, SignedIn } from '@parlance/ports/identity';
import { isAPIError } from 'better-auth/api';
import type { Hashing } from './hashing.ts';
import type { JoiningRows } from './joining.ts';
import { ADDRESS_HEADER, type Library } from './library.ts';
import { isDisabled, type People, personOf } from './people.ts';

const headersOf = ({ ipAddress, userAgent }: Device): Headers => {
  const headers = new Headers();
  if (ipAddress) headers.set(ADDRESS_HEADER, ipAddress);
  if (userAgent) headers.set('user-agent', userAgent);
  return headers;
};

const refusedWith = (error: unknown, ...codes: string[]): boolean =>
  isAPIError(error) && codes.includes(String(error.body?.code));

export function passwords(
  library: Library,
  who: People,
  { hashing, joining }: { hashing: Hashing; joining: JoiningRows },
) {
  /** The password may have been taken away between its check and the new session. */
  async function stillStands(userId: string, startedAt: Date): Promise<boolean> {
    const account = await (await library.$context).internalAdapter.findCredentialAccount(userId);
    return !!account && account.updatedAt < startedAt;
  }

  return {
    hashPassword: hashing.prepare,

    async signUp(
      { name, email, password: hashed }: NewPerson,
      device: Device,
      coming: Coming,
    ): Promise<SignedIn | undefined> {
      const { password } = hashed;
      try {
        const { token, user } = await joining.arrive({ ...coming, ipAddress: device.ipAddress }, () =>
          hashing.withHash(hashed, () =>
            library.api.signUpEmail({ body: { name, email, password }, headers: headersOf(device) }),
          ),
        );
        return token === null ? undefined : { token, person: personOf(user) };
      } catch (error) {
        if (refusedWith(error, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')) return undefined;
        // Two sign-ups at once: the second one fails on the unique address.
        if (refusedWith(error, 'FAILED_TO_CREATE_USER') && (await who.personByEmail(email))) return undefined;
        throw error;
      }
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
