import type { Coming, Identity, MayJoin, ProveOwnership } from '@parlance/ports/identity';
import type { Limiter } from '@parlance/ports/limiter';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { attemptCounts } from '../../db/schema/accounts.ts';
import { confirmationMails, takeOvers } from '../../db/schema/preferences.ts';
import type { Emit } from '../../events.ts';
import { defineFeature } from '../../feature.ts';
import { invite } from './actions/invite.ts';
import { takeOwnership } from './actions/take-ownership.ts';
import { type WelcomeDeps, welcome } from './actions/welcome.ts';
import { dueConfirmations, writeConfirmation } from './confirmation-mails.ts';
import { type Doorway, doorway } from './doorway.ts';
import { identityLimits } from './identity.limits.ts';
import { type IdentityDeps, identityEndpoints } from './identity.routes.ts';
import { hasPeople, isEmpty, oneTimeTokenStore } from './identity.store.ts';
import { ownershipStore } from './ownership.store.ts';
import { readProfile } from './person-names.ts';
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

/** What the vendor that keeps accounts is told to hold to. */
export type IdentityRules = {
  proveOwnership: ProveOwnership;
  mayJoin: MayJoin;
  admit: Doorway['admit'];
  readProfile: typeof readProfile;
  joined(tx: Tx, person: { id: string; emailVerified: boolean }, coming: Coming): Promise<void>;
};

type Deps = Pick<IdentityDeps, 'clock' | 'doors' | 'rememberLanguage'> & {
  db: Db;
  rememberLanguageIn: WelcomeDeps['rememberLanguage'];
  sendsMail: boolean;
  limiter: Limiter;
  emit: Emit;
  openIdentity(rules: IdentityRules): Identity;
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
  const door = doorway({
    ...config,
    people: { any: () => hasPeople(db), none: isEmpty },
    invitations: {
      check: (invitation) => tokens.check(invitation, 'invitation'),
      async take(tx, invitation) {
        await oneTimeTokenStore(tx, clock).consume(invitation, 'invitation');
      },
    },
  });
  const joined = welcome({ ...deps, rememberLanguage: deps.rememberLanguageIn, writeConfirmation });
  const identity = openIdentity({
    proveOwnership,
    mayJoin: door.isOpen,
    admit: door.admit,
    joined,
    readProfile,
  });
  const signingIn = {
    ...deps,
    identity,
    tokens,
    ownership,
    proveOwnership,
    door,
    mailDue: () => emit('mailDue', {}),
    limits: identityLimits(limiter, config),
    publicUrl: config.publicUrl,
    origins: config.origins,
  };
  return defineFeature({
    name: 'identity',
    endpoints: identityEndpoints(signingIn),
    mails: [takeOverMails(mails.takenOver), dueConfirmations({ tokens, mails })],
    tables: [
      {
        table: confirmationMails,
        exported: { exempt: 'that a mail is to go out, or went' },
        deleted: 'with_user',
      },
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
    signUpOffered: door.offered,
    invite: () => invite({ tokens, clock, publicUrl: config.publicUrl }),
    answerProvider: answerProvider(signingIn),
    ownership: { takenOverAt: ownership.takenOverAt, noteTakeOverSeen: ownership.noteSeen },
  });
}
