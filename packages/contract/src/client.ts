import type { Problem } from './problem.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from './route.ts';
import { type ApiAudio, v1 } from './v1.ts';

/*
 * A client of the alpha API: one method for each call of the document, typed by the same descriptions that the
 * server goes by. It needs nothing but `fetch`.
 */

type Calls = typeof v1;
type Name = keyof Calls;

type Needed<Key extends string, Value> = [Value] extends [never] ? object : { [K in Key]: Value };
type Optional<Key extends string, Value> = [Value] extends [never] ? object : { [K in Key]?: Value };

/** Ids of the path, the query and the body, each where the call has one. */
type Ask<R> = Needed<'params', ParamsOf<R>> &
  Optional<'query', QueryOf<R>> &
  Needed<'body', BodyOf<R>> & {
    /** The same key gives the same answer once: safe to send again after a cut connection. */
    idempotencyKey?: string;
    /** Of calls that send a file. */
    file?: Blob | Uint8Array<ArrayBuffer>;
    signal?: AbortSignal;
  };

/** JSON where the call answers with it, else the answer as it came: a file, or nothing. */
type Answered<R> = [ReplyOf<R>] extends [never] ? Response : ReplyOf<R>;

type Call<R> =
  object extends Ask<R> ? (ask?: Ask<R>) => Promise<Answered<R>> : (ask: Ask<R>) => Promise<Answered<R>>;

type Options = {
  apiKey: string;
  /** Where the service runs, such as "https://parlance.example". */
  baseUrl: string;
  fetch?: typeof fetch;
};

/** An answer that is not a success; `problem.code` says what it is about. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** After a 429. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem, response: Response) {
    super(`${problem.status} ${problem.code}: ${problem.title}`);
    this.name = 'ApiProblem';
    this.status = response.status;
    this.problem = problem;
    const seconds = response.headers.get('retry-after');
    this.retryAfterSeconds = seconds === null ? undefined : Number(seconds);
  }
}

type AnyAsk = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  file?: Blob | Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
};

function addressOf(baseUrl: string, { path }: Route, { params = {}, query = {} }: AnyAsk): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${baseUrl.replace(/\/$/, '')}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function refuse(response: Response): Promise<never> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const problem = isProblem
    ? ((await response.json()) as Problem)
    : { type: 'about:blank', title: response.statusText, status: response.status, code: 'internal' as const };
  throw new ApiProblem(problem, response);
}

/** Nothing more happens by itself; a script in review waits for somebody to read it. */
const ENDED = ['ready', 'failed', 'cancelled', 'review'];
const WAIT_MS = 60 * 60_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type ApiClient = { [N in Name]: Call<Calls[N]> } & {
  /**
   * Asks until the audio is ready, failed, cancelled or waits to be read; after `timeoutMs` (an hour) throws a
   * TimeoutError. Webhooks spare the asking.
   */
  waitForAudio(
    id: string,
    options?: { everyMs?: number; timeoutMs?: number; signal?: AbortSignal },
  ): Promise<ApiAudio>;
};

export function apiClient({ apiKey, baseUrl, fetch: send = fetch }: Options): ApiClient {
  const call =
    (route: Route) =>
    async (ask: AnyAsk = {}) => {
      const body = route.body ? JSON.stringify(ask.body) : ask.file;
      const type = route.body ? 'application/json' : route.takes?.[0];
      const response = await send(addressOf(baseUrl, route, ask), {
        method: route.method.toUpperCase(),
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(type && { 'content-type': type }),
          ...(ask.idempotencyKey && { 'idempotency-key': ask.idempotencyKey }),
        },
        ...(body !== undefined && { body }),
        ...(ask.signal && { signal: ask.signal }),
      });
      if (!response.ok) return refuse(response);
      return route.reply ? response.json() : response;
    };
  const calls = Object.fromEntries(
    Object.entries<Route>(v1).map(([name, route]) => [name, call(route)]),
  ) as unknown as { [N in Name]: Call<Calls[N]> };
  return {
    ...calls,
    async waitForAudio(id, { everyMs = 2_000, timeoutMs = WAIT_MS, signal: given } = {}) {
      const tooLong = AbortSignal.timeout(timeoutMs);
      const signal = given ? AbortSignal.any([given, tooLong]) : tooLong;
      for (;;) {
        const audio = await calls.readAudio({ params: { id }, signal });
        if (ENDED.includes(audio.status)) return audio;
        await sleep(everyMs);
        signal.throwIfAborted();
      }
    },
  };
}
