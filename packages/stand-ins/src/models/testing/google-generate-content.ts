import { event, type Protocol, textOf } from './protocol.ts';

type Turn = { parts: { text?: string }[] };
type Body = {
  systemInstruction?: Turn;
  contents: Turn[];
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: unknown };
};

const PATH = /^\/v1beta\/models\/([^/:]+):(?:generateContent|streamGenerateContent)$/;

/** POST /v1beta/models/{model}:generateContent, and …:streamGenerateContent for the same piece by piece. */
export const googleGenerateContent: Protocol = {
  name: 'google',
  basePath: '/v1beta',
  isAsked: (path) => PATH.test(path),
  keyOf: (headers) => headers['x-goog-api-key']?.toString(),
  read: ({ systemInstruction, contents, generationConfig }: Body, path) => ({
    model: PATH.exec(path)?.[1] ?? '',
    instructions: textOf(systemInstruction?.parts),
    material: contents.map(({ parts }) => textOf(parts)).join('\n'),
    schema: generationConfig?.responseJsonSchema,
  }),
  answer: (text, { model }, { input, output }) => ({
    responseId: 'r1',
    modelVersion: model,
    candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
    usageMetadata: {
      promptTokenCount: input,
      candidatesTokenCount: output,
      totalTokenCount: input + output,
    },
  }),
  isStreamed: (_: Body, path) => path.endsWith(':streamGenerateContent'),
  events: (pieces, asked, tokens) =>
    pieces.map((text, at) => {
      const { candidates, ...rest } = googleGenerateContent.answer(text, asked, tokens) as {
        candidates: object[];
      };
      const isLast = at === pieces.length - 1;
      const [candidate] = candidates;
      return event({ ...rest, candidates: [isLast ? candidate : { ...candidate, finishReason: undefined }] });
    }),
  refusal: (status, message) => ({
    error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL' },
  }),
};
