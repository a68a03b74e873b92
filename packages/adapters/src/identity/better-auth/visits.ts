import { AppError } from '@parlance/kernel/errors';
import type {
  Coming,
  Device,
  MayJoin,
  ProveOwnership,
  SocialProvider,
  StartedVisit,
  Visit,
  VisitEnd,
} from '@parlance/ports/identity';
import { isAPIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { accountIdOf, admission, type Seen } from './admission.ts';
import type { ReadProfile } from './id-token-claims.ts';
import { ADDRESS_HEADER, type Library, type LibraryOptions, openLibrary } from './library.ts';
import { type People, personOf } from './people.ts';
import type { ProviderRules } from './provider-rules.ts';
import { type StateExtras, strictProviders } from './strict-providers.ts';

export type ProviderSettings = {
  google: { clientId: string; clientSecret: string; discoveryUrl: string } | undefined;
  microsoft: { clientId: string; clientSecret: string; authority: string; tenant: string } | undefined;
  added: AddedProvider[];
};

/** Any that speaks OpenID Connect. */
type AddedProvider = {
  id: `oidc-${string}`;
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
  scopes: string[];
} & ProviderRules;

const addedConfig = ({ id, clientId, clientSecret, discoveryUrl, scopes }: AddedProvider) => ({
  providerId: id,
  clientId,
  clientSecret,
  discoveryUrl,
  scopes,
  pkce: true,
  requireIdTokenVerification: true,
});

const googleConfig = (google: NonNullable<ProviderSettings['google']>) => ({
  providerId: 'google',
  ...google,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account' as const,
  requireIdTokenVerification: true,
});

const microsoftConfig = (microsoft: NonNullable<ProviderSettings['microsoft']>) => ({
  clientId: microsoft.clientId,
  clientSecret: microsoft.clientSecret,
  authority: microsoft.authority,
  tenantId: microsoft.tenant,
  disableDefaultScope: true,
  scope: ['openid', 'profile', 'email'],
  prompt: 'select_account' as const,
});

type Address = { visit: Visit; isLink: boolean; isNew?: boolean };
type Outcome = VisitEnd['outcome'];

const PROVIDER_PATIENCE_MS = 10_000;

/** Where the library sends the browser in the end: read by this file only, never followed. */
const addressOf = (publicUrl: string, { visit, isLink, isNew = false }: Address): string => {
  const query = new URLSearchParams({ provider: visit.provider, how: visit.how });
  if (visit.redirect !== null) query.set('redirect', visit.redirect);
  if (isLink) query.set('link', '1');
  if (isNew) query.set('new', '1');
  return `${publicUrl}/signin-redirect?${query}`;
};

function readAddress(location: string, publicUrl: string, provider: SocialProvider) {
  const url = new URL(location, publicUrl);
  const query = url.searchParams;
  const error = query.get('error') ?? undefined;
  if (url.pathname !== '/signin-redirect' || query.get('provider') !== provider)
    return { visit: undefined, isLink: false, isNew: false, error: error ?? 'unknown' };
  const how = query.get('how') === 'popup' ? 'popup' : 'redirect';
  const visit: Visit = { provider, how, redirect: query.get('redirect') };
  return { visit, isLink: query.has('link'), isNew: query.has('new'), error };
}

const isStateCookie = (cookie: string): boolean => /^[^=;]*\.state=/.test(cookie);

/** The library looks at the session once more, and it may have ended since it was found. */
function refuseEnded(error: unknown): never {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED')
    throw new AppError('unauthenticated', { cause: error });
  throw error;
}

const patiently = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('provider_unavailable')), PROVIDER_PATIENCE_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
};

type Options = LibraryOptions & {
  proveOwnership: ProveOwnership;
  mayJoin: MayJoin;
  readProfile: ReadProfile;
};

