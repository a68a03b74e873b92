import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProveOwnership } from '@parlance/ports/identity';
import type { LibraryContext } from './library.ts';
import type { People } from './people.ts';
import type { Arrival } from './strict-providers.ts';

/** What is learned about one answer of a provider while the library works on it. */
export type Seen = {
  /** The address of an account that has to be signed in to another way first. */
  existing?: string;
  /** The identity to be linked is another account's already. */
  isTaken?: boolean;
  session?: { id: string; userId: string };
  arrival?: Arrival;
};

export const accountIdOf = ({ claims }: Arrival): string => `${claims.iss}|${claims.sub}`;

/**
 * Who comes with an identity that nobody has here, but with the address of an account:
 * - the provider vouches for the address and the account never proved it: the account is theirs, and what a
 *   stranger left on it goes;
 * - otherwise they have to sign in as they did before and link then. An address the provider does not vouch
 *   for opens nothing.
 */
export function admission(
  context: Promise<LibraryContext>,
  people: People,
  proveOwnership: ProveOwnership,
  mayJoin: (provider: string) => Promise<boolean>,
) {
  const current = new AsyncLocalStorage<Seen>();

  async function admitLink(arrival: Arrival): Promise<boolean> {
    const { link, provider: providerId } = arrival;
    if (!link) return false;
    // Looked at before the library compares addresses: people with two accounts read what is true.
    const { internalAdapter } = await context;
    const holder = await internalAdapter.findAccountByKey({ providerId, accountId: accountIdOf(arrival) });
    if (holder && holder.userId !== link.userId) {
      const seen = current.getStore();
      if (seen) seen.isTaken = true;
      return false;
    }
    // Whoever began it may have been signed out since: the owner took the account back, or left.
    return (await people.sessionsOf(link.userId)).some((session) => session.id === link.sessionId);
  }

  async function admitSignIn(arrival: Arrival): Promise<boolean> {
    const { internalAdapter } = await context;
    const { provider: providerId, claims, emailVerified } = arrival;
    const identity = { providerId, accountId: accountIdOf(arrival) };
    if (await internalAdapter.findAccountByKey(identity)) return true;
    const person = await people.personByEmail(claims.email);
    if (!person) return mayJoin(providerId);
    if (!emailVerified || person.emailVerified) {
      const seen = current.getStore();
      if (seen) seen.existing = person.email;
      return false;
    }
    await proveOwnership(person.id);
    await internalAdapter.linkAccount({ userId: person.id, ...identity });
    return true;
  }

  return {
    run: <T>(seen: Seen, act: () => Promise<T>): Promise<T> => current.run(seen, act),
    sessionOpened(session: { id: string; userId: string }): void {
      const seen = current.getStore();
      if (seen) seen.session = { id: session.id, userId: session.userId };
    },
    async admit(arrival: Arrival): Promise<boolean> {
      const seen = current.getStore();
      if (seen) seen.arrival = arrival;
      return arrival.link ? admitLink(arrival) : admitSignIn(arrival);
    },
    admitLink,
  };
}
