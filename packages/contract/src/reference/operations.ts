import { v1Document } from '../v1-document.ts';
import type { JsonSchema } from './json-schema.ts';

/** The very document that the server hands out, so that this page can't tell another story. */
const document = v1Document('');

export type Tag = (typeof document.tags)[number]['name'];

type Content = { schema?: JsonSchema; example?: unknown };
type Response = { description: string; content?: Record<string, Content> };
type Responses = Record<string, Response>;
type Described = (typeof document.paths)[string][string];

export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type Operation = {
  id: string;
  tag: Tag;
  method: string;
  path: string;
  summary: string;
  parameters: Parameter[];
  body?: Content & { type: string };
  answer: Content & { status: number; type?: string };
  problems: { status: number; codes: string[] }[];
};

const isSuccess = (status: string) => status.startsWith('2');

function answerOf(responses: Responses): Operation['answer'] {
  const [status = '200', { content = {} } = {}] =
    Object.entries(responses).find(([code]) => isSuccess(code)) ?? [];
  const [type, told] = Object.entries(content)[0] ?? [];
  return { status: Number(status), ...(type && { type }), ...told };
}

const problemsOf = (responses: Responses): Operation['problems'] =>
  Object.entries(responses)
    .filter(([, { content = {} }]) => 'application/problem+json' in content)
    .map(([status, { description }]) => ({ status: Number(status), codes: description.split(', ') }));

function operationOf(path: string, method: string, described: Described): Operation {
  const [type, told] =
    Object.entries((described.requestBody?.content ?? {}) as Record<string, Content>)[0] ?? [];
  const responses = described.responses as Responses;
  return {
    id: described.operationId ?? `${method} ${path}`,
    tag: described.tags?.[0] as Tag,
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    parameters: described.parameters as Parameter[],
    ...(type && { body: { type, ...told } }),
    answer: answerOf(responses),
    problems: problemsOf(responses),
  };
}

export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
);

export const GROUPS = document.tags.map(({ name }) => ({
  tag: name,
  operations: OPERATIONS.filter(({ tag }) => tag === name),
}));

export function operationNamed(id: string): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`The API has no call named ${id}.`);
  return found;
}

const { schema, example } = document.webhooks.audio.post.requestBody.content['application/json'];

/** What a webhook receives. */
export const EVENT = { schema: schema as JsonSchema, example };

export const SHARED_SCHEMAS = document.components.schemas as Record<string, JsonSchema>;

/** Every code that a call may be refused with, by its status. */
export const PROBLEMS: Operation['problems'] = [
  ...Map.groupBy(
    OPERATIONS.flatMap(({ problems }) => problems),
    ({ status }) => status,
  ),
]
  .map(([status, same]) => ({ status, codes: [...new Set(same.flatMap(({ codes }) => codes))].toSorted() }))
  .toSorted((one, other) => one.status - other.status);
