import type { Route } from '@parlance/contract/route';
import { AppError } from '@parlance/kernel/errors';
import type { z } from 'zod';

export type Actor = {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
  /** The session that the call was made in, or the API key it was made with. */
  sessionId: string;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** A request after it was parsed with the contract's schemas and its caller was recognised. */
export type Call<R extends Route> = {
  params: Parsed<NonNullable<R['params']>>;
  query: Parsed<NonNullable<R['query']>>;
  body: Parsed<NonNullable<R['body']>>;
  /** Present on routes for users; a signed link opens a file without one. */
  actor: Actor | undefined;
  request: Request;
  /** The caller's own: a header counts only if a trusted proxy wrote it. */
  clientAddress: string;
  /** Whose share of a door the call takes: a person's, or that of a stranger's network. */
  caller: string;
  /** Reads a body that isn't JSON, when there is room for it. Throws AppError 'too_large'. */
  wholeBody(mostBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Aborts when the caller is gone before the answer. */
  signal: AbortSignal;
};

type Answer<R extends Route> = Parsed<NonNullable<R['reply']>> | Response;

// biome-ignore lint/suspicious/noExplicitAny: a list of endpoints holds calls of every shape; each was typed where it was made.
export type Endpoint = { route: Route<any, any, any, any>; answer: (call: any) => Promise<unknown> };

/** What a feature's routes are made of: a contract route and the function that answers it. */
export const endpoint = <R extends Route>(
  route: R,
  answer: (call: Call<R>) => Promise<Answer<R> | undefined>,
): Endpoint => ({ route, answer });

/**
 * Who calls with an API key. `setHeaders` is called with what every answer's headers have to say of the caller's limits, also
 * when the call is refused for them; without it, a call that was counted is recognised once more. Throws AppError 'key_invalid' or 'rate_limited'.
 */
export type AuthenticateApiKey = (
  authorization: string | undefined,
  setHeaders?: (headers: Record<string, string>) => void,
) => Promise<Actor>;

/**
 * Answers whatever comes at a path or one step below it, for protocols that contract routes can't describe:
 * any method, bodies of any size, which it reads itself.
 */
export type Protocol = {
  path: string;
  /** On every answer, refusals too. */
  headers: Record<string, string>;
  answer(call: { actor: Actor; id: string | undefined; request: Request }): Promise<Response>;
};

/**
 * Files for programs that know no contract and have no account: whoever names them right may read them. At
 * /rss/{first} and /rss/{first}/{second}; GET and HEAD.
 */
export type OpenFiles = {
  answer(request: Request, first: string, second?: string): Response | Promise<Response>;
};

export function signedIn(call: { actor: Actor | undefined }): Actor {
  if (!call.actor) throw new AppError('unauthenticated');
  return call.actor;
}
