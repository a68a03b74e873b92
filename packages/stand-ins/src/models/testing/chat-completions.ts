import { openAiResponses } from './openai-responses.ts';
import { event, type Protocol, textOf } from './protocol.ts';

type Body = {
  model: string;
  messages: { role: string; content: string | { text?: string }[] }[];
  stream?: boolean;
  response_format?: { type: string; json_schema?: { schema: unknown } };
};

/** POST /v1/chat/completions, as servers of one's own and Ollama speak it. */
export const chatCompletions: Protocol = {
  name: 'chat-completions',
  basePath: '/v1',
  isAsked: (path) => path === '/v1/chat/completions',
  keyOf: openAiResponses.keyOf,
  read: ({ model, messages, response_format: format }: Body) => {
    const said = (wanted: string) =>
      messages
        .filter(({ role }) => role === wanted)
        .map(({ content }) => textOf(content))
        .join('\n');
    return {
      model,
      instructions: said('system'),
      material: said('user'),
      schema: format?.json_schema?.schema,
    };
  },
  answer: (text, { model }, { input, output }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }),
  isStreamed: ({ stream }: Body) => stream === true,
  events: (pieces, { model }, { input, output }) => {
    const chunk = (choices: object[], rest: object = {}): string =>
      event({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_790_000_000,
        model,
        choices,
        ...rest,
      });
    return [
      chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
      ...pieces.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
      chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
      chunk([], {
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }),
      'data: [DONE]\n\n',
    ];
  },
  refusal: openAiResponses.refusal,
};
