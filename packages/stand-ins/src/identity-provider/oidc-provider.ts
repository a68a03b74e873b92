import { type Configuration, errors, interactionPolicy, type JWK, Provider } from 'oidc-provider';
import { PAGE_POLICY } from '../page.ts';
import type { accountBook, ProviderName } from './accounts.ts';
import { troublePage } from './chooser-page.ts';
import { memoryStore } from './memory-store.ts';
import type { Shape } from './shapes.ts';

const SCOPES = ['openid', 'email', 'profile', 'offline_access', 'User.Read'];
const HOUR_SECONDS = 60 * 60;

type Options = {
  name: ProviderName;
  shape: Shape;
  url: string;
  client: { id: string; secret: string; redirectUris: string[] };
  accounts: ReturnType<typeof accountBook>;
  privateJwk: JWK;
  cookieKey: string;
};

/** A browser that was here before is asked again: trying another account is what a stand-in is for. */
function askEveryTime(): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'an account is chosen at every visit', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

const cookieNames = (name: ProviderName) => ({
  session: `${name}_stand_in_session`,
  interaction: `${name}_stand_in_visit`,
  resume: `${name}_stand_in_resume`,
});

const configuration = (options: Options): Configuration => ({
  adapter: memoryStore(),
  clients: [
    {
      client_id: options.client.id,
      client_secret: options.client.secret,
      redirect_uris: options.client.redirectUris,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [options.privateJwk] },
  scopes: SCOPES,
  claims: options.shape.claims,
  // Both providers put the person's claims into the token itself.
  conformIdTokenClaims: false,
  routes: options.shape.routes,
  pkce: { required: () => true },
  cookies: { keys: [options.cookieKey], names: cookieNames(options.name) },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  interactions: {
    policy: askEveryTime(),
    url: (_context, visit) => `/${options.name}/interaction/${visit.uid}`,
  },
  ttl: {
    AccessToken: HOUR_SECONDS,
    AuthorizationCode: 60,
    Grant: HOUR_SECONDS,
    IdToken: HOUR_SECONDS,
    Interaction: HOUR_SECONDS,
    RefreshToken: 24 * HOUR_SECONDS,
    Session: HOUR_SECONDS,
  },
  async findAccount(_context, subject) {
    const account = options.accounts.find(subject);
    return account && { accountId: subject, claims: async () => options.shape.claimsOf(account) };
  },
  // Choosing an account is consent enough here.
  async loadExistingGrant(context) {
    const { client, session, provider } = context.oidc;
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope(SCOPES.join(' '));
    await grant.save();
    return grant;
  },
  async renderError(context, out, error) {
    const { title } = options.shape;
    context.set('content-security-policy', PAGE_POLICY);
    context.type = 'html';
    context.body = await troublePage(
      title,
      error instanceof errors.SessionNotFound
        ? 'This visit is over. Go back and begin again.'
        : `It was asked in a way it does not accept: ${out.error_description ?? out.error}.`,
    );
  },
});

/** The protocol itself is a certified library's; only the people are invented. */
export const openOidcProvider = (options: Options): Provider =>
  new Provider(options.shape.issuer(options.url), configuration(options));
