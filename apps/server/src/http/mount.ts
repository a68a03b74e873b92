import type { HttpBindings } from '@hono/node-server';
import { largestJson } from '@parlance/contract/body-size';
import type { Route } from '@parlance/contract/route';
import { AppError } from '@parlance/kernel/errors';
import type { Context, Hono, Next } from 'hono';
import type { IdempotencyKeyStore } from '../db/idempotency-keys.ts';
import { callerKey, type Doors, doorOf } from '../doors/doors.ts';
import type { Actor, AuthenticateApiKey, Endpoint } from '../endpoint.ts';
import { type Answer, answerOnce, keyOf } from './answer-once.ts';
import { readBody } from './bodies.ts';
import type { ClientAddressOf } from './client-address.ts';
import { holdWhileSent, signalOf } from './places.ts';
import { validationError } from './problems.ts';
import type { SignedLinks } from './signed-links.ts';

const isWritable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Deeper than anything the interface takes, and far from where a call stack ends. */
const MAX_DEPTH = 20;

/** Half characters and the character nought can't be written into the database; nobody types them. */
function refuseUnwritable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string' && !isWritable(value))
    throw new AppError('validation_failed', { fields: { [path.join('.')]: 'invalid' } });
  if (typeof value !== 'object' || value === null) return;
  if (path.length > MAX_DEPTH) throw new AppError('validation_failed', { fields: { '': 'invalid' } });
  for (const [key, inner] of Object.entries(value)) {
    refuseUnwritable(key, path);
    refuseUnwritable(inner, [...path, key]);
  }
}

type Deps = {
  whoIs(authorization: string | undefined): Promise<Actor | undefined>;
  authenticateApiKey: AuthenticateApiKey;
  links: SignedLinks;
  clientAddressOf: ClientAddressOf;
  idempotencyKeys: IdempotencyKeyStore;
  doors: Doors;
};

/** What answers to calls with a key say of the caller's limits, refusals too. */
const limitsOf = new WeakMap<Request, Record<string, string>>();

export async function tellLimits(context: Context, next: Next): Promise<void> {
  await next();
  const told = limitsOf.get(context.req.raw) ?? {};
  for (const [name, value] of Object.entries(told)) context.res.headers.set(name, value);
}

function refuseBadLink(deps: Deps, context: Context, without: 'unauthenticated' | 'key_invalid'): void {
  const expires = Number(context.req.query('expires'));
  const fits = deps.links.verify(
    context.req.path,
    Number.isFinite(expires) ? expires : undefined,
    context.req.query('signature'),
  );
  if (!fits) throw new AppError(context.req.query('signature') ? 'signature_invalid' : without);
}

async function actorFor(
  deps: Deps,
  { access }: Route,
  context: Context,
  isCounted = true,
): Promise<Actor | undefined> {
  if (access === 'public') return undefined;
  const authorization = context.req.header('authorization');
  if (access === 'key' || (access === 'key_or_signed_link' && authorization))
    return deps.authenticateApiKey(
      authorization,
      isCounted ? (headers) => limitsOf.set(context.req.raw, headers) : undefined,
    );
  if (access === 'key_or_signed_link') {
    refuseBadLink(deps, context, 'key_invalid');
    return undefined;
  }
  const actor = await deps.whoIs(authorization);
  if (access === 'admin' && actor && !actor.isAdmin) throw new AppError('forbidden');
  if (actor) return actor;
  if (access === 'user' || access === 'admin') throw new AppError('unauthenticated');
  refuseBadLink(deps, context, 'unauthenticated');
  return undefined;
}

/** For spaces, line breaks and fields that nobody asked for. */
const ROOM_BYTES = 16 * 1024;
const sizes = new WeakMap<object, number>();

/** What the schema can take, and room; computed once for each. */
function mostBytes(schema: NonNullable<Route['body']>): number {
  const known = sizes.get(schema) ?? largestJson(schema) * 2 + ROOM_BYTES;
  sizes.set(schema, known);
  return known;
}

function objectIn(bytes: Uint8Array): object {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('body_malformed');
  }
  // A refusal names fields, and anything but an object has none that it could name.
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new AppError('body_malformed');
  return json;
}

function parse(schema: NonNullable<Route['body']> | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  refuseUnwritable(value);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const asJson = ({ reply: schema, status }: Route, reply: unknown): Answer => ({
  status,
  reply: JSON.stringify(schema ? schema.parse(reply) : reply),
});

const jsonAnswer = ({ status, reply }: Answer): Response =>
  new Response(reply, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** A signed link is somebody's own: not all who open theirs behind one proxy share what one of them may have. */
const callerOf = ({ access }: Route, { req }: Context, actor: Actor | undefined, address: string): string =>
  !actor && access.endsWith('signed_link') ? `link:${req.path}` : callerKey(actor?.userId, address);

/** Puts an endpoint on the server: recognises the caller, parses what came, answers as the contract says. */
export function mount(app: Hono, deps: Deps, { route, answer }: Endpoint): void {
  const door = doorOf(deps.doors, route);
  app.on(route.method.toUpperCase(), route.path, async (context) => {
    let signal: AbortSignal | undefined;
    const leaving = () => (signal ??= signalOf(context));
    let actor = await actorFor(deps, route, context);
    const params = parse(route.params, context.req.param());
    const query = parse(route.query, context.req.query());
    const clientAddress = deps.clientAddressOf(context);
    const caller = callerOf(route, context, actor, clientAddress);
    using places = new DisposableStack();
    if (door) places.use(await door.enter(caller, { signal: leaving() }));
    const wholeBody = (mostBytes: number) =>
      readBody(deps.doors, context, { caller, mostBytes, places, signal: leaving() });
    let body: unknown;
    if (route.body) {
      const { complete: wasThere } = (context.env as HttpBindings).incoming;
      const bytes = await wholeBody(mostBytes(route.body));
      // The caller may have been shut out while the rest of it came.
      if (!wasThere) actor = await actorFor(deps, route, context, false);
      body = parse(route.body, objectIn(bytes));
    }
    const answered = () =>
      answer({
        params,
        query,
        body,
        actor,
        request: context.req.raw,
        clientAddress,
        caller,
        wholeBody,
        get signal() {
          return leaving();
        },
      });
    const key = route.idempotent ? keyOf(context.req.header('idempotency-key')) : undefined;
    if (key !== undefined && actor) {
      const { method, path } = context.req;
      const once = { userId: actor.userId, key, method, path, body };
      return jsonAnswer(
        await answerOnce(deps.idempotencyKeys, once, async () => asJson(route, await answered())),
      );
    }
    const reply = await answered();
    if (reply instanceof Response) {
      if (door) holdWhileSent(context, places);
      return reply;
    }
    if (route.status === 204) return context.body(null, 204);
    return jsonAnswer(asJson(route, reply));
  });
}
