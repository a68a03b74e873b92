import type { Route } from '@parlance/contract/route';
import fc from 'fast-check';

export type Schema = NonNullable<Route['body']>;

type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  innerType?: Schema;
  in?: Schema;
  values?: unknown[];
  entries?: Record<string, unknown>;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
};

/** Values that mean something here, by the name of their field; what stands in braces is put in when it is sent. */
export type Vocabulary = Record<string, readonly string[]>;

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def);

/** Strings of two million characters are made now and then; of this many often. */
const LONG_CHARS = 20_000;
const MANY = 40;

/** What a keyboard does not have: signs of two halves, without width, that turn the direction, that combine, breaks. */
const ODD = [
  ...[
    '\u202e',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u0301',
    '\u2028',
    '\r\n',
    '\t',
    '\u{1f469}\u200d\u{1f680}',
    '\u{10ffff}',
  ],
  ...['ß', 'İ', 'ﬁ', '"', '\\', '%', "'", '<', '&', '$&', '{{', '../', '\u0085', '\u00a0', '٣', '字'],
];

/** Cuts by units, but never a pair in two. */
const cutTo = (text: string, chars: number): string => text.slice(0, chars).replace(/[\ud800-\udbff]$/, '');

function oddText(minChars: number, maxChars: number): fc.Arbitrary<string> {
  const most = Math.min(maxChars, 1_000_000);
  const bounded = (text: string) => cutTo(text.padEnd(minChars, 'a '), most);
  const longest = (piece: string, chars: number) => cutTo((piece || 'a').repeat(chars), chars);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 60 }).map(bounded) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.constantFrom(...ODD, 'a', ' '), { maxLength: 30 })
        .map((all) => bounded(all.join(''))),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).map(bounded) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...ODD, 'ab ', '- ', '. ')
        .map((piece) => longest(piece, Math.min(most, LONG_CHARS))),
    },
  );
}

function numberOf(definition: Definition): fc.Arbitrary<number> {
  const checks = checksOf(definition);
  const bound = (check: string) => checks.find((each) => each.check === check)?.value;
  const [from, to] = [bound('greater_than'), bound('less_than')];
  const atBounds = [from, to].flatMap((value) => (value === undefined ? [] : [value, value + 1, value - 1]));
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(from ?? -2), max: Math.floor(to ?? 200) }) },
    { weight: 2, arbitrary: fc.constantFrom(...atBounds, 0, 1, -1, 2 ** 31 - 1, 2 ** 31) },
  );
}

function textOf(definition: Definition, name: string, words: Vocabulary): fc.Arbitrary<string> {
  const checks = checksOf(definition);
  const min = Math.max(
    0,
    ...checks.flatMap(({ check, minimum }) => (check === 'min_length' ? (minimum ?? 0) : 0)),
  );
  const max = Math.min(
    1_000,
    ...checks.flatMap(({ check, maximum }) => (check === 'max_length' ? (maximum ?? 1_000) : [])),
  );
  const longest = Math.max(
    ...checks.flatMap(({ check, maximum }) => (check === 'max_length' ? (maximum ?? 0) : [])),
    max,
  );
  const free = oddText(min, longest);
  const known = words[name];
  return known
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free })
    : free;
}

/** What a schema describes, as odd as it lets it be. */
export function valuesOf(schema: Schema, name: string, words: Vocabulary): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const within = (inner: Schema) => valuesOf(inner, name, words);
  switch (definition.type) {
    case 'string':
      if (definition.format === 'datetime')
        return fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-28T23:59:59.999Z');
      return textOf(definition, name, words);
    case 'number':
    case 'int':
      return numberOf(definition);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'array':
      if (!definition.element) return fc.constant([]);
      return fc.oneof(
        { weight: 9, arbitrary: fc.array(within(definition.element), { minLength: 1, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(within(definition.element), { maxLength: MANY }) },
      );
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(definition.shape ?? {}).map(([key, inner]) => [key, valuesOf(inner, key, words)]),
        ),
      );
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(within));
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(within(definition.innerType as Schema), { nil: undefined, freq: 1 });
    case 'nullable':
      return fc.option(within(definition.innerType as Schema), { nil: null, freq: 2 });
    default: {
      const inner = definition.innerType ?? definition.in;
      return inner ? within(inner) : fc.jsonValue({ maxDepth: 1 });
    }
  }
}

const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 1);

/** What no field asks for. */
const NONSENSE: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[null, '', ' ', '\0', 'a\0b', '\ud800', '\udfff!', -0, 0.5, -1, 1e308, -1e308, 2 ** 53, 2 ** 63],
    ...['__proto__', 'constructor', 'null', 'NaN', '-1', '1e999', '0x10', "' or 1=1 --", '../..', '%00', '%'],
    ...[[], {}, [[]], [null], true, false, { length: 3 }, { toString: 1 }, { toJSON: 1 }, deep(8), deep(60)],
  ),
  fc.constantFrom(3_000, 70_000).map((chars) => 'x'.repeat(chars)),
  fc.constant(Array.from({ length: 3_000 }, (_, at) => at)),
);

type Change = { at: number; how: 'replace' | 'remove' | 'add'; value: unknown };

/** Every place in a value that can be changed. */
function placesIn(value: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap(
    (key) => [[holder, key], ...placesIn(holder[key])] as [Record<string, unknown>, string][],
  );
}

function changed(value: unknown, changes: Change[]): unknown {
  const copy = structuredClone(value);
  for (const { at, how, value: wrong } of changes) {
    const other = structuredClone(wrong);
    const places = placesIn(copy);
    const place = places[at % Math.max(1, places.length)];
    if (!place) return other;
    const [holder, key] = place;
    if (how === 'replace') holder[key] = other;
    else if (how === 'remove') delete holder[key];
    else
      Object.defineProperty(holder, key === 'id' ? '__proto__' : `${key}_`, {
        value: other,
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return copy;
}

/** A value with some of it wrong: of other types, too much or too little of it. */
export const spoiled = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fitting,
      fc.array(
        fc.record({
          at: fc.nat(1_000),
          how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
          value: NONSENSE,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([value, changes]) => changed(value, changes as Change[]));

export const nonsenseText = NONSENSE.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
);
