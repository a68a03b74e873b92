import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ROUTES } from './routes.ts';

type Check = { _zod: { def: { check: string } } };
type Definition = {
  type: string;
  format?: string;
  checks?: Check[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
};

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;
const checksOf = ({ checks }: Definition): string[] => (checks ?? []).map(({ _zod }) => _zod.def.check);
/** Their form bounds their length. */
const SHORT_FORMATS = ['datetime', 'date', 'uuid'];

/** Where a schema takes something without end, or looks at all of it before it knows how long it is. */
function unbounded(schema: z.ZodType, place: string): string[] {
  const definition = definitionOf(schema);
  const checks = checksOf(definition);
  const bound = checks.findIndex((check) => check === 'max_length' || check === 'length_equals');
  const change = checks.indexOf('overwrite');
  const inner = (next: z.ZodType | undefined, name = '') => (next ? unbounded(next, place + name) : []);
  switch (definition.type) {
    case 'string':
      if (SHORT_FORMATS.includes(definition.format ?? '')) return [];
      if (bound < 0) return [`${place}: no longest length`];
      return change >= 0 && change < bound ? [`${place}: changed before it is measured`] : [];
    case 'array':
      return [...(bound < 0 ? [`${place}: no largest number`] : []), ...inner(definition.element, '[]')];
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([key, next]) => inner(next, `.${key}`));
    case 'union':
      return (definition.options ?? []).flatMap((option) => inner(option));
    case 'intersection':
      return [...inner(definition.left), ...inner(definition.right)];
    case 'pipe':
      return inner(definition.in);
    default:
      return inner(definition.innerType);
  }
}

describe('what a request may hold', () => {
  it.each(ROUTES.filter(({ body, query }) => body || query))(
    'is bounded before it is looked at: $method $path',
    ({ method, path, body, query }) => {
      const place = `${method} ${path}`;
      expect([
        ...(query ? unbounded(query, `${place} ?`) : []),
        ...(body ? unbounded(body, place) : []),
      ]).toEqual([]);
    },
  );
});
