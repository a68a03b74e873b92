import type { AnswerShape } from '@parlance/ports/language-model';
import { z } from 'zod';

/** One schema tells the vendor what to write and us what to take. */
export function shapeOf<S extends z.ZodType>(name: string, schema: S): AnswerShape<z.output<S>> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return { name, jsonSchema, parse: (answer) => schema.parse(answer) };
}
