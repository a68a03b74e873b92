import type { AnswerShape } from '@parlance/ports/language-model';
import { z } from 'zod';

/** One schema tells the vendor what to write and us what to take. */
export function shapeOf<S extends z.ZodType>(name: string, schema: S): AnswerShape<z.output<S>> {
  const { $schema: _, ...whole } = z.toJSONSchema(schema);
  // What is taken where an answer lacks something is ours; strict vendors refuse a schema that says so.
  const jsonSchema = JSON.parse(
    JSON.stringify(whole, (key, value) => (key === 'default' ? undefined : value)),
  );
  return { name, jsonSchema, parse: (answer) => schema.parse(answer) };
}
