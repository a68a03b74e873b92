import type { AudioStatus } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { STAGES, stageState } from './stages.ts';

const row = (status: AudioStatus) => STAGES.map((stage) => stageState(stage, status));

it('marks what is done, what is going on and what lies ahead', () => {
  expect(row('queued')).toEqual(['ahead', 'ahead', 'ahead', 'ahead']);
  expect(row('ingesting')).toEqual(['now', 'ahead', 'ahead', 'ahead']);
  expect(row('speaking')).toEqual(['done', 'done', 'now', 'ahead']);
  expect(row('ready')).toEqual(['done', 'done', 'done', 'done']);
});
