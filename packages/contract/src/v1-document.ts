import { API_CREDITS } from '@parlance/kernel/api-tiers';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { WebhookEvent } from './api-webhooks.ts';
import { openApiDocument, schemaOf } from './openapi.ts';
import type { Route } from './route.ts';
import { v1 } from './v1.ts';
import { EXAMPLE_EVENT, EXAMPLE_HOST, EXAMPLES } from './v1-examples.ts';

const TAGS = [
  {
    name: 'Audios',
    description: 'Make audios from a topic, files, an address, a text or a script of your own.',
  },
  {
    name: 'Files',
    description: 'What an audio is made of. The addresses in an audio open without a key, for hours.',
  },
  { name: 'Uploads', description: 'Files to make audios from.' },
  { name: 'Feeds', description: 'Private podcast feeds and their episodes.' },
  { name: 'Webhooks', description: 'Be told when an audio ends instead of asking.' },
  { name: 'Account', description: 'What there is to choose from, and what is left to spend.' },
] as const;

type Tag = (typeof TAGS)[number]['name'];

function tagOf(name: string, { path }: Route): Tag {
  if (name.startsWith('download')) return 'Files';
  if (path.startsWith('/v1/uploads')) return 'Uploads';
  if (path.startsWith('/v1/webhook')) return 'Webhooks';
  if (/feeds|episodes/.test(path)) return 'Feeds';
  return path.startsWith('/v1/audios') ? 'Audios' : 'Account';
}

const DESCRIPTION = `Turn material into audio from a program of your own.

Send your key as \`Authorization: Bearer <key>\`. An audio costs API credits ($${API_CREDITS.blockCents / 100} for ${API_CREDITS.block}): they are held when it is begun, spent when it is ready and given back when it fails or is cancelled. One audio is made at a time.

Errors are \`application/problem+json\` (RFC 9457): go by \`code\`, which stays the same; \`fields\` says which field is wrong and how. Each tier allows so many requests a minute over all keys; \`RateLimit\` and \`RateLimit-Policy\` tell how you stand, and \`Retry-After\` how long to wait after a 429.

Lists give \`items\` and \`next_cursor\`; ask for the next page with \`?cursor=\`. Times are ISO 8601 in UTC. New fields may come at any time; those that are there stay.`;

/** Examples with addresses as this service would give them. */
const examplesAt = (serverUrl: string): typeof EXAMPLES =>
  serverUrl === '' ? EXAMPLES : JSON.parse(JSON.stringify(EXAMPLES).replaceAll(EXAMPLE_HOST, serverUrl));

/** The alpha API, as OpenAPI 3.1. */
export function v1Document(serverUrl: string) {
  const examples = examplesAt(serverUrl);
  const described = Object.entries<Route>(v1).map(([operationId, route]) => ({
    route,
    told: {
      operationId,
      tags: [tagOf(operationId, route)],
      example: examples[operationId as keyof typeof v1],
    },
  }));
  const document = openApiDocument(described, serverUrl, DESCRIPTION);
  const bearer = { type: 'http', scheme: 'bearer', description: 'An API key, made on the API page.' };
  return {
    ...document,
    info: { ...document.info, title: `${PRODUCT_NAME} API` },
    tags: TAGS,
    components: { ...document.components, securitySchemes: { bearer } },
    webhooks: {
      audio: {
        post: {
          operationId: 'receiveEvent',
          tags: ['Webhooks'],
          summary:
            'Sent to your address and signed as Standard Webhooks says; any answer from 200 to 299 within 10 seconds counts as taken',
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(WebhookEvent, 'output'), example: EXAMPLE_EVENT },
            },
          },
          responses: { 204: { description: 'Taken' }, 410: { description: 'Send nothing here any more' } },
        },
      },
    },
  };
}
