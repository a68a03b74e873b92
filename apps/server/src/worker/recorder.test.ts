import { expect, it } from 'vitest';
import { recorderFor } from './recorder.ts';

const NO_PROGRESS = { share: 0, secondsLeft: null };
const DEAF = { onChecked: () => {}, onHeard: () => {}, onAdvance: async () => {} };

it('says that a run came forward when something new is kept or spoken, and not for what was there', async () => {
  const nothing = async () => {};
  const seen: string[] = [];
  const recorder = recorderFor(
    {
      ...DEAF,
      runs: { progress: nothing, keep: nothing } as never,
      store: { put: nothing } as never,
      onAdvance: async () => void seen.push('came forward'),
    },
    { artifacts: {} } as never,
    {} as never,
    'files/',
  );
  await recorder.keep('script', {});
  expect(seen).toHaveLength(1);
  await recorder.spoke({ index: 0, text: 'Found again.', fresh: false }, NO_PROGRESS);
  expect(seen).toHaveLength(1);
  await recorder.spoke({ index: 1, text: 'Spoken now.', fresh: true }, NO_PROGRESS);
  expect(seen).toHaveLength(2);
});

it('counts the pages of a scan while it is read, and the lines of the script after it', async () => {
  const kept: unknown[] = [];
  const runs = {
    progress: async (_: unknown, set: unknown) => void kept.push(set),
    enter: async (_: unknown, status: unknown, set: unknown) => void kept.push([status, set]),
  };
  const recorder = recorderFor(
    { runs: runs as never, store: {} as never, ...DEAF },
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
