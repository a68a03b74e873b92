import type { LanguageModel } from '@parlance/ports/language-model';
import { briefFor } from '@parlance/ports/suites/writer';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';
import { expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { modelWriter } from './model-writer.ts';
import { inProcessModel } from './testing/in-process-model.ts';
import { plainFallback } from './testing/plain-fallback.ts';
import { authorWho, chapter, kindOf, passagesIn } from './testing/scripted-author.ts';

const english = fixtureSource('en');
const brief = briefFor('en-US', { length: 'medium' });

/** Plans and writes the first chapter, as it is asked to. */
const withOpening = (asked: Asked, usual: object): object => ({ ...usual, opening: chapter(asked).lines });

/** A script, and which questions were asked by the time of each chapter's lines. */
async function written(model: LanguageModel & { asked: Asked[] }) {
  const told: { texts: string[]; asked: string[] }[] = [];
  const writer = modelWriter({ model, fallback: plainFallback, detector: { detect: () => undefined } });
  const script = await writer.write(english, brief, new AbortController().signal, (lines) =>
    told.push({ texts: lines.map(({ text }) => text), asked: model.asked.map(kindOf) }),
  );
  return { script, told };
}

it('lets the first chapter be heard after two questions: the plan with its opening, and the critique', async () => {
  const { script, told } = await written(inProcessModel(authorWho({ outline: withOpening })));
  expect(told[0]?.asked).toEqual(['outline', 'critique']);
  expect(told.flatMap(({ texts }) => texts)).toEqual(script.lines.map(({ text }) => text));
});

it.each<[string, (asked: Asked, usual: object) => object]>([
  ['is much too short', (asked, usual) => ({ ...usual, opening: chapter(asked).lines.slice(0, 2) })],
  [
    'is mostly made up',
    (asked, usual) => ({
      ...usual,
      opening: chapter(asked).lines.map((line) => ({ ...line, text: 'Napoleon lost 4711 men here.' })),
    }),
  ],
  [
    'belongs to a chapter that rests on nothing',
    (asked, usual) => {
      const { chapters } = usual as { chapters: { title: string; passages: string[] }[] };
      const empty = { ...chapters[0], title: 'Nothing', passages: ['p9999'] };
      return { ...withOpening(asked, usual), chapters: [empty, ...chapters] };
    },
  ],
])('asks for the first chapter anew when the opening %s', async (_, outline) => {
  const { told } = await written(inProcessModel(authorWho({ outline })));
  expect(told[0]?.asked).toEqual(['outline', 'chapter', 'critique']);
});

/** A model that keeps each critique until the draft of the next chapter was asked for. */
function waitingModel(own: Parameters<typeof authorWho>[0] = {}) {
  const model = inProcessModel(authorWho({ outline: withOpening, ...own }), 2);
  const countOf = (kind: string) => model.asked.filter((asked) => kindOf(asked) === kind).length;
  const ask: LanguageModel['ask'] = async (question) => {
    const answer = await model.ask(question);
    if (question.shape.name !== 'critique') return answer;
    const chapters = /^Chapters: (.*)$/m.exec(question.material)?.[1]?.split(' / ').length ?? 0;
    // The opening came with the plan: there is one draft less than there are chapters.
    const due = Math.min(countOf('critique'), chapters - 1);
    while (countOf('chapter') < due) await new Promise((resolve) => setImmediate(resolve));
    return answer;
  };
  return { ...model, ask };
}

it('drafts the next chapter while one is looked over, and tells of them in order', async () => {
  const { script, told } = await written(waitingModel());
  expect(told[0]?.asked).toEqual(['outline', 'critique', 'chapter']);
  expect(told.length).toBe(script.chapters.length);
  expect(told.flatMap(({ texts }) => texts)).toEqual(script.lines.map(({ text }) => text));
});

it('drafts a chapter again when what it went on from is not said', async () => {
  let isFirst = true;
  const model = inProcessModel(
    authorWho({
      outline: withOpening,
      critique: ({ material }) => {
        const last = Math.max(...[...material.matchAll(/^\((\d+)\) /gm)].map((match) => Number(match[1])));
        const verdicts = isFirst ? [{ line: last, verdict: 'contradicts', words: 'all' }] : [];
        isFirst = false;
        return { verdicts, edits: [] };
      },
    }),
    2,
  );
  const { script } = await written(model);
  const drafts = model.asked.filter((asked) => kindOf(asked) === 'chapter');
  // One for each chapter behind the opening, and the second one twice.
  expect(drafts.length).toBe(script.chapters.length);
  const before = script.lines.filter(({ chapter: at }) => at === 0).at(-1)?.text ?? '';
  expect(drafts[0]?.material).not.toBe(drafts[1]?.material);
  expect(drafts[1]?.material).toContain(before);
});

it('drafts a chapter again when it goes on from a line that only the judge bore out', async () => {
  const isOpening = ({ material }: Asked) => material.includes('"ninety"');
  const model = inProcessModel(
    authorWho({
      outline: (asked, usual: object) => {
        const { lines } = chapter(asked);
        const last = lines.map((line, at) =>
          at === lines.length - 1 ? { ...line, text: `${line.text} Call it ninety.` } : line,
        );
        return { ...usual, opening: last };
      },
      critique: (asked) => {
        const line = Number(/^line \((\d+)\): "ninety"/m.exec(asked.material)?.[1]);
        const [passage] = passagesIn(asked).filter(({ text }) => /\d/.test(text));
        const words = passage?.text.split(' ').slice(0, 60).join(' ');
        const basis = [{ claim: 'ninety', passage: passage?.id, words }];
        const verdicts = isOpening(asked) ? [{ line, basis, verdict: 'supported', words: 'ninety' }] : [];
        return { verdicts, edits: [] };
      },
    }),
    2,
  );
  const { script } = await written(model);
  const drafts = model.asked.filter((asked) => kindOf(asked) === 'chapter');
  expect(script.lines.filter(({ text }) => text.includes('Call it ninety')).length).toBe(1);
  expect(drafts[0]?.material).not.toContain('Call it ninety');
  expect(drafts[1]?.material).toContain('Call it ninety');
});

it('carries stakes, hosts and what is still open from the plan to the chapters', async () => {
  const hosts = { host: 'Wants it short.', cohost: 'Doubts round numbers.' };
  const plan = { stakes: 'You will see the coast anew.', hosts, open: ['who lit the first lamp'] };
  const model = inProcessModel(
    authorWho({
      outline: (asked, usual) => ({ ...withOpening(asked, usual), ...plan }),
      chapter: (asked) => ({ ...chapter(asked), open: [] }),
    }),
  );
  const { script } = await written(model);
  const [second, third] = model.asked.filter((asked) => kindOf(asked) === 'chapter');
  for (const words of [plan.stakes, hosts.host, hosts.cohost]) expect(third?.material).toContain(words);
  expect(second?.material).toContain('who lit the first lamp');
  expect(third?.material).not.toContain('who lit the first lamp');
  expect(script.notes).toMatch(/^\*\*Source:\*\* \S/m);
});
