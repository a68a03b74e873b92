import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const writerOf = (environment: NodeJS.ProcessEnv) => readConfig(environment).writer;

describe('the settings of the writer', () => {
  it('name none, and the embedded writer works alone', () => expect(writerOf({})).toBeUndefined());

  it.each([
    [{ OPENAI_API_KEY: 'k' }, { vendor: 'openai', model: 'gpt-6.1-terra', apiKey: 'k' }],
    [
      { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'gpt-6.1-sol' },
      { vendor: 'openai', model: 'gpt-6.1-sol' },
    ],
    [{ ANTHROPIC_API_KEY: 'k' }, { vendor: 'anthropic', model: 'claude-sonnet-5-5', apiKey: 'k' }],
    [{ GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, { vendor: 'google', model: 'gemini-3.8-flash', apiKey: 'k' }],
    [
      { OLLAMA_BASE_URL: 'http://localhost:11434' },
      { vendor: 'ollama', model: 'gemma3:12b', baseUrl: 'http://localhost:11434' },
    ],
    [
      { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://gpu:8000/v1', OPENAI_MODEL: 'house' },
      { vendor: 'openai-compatible', model: 'house', apiKey: 'k', baseUrl: 'http://gpu:8000/v1' },
    ],
  ])('take %o', (environment, writer) => expect(writerOf(environment)).toMatchObject(writer));

  it('leave a server of one’s own to its listening while no model is named', () =>
    expect(writerOf({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://gpu:8000/v1' })).toBeUndefined());

  const BOTH = { OPENAI_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' };
  it('choose among several', () => {
    expect(writerOf(BOTH)?.vendor).toBe('openai');
    expect(writerOf({ ...BOTH, PARLANCE_WRITER: 'google' })?.vendor).toBe('google');
    expect(writerOf({ ...BOTH, PARLANCE_WRITER: 'embedded' })).toBeUndefined();
  });

  it('let the others take over, unless one was named', () => {
    expect(writerOf(BOTH)?.behind).toMatchObject([{ vendor: 'google' }]);
    expect(writerOf({ ...BOTH, PARLANCE_WRITER: 'google' })?.behind).toBeUndefined();
  });

  it('take a model file, with bounds', () => {
    expect(writerOf({ OWN_MODEL_FILE: 'models/house.gguf' })).toMatchObject({
      vendor: 'own-file',
      model: 'house.gguf',
      file: path.resolve('models/house.gguf'),
      contextTokens: 4_096,
      threads: expect.any(Number),
      memoryBytes: undefined,
    });
    const bounded = { OWN_MODEL_CONTEXT: '8192', OWN_MODEL_THREADS: '3', OWN_MODEL_MEMORY_MB: '2048' };
    expect(writerOf({ OWN_MODEL_FILE: 'house.gguf', ...bounded })).toMatchObject({
      contextTokens: 8_192,
      threads: 3,
      memoryBytes: 2_048 * 1024 * 1024,
    });
  });

  it('take a model file for small and all others for large, unless told otherwise', () => {
    const [file, ollama] = [{ OWN_MODEL_FILE: 'a.gguf' }, { OLLAMA_BASE_URL: 'http://localhost:11434' }];
    expect(writerOf(file)?.isSmall).toBe(true);
    expect(writerOf({ ...file, PARLANCE_MODEL_SIZE: 'large' })?.isSmall).toBe(false);
    expect(writerOf(ollama)?.isSmall).toBe(false);
    expect(writerOf({ ...ollama, PARLANCE_MODEL_SIZE: 'small' })?.isSmall).toBe(true);
  });

  it('let no small model take over from a large one', () => {
    expect(writerOf({ ...BOTH, OWN_MODEL_FILE: 'a.gguf' })?.behind).toMatchObject([{ vendor: 'google' }]);
    const large = { ...BOTH, OWN_MODEL_FILE: 'a.gguf', PARLANCE_MODEL_SIZE: 'large' };
    expect(writerOf(large)?.behind).toMatchObject([{ vendor: 'google' }, { vendor: 'own-file' }]);
  });

  it.each([
    [{ PARLANCE_WRITER: 'own-file' }, /OWN_MODEL_FILE/],
    [{ OWN_MODEL_FILE: 'a.gguf', OWN_MODEL_CONTEXT: '100' }, /OWN_MODEL_CONTEXT/],
    [{ PARLANCE_WRITER: 'anthropic' }, /ANTHROPIC_API_KEY/],
    [{ PARLANCE_WRITER: 'ollama' }, /OLLAMA_BASE_URL/],
    [{ ANTHROPIC_MODEL: 'claude-opus-5-5' }, /ANTHROPIC_API_KEY/],
    [{ GOOGLE_GENERATIVE_AI_MODEL: 'gemini-4-argon' }, /GOOGLE_GENERATIVE_AI_API_KEY/],
    [{ OLLAMA_MODEL: 'qwen3' }, /OLLAMA_BASE_URL/],
    [{ OPENAI_MODEL: 'gpt-6.1-sol' }, /OPENAI_API_KEY/],
    [
      { PARLANCE_WRITER: 'openai', OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://gpu:8000/v1' },
      /OPENAI_MODEL/,
    ],
    [{ PARLANCE_WRITER: 'gpt' }, /PARLANCE_WRITER/],
  ])('refuse %o and name what is missing', (environment, named) =>
    expect(() => readConfig(environment)).toThrow(named),
  );
});
