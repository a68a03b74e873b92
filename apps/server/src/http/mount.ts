import { getConnInfo } from '@hono/node-server/conninfo';
import type { Route } from '@parlance/contract/route';
import { AppError } from '@parlance/kernel/errors';
import type { Context, Hono } from 'hono';
import type { Actor, Endpoint } from '../endpoint.ts';
import { validationError } from './problems.ts';
import type { SignedLinks } from './signed-links.ts';

type Deps = { whoIs(authorization: string | undefined): Promise<Actor | undefined>; links: SignedLinks };

async function actorFor(deps: Deps, route: Route, context: Context): Promise<Actor | undefined> {
  if (route.access === 'public') return undefined;
  const actor = await deps.whoIs(context.req.header('authorization'));
  if (actor) return actor;
  if (route.access === 'user') throw new AppError('unauthenticated');
  const expires = Number(context.req.query('expires'));
  const fits = deps.links.verify(
    context.req.path,
    Number.isFinite(expires) ? expires : undefined,
    context.req.query('signature'),
  );
  if (!fits) throw new AppError(context.req.query('signature') ? 'signature_invalid' : 'unauthenticated');
  return undefined;
}

async function bodyOf(route: Route, context: Context): Promise<unknown> {
  if (!route.body) return undefined;
  const text = await context.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AppError('validation_failed', { fields: { '': 'invalid' } });
  }
  return parse(route.body, json);
}

function parse(schema: NonNullable<Route['body']> | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const clientAddressOf = (context: Context): string => getConnInfo(context).remote.address ?? 'unknown';

/** Puts an endpoint on the server: recognises the caller, parses what came, answers as the contract says. */
export function mount(app: Hono, deps: Deps, { route, answer }: Endpoint): void {
  app.on(route.method.toUpperCase(), route.path, async (context) => {
    const actor = await actorFor(deps, route, context);
    const params = parse(route.params, context.req.param());
    const query = parse(route.query, context.req.query());
    const body = await bodyOf(route, context);
    const reply = await answer({
      params,
      query,
      body,
      actor,
      request: context.req.raw,
      clientAddress: clientAddressOf(context),
    });
    if (reply instanceof Response) return reply;
    if (route.status === 204) return context.body(null, 204);
    return context.json(route.reply ? route.reply.parse(reply) : reply, route.status, {
      'cache-control': 'no-store',
    });
  });
}
