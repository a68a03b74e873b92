import { AppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { Writer } from '@parlance/ports/writer';
import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';
import { expect, it } from 'vitest';
import { inProcessModel } from '../prompted/testing/in-process-model.ts';
import { authorWho, kindOf } from '../prompted/testing/scripted-author.ts';
import { writeScript } from '../writer.ts';
import { qualify } from './qualify.ts';

const RULES = { leastForm: 0.8, leastLines: 0.25, mostMinutes: 15 };
const frame: Writer = {
  name: 'embedded',
  translates: false,
  skill: () => 'full',
  write: async (source, brief) => writeScript(source, brief),
};
const unsure: LanguageDetector = { detect: () => undefined };

const found = (model: LanguageModel, { detector = unsure, rules = RULES, steps = [] as number[] } = {}) =>
  qualify({
    model,
    frame,
    detector,
    rules,
    signal: new AbortController().signal,
    onStep: (done) => steps.push(done),
  });

const isExchange = (asked: Asked) => asked.material.includes('<<<LINES') && kindOf(asked) !== 'critique';

/** Says every line as it was, and a word before it. */
const livelier: Author = (asked) => {
  const { properties } = asked.schema as { properties: Record<string, unknown> };
  const fenced = [...asked.material.matchAll(/<<<LINES \S+>>>\n([\s\S]*?)\n<<<END LINES/g)].at(-1)?.[1] ?? '';
  const lines = new Map(fenced.split('\n').map((line) => [`line_${line.slice(0, 1)}`, line.slice(3)]));
  return JSON.stringify(
    Object.fromEntries(Object.keys(properties).map((key) => [key, `Oh, ${lines.get(key)}`])),
  );
};

/** Throws what a model throws whose answer has another shape. */
const model = (author: Author): LanguageModel => {
  const inner = inProcessModel(author);
  return {
    ...inner,
    ask: (question) =>
      inner.ask(question).catch((cause: unknown) => {
        throw new AppError('model.unusable_answer', { log: 'another shape', cause });
      }),
  };
};

it('finds whole scripts in what keeps to form and source, and asks for no lines then', async () => {
  const steps: number[] = [];
  const { verdict, because, measures } = await found(model(authorWho()), { steps });
  expect({ verdict, because }).toEqual({ verdict: 'whole_scripts', because: undefined });
  expect(measures).toMatchObject({ wholeIn: ['en-US', 'pt-BR'], linesAsked: 0 });
  expect(measures.keptForm).toBe(measures.questions);
  expect(measures.minutesForFour).toBeGreaterThan(0);
  expect(steps).toEqual([0, 1, 4]);
});

it('finds single lines in what can say a line better and nothing else', async () => {
  const answer: Author = (asked) => (isExchange(asked) ? livelier(asked) : 'Sure, here is a podcast!');
  const { verdict, because, measures } = await found(model(answer));
  expect({ verdict, because }).toEqual({ verdict: 'single_lines', because: 'form' });
  expect(measures.linesBetter / measures.linesAsked).toBeGreaterThan(RULES.leastLines);
});

it('finds no use in what keeps no form, whatever it is called', async () => {
  const { verdict, because } = await found({ ...model(() => 'Hello!'), name: 'openai gpt-6.1-terra' });
  expect({ verdict, because }).toEqual({ verdict: 'not_usable', because: 'trouble' });
});

it('finds no use in what answers in another language', async () => {
  const english: LanguageDetector = { detect: () => 'ru' };
  const own = authorWho({
    script: (_, usual) => ({ ...(usual as object), summary: 'О пароме. '.repeat(9) }),
  });
  const { verdict, because } = await found(
    model((asked) => (isExchange(asked) ? '{}' : own(asked))),
    {
      detector: english,
    },
  );
  expect({ verdict, because }).toEqual({ verdict: 'not_usable', because: 'language' });
});

it('does not let what takes too long write whole scripts', async () => {
  const answer: Author = (asked) => (isExchange(asked) ? livelier(asked) : authorWho()(asked));
  const { verdict, because } = await found(model(answer), { rules: { ...RULES, mostMinutes: 0 } });
  expect({ verdict, because }).toEqual({ verdict: 'single_lines', because: 'speed' });
});

it('says what a model failed with that never answered', async () => {
  const away = new AppError('model.unavailable', { log: 'away' });
  const gone: LanguageModel = { ...model(() => ''), ask: () => Promise.reject(away) };
  expect(await found(gone)).toMatchObject({ verdict: 'not_usable', because: 'trouble', trouble: away });
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  const stopped = qualify({
    model: model((asked) => {
      stop.abort(new Error('stopped'));
      return authorWho()(asked);
    }),
    frame,
    detector: unsure,
    rules: RULES,
    signal: stop.signal,
    onStep: () => {},
  });
  await expect(stopped).rejects.toThrow('stopped');
});
