import type { Route } from '@parlance/contract/route';
import type { z } from 'zod';

type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
};

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

function boundOf({ checks = [] }: Definition, name: 'min_length' | 'max_length'): number | undefined {
  const bounds = checks.map(({ _zod }) => _zod.def).filter(({ check }) => check === name);
  const values = bounds.flatMap(({ minimum, maximum }) => minimum ?? maximum ?? []);
  return values.length === 0 ? undefined : name === 'max_length' ? Math.min(...values) : Math.max(...values);
}

/** Values that mean something here, by the name of their field. */
export type Samples = Record<string, string>;

/** Something a schema takes. */
function sampleOf(schema: z.ZodType, name: string, samples: Samples): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      if (definition.format === 'datetime') return '2026-01-01T00:00:00Z';
      return samples[name] ?? 'Sample '.repeat(Math.ceil((boundOf(definition, 'min_length') ?? 1) / 7));
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'literal':
      return definition.values?.[0];
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'array':
      return definition.element ? [sampleOf(definition.element, name, samples)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([key, inner]) => [key, sampleOf(inner, key, samples)]),
      );
    case 'union':
      return sampleOf(definition.options?.[0] as z.ZodType, name, samples);
    default: {
      const inner = definition.innerType ?? definition.in;
      return inner ? sampleOf(inner, name, samples) : undefined;
    }
  }
}

/** A place in a request that takes a text, and the request with a text in it. */
export type TextField = {
  name: string;
  maxChars: number;
  /** Of the value as a whole, where the text stands in lists. */
  allChars: number;
  fill(text: string): unknown;
};

/** A list is filled as far as this goes: more would be refused for its size alone. */
const LIST_CHARS = 240_000;

function textFieldsIn(schema: z.ZodType, name: string, samples: Samples): TextField[] {
  const definition = definitionOf(schema);
  const maxChars = boundOf(definition, 'max_length') ?? 1_000;
  const within = (inner: z.ZodType | undefined) => (inner ? textFieldsIn(inner, name, samples) : []);
  switch (definition.type) {
    case 'string':
      if (definition.format === 'datetime') return [];
      return [{ name, maxChars, allChars: maxChars, fill: (text) => text }];
    case 'array':
      return within(definition.element).map((field) => {
        const room = Math.ceil(LIST_CHARS / field.allChars);
        const most = Math.min(boundOf(definition, 'max_length') ?? 1, room);
        const fill = (text: string) => Array.from({ length: most }, () => field.fill(text));
        return { ...field, allChars: field.allChars * most, fill };
      });
    case 'object': {
      const shape = Object.entries(definition.shape ?? {});
      const whole = sampleOf(schema, name, samples) as object;
      return shape.flatMap(([key, inner]) =>
        textFieldsIn(inner, key, samples).map((field) => ({
          ...field,
          fill: (text: string) => ({ ...whole, [key]: field.fill(text) }),
        })),
      );
    }
    case 'union':
      return (definition.options ?? []).flatMap(within);
    default:
      return within(definition.innerType ?? definition.in);
  }
}

/** One text on its way into one field of one route. */
export type FieldRequest = { method: string; path: string; route: string; field: string; body?: string };

const pathOf = ({ path }: Route, samples: Samples): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(samples[name] ?? 'x'));

/** The requests that put a text of the field's full length into each field of a route. */
export function fieldRequests(
  route: Route,
  samples: Samples,
  textFor: (field: string, maxChars: number) => string,
): FieldRequest[] {
  const known = { method: route.method.toUpperCase(), route: `${route.method.toUpperCase()} ${route.path}` };
  const path = pathOf(route, samples);
  const inBody = route.body ? textFieldsIn(route.body, '', samples) : [];
  const inQuery = route.query ? textFieldsIn(route.query, '', samples) : [];
  return [
    ...inBody.map(({ name, maxChars, fill }) => ({
      ...known,
      path,
      field: name,
      body: JSON.stringify(fill(textFor(name, maxChars))),
    })),
    ...inQuery.map(({ name, maxChars }) => ({
      ...known,
      path: `${path}?${new URLSearchParams({ [name]: textFor(name, Math.min(maxChars, 1_000)) })}`,
      field: `?${name}`,
    })),
  ];
}
