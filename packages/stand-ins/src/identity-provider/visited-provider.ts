import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountBook, type ProviderName } from './accounts.ts';
import { makeSigner } from './id-tokens.ts';
import { answerVisits } from './interaction.ts';
import { openOidcProvider } from './oidc-provider.ts';
import { bendAnswers } from './outgoing.ts';
import { SHAPES } from './shapes.ts';
import type { Tamper } from './tamper.ts';

type Place = {
  url: string;
  client: { id: string; secret: string; redirectUris: string[] };
  tamper: () => Tamper;
};

/** The provider itself, from its first visit on: what answers requests to it. */
export async function openVisitedProvider(
  name: ProviderName,
  { url, client, tamper }: Place,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const shape = SHAPES[name];
  const accounts = accountBook(name);
  const { sign, privateJwk } = await makeSigner();
  const cookieKey = randomBytes(32).toString('base64url');
  const provider = openOidcProvider({ name, shape, url, client, accounts, privateJwk, cookieKey });
  bendAnswers(provider, { shape, url, redirectUris: client.redirectUris, sign, tamper });
  answerVisits(provider, { name, title: shape.title, accounts });
  return provider.callback();
}
