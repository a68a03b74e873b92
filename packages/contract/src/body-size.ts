import type { z } from 'zod';

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
};

/** A character can take six bytes of JSON: "\\u0000". */
const BYTES_PER_CHAR = 6;
/** Numbers, names of choices, dates. */
const SHORT_BYTES = 100;

const longest = ({ checks = [] }: Definition): number =>
  Math.min(
    ...checks.map(({ _zod: { def } }) => (def.check === 'max_length' ? def.maximum : undefined) ?? Infinity),
  );

/** How many bytes of JSON a schema can take; endless when something in it has no bound. */
export function largestJson(schema: z.ZodType): number {
  const definition = schema._zod.def as unknown as Definition;
  const inner = definition.innerType ?? definition.in;
  switch (definition.type) {
    case 'string':
      return Math.min(longest(definition) * BYTES_PER_CHAR, Infinity) + 2;
    case 'array':
      return longest(definition) * (definition.element ? largestJson(definition.element) + 1 : 0) + 2;
    case 'object':
      return Object.entries(definition.shape ?? {}).reduce(
        (sum, [key, each]) => sum + key.length + 4 + largestJson(each),
        2,
      );
    case 'union':
      return Math.max(...(definition.options ?? []).map(largestJson));
    default:
      return inner ? largestJson(inner) : SHORT_BYTES;
  }
}
