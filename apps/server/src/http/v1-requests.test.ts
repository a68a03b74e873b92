import { Problem } from '@parlance/contract/problem';
import { v1 } from '@parlance/contract/v1';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect } from '../db/connect.ts';
import { developer } from '../features/api/testing/developers.ts';
import {
  type GeneratedRequest,
  type Operation,
  requestsFrom,
  type Vocabulary,
} from '../testing/requests-from-document.ts';
import { audioRequest, type RunningProduct, runningProduct, whenIs } from '../testing/running-product.ts';

const REQUESTS = Number(process.env.API_REQUESTS ?? 300);
/** Some wait for seconds behind another audio; many at once take no longer than one. */
const AT_ONCE = REQUESTS > 2_000 ? 100 : 20;
/** In batches. */
const MAKE_AGAIN_EVERY = 10;
vi.setConfig({ testTimeout: 120_000 + REQUESTS * 1_000 });

type Document = { paths: Record<string, Record<string, unknown>> };

let product: RunningProduct;
let connection: ReturnType<typeof connect>;
let ada: Awaited<ReturnType<typeof developer>>;
let document: Document;
let words: Vocabulary;
let operations: Map<string, Operation>;
beforeAll(async () => {
  product = await runningProduct({ change: (config) => ({ ...config, wikipedia: false }) });
  connection = connect(product.databaseUrl, 1, () => {});
  ada = await developer(product, { credits: 1_000 });
  document = (await (await fetch(`${product.url()}/v1/openapi.json`)).json()) as Document;
  const told = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
  operations = new Map(told.map((operation) => [operation.operationId, operation]));
  await makeThings();
  words = {
    id: ['AUDIO_ID'],
    feed_id: ['FEED_ID'],
    episode_id: ['EPISODE_ID'],
    webhook_id: ['WEBHOOK_ID'],
    delivery_id: ['DELIVERY_ID'],
    upload_ids: ['AUDIO_ID'],
    url: ['https://hooks.invalid/there', 'hooks.invalid', 'ftp://hooks.invalid', 'no address'],
    topic: ['Tides', 'x'.repeat(101)],
    text: ['The sea was quiet that day, and nobody walked along the shore. '.repeat(40)],
    script: ['HOST: Good morning.\nCOHOST: Good evening.', 'HOST: Alone.'],
    language: ['en-US', 'pt-BR', 'xx'],
    voice: ['pair', 'low', 'nobody'],
    host: ['low', 'nobody'],
    cohost: ['high', 'nobody'],
    filename: ['notes.txt', 'notes.exe'],
    cursor: ['AUDIO_ID', 'DELIVERY_ID'],
    name: ['A name'],
    title: ['A title'],
    published_at: ['2026-01-01T00:00:00Z', 'yesterday'],
  };
});
afterAll(async () => {
  await connection.close();
  await product.stop();
});

/** What the words in capitals stand for. Requests delete these things, so they are made again now and then. */
const things: Record<string, string> = {};

async function makeThings(): Promise<void> {
  const made = async (path: string, body?: unknown) =>
    ((await (await ada.person.call('POST', path, body)).json()) as { id?: string }).id;
  const isThere = async (path: string) => (await ada.person.call('GET', path)).status === 200;
  if (!things.AUDIO_ID || !(await isThere(`/api/audios/${things.AUDIO_ID}`))) {
    const begun = await ada.call('POST', '/v1/audios', audioRequest());
    const { id } = (await begun.json()) as { id?: string };
    // Something else may be in the making: then next time.
    if (id) {
      await whenIs(ada.person, id, 'ready').catch(() => {});
      things.AUDIO_ID = id;
    }
  }
  things.FEED_ID = (await made('/api/feeds', { name: 'Generated' })) ?? '';
  things.EPISODE_ID =
    (await made(`/api/audios/${things.AUDIO_ID}/episodes`, {
      feed_id: things.FEED_ID,
      title: 'Generated',
    })) ?? '';
  const hooks = (await (await ada.person.call('GET', '/api/webhooks')).json()) as { items: { id: string }[] };
  for (const { id } of hooks.items.slice(0, 5)) await ada.person.call('DELETE', `/api/webhooks/${id}`);
  things.WEBHOOK_ID = (await made('/api/webhooks', { url: 'https://hooks.invalid/' })) ?? '';
  things.DELIVERY_ID = (await made(`/api/webhooks/${things.WEBHOOK_ID}/test`)) ?? '';
}

