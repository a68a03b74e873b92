import type { ModelUsage } from '@parlance/artifacts/model-usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageModel, Question } from '../src/language-model.ts';

type Trouble = 'busy' | 'broken' | 'cut' | 'malformed' | 'another_shape' | 'hang';

/** A model whose vendor can be made to fail; it answers {"word": …} to every question. */
export type ModelUnderTest = {
  model: LanguageModel;
  /** Each of the next requests meets one of these; with `forever`, all of them do. */
  plant(troubles: Trouble[], forever?: boolean): void;
  /** How many requests reached the vendor, and with what. */
  received(): { instructions: string; material: string }[];
  /** The same vendor asked with a wrong key. */
  stranger: LanguageModel;
  close(): Promise<void>;
};

const shape = {
  name: 'one_word',
  jsonSchema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
  parse(answer: unknown): { word: string } {
    const { word } = answer as { word?: unknown };
    if (typeof word !== 'string') throw new Error('no word');
    return { word };
  },
};

/** What every language model promises. */
export function languageModelSuite(name: string, make: () => Promise<ModelUnderTest>): void {
  describe(`language model: ${name}`, () => {
    let it_: ModelUnderTest;
    let spent: ModelUsage[];

    const question = (change: Partial<Question<{ word: string }>> = {}): Question<{ word: string }> => ({
      instructions: 'Give a word.',
      material: 'The words of a stranger.',
      shape,
      onUsage: (usage) => void spent.push(usage),
      signal: new AbortController().signal,
      ...change,
    });

    beforeAll(async () => {
      it_ = await make();
    });
    beforeEach(() => {
      spent = [];
      it_.plant([]);
    });
    afterAll(() => it_.close());

    it('answers in the shape that was asked for and keeps instructions apart from material', async () => {
      const before = it_.received().length;
      expect(await it_.model.ask(question())).toEqual({ word: expect.any(String) });
      const [received] = it_.received().slice(before);
      expect(received?.instructions).toContain('Give a word.');
      expect(received?.instructions).not.toContain('stranger');
      expect(received?.material).toContain('The words of a stranger.');
    });

    it('says what each answer took', async () => {
      await it_.model.ask(question());
      expect(spent).toHaveLength(1);
      expect(spent[0]).toMatchObject({ model: it_.model.name, calls: 1 });
      expect(spent[0]?.inputTokens).toBeGreaterThan(0);
      expect(spent[0]?.outputTokens).toBeGreaterThan(0);
    });

    it.each<Trouble>(['busy', 'broken', 'cut', 'malformed'])(
      'asks again when the vendor is %s, and answers in the end',
      async (trouble) => {
        it_.plant([trouble, trouble]);
        expect(await it_.model.ask(question())).toEqual({ word: expect.any(String) });
      },
    );

    it('asks once more after an answer of another shape, and counts what that one took', async () => {
      it_.plant(['another_shape']);
      expect(await it_.model.ask(question())).toEqual({ word: expect.any(String) });
      expect(spent).toHaveLength(2);
    });

    it('gives up on a model that keeps another shape', async () => {
      it_.plant(['another_shape'], true);
      await expect(it_.model.ask(question())).rejects.toMatchObject({ code: 'model.unusable_answer' });
    });

    it('does not ask a vendor twice that does not know us', async () => {
      const before = it_.received().length;
      await expect(it_.stranger.ask(question())).rejects.toMatchObject({
        code: 'model.refused',
        retry: 'never',
      });
      expect(it_.received().length - before).toBeLessThanOrEqual(1);
    });

    it('stops when told to, in the middle of an answer', async () => {
      it_.plant(['hang'], true);
      const stop = new AbortController();
      const asking = it_.model.ask(question({ signal: stop.signal }));
      setTimeout(() => stop.abort(new Error('enough')), 20);
      await expect(asking).rejects.toThrow('enough');
    });

    // The last one: a vendor that was down for long is left alone for a while.
    it('gives up on a vendor that stays broken, and then leaves it alone', async () => {
      it_.plant(['broken'], true);
      const down = { code: 'model.unavailable', retry: 'later' };
      for (let i = 0; i < 3; i++) await expect(it_.model.ask(question())).rejects.toMatchObject(down);
      const before = it_.received().length;
      await expect(it_.model.ask(question())).rejects.toMatchObject(down);
      expect(it_.received().length).toBe(before);
    });
  });
}
