import { AsyncLocalStorage } from 'node:async_hooks';
import type { HashedPassword } from '@parlance/ports/identity';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { PasswordHashing } from './library.ts';

/**
 * The library hashes a new password in the transaction that makes the account. Here it was hashed before, and the
 * library is handed what came of it: no connection is held by work for the processor.
 */
export function hashingApart(
  { hash, verify }: PasswordHashing = { hash: hashPassword, verify: verifyPassword },
) {
  const made = new AsyncLocalStorage<HashedPassword>();
  return {
    verify,
    async hash(password: string): Promise<string> {
      const known = made.getStore();
      return known?.password === password ? known.hash : hash(password);
    },
    async prepare(password: string): Promise<HashedPassword> {
      return { password, hash: await hash(password) };
    },
    withHash: <T>(hashed: HashedPassword, act: () => Promise<T>): Promise<T> => made.run(hashed, act),
  };
}

export type Hashing = ReturnType<typeof hashingApart>;
