import { type FieldCode, Problem, type ProblemCode } from '@parlance/contract/problem';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@parlance/contract/route';
import { interfaceLanguage } from '../i18n.ts';
import { clearSession, setLoading } from '../storage/state.ts';
import { readText, STORAGE_KEYS } from '../storage/storage.ts';

const TIMEOUT_MS = 20_000;

/** What the server says, and what only the browser can know. */
export type ApiCode = ProblemCode | 'network' | 'timeout';

export class ApiProblem extends Error {
  readonly code: ApiCode;
  /** 0 when no answer came. */
  readonly status: number;
  readonly fields: Record<string, FieldCode>;
  readonly params: Record<string, string | number>;

  constructor(
    code: ApiCode,
    details: Partial<Pick<ApiProblem, 'status' | 'fields' | 'params' | 'cause'>> = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'ApiProblem';
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.params = details.params ?? {};
  }
}

export const isApiProblem = (error: unknown): error is ApiProblem => error instanceof ApiProblem;

type AnyRoute = Route;
type Given<Name extends string, Value> = [Value] extends [never] ? unknown : { [K in Name]: Value };
type Extras = {
  signal?: AbortSignal;
  /** The same key makes the same request happen once, however often it is sent. */
  idempotencyKey?: string;
  /** For the caller that deals with a refused token itself. */
  keepSessionOn401?: boolean;
  /** For a call that must arrive although its page is about to go. */
  keepalive?: boolean;
};
type Ask<R> = Given<'params', ParamsOf<R>> & Given<'body', BodyOf<R>> & { query?: QueryOf<R> } & Extras;
type Reply<R> = [ReplyOf<R>] extends [never] ? undefined : ReplyOf<R>;
type LooseAsk = Extras & { params?: unknown; query?: unknown; body?: unknown };

const unauthenticatedListeners = new Set<() => void>();

/** Called after any call was answered with 401 and the session is gone. */
export function whenUnauthenticated(listener: () => void): () => void {
  unauthenticatedListeners.add(listener);
  return () => void unauthenticatedListeners.delete(listener);
}

let inFlight = 0;
const countInFlight = (change: 1 | -1): void => {
  inFlight += change;
  setLoading(inFlight > 0);
};

const accessToken = (): string | null => readText(STORAGE_KEYS.accessToken);

/** What every request says: who asks, and in which language the person reads. */
export const standingHeaders = (): Record<string, string> => {
  const token = accessToken();
  const language = { 'Accept-Language': interfaceLanguage() };
  return token === null ? language : { ...language, Authorization: `Bearer ${token}` };
};

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function request<T>(
  path: string,
  init: Init,
  read: (response: Response) => Promise<T>,
): Promise<{ response: Response; body: T }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  countInFlight(1);
  try {
    const headers = { ...standingHeaders(), ...init.headers };
    const response = await fetch(path, { ...init, signal, headers });
    return { response, body: await read(response) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiProblem(timeout.aborted ? 'timeout' : 'network', { cause });
  } finally {
    countInFlight(-1);
  }
}

/** One request with the time-out and the loading flag; throws ApiProblem 'network' or 'timeout' when no answer comes. */
export async function send(path: string, init: Init): Promise<{ response: Response; text: string }> {
  const { response, body } = await request(path, init, (answer) => answer.text());
  return { response, text: body };
}

export const jsonBody = (body: unknown): Init =>
  body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };

function addressOf(route: AnyRoute, ask: LooseAsk): string {
  const params = (ask.params ?? {}) as Record<string, string>;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = Object.entries((ask.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

export function problemOf(status: number, text: string): ApiProblem {
  try {
    const problem = Problem.parse(JSON.parse(text));
    return new ApiProblem(problem.code, { status, fields: problem.fields, params: problem.params });
  } catch (cause) {
    // A proxy's page or a cut answer instead of a problem document.
    return new ApiProblem(status === 429 ? 'rate_limited' : 'internal', { status, cause });
  }
}

function readReply(route: AnyRoute, status: number, text: string): unknown {
  if (!route.reply) return undefined;
  try {
    return route.reply.parse(JSON.parse(text));
  } catch (cause) {
    throw new ApiProblem('internal', { status, cause });
  }
}

/** Makes one call of the contract. Throws ApiProblem; an aborted `signal` rejects with its own reason. */
export async function call<R extends AnyRoute>(route: R, ask: Ask<R>): Promise<Reply<R>> {
  const loose = ask as LooseAsk;
  const { body, headers } = jsonBody(loose.body);
  const idempotency = loose.idempotencyKey && { 'Idempotency-Key': loose.idempotencyKey };
  const askedWith = accessToken();
  const { response, text } = await send(addressOf(route, loose), {
    method: route.method.toUpperCase(),
    body,
    headers: { Accept: 'application/json', ...headers, ...idempotency },
    signal: loose.signal,
    keepalive: loose.keepalive,
  });
  if (response.ok) return readReply(route, response.status, text) as Reply<R>;
  // A late answer to an earlier session says nothing about the one that has begun since.
  if (response.status === 401 && !loose.keepSessionOn401 && accessToken() === askedWith) {
    clearSession();
    for (const listener of unauthenticatedListeners) listener();
  }
  throw problemOf(response.status, text);
}

/** A call whose answer is a file. */
export async function callForFile<R extends AnyRoute>(route: R, ask: Ask<R>): Promise<Blob> {
  const loose = ask as LooseAsk;
  const { response, body } = await request(
    addressOf(route, loose),
    { method: route.method.toUpperCase(), ...jsonBody(loose.body), signal: loose.signal },
    (answer) => answer.blob(),
  );
  if (response.ok) return body;
  throw problemOf(response.status, await body.text());
}
