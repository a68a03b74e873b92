import type { IncomingHttpHeaders } from 'node:http';

/** What reached the model, in every protocol the same. */
export type Asked = {
  model: string;
  instructions: string;
  material: string;
  /** The shape it was held to; none when the caller only asked for JSON. */
  schema: unknown;
  /** Where a vendor has a switch for it: whether question and answer stay with them. */
  isKept?: boolean;
};

export type Tokens = { input: number; output: number };

/** How one vendor's interface speaks; written from the vendors' references. */
export type Protocol = {
  name: string;
  /** What the client's base address ends with. */
  basePath: string;
  isAsked(path: string): boolean;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  read(body: never, path: string): Asked;
  /** Whether the answer is wanted piece by piece. */
  isStreamed(body: never, path: string): boolean;
  answer(text: string, asked: Asked, tokens: Tokens): object;
  /** The same answer as server-sent events; `pieces` are its text. */
  events(pieces: readonly string[], asked: Asked, tokens: Tokens): string[];
  refusal(status: number, message: string): object;
};

/** One server-sent event; most vendors name none. */
export const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

type TextPart = { text?: string };

export const textOf = (content: string | TextPart[] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n');
