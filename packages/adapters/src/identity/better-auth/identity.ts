import type { Identity, MayJoin, ProveOwnership } from '@parlance/ports/identity';
import type { ReadProfile } from './id-token-claims.ts';
import { type Joining, joiningRows } from './joining.ts';
import { isDue, type LibraryOptions, openLibrary } from './library.ts';
import { passwords } from './passwords.ts';
import { isDisabled, people, personOf } from './people.ts';
import { hash } from './sealed-rows.ts';
import { type ProviderSettings, visits } from './visits.ts';

type Options = Omit<LibraryOptions, 'joining'> & {
  joining: Joining;
  providers: ProviderSettings;
  proveOwnership: ProveOwnership;
  mayJoin: MayJoin;
  readProfile: ReadProfile;
};

const BEARER = /^bearer +(\S+) *$/i;

/**
 * None of the library's own HTTP endpoints is reachable from outside but the one that providers answer to: what
 * the product needs is called from here.
 */
export function betterAuthIdentity({
  providers,
  proveOwnership,
  mayJoin,
  readProfile,
  joining: rules,
  ...given
}: Options): Identity {
  const joining = joiningRows(rules);
  const options = { ...given, joining };
  const library = openLibrary(options);
  const who = people(library.$context, joining);

  return {
    ...who,
    ...passwords(library, who, joining),
    ...visits({ ...options, proveOwnership, mayJoin, readProfile }, providers, library, who),
    async whoIs(authorization) {
      const token = BEARER.exec(authorization ?? '')?.[1];
      if (!token || !authorization) return undefined;
      const found = await options.findSession(hash(token));
      // Nearly every call ends here. The library signs and verifies the token several times on its own way.
      const standing =
        found && isDue(found.session, new Date())
          ? await library.api.getSession({ headers: new Headers({ authorization }) })
          : found;
      return standing && !isDisabled(standing.user)
        ? { ...personOf(standing.user), sessionId: standing.session.id }
        : undefined;
    },
  };
}
