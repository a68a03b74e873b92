import { readVoiceSample } from '@parlance/contract/voices';
import { AppError } from '@parlance/kernel/errors';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { type KeepSampleDeps, sampleKeeper } from './actions/keep-sample.ts';
import type { SampleLimits } from './voices.limits.ts';

type Deps = KeepSampleDeps & {
  limits: SampleLimits;
  serveMp3(key: string, request: Request): Promise<Response>;
};

/** A voice to listen to before it is chosen. */
export function voiceEndpoints(deps: Deps): Endpoint[] {
  const keepSample = sampleKeeper(deps);
  return [
    endpoint(readVoiceSample, async ({ params, query, request, clientAddress, caller }) => {
      const info = deps.voice.catalogue().find((voice) => voice.id === params.voice_id);
      if (!info) throw new AppError('not_found');
      const language = query.language ?? info.languages[0] ?? '';
      if (!info.languages.includes(language))
        throw new AppError('validation_failed', { fields: { language: 'voice_not_in_language' } });
      await deps.limits.hear(clientAddress);
      const key = await keepSample({
        info,
        language,
        caller,
        beforeSpeaking: () => deps.limits.speak(clientAddress),
      });
      return deps.serveMp3(key, request);
    }),
  ];
}
