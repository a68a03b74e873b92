import type { Hono } from 'hono';
import type { ClientAddressOf } from './client-address.ts';

/** Takes the browser that a provider sent back; `provider` is the last part of the address. */
export type AnswerProvider = (provider: string, request: Request, clientAddress: string) => Promise<Response>;

/**
 * The one address of identity that browsers come to rather than call, so it is not in the contract. Whatever
 * else lies under /api/auth/ is either a call of the contract or does not exist.
 */
export function mountIdentity(
  app: Hono,
  answerProvider: AnswerProvider,
  clientAddressOf: ClientAddressOf,
): void {
  app.get('/api/auth/callback/:provider', async (context) =>
    // A HEAD would use up the visit without anybody seeing the answer.
    context.req.method === 'HEAD'
      ? context.body(null, 405)
      : answerProvider(context.req.param('provider'), context.req.raw, clientAddressOf(context)),
  );
}
