import { PRODUCT_LINE, PRODUCT_NAME } from '@parlance/kernel/product';
import { z } from 'zod';
import { Problem } from './problem.ts';
import type { Route } from './route.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });

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

function operation(route: Route) {
  const success = route.reply
    ? { 'application/json': { schema: schemaOf(route.reply, 'output') } }
    : route.content && { [route.content]: {} };
  return {
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    ...(route.takes && {
      requestBody: { required: true, content: Object.fromEntries(route.takes.map((type) => [type, {}])) },
    }),
    responses: {
      [route.status]: { description: 'Success', ...(success && { content: success }) },
      default: {
        description: ['A problem', ...(route.problems ?? [])].join(' · '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The OpenAPI document, from the same descriptions the server and the web client go by. */
export function openApiDocument(routes: Route[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '0.1.0', description: PRODUCT_LINE },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
    paths,
  };
}
