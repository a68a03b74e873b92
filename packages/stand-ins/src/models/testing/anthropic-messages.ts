import { type Protocol, textOf } from './protocol.ts';

type Content = string | { text?: string }[];
type Body = {
  model: string;
  max_tokens: number;
  system?: Content;
  messages: { role: string; content: Content }[];
  output_config?: { format?: { type: string; schema: unknown } };
};

/** POST /v1/messages */
export const anthropicMessages: Protocol = {
  name: 'anthropic',
  basePath: '/v1',
  isAsked: (path) => path === '/v1/messages',
  keyOf: (headers) => headers['x-api-key']?.toString(),
  read: ({ model, system, messages, output_config: config }: Body) => ({
    model,
    instructions: textOf(system),
    material: messages.map(({ content }) => textOf(content)).join('\n'),
    schema: config?.format?.schema,
  }),
  answer: (text, { model }, { input, output }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
  refusal: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};
