import { z } from 'zod';
import { route } from './route.ts';

export const readVoiceSample = route({
  method: 'get',
  path: '/api/voices/:voice_id/sample.mp3',
  summary: 'A few seconds of a voice, in the asked language or the voice’s first',
  access: 'public',
  params: z.object({ voice_id: z.string() }),
  query: z.object({ language: z.string().max(35).optional() }),
  status: 200,
  content: 'audio/mpeg',
  problems: ['not_found', 'validation_failed', 'rate_limited', 'sample_unavailable'],
});

/** Without its language, which whoever listens adds. */
export const samplePath = (voiceId: string): string =>
  readVoiceSample.path.replace(':voice_id', encodeURIComponent(voiceId));
