import { randomBytes } from 'node:crypto';
import type { Laid } from '../loopback-server.ts';
import { accountBook, type ProviderName } from './accounts.ts';
import { makeSigner } from './id-tokens.ts';
import { answerVisits } from './interaction.ts';
import { openOidcProvider } from './oidc-provider.ts';
import { bendAnswers } from './outgoing.ts';
import { SHAPES, TENANT_DOOR } from './shapes.ts';
import type { Tamper } from './tamper.ts';

export type IdentityProvider = Laid & {
  clientId: string;
  clientSecret: string;
  /** What an OpenID client is configured with. */
  discoveryUrl: string;
  /** What a Microsoft client is configured with: its addresses follow from these two. */
  authority: string;
  tenant: string;
  /** Makes it misbehave until told otherwise; without an argument it behaves again. */
  misbehave(tamper?: Tamper): void;
};

type Where = {
  baseUrl: string;
  origins: string[];
  /** How the product calls it, if not by its own name. */
  callbacks?: string[];
};

/** One provider under its own path, with an account chooser instead of passwords. */
export async function openIdentityProvider(
  name: ProviderName,
  { baseUrl, origins, callbacks = [name] }: Where,
): Promise<IdentityProvider> {
  const url = `${baseUrl}/${name}`;
  const client = { id: `parlance-with-${name}-stand-in`, secret: `not-a-secret-${name}-stand-in` };
  const redirectUris = origins.flatMap((origin) =>
    callbacks.map((callback) => `${origin}/api/auth/callback/${callback}`),
  );
  const accounts = accountBook(name);
  const signer = await makeSigner();
  const provider = openOidcProvider({
    name,
    shape: SHAPES[name],
    url,
    client: { ...client, redirectUris },
    accounts,
    privateJwk: signer.privateJwk,
    cookieKey: randomBytes(32).toString('base64url'),
  });

  let tamper: Tamper = {};
  bendAnswers(provider, {
    shape: SHAPES[name],
    url,
    redirectUris,
    sign: signer.sign,
    tamper: () => tamper,
  });
  answerVisits(provider, { name, title: SHAPES[name].title, accounts });

  const answer = provider.callback();
  return {
    at: name,
    handle(request, response) {
      // The library reads from the difference of the two that it does not stand at the root.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(name.length + 1) || '/' });
      void answer(request, response);
    },
    clientId: client.id,
    clientSecret: client.secret,
    discoveryUrl: `${url}/.well-known/openid-configuration`,
    authority: url,
    tenant: TENANT_DOOR,
    misbehave(next = {}) {
      tamper = next;
    },
  };
}
