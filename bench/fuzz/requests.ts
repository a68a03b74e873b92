import type { Route } from '@parlance/contract/route';
import fc from 'fast-check';
import { nonsenseText, type Schema, spoiled, type Vocabulary, valuesOf } from './values.ts';

const CALLERS = ['nobody', 'person', 'admin', 'program', 'garbage'] as const;
type Caller = (typeof CALLERS)[number];

/** What is sent; names in braces are ids of real things, put in when it goes. */
export type Planned = {
  /** Of the route that it is meant for. */
  route: string;
  method: string;
  path: string;
  caller: Caller;
  headers: Record<string, string>;
  body?: Uint8Array | string;
};

const asJson = (value: unknown): string => JSON.stringify(value) ?? '';

const CANDIDATES = 4;

const takes = (schema: Schema | undefined, value: unknown): boolean =>
  schema?.safeParse(value).success ?? true;

/** Several are drawn, because a schema refuses more than its shape tells. */
const takenBy = (schema: Schema, words: Vocabulary): fc.Arbitrary<unknown> =>
  fc
    .array(valuesOf(schema, '', words), { minLength: CANDIDATES, maxLength: CANDIDATES })
    .map((all) => all.find((one) => takes(schema, one)) ?? all[0]);

/** A half of a character has no place in an address. */
const encoded = (text: string): string =>
  /^\{\w+\}$/.test(text) ? text : encodeURIComponent(text.toWellFormed());

function pathOf(route: Route, words: Vocabulary): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const one = (name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(words[name] ?? [`{${name}}`])) },
      { weight: 1, arbitrary: nonsenseText.map((text) => text.slice(0, 2_000) || 'x') },
    );
  return fc
    .record(Object.fromEntries(names.map((name) => [name, one(name)])))
    .map((filled) => route.path.replace(/:(\w+)/g, (_, name: string) => encoded(filled[name] ?? 'x')));
}

function queryOf(route: Route, words: Vocabulary): fc.Arbitrary<string> {
  if (!route.query)
    return fc.oneof(
      { weight: 30, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constant('?x=%ff&&=') },
    );
  const written = (asked: unknown) =>
    Object.entries((asked ?? {}) as object)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(
        ([name, value]) =>
          `${encodeURIComponent(name.toWellFormed())}=${encoded(typeof value === 'string' ? value : asJson(value))}`,
      )
      .join('&')
      .slice(0, 10_000);
  const fitting = takenBy(route.query, words);
  return fc
    .oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: spoiled(fitting) })
    .map((asked) => `?${written(asked)}`);
}

/** Not JSON, or not as JSON is sent. */
function garbled(
  fitting: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ body: Uint8Array | string; headers?: Record<string, string> }> {
  return fc.oneof(
    fitting.map((value) => ({ body: asJson(value).slice(0, -1) })),
    fitting.map((value) => ({ body: asJson([value]) })),
    fitting.map((value) => ({ body: `\ufeff${asJson(value)}` })),
    fitting.map((value) => ({ body: asJson(value), headers: { 'content-type': 'text/plain' } })),
    fitting.map((value) => ({ body: asJson(value), headers: { 'content-encoding': 'gzip' } })),
    fitting.map((value) => ({
      body: asJson(value),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })),
    fc
      .constantFrom(
        '',
        'null',
        '[]',
        '"a"',
        '1e999',
        '{"a":NaN}',
        '{"a":1,"a":2}',
        '[['.repeat(5_000),
        '{"__proto__":{"isAdmin":true}}',
      )
      .map((body) => ({ body })),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((body) => ({ body })),
    fc.constant({ body: Buffer.alloc(200_000, '{"a":') }),
  );
}

function bodyOf(
  route: Route,
  words: Vocabulary,
): fc.Arbitrary<{ body?: Uint8Array | string; headers?: Record<string, string> }> {
  if (route.takes)
    return fc
      .tuple(
        fc.oneof(fc.constant(PICTURE), fc.uint8Array({ maxLength: 3_000 }), fc.constant(new Uint8Array(0))),
        fc.constantFrom(...route.takes, 'text/plain'),
      )
      .map(([body, type]) => ({ body, headers: { 'content-type': type } }));
  if (!route.body)
    return fc.oneof(
      { weight: 20, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant(route.method === 'get' ? {} : { body: '{"nobody":"asked"}' }) },
    );
  const fitting = takenBy(route.body, words);
  const json = (value: unknown) => ({ body: asJson(value), headers: { 'content-type': 'application/json' } });
  return fc.oneof(
    { weight: 13, arbitrary: fitting.map(json) },
    { weight: 3, arbitrary: spoiled(fitting).map(json) },
    { weight: 1, arbitrary: garbled(fitting) },
  );
}

