import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Laid } from '../loopback-server.ts';
import type { ProviderName } from './accounts.ts';
import { TENANT_DOOR } from './shapes.ts';
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
export function openIdentityProvider(
  name: ProviderName,
  { baseUrl, origins, callbacks = [name] }: Where,
): IdentityProvider {
  const url = `${baseUrl}/${name}`;
  const client = { id: `parlance-with-${name}-stand-in`, secret: `not-a-secret-${name}-stand-in` };
  const redirectUris = origins.flatMap((origin) =>
    callbacks.map((callback) => `${origin}/api/auth/callback/${callback}`),
  );
  let tamper: Tamper = {};

  /** Its library and its keys take a start longer than all other stand-ins together, and most starts see no visit. */
  async function open() {
    const { openVisitedProvider } = await import('./visited-provider.ts');
    return openVisitedProvider(name, { url, client: { ...client, redirectUris }, tamper: () => tamper });
  }
  let opened: ReturnType<typeof open> | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    opened ??= open();
    // The library reads from the difference of the two that it does not stand at the root.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(name.length + 1) || '/' });
    await (await opened)(request, response);
  }

  return {
    at: name,
    handle: (request, response) =>
      void answer(request, response).catch((error: Error) => response.destroy(error)),
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
