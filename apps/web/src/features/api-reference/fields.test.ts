import type { JsonSchema } from '@parlance/contract/reference/json-schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, typeText } from './fields.ts';

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
const namesOf = (schema: z.ZodType) => fieldsOf(schemaOf(schema)).map(({ name }) => name);

describe('the fields of a body', () => {
  it('are named by their way through objects and lists', () => {
    const body = z.object({
      voice: z.object({ host: z.string() }),
      lines: z.array(z.object({ text: z.string() })),
    });
    expect(namesOf(body)).toEqual(['voice', 'voice.host', 'lines', 'lines[].text']);
  });

  it('of which one is to be chosen are told once, and asked for only if every choice asks for them', () => {
    const source = z.discriminatedUnion('type', [
      z.object({ type: z.literal('topic'), topic: z.string() }),
      z.object({ type: z.literal('url'), url: z.url() }),
    ]);
    expect(
      fieldsOf(schemaOf(z.object({ source }))).map(({ name, type, isRequired }) => [name, type, isRequired]),
    ).toEqual([
      ['source', 'object', true],
      ['source.type', '"topic" | "url"', true],
      ['source.topic', 'string', false],
      ['source.url', 'string · uri', false],
    ]);
  });

  it('say their limits, but not where whole numbers end', () => {
    const [text, count] = fieldsOf(schemaOf(z.object({ text: z.string().max(100), count: z.int().min(1) })));
    expect(text?.limits).toEqual([{ kind: 'maxLength', value: 100 }]);
    expect(count?.limits).toEqual([{ kind: 'minimum', value: 1 }]);
  });

  it('may be described elsewhere', () => {
    const shared = { Audio: schemaOf(z.object({ id: z.string() })) };
    const list: JsonSchema = {
      type: 'object',
      properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Audio' } } },
    };
    expect(fieldsOf(list, shared).map(({ name }) => name)).toEqual(['items', 'items[].id']);
  });
});

describe('a type', () => {
  it.each([
    [z.string().nullable(), 'string | null'],
    [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
    [z.union([z.string(), z.object({})]), 'string | object'],
    [z.iso.datetime(), 'string · date-time'],
  ])('reads as in a program (%#)', (schema, text) => {
    expect(typeText(schemaOf(schema))).toBe(text);
  });
});