const named = (text: string): string =>
  text.replace(/(AUDIO|FEED|EPISODE|WEBHOOK|DELIVERY)_ID/g, (word) => things[word] ?? word);

const schemas = new Map<object, z.ZodType>();
function schemaOf(told: object): z.ZodType {
  const known = schemas.get(told) ?? z.fromJSONSchema(told as never);
  schemas.set(told, known);
  return known;
}

/** What is wrong with an answer by the document; nothing when it is as it should be. */
async function faultOf({ operationId }: GeneratedRequest, reply: Response): Promise<string | undefined> {
  const told = operations.get(operationId)?.responses[reply.status];
  const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await reply.text();
  if (reply.status >= 500) return `answered ${reply.status}: ${text}`;
  if (!told) return `${reply.status} is not documented: ${text.slice(0, 200)}`;
  if (!told.content) return text === '' ? undefined : 'there is a body where none is documented';
  const content = Object.entries(told.content).find(([name]) => name.split(';')[0] === type)?.[1];
  if (!content) return `"${type}" is not documented for ${reply.status}`;
  if (type === 'application/problem+json') {
    const problem = Problem.strict().safeParse(JSON.parse(text));
    if (!problem.success) return problem.error.message;
    const { code, status } = problem.data;
    const isTold = JSON.stringify(content.schema).includes(`"${code}"`);
    return isTold && status === reply.status ? undefined : `${code} is not documented for ${reply.status}`;
  }
  return content.schema && schemaOf(content.schema).safeParse(JSON.parse(text)).error?.message;
}

type Sent = { request: GeneratedRequest; status: number; fault: string | undefined };

async function send(request: GeneratedRequest): Promise<Sent> {
  const { method, headers } = request;
  const path = named(request.path);
  const body = request.body && named(request.body);
  const reply = await fetch(`${product.url()}${path}`, { method, headers, ...(body && { body }) });
  const status = reply.status;
  const fault = await faultOf(request, reply);
  return { request, status, fault: fault && `${method} ${path} ${body ?? ''}: ${fault}` };
}

it('answers whatever is asked as the document says, and never with a fault of its own', async () => {
  const seen = new Map<string, Set<number>>();
  const faults: string[] = [];
  const calls = requestsFrom(document.paths, ada.key.secret, words);
  const batch = fc.array(fc.oneof(...calls), { minLength: AT_ONCE, maxLength: AT_ONCE });
  let batches = 0;
  const answerAll = async (requests: GeneratedRequest[]) => {
    if (++batches % MAKE_AGAIN_EVERY === 0) await makeThings();
    // Limits have a test of their own; here they would answer for everything else.
    await connection.db.execute(sql`delete from attempt_counts`);
    for (const { request, status, fault } of await Promise.all(requests.map(send))) {
      if (fault) faults.push(fault);
      const { operationId } = request;
      seen.set(operationId, (seen.get(operationId) ?? new Set()).add(status));
    }
  };
  // Each of them once, whatever chance brings afterwards.
  await fc.assert(fc.asyncProperty(fc.tuple(...calls), answerAll), { numRuns: 1 });
  const numRuns = Math.ceil(REQUESTS / AT_ONCE);
  await fc.assert(fc.asyncProperty(batch, answerAll), { numRuns, endOnFailure: true });
  expect(faults).toEqual([]);

  expect([...seen.keys()].sort()).toEqual(Object.keys(v1).sort());
  const statuses = [...seen.values()].flatMap((set) => [...set]);
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 401, 404, 422]));
});

it('documents every call that there is, and nothing else is there', async () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const described = Object.values(v1).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.sort()).toEqual(described.sort());
  expect(operations.size).toBe(documented.length);
  for (const path of ['/v1', '/v1/', '/v1/nothing', '/v1/audios/a/b/c', '/v1/current_user'])
    expect((await ada.call('GET', path)).status).toBe(404);
});
