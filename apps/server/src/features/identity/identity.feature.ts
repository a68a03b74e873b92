import type { Identity, Joined, MayJoin, ProveOwnership } from '@parlance/ports/identity';
import type { Limiter } from '@parlance/ports/limiter';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { attemptCounts } from '../../db/schema/accounts.ts';
import { takeOvers } from '../../db/schema/preferences.ts';
import type { Emit } from '../../events.ts';
import { defineFeature } from '../../feature.ts';
import { invite } from './actions/invite.ts';
import { takeOwnership } from './actions/take-ownership.ts';
import { doorway } from './doorway.ts';
import { identityLimits } from './identity.limits.ts';
import { type IdentityDeps, identityEndpoints } from './identity.routes.ts';
import { hasPeople, nameFirstAdmin, oneTimeTokenStore } from './identity.store.ts';
import { ownershipStore } from './ownership.store.ts';
import { answerProvider } from './provider-answer.ts';

/** "This account is yours now", to the owner of an address that somebody else had signed up with. */
const takeOverMails = (send: (to: Recipient) => Promise<void>) =>
  dueRows(
    takeOvers,
    ({ userId }) => eq(takeOvers.userId, userId),
    async (tx, { userId }) => {
      const to = await recipientOf(tx, userId);
      if (to) await send(to);
      return to !== undefined;
    },
  );

type Deps = Pick<IdentityDeps, 'clock' | 'log' | 'rememberLanguage' | 'sendsMail'> & {
  db: Db;
  limiter: Limiter;
  emit: Emit;
  openIdentity(proveOwnership: ProveOwnership, mayJoin: MayJoin, joined: Joined): Identity;
  mails: IdentityDeps['mails'] & { takenOver: Parameters<typeof takeOverMails>[0] };
  config: {
    publicUrl: string;
    origins: string[];
    onLoopback: boolean;
    signUp: 'open' | 'invitation' | 'off';
    edition: 'home' | 'service';
  };
};

/** Signing up, signing in, and proving that an address is one's own. */
export function identityFeature({ db, limiter, emit, openIdentity, config, ...deps }: Deps) {
  const { clock, mails } = deps;
  const ownership = ownershipStore(db);
  const tokens = oneTimeTokenStore(db, clock);
  const proveOwnership = takeOwnership({ ownership, clock, emit });
  const door = doorway({ signUp: config.signUp, hasPeople: () => hasPeople(db), tokens });
  // A service is run by those whom a command named; at home it is whoever came first.
  const joined = async () => (config.edition === 'home' ? nameFirstAdmin(db) : undefined);
  const identity = openIdentity(proveOwnership, door.isOpen, joined);
  const signingIn = {
    ...deps,
    identity,
    tokens,
    ownership,
    proveOwnership,
    door,
    limits: identityLimits(limiter, config),
    publicUrl: config.publicUrl,
    origins: config.origins,
  };
  return defineFeature({
    name: 'identity',
    endpoints: identityEndpoints(signingIn),
    mails: [takeOverMails(mails.takenOver)],
    tables: [
      { table: takeOvers, exported: { exempt: 'told by mail and on the page' }, deleted: 'with_user' },
      {
        table: attemptCounts,
        exported: { exempt: 'keyed by hashes, for hours' },
        deleted: { exempt: 'keyed by hashes, for hours' },
      },
    ],
    exportUser: { exempt: 'sessions and ways to sign in are exported with the account' },
    deleteUser: { exempt: 'sessions and ways to sign in go with the account' },
    identity,
    invite: () => invite({ tokens, clock, publicUrl: config.publicUrl }),
    answerProvider: answerProvider(signingIn),
    ownership: { takenOverAt: ownership.takenOverAt, noteTakeOverSeen: ownership.noteSeen },
  });
}
