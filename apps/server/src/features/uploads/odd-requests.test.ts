import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { created, named } from './testing/requests.ts';
import { uploadServer } from './testing/upload-server.ts';

let server: Awaited<ReturnType<typeof uploadServer>>;
beforeAll(async () => {
  server = await uploadServer();
});
afterAll(() => server.stop([server.first]));

/** Whatever may stand in a header line. */
const line = fc
  .array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f),
    { maxLength: 60 },
  )
  .map((codes) => String.fromCharCode(...codes));
const number = fc.oneof(
  fc.integer({ min: -2, max: 20 }).map(String),
  fc.constantFrom('1e3', '0x10', '1e+21', '9007199254740993', '00', '+1', '524288001', ' 1 '),
);
const metadata = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((name) => `filename ${Buffer.from(name).toString('base64')}`),
  line.map((name) => named(`${name}.txt`)),
  line.map((text) => `filename ${text}`),
  fc.constantFrom('__proto__ YQ==', 'constructor', named('a.txt'), `${named('a.txt')},${named('b.txt')}`),
);
const header = (usual: fc.Arbitrary<string>) => fc.option(fc.oneof(usual, usual, line), { nil: undefined });

const odd = fc.record({
  method: fc.constantFrom('POST', 'POST', 'HEAD', 'PATCH', 'PATCH', 'DELETE', 'GET', 'PUT', 'OPTIONS'),
  below: fc.oneof(
    fc.constantFrom('', '/', '/own', '/own', '/own/', '/own?x=1'),
    fc.string({ maxLength: 20 }).map((text) => `/${encodeURIComponent(text)}`),
  ),
  headers: fc.record({
    'tus-resumable': fc.oneof(fc.constant('1.0.0'), fc.constant('1.0.0'), line),
    'upload-length': header(number),
    'upload-offset': header(number),
    'upload-metadata': header(metadata),
    'upload-defer-length': header(number),
    'upload-concat': header(fc.constantFrom('partial', 'final;/api/uploads/x')),
    'content-type': header(fc.constantFrom('application/offset+octet-stream', 'application/json')),
    'x-forwarded-proto': header(line),
    'x-http-method-override': header(fc.constantFrom('DELETE', 'PATCH')),
    'upload-checksum': header(line),
  }),
  body: fc.option(fc.string({ maxLength: 30 }), { nil: undefined }),
});

type Odd = { method: string; below: string; headers: Record<string, string | undefined>; body?: string };

function send(userId: string, own: string, { method, below, headers, body }: Odd) {
  const url = `${server.first.url}${below.replace('own', own)}`;
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Promise<{ status: number; type: string | undefined }>((resolve, reject) => {
    const asking = request(url, {
      method,
      headers: {
        ...Object.fromEntries(sent),
        authorization: `Bearer ${userId}`,
        'content-length': Buffer.byteLength(body ?? ''),
      },
    });
    asking.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, type: reply.headers['content-type'] }));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

describe('odd requests', () => {
  it('are answered, never with a failure of ours, and never break what stands', async () => {
    let ada = await server.person();
    let own = await created(server.first.url, ada, 12);
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(odd, async (request) => {
        // So many may wait; then the next person goes on.
        if (++sent % 15 === 0) {
          ada = await server.person();
          own = await created(server.first.url, ada, 12);
        }
        const { status, type } = await send(ada, own.id, request as Odd);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        if (status >= 400 && status !== 412) expect(type).toBe('application/problem+json');
        for (const row of await server.first.deps.uploads.list(ada)) {
          expect(row.bytesReceived).toBeLessThanOrEqual(row.bytes);
          expect(row.lockHolder).toBeNull();
        }
      }),
      { numRuns: 1_000 },
    );
  }, 300_000);
});
