import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel, Question } from '@parlance/ports/language-model';
import { expect, it } from 'vitest';
import { takingOver } from './take-over.ts';

const question = (material = 'Material.'): Question<unknown> => ({
  instructions: 'Give a word.',
  material,
  shape: { name: 'any', jsonSchema: {}, parse: (answer) => answer },
  onUsage: () => {},
  signal: new AbortController().signal,
});

function modelThat(name: string, says: () => unknown, maxMaterialChars = 1_000) {
  const asked: string[] = [];
  const model: LanguageModel = {
    name,
    maxMaterialChars,
    ask: async <T>({ material }: Question<T>) => {
      asked.push(material);
      return says() as T;
    },
  };
  return { model, asked };
}
const failing = (code: 'model.unavailable' | 'model.refused' | 'model.unusable_answer') => () => {
  throw new AppError(code, { log: `${code} planted` });
};

it.each(['model.unavailable', 'model.refused'] as const)('asks the next model after %s', async (code) => {
  const troubles: string[] = [];
  const [first, second] = [modelThat('first', failing(code)), modelThat('second', () => 'lamp')];
  const both = takingOver([first.model, second.model], ({ message }) => troubles.push(message));
  expect(both.name).toBe('first');
  expect(await both.ask(question())).toBe('lamp');
  expect(troubles).toEqual([expect.stringContaining(code)]);
});

it('leaves others alone while the first answers, or answers in another shape', async () => {
  const second = modelThat('second', () => 'lamp');
  const well = takingOver([modelThat('first', () => 'sea').model, second.model]);
  expect(await well.ask(question())).toBe('sea');
  const badly = takingOver([modelThat('first', failing('model.unusable_answer')).model, second.model]);
  await expect(badly.ask(question())).rejects.toMatchObject({ code: 'model.unusable_answer' });
  expect(second.asked).toEqual([]);
});

it('tells of the first trouble when nobody answers', async () => {
  const all = takingOver([
    modelThat('first', failing('model.unavailable')).model,
    modelThat('second', failing('model.refused')).model,
  ]);
  await expect(all.ask(question())).rejects.toMatchObject({ code: 'model.unavailable' });
});

it('does not ask a model what it cannot read whole', async () => {
  const small = modelThat('small', () => 'half', 10);
  const both = takingOver([modelThat('first', failing('model.unavailable')).model, small.model]);
  await expect(both.ask(question('a'.repeat(11)))).rejects.toMatchObject({ code: 'model.unavailable' });
  expect(small.asked).toEqual([]);
});

it('leaves an answer that broke off to whoever was told its beginning', async () => {
  const pieces: string[] = [];
  const first: LanguageModel = {
    name: 'first',
    maxMaterialChars: 1_000,
    ask: ({ onText }) => {
      onText?.('{"lines":');
      return Promise.reject(new AppError('model.unavailable', { log: 'broke off' }));
    },
  };
  const behind = modelThat('behind', () => 'lamp');
  const asked = takingOver([first, behind.model]).ask({
    ...question(),
    onText: (piece) => pieces.push(piece),
  });
  await expect(asked).rejects.toMatchObject({ code: 'model.unavailable' });
  expect(behind.asked).toEqual([]);
});
