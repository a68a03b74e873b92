import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { readLines } from './testing/read-lines.ts';

it('lets others run while a book is read', async () => {
  const { source } = readLines('tuned.en.txt');
  const [passage] = source.passages;
  const passages = Array.from({ length: 400 }, (_, at) => ({ ...passage!, id: `p${at}` }));
  let others = 0;
  let waiting = setImmediate(function again() {
    others++;
    waiting = setImmediate(again);
  });
  const evidence = await evidenceOf({ ...source, passages }, briefFor('en-US'), []);
  clearImmediate(waiting);
  expect(evidence.has('p399')).toBe(true);
  expect(others).toBeGreaterThan(10);
});
