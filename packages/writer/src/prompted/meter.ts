import { addUsage, type ModelUsage } from '@parlance/artifacts/model-usage';

/** Adds up what a script took, also for answers that were thrown away. */
export function openMeter() {
  let total: ModelUsage | undefined;
  return {
    add(usage: ModelUsage): void {
      total = addUsage(total, usage);
    },
    total: (): ModelUsage | undefined => total,
  };
}

export type Meter = ReturnType<typeof openMeter>;
