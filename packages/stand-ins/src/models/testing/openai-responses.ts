import { event, type Protocol, textOf } from './protocol.ts';

type Body = {
  model: string;
  instructions?: string;
  input: { role: string; content: string | { text?: string }[] }[];
  store?: boolean;
  text?: { format?: { type: string; schema?: unknown } };
  stream?: boolean;
};

/** POST /v1/responses */
export const openAiResponses: Protocol = {
  name: 'openai',
  basePath: '/v1',
  isAsked: (path) => path === '/v1/responses',
  keyOf: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
  read: ({ model, instructions = '', input, text, store = true }: Body) => {
    const said = (roles: string[]) =>
      input.filter(({ role }) => roles.includes(role)).map(({ content }) => textOf(content));
    return {
      model,
      instructions: [instructions, ...said(['system', 'developer'])].join('\n').trim(),
      material: said(['user']).join('\n'),
      schema: text?.format?.type === 'json_schema' ? text.format.schema : undefined,
      // Answers are kept for thirty days unless the caller says otherwise.
      isKept: store,
    };
  },
  answer: (text, { model }, { input, output }) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  }),
  isStreamed: ({ stream }: Body) => stream === true,
  events: (pieces, asked, tokens) => {
    let sequence = 0;
    const say = (type: string, rest: object): string =>
      event({ type, sequence_number: sequence++, ...rest }, type);
    const item = { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] };
    const whole = openAiResponses.answer(pieces.join(''), asked, tokens) as { output: object[] };
    const begun = { ...whole, status: 'in_progress', output: [], usage: null };
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
    return [
      say('response.created', { response: begun }),
      say('response.output_item.added', { output_index: 0, item }),
      ...pieces.map((delta) => say('response.output_text.delta', { ...place, delta, logprobs: [] })),
      say('response.output_text.done', { ...place, text: pieces.join(''), logprobs: [] }),
      say('response.output_item.done', { output_index: 0, item: whole.output[0] }),
      say('response.completed', { response: whole }),
    ];
  },
  refusal: (status, message) => ({
    error: {
      message,
      type: status === 429 ? 'rate_limit_exceeded' : 'server_error',
      param: null,
      code: null,
    },
  }),
};
