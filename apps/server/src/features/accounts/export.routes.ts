import { exportCurrentUser } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Identity } from '@parlance/ports/identity';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { preferencesView, profileView } from './accounts.view.ts';
import type { PreferencesStore } from './preferences.store.ts';
import type { PronunciationStore } from './pronunciations.store.ts';
import { sessionView } from './sessions.routes.ts';
import { signInMethods } from './sign-in-methods.ts';

export type ExportDeps = {
  preferences: PreferencesStore;
  pronunciations: PronunciationStore;
  identity: Pick<Identity, 'credentialsOf' | 'sessionsOf'>;
  /** Billing country, payments and every move of credits. */
  moneyOf(userId: string): Promise<object>;
  /** Every audio of the user with its source, its script and a list of its files. */
  audiosOf(userId: string): AsyncIterable<object>;
  /** Every feed of the user with its episodes. */
  feedsOf(userId: string): AsyncIterable<object>;
  /** What came by the same address without an account. */
  lettersOf(email: string): Promise<object>;
  /** Where the user stands with the API: keys without their secrets, webhooks. */
  apiOf(userId: string): Promise<object>;
  clock: Clock;
};

async function* listed(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n  "${name}": [`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item, null, 2)}`;
    separator = ',\n';
  }
  yield ']';
}

/** The document piece by piece: a library of hundreds of hours must not stand in memory at once. */
async function* pieces(deps: ExportDeps, actor: Actor): AsyncGenerator<string> {
  const { userId, sessionId, email, emailVerified } = actor;
  const [row, pronunciations, credentials, sessions, money, api, letters] = await Promise.all([
    deps.preferences.read(userId),
    deps.pronunciations.list(userId),
    deps.identity.credentialsOf(userId),
    deps.identity.sessionsOf(userId),
    deps.moneyOf(userId),
    deps.apiOf(userId),
    // Who never proved the address may be a stranger, and reads nothing of its owner's.
    emailVerified ? deps.lettersOf(email) : {},
  ]);
  const head = {
    exported_at: deps.clock.now().toISOString(),
    profile: profileView(actor),
    preferences: preferencesView(row),
    pronunciations,
    sign_in_methods: signInMethods(credentials),
    sessions: sessions.map((session) => sessionView(session, sessionId)),
    billing: money,
    api,
    ...letters,
  };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  yield* listed('audios', deps.audiosOf(userId));
  yield* listed('feeds', deps.feedsOf(userId));
  yield '\n}\n';
}

export const exportEndpoints = (deps: ExportDeps): Endpoint[] => [
  endpoint(exportCurrentUser, async (call) => {
    const body = ReadableStream.from(pieces(deps, signedIn(call))).pipeThrough(new TextEncoderStream());
    const day = deps.clock.now().toISOString().slice(0, 10);
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="parlance-${day}.json"`,
        'cache-control': 'no-store',
      },
    });
  }),
];
