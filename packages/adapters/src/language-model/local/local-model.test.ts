import { isAppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { ModelTroubleError } from '@parlance/ports/model-trouble';
import type { DeskControls, DeskFault } from '@parlance/stand-ins/models/testing/desk-server';
import { openLlamaCpp } from '@parlance/stand-ins/models/testing/llama-cpp';
import { openOllama } from '@parlance/stand-ins/models/testing/ollama';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localModel } from './local-model.ts';

const INSTALLED = { 'small:2b': { size: 1, parameters: '2B', contextLength: 8_192 } };
const SAID = JSON.stringify({ said: 'It was a dark night, and the keeper wrote it down.' });

const shape = {
  name: 'answer',
  jsonSchema: { type: 'object', properties: { said: { type: 'string' } }, required: ['said'] },
  parse(answer: unknown) {
    const { said } = answer as { said?: unknown };
    if (typeof said !== 'string') throw new Error('another shape');
    return said;
  },
};

const asking = (model: LanguageModel, used: number[] = []) =>
  model.ask({
    instructions: 'Say something.',
    material: 'About the night.',
    shape,
    onUsage: ({ outputTokens }) => used.push(outputTokens),
    signal: new AbortController().signal,
  });

const opening = {
  ollama: async () => {
    const server = await openOllama(() => SAID, INSTALLED);
    const open = (change: object = {}) =>
      localModel({ kind: 'ollama', address: server.url, model: 'small:2b', ...change });
    return { server, open };
  },
  'llama-cpp': async () => {
    const server = await openLlamaCpp(() => SAID, { model: 'small.gguf', key: 'house-key' });
    const open = (change: object = {}) =>
      localModel({
        kind: 'llama-cpp',
        address: server.url,
        model: 'small.gguf',
        apiKey: 'house-key',
        ...change,
      });
    return { server, open };
  },
};

/** What is said of each failure; a fault that is no bad luck is met twice. */
const FAULTS: [string, DeskFault[], string][] = [
  ['thinks and never answers', [{ answer: '<think>Let me see' }, { answer: '<think>Still' }], 'thought_only'],
  ['stops half-way for want of room', [{ cutAt: 20 }, { cutAt: 20 }], 'cut_off'],
  ['answers half an object', [{ answer: '{"said": "so' }, { answer: '{"said": "so' }], 'cut_off'],
  ['answers in prose', [{ answer: 'It was dark.' }, { answer: 'It was dark.' }], 'other_shape'],
  [
    'goes round in circles',
    [{ answer: `{"said": "${'and so on '.repeat(90)}` }, { answer: `{"said": "${'and so on '.repeat(90)}` }],
    'repeated',
  ],
  [
    'does not fit',
    [{ status: 500, says: 'model requires more system memory (5.6 GiB) than is available (3.1 GiB)' }],
    'out_of_memory',
  ],
  ['is gone in the middle', ['gone'], 'gone_midway'],
  ['is still being loaded', [{ status: 503, says: 'Loading model' }], 'busy'],
  [
    'can’t take so much',
    [{ status: 400, says: 'the request exceeds the available context size' }],
    'too_long',
  ],
];

describe.each(Object.entries(opening))('a model on a server of one’s own, by %s', (kind, openServer) => {
  let server: DeskControls;
  let open: Awaited<ReturnType<typeof openServer>>['open'];
  beforeAll(async () => {
    ({ server, open } = await openServer());
  });
  afterAll(() => server.close());

  it('is asked in its own tongue, and what it took is told', async () => {
    const used: number[] = [];
    expect(await asking(open(), used)).toBe(JSON.parse(SAID).said);
    expect(used).toEqual([Math.ceil(SAID.length / 4)]);
    expect(fieldsOf(server.asked.at(-1)?.body ?? {})).toEqual(FIELDS[kind as keyof typeof FIELDS]);
  });

  it('may think aloud first, and puts words around its answer', async () => {
    server.faults.push({ answer: `<think>They want {JSON}.</think>Sure!\n\`\`\`json\n${SAID}\n\`\`\`` });
    expect(await asking(open())).toBe(JSON.parse(SAID).said);
  });

  it('is asked once more after an answer of another shape', async () => {
    server.faults.push({ answer: 'Hello!' });
    expect(await asking(open())).toBe(JSON.parse(SAID).said);
  });

  it.each(FAULTS)('says so when it %s', async (_, faults, trouble) => {
    server.faults.push(...faults);
    const error = await asking(open()).catch((caught: unknown) => caught);
    expect(isAppError(error)).toBe(true);
    expect((error as ModelTroubleError).trouble).toBe(trouble);
    // Only what the server said is told as its words.
    const says = faults.map((fault) => (typeof fault === 'object' && 'says' in fault ? fault.says : ''))[0];
    expect((error as ModelTroubleError).words).toBe(says);
    expect(server.faults).toEqual([]);
  });

  it('says so when nothing comes for too long', async () => {
    server.faults.push('silent');
    await expect(asking(open({ silenceMs: 50 }))).rejects.toMatchObject({ trouble: 'too_slow' });
  });

  it('says so when nobody is there', async () => {
    await expect(asking(open({ address: 'http://127.0.0.1:1' }))).rejects.toMatchObject({ trouble: 'away' });
  });

  it('leaves at once when whoever asked is gone', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const question = { instructions: '', material: '', shape, onUsage: () => {}, signal: gone };
    await expect(open().ask(question)).rejects.toThrow('gone');
  });
});

it('says so when the key is wrong or the model is not there', async () => {
  const llama = await openLlamaCpp(() => SAID, { model: 'small.gguf', key: 'house-key' });
  const ollama = await openOllama(() => SAID, INSTALLED);
  const wrong = { kind: 'llama-cpp' as const, address: llama.url, model: 'small.gguf', apiKey: 'another' };
  await expect(asking(localModel(wrong))).rejects.toMatchObject({ trouble: 'refused_key' });
  const none = { kind: 'ollama' as const, address: ollama.url, model: 'none' };
  await expect(asking(localModel(none))).rejects.toMatchObject({ trouble: 'no_such_model' });
  await Promise.all([llama.close(), ollama.close()]);
});

/** As docs/model-requests.md lists them. */
const FIELDS = {
  ollama: [
    'model',
    'messages[].role',
    'messages[].content',
    'stream',
    'format',
    'options.num_ctx',
    'options.num_predict',
    'keep_alive',
    'think',
  ],
  'llama-cpp': [
    'model',
    'messages[].role',
    'messages[].content',
    'stream',
    'stream_options.include_usage',
    'max_tokens',
    'response_format.type',
    'response_format.json_schema.name',
    'response_format.json_schema.schema',
    'response_format.json_schema.strict',
  ],
};

function fieldsOf(value: unknown, path = ''): string[] {
  if (path.endsWith('.schema') || path === 'format' || typeof value !== 'object' || value === null)
    return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((one) => fieldsOf(one, `${path}[]`))
    : Object.entries(value).flatMap(([name, one]) => fieldsOf(one, path ? `${path}.${name}` : name));
  return [...new Set(inner)];
}
