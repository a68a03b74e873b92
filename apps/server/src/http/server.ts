import { AppError } from '@parlance/kernel/errors';
import type { Identity } from '@parlance/ports/identity';
import { Hono } from 'hono';
import type { IdempotencyKeyStore } from '../db/idempotency-keys.ts';
import type { Doors } from '../doors/doors.ts';
import type { Actor, AuthenticateApiKey, Endpoint, OpenFiles, Protocol } from '../endpoint.ts';
import type { Log } from '../log.ts';
import type { TrustedProxies } from '../network-address.ts';
import { clientAddressOf } from './client-address.ts';
import { securityHeaders } from './headers.ts';
import { type AnswerProvider, mountIdentity } from './identity-routes.ts';
import type { Metrics } from './metrics.ts';
import { mount, tellLimits } from './mount.ts';
import { mountDocuments } from './mount-documents.ts';
import { mountOpenFiles } from './mount-open-files.ts';
import { mountProtocol } from './mount-protocol.ts';
import { asAppError, problemResponse, statusOf } from './problems.ts';
import type { SignedLinks } from './signed-links.ts';
import { mountWebPages, type Offers, type SharePage } from './web-pages.ts';

/** Nobody reads it; metrics count it apart from what failed here. */
const CALLER_LEFT = 499;

export type ServerDeps = {
  endpoints: Endpoint[];
  protocols: Protocol[];
  openFiles: OpenFiles;
  doors: Doors;
  whoIs: Identity['whoIs'];
  authenticateApiKey: AuthenticateApiKey;
  answerProvider: AnswerProvider;
  links: SignedLinks;
  idempotencyKeys: IdempotencyKeyStore;
  metrics: Metrics;
  /** What does not answer that nearly everything needs. */
  missing(): Promise<string | undefined>;
  publicUrl: string;
  trustedProxies: TrustedProxies;
  /** Where players are sent on to, if recordings are not served from here. */
  mediaOrigin?: string | undefined;
  clientDir: string;
  sharePage: SharePage;
  offers?: Offers;
  log: Log;
};

export async function buildServer(deps: ServerDeps): Promise<Hono> {
  const app = new Hono();
  app.onError((error) => {
    const known = asAppError(error);
    if (known.code === 'request.aborted') {
      deps.log.info('a caller left before the answer');
      return new Response(null, { status: CALLER_LEFT });
    }
    if (statusOf(known) >= 500) deps.log.error({ err: known.cause ?? known }, 'request failed');
    return problemResponse(known);
  });

  const overHttps = deps.publicUrl.startsWith('https:');
  app.use('*', deps.metrics.observe);
  app.use('*', securityHeaders(overHttps, deps.mediaOrigin));
  app.use('/v1/*', tellLimits);

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const missing = await deps.missing();
    return missing ? context.text(missing, 503) : context.text('ready');
  });
  app.get('/metrics', async (context) =>
    context.body(await deps.metrics.text(), 200, { 'content-type': deps.metrics.contentType }),
  );
  mountDocuments(app, deps.publicUrl);

  const whereFrom = clientAddressOf(deps.trustedProxies);
  mountIdentity(app, deps.answerProvider, whereFrom);
  const whoIs = async (authorization: string | undefined): Promise<Actor | undefined> => {
    const person = await deps.whoIs(authorization);
    return person && { ...person, userId: person.id };
  };
  for (const endpoint of deps.endpoints) mount(app, { ...deps, whoIs, clientAddressOf: whereFrom }, endpoint);
  for (const protocol of deps.protocols) mountProtocol(app, { whoIs, doors: deps.doors }, protocol);
  for (const calls of ['/api/*', '/v1/*'])
    app.all(calls, () => {
      throw new AppError('not_found');
    });

  await mountWebPages(app, deps.clientDir, deps.publicUrl, deps.sharePage, deps.offers);

  const front = new Hono();
  mountOpenFiles(front, deps.openFiles, deps.metrics, overHttps);
  front.notFound((context) => app.fetch(context.req.raw, context.env));
  return front;
}
