import fc from 'fast-check';

/** What a document says of one call, as far as a request and its answer can be made of it. */
export type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

export type GeneratedRequest = {
  method: string;
  path: string;
  operationId: string;
  headers: Record<string, string>;
  body?: string;
};

/** Words that mean something here, by the name of the field that they would go into. */
export type Vocabulary = Record<string, string[]>;

const JUNK = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '../..',
    '%',
    "' or 1=1 --",
    '<script>',
    '\u0000',
    'null',
    'a'.repeat(3_000),
  ),
);

const textOf = (name: string, words: Vocabulary): fc.Arbitrary<string> =>
  words[name] ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words[name]) }, JUNK) : JUNK;

/** Mostly what the schema asks for; now and then something else, anywhere in it. */
function fittingTo(schema: Schema, name: string, words: Vocabulary): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => fittingTo(choice, name, words)));
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof(fc.integer({ min: -1, max: 200 }), fc.double());
    if (schema.type === 'array')
      return fc.array(fittingTo(schema.items ?? {}, name, words), { maxLength: 3 });
    if (schema.type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([key, inner]) => [key, fittingTo(inner, key, words)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    return textOf(name, words);
  };
  return fc.oneof(
    { weight: 15, arbitrary: fitting() },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A half of a character has no place in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function pathOf(template: string, { parameters }: Operation, words: Vocabulary): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const ids = fc.record(Object.fromEntries(inPath.map((name) => [name, textOf(name, words)])));
  const query = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, fittingTo(schema, name, words)])),
    { requiredKeys: [] },
  );
  return fc.tuple(ids, query).map(([filled, asked]) => {
    // An empty part would be another path.
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(filled[name] || 'x'));
    const search = Object.entries(asked).map(([name, value]) => `${name}=${encoded(asText(value))}`);
    return search.length > 0 ? `${path}?${search.join('&')}` : path;
  });
}

function bodyOf({ requestBody }: Operation, words: Vocabulary): fc.Arbitrary<[string, string] | undefined> {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (!type) return fc.constant(undefined);
  const fitting = content?.schema
    ? fittingTo(content.schema, '', words).map((value) => JSON.stringify(value))
    : fc.string({ minLength: 1, maxLength: 200 });
  return fc
    .oneof({ weight: 15, arbitrary: fitting }, { weight: 1, arbitrary: JUNK })
    .map((body): [string, string] => [type, body ?? '']);
}

type Paths = Record<string, Record<string, unknown>>;

/** Requests to every call of a document: as it asks for them, nearly so, and not at all. */
export function requestsFrom(paths: Paths, key: string, words: Vocabulary): fc.Arbitrary<GeneratedRequest>[] {
  const authorization = fc.oneof(
    { weight: 20, arbitrary: fc.constant(`Bearer ${key}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'Bearer', 'Bearer prl_wrong', `Basic ${key}`, `bearer  ${key}`),
    },
  );
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, told]) => {
      const operation = told as Operation;
      return fc
        .tuple(pathOf(template, operation, words), bodyOf(operation, words), authorization)
        .map(([path, body, allowed]): GeneratedRequest => {
          const headers = {
            ...(allowed && { authorization: allowed }),
            ...(body && { 'content-type': body[0] }),
          };
          const { operationId } = operation;
          return { method: method.toUpperCase(), path, operationId, headers, ...(body && { body: body[1] }) };
        });
    }),
  );
}
