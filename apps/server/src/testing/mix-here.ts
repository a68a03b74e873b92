import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openEncoder } from '@parlance/adapters/encoder/node-av';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix/mix';
import { Mixer } from '@parlance/pipeline/4-produce/mix/mixer';

/** The real mixer in this process: to start one for each recording takes longer than to mix a few short lines. */
export const mixHere =
  (folder: string): OpenMix =>
  async (plan) => {
    const spool = await mkdtemp(path.join(folder, 'spool-'));
    const mixer = new Mixer(plan, openEncoder(), spool);
    return {
      add: async (...call) => mixer.add(...call),
      finish: async (...call) => mixer.finish(...call),
      discard: () => rm(spool, { recursive: true, force: true }),
    };
  };
