import { PROBLEMS } from '@parlance/kernel/error-codes';
import { PRODUCT_LINE, PRODUCT_NAME } from '@parlance/kernel/product';
import { z } from 'zod';
import { Problem, type ProblemCode } from './problem.ts';
import type { Route } from './route.ts';

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
};

/** What an operation can be told about beyond its route. */
type Told = { operationId?: string; tags?: string[]; example?: { body?: unknown; reply?: unknown } };

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Send the same key again after a cut connection: the answer is the one to the first request. The same key for another request is refused. Kept for 7 days.',
  schema: { type: 'string', maxLength: 200 },
};

const byKey = ({ access }: Route): boolean => access === 'key' || access === 'key_or_signed_link';

/** What can go wrong: what the route names, and what the door in front of it may answer. */
function problemsOf(route: Route): ProblemCode[] {
  const { access, params, query, body, takes, idempotent, problems = [] } = route;
  const implied: (ProblemCode | false)[] = [
    byKey(route) && 'key_invalid',
    byKey(route) && 'rate_limited',
    access.startsWith('user') && 'unauthenticated',
    Boolean(params || query || body) && 'validation_failed',
    Boolean(body || takes) && 'too_large',
    Boolean(body) && 'body_malformed',
    Boolean(idempotent) && 'idempotency_key_reused',
    Boolean(idempotent) && 'request_in_progress',
    'internal',
  ];
  return [...new Set([...problems, ...implied.filter((code) => code !== false)])];
}

function problemResponses(route: Route) {
  const byStatus = Map.groupBy(problemsOf(route), (code) => PROBLEMS[code].status);
  const entries = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      ...(status === 429 && {
        headers: {
          ...RATE_LIMIT_HEADERS,
          'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
        },
      }),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
          },
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** As draft-ietf-httpapi-ratelimit-headers says it. */
const RATE_LIMIT_HEADERS = {
  RateLimit: {
    description: 'What is left of the window, and in how many seconds it begins anew',
    schema: { type: 'string', examples: ['"tier";r=59;t=60'] },
  },
  'RateLimit-Policy': {
    description: 'How many requests a window of so many seconds holds',
    schema: { type: 'string', examples: ['"tier";q=60;w=60'] },
  },
};

/** A file may be asked for in part, or only if it has changed. */
const FILE_RESPONSES = (content: string) => ({
  206: { description: 'The range that was asked for', content: { [content]: {} } },
  304: { description: 'The file that If-None-Match names' },
  416: { description: 'There is no such range' },
});

function successOf(route: Route, example: unknown) {
  const { reply, content } = route;
  if (reply)
    return {
      'application/json': {
        schema: schemaOf(reply, 'output'),
        ...(example !== undefined && { example }),
      },
    };
  return content ? { [content]: {} } : undefined;
}

function requestBody({ body, takes }: Route, example: unknown) {
  if (body)
    return {
      required: true,
      content: {
        'application/json': { schema: schemaOf(body, 'input'), ...(example !== undefined && { example }) },
      },
    };
  return takes && { required: true, content: Object.fromEntries(takes.map((type) => [type, {}])) };
}

function operation(route: Route, { operationId, tags, example = {} }: Told = {}) {
  const success = successOf(route, example.reply);
  const body = requestBody(route, example.body);
  const isFile = route.access.endsWith('signed_link');
  return {
    ...(operationId && { operationId }),
    ...(tags && { tags }),
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [route.status]: {
        description: 'Success',
        ...(byKey(route) && { headers: RATE_LIMIT_HEADERS }),
        ...(success && { content: success }),
      },
      ...(isFile && FILE_RESPONSES(route.content ?? '')),
      ...problemResponses(route),
    },
  };
}

type Described = { route: Route; told?: Told };

/** The OpenAPI document, from the same descriptions the server and the clients go by. */
export function openApiDocument(
  described: Described[],
  serverUrl: string,
  description: string = PRODUCT_LINE,
) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const { route, told } of described) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, told) };
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '0.1.0', description },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(Problem, 'output') } as Record<string, unknown>,
    },
    paths,
  };
}