export function visits(
  { proveOwnership, mayJoin, readProfile, ...options }: Options,
  providers: ProviderSettings,
  core: Library,
  people: People,
) {
  const rules = new Map<string, ProviderRules>(providers.added.map((added) => [added.id, added]));
  const gate = admission(
    core.$context,
    people,
    proveOwnership,
    async (provider) => rules.get(provider)?.create ?? mayJoin(),
  );

  const open = (): Library =>
    openLibrary(options, {
      addedProviders: [...rules.keys()],
      sessionHooks: { create: { after: async (session) => gate.sessionOpened(session) } },
      ...(providers.microsoft && { microsoft: microsoftConfig(providers.microsoft) }),
      plugins: [
        genericOAuth({
          config: [
            ...(providers.google ? [googleConfig(providers.google)] : []),
            ...providers.added.map(addedConfig),
          ],
        }),
        strictProviders({ admit: gate.admit, rulesOf: (provider) => rules.get(provider), readProfile }),
      ],
    });

  let opened: Library | undefined;

  /** Opened when first needed, and anew while a provider could not be reached: it then left that one out. */
  async function libraryWith(provider: SocialProvider): Promise<Library> {
    const library = opened ?? open();
    const { socialProviders } = await patiently(library.$context);
    const has = socialProviders.some(({ id }) => id === provider);
    opened = has ? library : undefined;
    if (!has) throw new AppError('provider_unavailable', { log: `${provider} gave no configuration` });
    return library;
  }

  /** The library's own session is not used: whoever sent the browser here opens one. */
  async function signedIn({ session }: Seen, isNew: boolean): Promise<Outcome> {
    if (!session) return { kind: 'sign_in_failed' };
    await people.endSession(session.userId, session.id);
    const person = await people.personById(session.userId);
    return person ? { kind: 'signed_in', person: personOf(person), isNew } : { kind: 'sign_in_failed' };
  }

  async function linked({ arrival }: Seen): Promise<Outcome> {
    if (!arrival) return { kind: 'link_failed' };
    if (await gate.admitLink(arrival)) return { kind: 'linked' };
    const { adapter } = await core.$context;
    await adapter.deleteMany({
      model: 'account',
      where: [
        { field: 'providerId', value: arrival.provider },
        { field: 'accountId', value: accountIdOf(arrival) },
      ],
    });
    return { kind: 'link_failed' };
  }

  function refused(isLink: boolean, { existing, isTaken }: Seen): Outcome {
    if (isLink) return { kind: isTaken ? 'credential_in_use' : 'link_failed' };
    return existing === undefined ? { kind: 'sign_in_failed' } : { kind: 'account_exists', email: existing };
  }

  return {
    async startVisit(visit: Visit, authorization?: string): Promise<StartedVisit> {
      const library = await libraryWith(visit.provider);
      const isLink = authorization !== undefined;
      const extras: StateExtras = { provider: visit.provider };
      const address = addressOf(options.publicUrl, { visit, isLink });
      const body = {
        provider: visit.provider,
        disableRedirect: true,
        callbackURL: address,
        errorCallbackURL: address,
      };
      if (!isLink) {
        const newUserCallbackURL = addressOf(options.publicUrl, { visit, isLink, isNew: true });
        const { headers, response } = await library.api.signInSocial({
          body: { ...body, newUserCallbackURL, additionalData: extras },
          returnHeaders: true,
        });
        return { url: response.url ?? '', cookies: headers.getSetCookie().filter(isStateCookie) };
      }
      const asking = new Headers({ authorization });
      const session = await library.api.getSession({ headers: asking });
      if (!session) throw new AppError('unauthenticated');
      extras.sessionId = session.session.id;
      const { headers, response } = await library.api
        .linkSocialAccount({
          body: { ...body, additionalData: extras },
          headers: asking,
          returnHeaders: true,
        })
        .catch(refuseEnded);
      return { url: response.url, cookies: headers.getSetCookie().filter(isStateCookie) };
    },

    async endVisit(
      provider: SocialProvider,
      answer: Request,
      { ipAddress }: Device,
      coming: Coming,
    ): Promise<VisitEnd> {
      const library = await libraryWith(provider).catch(() => undefined);
      if (!library) return { visit: undefined, outcome: { kind: 'sign_in_failed' }, cookies: [] };
      const seen: Seen = {};
      const headers = new Headers();
      const cookie = answer.headers.get('cookie');
      if (cookie) headers.set('cookie', cookie);
      if (ipAddress) headers.set(ADDRESS_HEADER, ipAddress);
      const { search } = new URL(answer.url);
      const request = new Request(`${options.publicUrl}/api/auth/callback/${provider}${search}`, { headers });
      const letIn = rules.get(provider)?.create ?? false;
      const response = await gate.run(seen, () =>
        options.joining.arrive({ ...coming, ipAddress, letIn }, () => library.handler(request)),
      );
      const cookies = response.headers.getSetCookie().filter(isStateCookie);
      const location = response.headers.get('location') ?? '';
      const { visit, isLink, isNew, error } = readAddress(location, options.publicUrl, provider);
      if (error !== undefined) return { visit, outcome: refused(isLink, seen), cookies };
      return { visit, outcome: isLink ? await linked(seen) : await signedIn(seen, isNew), cookies };
    },
  };
}
