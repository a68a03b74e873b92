import { AppError } from '@parlance/kernel/errors';
import type { Context, Hono } from 'hono';
import { type Doors, personKey } from '../doors/doors.ts';
import type { Actor, Protocol } from '../endpoint.ts';
import { signalOf } from './places.ts';

type Deps = {
  whoIs(authorization: string | undefined): Promise<Actor | undefined>;
  doors: Pick<Doors, 'uploads'>;
};

/** Puts a protocol on the server, after the contract's own routes at the same path. Bodies stay unread. */
export function mountProtocol(app: Hono, deps: Deps, { path, headers, answer }: Protocol): void {
  const handle = async (context: Context): Promise<Response> => {
    const actor = await deps.whoIs(context.req.header('authorization'));
    if (!actor) throw new AppError('unauthenticated');
    const signal = signalOf(context);
    using _place = await deps.doors.uploads.enter(personKey(actor.userId), { signal });
    return await answer({ actor, id: context.req.param('id'), request: context.req.raw });
  };
  app.use(`${path}/*`, async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  app.all(path, handle);
  app.all(`${path}/:id`, handle);
}
