import { bareSchema, choicesOf, isNothing, type JsonSchema } from '@parlance/contract/reference/json-schema';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
type Limit = { kind: (typeof LIMITS)[number]; value: number };

/** One thing that is sent or answered, as a reader of the reference meets it. */
export type Field = {
  /** "source.topic", "items[].title" */
  name: string;
  type: string;
  isRequired: boolean;
  description?: string;
  limits: Limit[];
};

/** Not where JavaScript's integers end, and not that something which is sent has to be something. */
const isWorthSaying = ({ kind, value }: Limit): boolean =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER && !(kind !== 'minimum' && kind.startsWith('min') && value <= 1);

function limitsOf(schema: JsonSchema): Limit[] {
  return LIMITS.flatMap((kind) => {
    const value = schema[kind];
    return value === undefined ? [] : [{ kind, value }];
  }).filter(isWorthSaying);
}

type Shared = Record<string, JsonSchema>;

/** As short as a type in a program: `"a" | "b"`, `string[]`, `integer | null`. */
export function typeText(schema: JsonSchema, shared: Shared = {}): string {
  const bare = bareSchema(schema, shared);
  const orNull = choicesOf(schema).some(isNothing) ? ' | null' : '';
  if (bare !== schema) return `${typeText(bare, shared)}${orNull}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = choicesOf(schema).map((choice) => typeText(choice, shared));
  if (choices.length > 0) return [...new Set(choices)].join(' | ');
  if (schema.type === 'array') {
    const item = typeText(schema.items ?? {}, shared);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.format ? `${schema.type} · ${schema.format}` : (schema.type ?? 'any');
}

function childrenOf(name: string, schema: JsonSchema, shared: Shared): Field[] {
  const bare = bareSchema(schema, shared);
  if (bare.type === 'array') return childrenOf(`${name}[]`, bare.items ?? {}, shared);
  const prefix = name === '' ? '' : `${name}.`;
  const own = Object.entries(bare.properties ?? {}).flatMap(([key, property]) =>
    fieldAndChildren(`${prefix}${key}`, property, bare.required?.includes(key) ?? false, shared),
  );
  return [...own, ...mergedChoices(choicesOf(bare).map((choice) => childrenOf(name, choice, shared)))];
}

/** The same name in several choices is one field, with all that it may be; needed only where every choice has it. */
function mergedChoices(choices: Field[][]): Field[] {
  const names = [...new Set(choices.flat().map(({ name }) => name))];
  return names.flatMap((name) => {
    const same = choices.flat().filter((field) => field.name === name);
    const [first] = same;
    if (!first) return [];
    const types = [...new Set(same.map(({ type }) => type))];
    const isRequired = same.length === choices.length && same.every((field) => field.isRequired);
    return [{ ...first, type: types.join(' | '), isRequired }];
  });
}

function fieldAndChildren(name: string, schema: JsonSchema, isRequired: boolean, shared: Shared): Field[] {
  const bare = bareSchema(schema, shared);
  const description = schema.description ?? bare.description;
  const field: Field = {
    name,
    type: typeText(schema, shared),
    isRequired,
    limits: limitsOf(bare),
    ...(description && { description }),
  };
  return [field, ...childrenOf(name, schema, shared)];
}

/** Everything inside a body or an answer, in the order in which it is described. */
export const fieldsOf = (schema: JsonSchema, shared: Shared = {}): Field[] => childrenOf('', schema, shared);
