import type { Identity, MayJoin, ProveOwnership } from '@parlance/ports/identity';
import { type LibraryOptions, openLibrary } from './library.ts';
import { passwords } from './passwords.ts';
import { isDisabled, people, personOf } from './people.ts';
import { type ProviderSettings, visits } from './visits.ts';

type Options = LibraryOptions & {
  providers: ProviderSettings;
  proveOwnership: ProveOwnership;
  mayJoin: MayJoin;
};

/**
 * None of the library's own HTTP endpoints is reachable from outside but the one that providers answer to: what
 * the product needs is called from here.
 */
export function betterAuthIdentity({ providers, proveOwnership, mayJoin, ...options }: Options): Identity {
  const library = openLibrary(options);
  const who = people(library.$context, options.trialKeys);

  return {
    ...who,
    ...passwords(library, who),
    ...visits({ ...options, proveOwnership, mayJoin }, providers, library, who),
    async whoIs(authorization) {
      if (!authorization) return undefined;
      const found = await library.api.getSession({ headers: new Headers({ authorization }) });
      return found && !isDisabled(found.user)
        ? { ...personOf(found.user), sessionId: found.session.id }
        : undefined;
    },
  };
}
