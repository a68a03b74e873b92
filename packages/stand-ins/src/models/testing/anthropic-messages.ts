import { event, type Protocol, textOf } from './protocol.ts';

type Content = string | { text?: string }[];
type Body = {
  model: string;
  max_tokens: number;
  stream?: boolean;
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
  isStreamed: ({ stream }: Body) => stream === true,
  events: (pieces, { model }, { input, output }) => {
    const say = (type: string, rest: object = {}): string => event({ type, ...rest }, type);
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: 1 },
    };
    return [
      say('message_start', { message }),
      say('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      say('ping'),
      ...pieces.map((text) => say('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
      say('content_block_stop', { index: 0 }),
      say('message_delta', {
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: output },
      }),
      say('message_stop'),
    ];
  },
  refusal: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};
