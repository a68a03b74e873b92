import { expect, it } from 'vitest';
import { recorderFor } from './recorder.ts';

it('counts the pages of a scan while it is read, and the lines of the script after it', async () => {
  const kept: unknown[] = [];
  const runs = {
    progress: async (_: unknown, set: unknown) => void kept.push(set),
    enter: async (_: unknown, status: unknown, set: unknown) => void kept.push([status, set]),
  };
  const nothing = () => {};
  const recorder = recorderFor(
    { runs: runs as never, store: {} as never, onChecked: nothing, onHeard: nothing },
    { artifacts: {} } as never,
    {} as never,
    'files/',
  );
  recorder.read(0.002, { done: 1, total: 400 });
  recorder.read(0.005, { done: 2, total: 400 });
  recorder.read(0.005, { done: 2, total: 400 });
  await recorder.enter('writing', {});
  expect(kept).toEqual([
    { stageShare: 0.002, linesDone: 1, linesTotal: 400 },
    { stageShare: 0.005, linesDone: 2, linesTotal: 400 },
    ['writing', { stageShare: 0, linesDone: 0, linesTotal: 0 }],
  ]);
});
