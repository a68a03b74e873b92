import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';

const TEXT =
  'Ada Holm opened the mill in March 1869 with six partners. Twenty years later she sold it for 40,000 crowns, about half of it in gold.';

it('lets others run while a book is read', async () => {
  const passages = Array.from({ length: 400 }, (_, at) => ({
    id: `p${at}`,
    kind: 'paragraph' as const,
    text: TEXT,
    address: { paragraph: at },
  }));
  let others = 0;
  let waiting = setImmediate(function again() {
    others++;
    waiting = setImmediate(again);
  });
  const evidence = await evidenceOf({ language: 'en', passages }, briefFor('en-US'), []);
  clearImmediate(waiting);
  expect(evidence.has('p399')).toBe(true);
  expect(others).toBeGreaterThan(10);
});
