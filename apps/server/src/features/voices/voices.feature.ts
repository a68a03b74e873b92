import type { Limiter } from '@parlance/ports/limiter';
import { defineFeature } from '../../feature.ts';
import type { KeepSampleDeps } from './actions/keep-sample.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';
import { sampleLimits } from './voices.limits.ts';
import { voiceEndpoints } from './voices.routes.ts';

type Deps = Omit<KeepSampleDeps, 'sentences'> & {
  limiter: Limiter;
  onLoopback: boolean;
  serveMp3(key: string, request: Request): Promise<Response>;
};

const exempt = 'voices belong to nobody';

/** Voices to listen to before one is chosen. */
export const voicesFeature = ({ limiter, onLoopback, ...deps }: Deps) =>
  defineFeature({
    name: 'voices',
    endpoints: voiceEndpoints({
      ...deps,
      sentences: SAMPLE_SENTENCES,
      limits: sampleLimits(limiter, { onLoopback }),
    }),
    tables: [],
    exportUser: { exempt },
    deleteUser: { exempt },
  });
