import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';
import { keepingKey } from './keeping-key.ts';

const KEY = 'sk-marked-0123456789';
const question = (material = ''): Question<string> => ({
  instructions: '',
  material,
  shape: { name: 'any', jsonSchema: {}, parse: String },
  onUsage: () => {},
  signal: new AbortController().signal,
});

/** Answers with its name, or fails as it is told. */
const model = (name: string, fault?: () => Error | undefined, chars = 100): LanguageModel => ({
  name,
  maxMaterialChars: chars,
  async ask({ shape }) {
    const error = fault?.();
    if (error) throw error;
    return shape.parse(name);
  },
});

it.each(['away', 'out_of_memory', 'gone_midway', 'thought_only', 'cut_off', 'repeated'] as const)(
  'asks the next one of what is %s, and tells of it',
  async (trouble) => {
    const told: string[] = [];
    const failing = model('first', () => new ModelTroubleError(trouble, { name: 'first' }));
    const chain = inOrder([
      { model: failing, onTrouble: (error) => told.push((error as ModelTroubleError).trouble) },
      { model: model('second'), onAnswer: () => told.push('answered') },
    ]);
    expect(await chain.ask(question())).toBe('second');
    expect(told).toEqual([trouble, 'answered']);
  },
);

it('leaves one that is away alone for a minute, and comes back to it', async () => {
  let [now, asked] = [0, 0];
  const away = model('first', () => {
    asked++;
    return asked === 1 ? new ModelTroubleError('away', { name: 'first' }) : undefined;
  });
  const chain = inOrder([{ model: away }, { model: model('second') }], () => now);
  expect([await chain.ask(question()), await chain.ask(question())]).toEqual(['second', 'second']);
  expect(asked).toBe(1);
  now = 60_001;
  expect(await chain.ask(question())).toBe('first');
});

it('asks only those that can read so much', async () => {
  const chain = inOrder([{ model: model('small', undefined, 5) }, { model: model('large') }]);
  expect(chain.maxMaterialChars).toBe(100);
  expect(await chain.ask(question('longer than five'))).toBe('large');
});

it('fails with the last trouble when nobody answers', async () => {
  const fails = (name: string) => model(name, () => new ModelTroubleError('away', { name }));
  const chain = inOrder([{ model: fails('first') }, { model: fails('second') }]);
  await expect(chain.ask(question())).rejects.toMatchObject({ trouble: 'away', code: 'model.unavailable' });
});

it('never repeats a key that its vendor repeats, and tells failures apart', async () => {
  const words = `vendor 401: Incorrect API key provided: ${KEY.slice(0, 8)}****${KEY.slice(-5)} (${KEY})`;
  const repeating = model(
    'vendor',
    () => new AppError('model.refused', { log: words, cause: new Error(KEY) }),
  );
  const error = await keepingKey(repeating, KEY)
    .ask(question())
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ trouble: 'refused_key', words: 'Incorrect API key provided: …****… (…)' });
  const all = `${(error as Error).stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;
  expect(all).not.toContain(KEY.slice(0, 8));
  expect((error as Error).cause).toBeUndefined();
});
