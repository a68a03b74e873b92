import { openEncoder } from '@parlance/adapters/encoder/node-av';
import { mixWithoutMusic } from '@parlance/pipeline/4-produce/fixtures/mix-without-music';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix/mix';

export const mixHere = (folder: string): OpenMix => mixWithoutMusic(openEncoder, folder);
