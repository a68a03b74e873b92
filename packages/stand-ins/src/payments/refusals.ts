import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Form } from './form.ts';

type Fault = { type: string; message: string; code?: string; param?: string };

/** As the real interface says no. */
export const refuse = (status: 400 | 401 | 402 | 404, fault: Fault): HTTPException =>
  new HTTPException(status, { res: Response.json({ error: fault }, { status }) });

const invalid = (message: string, rest: Partial<Fault> = {}) =>
  refuse(400, { type: 'invalid_request_error', message, ...rest });

export const badRequest = invalid;

export function found<T>(thing: T | undefined, kind: string, id: string | undefined): T {
  if (thing !== undefined) return thing;
  const message = `No such ${kind}: '${id}'`;
  throw refuse(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
}

/** A name the interface does not know is a mistake, here as there. */
export function only(form: Form, ...names: string[]): Form {
  const strange = Object.keys(form).find((name) => name !== 'expand' && !names.includes(name));
  if (strange !== undefined)
    throw invalid(`Received unknown parameter: ${strange}`, { code: 'parameter_unknown', param: strange });
  return form;
}

/** The same key is answered the same way once, and not for another question. */
export function idempotency() {
  const answers = new Map<string, { question: string; status: number; body: string }>();
  return async (context: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) {
      await next();
      return undefined;
    }
    const question = `${context.req.path}\n${await context.req.text()}`;
    const before = answers.get(key);
    if (before && before.question !== question)
      throw refuse(400, { type: 'idempotency_error', message: 'This key was used for another request.' });
    if (before) return new Response(before.body, { status: before.status, headers: JSON_HEADERS });
    await next();
    const { status } = context.res;
    if (status < 500) answers.set(key, { question, status, body: await context.res.clone().text() });
    return undefined;
  };
}

const JSON_HEADERS = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
