import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openEncoder } from '@parlance/adapters/encoder/node-av';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix/mix';
import { Mixer } from '@parlance/pipeline/4-produce/mix/mixer';
import type { Sting } from '@parlance/pipeline/4-produce/signal/sting';

/** Music is most of a recording of a few hummed lines, and of the work to make it: here it is a breath of silence. */
const breath = (): Sting => ({ samples: new Float32Array(4_800), entry: 4_800 });
const NO_MUSIC = { intro: breath, chapter: breath, outro: breath };

/** The real mixer, without music, in this process: to start one for each recording takes longer than to mix a few short lines. */
export const mixHere =
  (folder: string): OpenMix =>
  async (plan) => {
    const spool = await mkdtemp(path.join(folder, 'spool-'));
    const mixer = new Mixer(plan, openEncoder(), spool, NO_MUSIC);
    return {
      begin: async (...call) => mixer.begin(...call),
      add: async (...call) => mixer.add(...call),
      finish: async (...call) => mixer.finish(...call),
      discard: () => rm(spool, { recursive: true, force: true }),
    };
  };
