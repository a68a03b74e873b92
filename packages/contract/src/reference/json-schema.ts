/** The part of JSON Schema that the contract's descriptions use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export const choicesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

export const isNothing = (schema: JsonSchema): boolean => schema.type === 'null';

/** Follows references and drops "or null", so that what remains is the thing itself. */
export function bareSchema(schema: JsonSchema, shared: Record<string, JsonSchema>): JsonSchema {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return bareSchema(shared[named] ?? {}, shared);
  const choices = choicesOf(schema).filter((choice) => !isNothing(choice));
  const [only] = choices;
  return choices.length === 1 && only ? bareSchema(only, shared) : schema;
}
