import type { InterfaceLanguage } from '@parlance/contract/accounts';
import * as contract from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import type { Identity } from '@parlance/ports/identity';
import type { Db, Tx } from '../../db/connect.ts';
import { account, oneTimeTokens, session, user, verification } from '../../db/schema/accounts.ts';
import { pendingDeletions, preferences, pronunciations } from '../../db/schema/preferences.ts';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { Emit } from '../../events.ts';
import { defineFeature, type PersonalData } from '../../feature.ts';
import { refuseUnknownLanguages } from './accounts.policy.ts';
import { type AccountDeps, accountEndpoints } from './accounts.routes.ts';
import { accountStore } from './accounts.store.ts';
import { preferencesView, profileView } from './accounts.view.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { type FinishDeps, finishDeletions } from './actions/finish-deletions.ts';
import { deletionStore } from './deletions.store.ts';
import { exportEndpoints } from './export.routes.ts';
import { preferencesStore } from './preferences.store.ts';
import { type PronunciationStore, pronunciationStore } from './pronunciations.store.ts';
import { sessionEndpoints, sessionView } from './sessions.routes.ts';
import { signInMethods } from './sign-in-methods.ts';

type PronunciationDeps = { pronunciations: PronunciationStore; options: Options };

const pronunciationEndpoints = (deps: PronunciationDeps): Endpoint[] => [
  endpoint(contract.readPronunciations, async (call) => ({
    items: await deps.pronunciations.list(signedIn(call).userId),
  })),
  endpoint(contract.replacePronunciations, async (call) => {
    refuseUnknownLanguages(deps.options, call.body.items);
    await deps.pronunciations.replace(signedIn(call).userId, call.body.items);
    return call.body;
  }),
];

/** What other features read of a person; needs nothing but the database. */
export function readAccounts(db: Db) {
  const preferences = preferencesStore(db);
  return {
    nameOf: accountStore(db).nameOf,
    pronunciationsOf: pronunciationStore(db).list,
    languageOf: preferences.languageOf,
    rememberLanguage: preferences.rememberLanguage,
    rememberLanguageIn: (tx: Tx, userId: string, language: InterfaceLanguage) =>
      preferencesStore(tx).rememberLanguage(userId, language),
    switchOffNews: preferences.switchOffNews,
    /** The content language that the person has chosen for everything, or reads in. */
    async contentLanguageOf(userId: string): Promise<string> {
      const chosen = await preferences.read(userId);
      return chosen.defaultLanguage ?? chosen.interfaceLanguage;
    },
  };
}

type Own = 'accounts' | 'preferences' | 'deletions' | 'features' | 'languageOf' | 'personDeleted';

type Deps = Omit<AccountDeps, Own> & {
  db: Db;
  log: FinishDeps['log'];
  emit: Emit;
  identity: Pick<Identity, 'credentialsOf' | 'sessionsOf' | 'endSession' | 'endAllSessions'>;
  mails: { accountDeleted: FinishDeps['tell'] };
  /** Every other feature: what they keep of people is exported and deleted with the account. */
  others: PersonalData[];
};

/** Who a person is here and what they have chosen; their export, and the end of their account. */
export function accountsFeature({ db, log, emit, mails, others, ...given }: Deps) {
  const { identity, clock, options } = given;
  const accounts = accountStore(db);
  const chosen = preferencesStore(db);
  const dictionary = pronunciationStore(db);
  const deletions = deletionStore(db);
  const own: PersonalData = {
    deleteUser: deletions.removeUser,
    async exportUser(person) {
      const { userId, sessionId } = person;
      const [row, pronunciations, credentials, sessions] = await Promise.all([
        chosen.read(userId),
        dictionary.list(userId),
        identity.credentialsOf(userId),
        identity.sessionsOf(userId),
      ]);
      return {
        profile: profileView(person),
        preferences: preferencesView(row),
        pronunciations,
        sign_in_methods: signInMethods(credentials),
        sessions: sessions.map((opened) => sessionView(opened, sessionId)),
      };
    },
  };

  const deps = {
    ...given,
    accounts,
    preferences: chosen,
    deletions,
    features: [...others, own],
    languageOf: chosen.languageOf,
    personDeleted: (userId: string) => emit('personDeleted', { userId }),
  };

  return defineFeature({
    name: 'accounts',
    endpoints: [
      ...accountEndpoints(deps),
      ...pronunciationEndpoints({ pronunciations: dictionary, options }),
      ...sessionEndpoints({ identity }),
      ...exportEndpoints({ features: [own, ...others], clock }),
    ],
    tasks: {
      'accounts.finish_deletions': () =>
        finishDeletions({
          deletions,
          async removeLeftovers(userId) {
            for (const { removeLeftovers } of others) await removeLeftovers?.(userId);
          },
          tell: mails.accountDeleted,
          clock,
          log,
        }),
    },
    on: {
      async ownershipTaking({ tx, userId }) {
        await chosen.reset(tx, userId);
        await dictionary.removeAllOf(tx, userId);
      },
    },
    tables: [
      { table: user, exported: true, deleted: 'by_feature' },
      {
        table: oneTimeTokens,
        exported: { exempt: 'hashes of links that work for minutes' },
        deleted: 'by_feature',
      },
      { table: verification, exported: { exempt: 'visits to a provider under way' }, deleted: 'by_feature' },
      { table: session, exported: true, deleted: 'with_user' },
      { table: account, exported: true, deleted: 'with_user' },
      { table: preferences, exported: true, deleted: 'with_user' },
      { table: pronunciations, exported: true, deleted: 'with_user' },
      {
        table: pendingDeletions,
        exported: { exempt: 'written when a person leaves' },
        deleted: { exempt: 'names the person until files are gone and the last mail went out' },
      },
    ],
    ...own,
    deleteAccount: (person: Actor, by: { adminId: string }) => deleteAccount(deps, person, by),
  });
}
