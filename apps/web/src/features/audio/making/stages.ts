import type { AudioStatus } from '@parlance/contract/audios';

/** The steps a listener is told of, in order. */
export const STAGES = ['ingesting', 'writing', 'speaking', 'producing'] as const satisfies AudioStatus[];
export type Stage = (typeof STAGES)[number];

const isStage = (status: AudioStatus): status is Stage => (STAGES as readonly AudioStatus[]).includes(status);

export function stageState(stage: Stage, status: AudioStatus): 'done' | 'now' | 'ahead' {
  const now = isStage(status) ? STAGES.indexOf(status) : status === 'ready' ? STAGES.length : -1;
  const place = STAGES.indexOf(stage);
  if (place < now) return 'done';
  return place === now ? 'now' : 'ahead';
}
