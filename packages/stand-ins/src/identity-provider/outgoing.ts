import type { Provider } from 'oidc-provider';
import { readClaims, type SignToken } from './id-tokens.ts';
import type { Shape } from './shapes.ts';
import type { Tamper } from './tamper.ts';

type Options = {
  shape: Shape;
  url: string;
  redirectUris: string[];
  sign: SignToken;
  tamper(): Tamper;
};

/** The last hand on what leaves: gives it the provider's own shape, and lets a test spoil it. */
export function bendAnswers(provider: Provider, { shape, url, redirectUris, sign, tamper }: Options): void {
  function tokenReply(reply: Record<string, unknown>): Record<string, unknown> {
    const { idToken = (claims) => sign(claims), tokenReply: spoil = (asIs) => asIs } = tamper();
    if (typeof reply.id_token !== 'string') return spoil(reply);
    const claims = shape.overrule(readClaims(reply.id_token), url);
    return spoil({ ...reply, id_token: idToken(claims, sign) });
  }

  function wayBack(location: string): string {
    const address = new URL(location);
    if (!shape.namesIssuerOnWayBack) address.searchParams.delete('iss');
    const { wayBack: spoil = (asIs) => asIs } = tamper();
    return spoil(address).href;
  }

  provider.use(async (context, next) => {
    await next();
    const location = String(context.response.get('location') ?? '');
    if (redirectUris.some((uri) => location.startsWith(`${uri}?`)))
      context.response.set('location', wayBack(location));
    if (context.oidc?.route === 'token' && context.status === 200)
      context.body = tokenReply(context.body as Record<string, unknown>);
  });
}