/** The smallest PNG there is: one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Who is let in by such a route, and now and then somebody else. */
function callerOf({ access }: Route): fc.Arbitrary<Caller> {
  const fitting: Record<Route['access'], Caller[]> = {
    public: ['nobody', 'nobody', 'person'],
    user: ['person', 'person', 'admin'],
    user_or_signed_link: ['person'],
    admin: ['admin'],
    key: ['program'],
    key_or_signed_link: ['program'],
  };
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...fitting[access]) },
    { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
  );
}

const ODD_HEADERS: readonly [string, string][] = [
  ['accept-language', 'pt-BR;q=0.1, *;q=9, xx-'],
  ['accept-language', ','.repeat(3_000)],
  ['range', 'bytes=0-0'],
  ['range', 'bytes=99999999999-'],
  ['range', 'bytes=5-1,-,x'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['accept-encoding', 'br;q=0, gzip;q=x'],
  ['origin', 'null'],
  ['cookie', `a=${'b'.repeat(2_000)}; =; %`],
  ['x-forwarded-for', 'for, 1.2.3.4, ::ffff:1.2.3.4%eth0, "'],
  ['idempotency-key', 'the same'],
  ['idempotency-key', 'x'.repeat(300)],
  ['content-type', 'application/json; charset=utf-7'],
  ['expect', '100-continue'],
  ['stripe-signature', 't=1,v1=00'],
];

const oddHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.subarray([...ODD_HEADERS], { minLength: 1, maxLength: 2 }) },
);

/** Requests to a route: as it asks for them with the oddest values it takes, nearly so, and not at all. */
export const requestsTo = (route: Route, words: Vocabulary): fc.Arbitrary<Planned> =>
  fc
    .record({
      path: pathOf(route, words),
      query: queryOf(route, words),
      content: bodyOf(route, words),
      caller: callerOf(route),
      odd: oddHeaders,
    })
    .map(({ path, query, content, caller, odd }) => ({
      route: `${route.method.toUpperCase()} ${route.path}`,
      method: route.method.toUpperCase(),
      path: `${path}${query}`,
      caller,
      headers: { ...content.headers, ...Object.fromEntries(odd) },
      ...(content.body !== undefined && { body: content.body }),
    }));

/** Requests to what the contract does not describe. */
export const requestsToOthers = (
  others: readonly { method: string; path: string }[],
): fc.Arbitrary<Planned> =>
  fc
    .record({
      to: fc.constantFrom(...others),
      part: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: nonsenseText }),
      caller: fc.constantFrom(...CALLERS),
      odd: oddHeaders,
      tus: fc.record(
        {
          'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '9'),
          'upload-length': fc.constantFrom('5', '0', '-1', 'x', '99999999999'),
          'upload-offset': fc.constantFrom('0', '3', '-1', 'x'),
          'upload-metadata': fc.constantFrom(
            'filename bm90ZXMudHh0',
            'filename',
            'filename ////',
            `filename ${'QUJD'.repeat(300)}`,
            '\u00e9',
          ),
          'upload-concat': fc.constantFrom('partial', 'final;/api/uploads/x'),
          'content-type': fc.constantFrom('application/offset+octet-stream', 'text/plain'),
          'x-http-method-override': fc.constantFrom('PATCH', 'DELETE', 'TRACE'),
        },
        { requiredKeys: ['tus-resumable', 'content-type'] },
      ),
    })
    .map(({ to, part, caller, odd, tus }) => {
      const isUpload = to.path.includes('/uploads');
      const path = part === '' ? to.path : to.path.replace(/\{\w+\}|\*/, encoded(part.slice(0, 2_000)));
      return {
        route: `${to.method} ${to.path}`,
        method: to.method,
        path: path.replaceAll('*', 'x'),
        caller: isUpload && caller === 'nobody' ? 'person' : caller,
        headers: { ...(isUpload && tus), ...Object.fromEntries(odd) },
        ...(isUpload && /POST|PATCH/.test(to.method) && { body: 'bytes' }),
      };
    });
