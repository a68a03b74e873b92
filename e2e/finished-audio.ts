import type { APIRequestContext } from '@playwright/test';
import { startAudio, untilReady } from './audios-api.ts';
import { type SignedInPerson, signUpThroughApi } from './people.ts';
import { CLASSIC_VOICES } from './quick-audio.ts';
import { LIGHTHOUSES_AND_BOOKS } from './sources.ts';

/** An audio made from LIGHTHOUSES_AND_BOOKS, and whose it is. */
export type FinishedAudio = { person: SignedInPerson; id: string };

export async function makeFinishedAudio(request: APIRequestContext): Promise<FinishedAudio> {
  const person = await signUpThroughApi(request);
  const source = { type: 'text', text: LIGHTHOUSES_AND_BOOKS } as const;
  const { id } = await startAudio(request, person, source, 'en-US', CLASSIC_VOICES);
  await untilReady(request, person, id);
  return { person, id };
}
