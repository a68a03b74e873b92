import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { startAudio, untilReady } from './audios-api.ts';
import { type SignedInPerson, signUpThroughApi } from './people.ts';
import { sharedFolder } from './product.ts';
import { LIGHTHOUSES_AND_BOOKS } from './sources.ts';

/** An audio made from LIGHTHOUSES_AND_BOOKS, and whose it is. */
export type FinishedAudio = { person: SignedInPerson; id: string };

const keptIn = () => join(sharedFolder(), 'finished-audio.json');

/** Speaking takes minutes: the journey that made an audio leaves it to those that only listen. */
export const keepFinishedAudio = (audio: FinishedAudio): void =>
  writeFileSync(keptIn(), JSON.stringify(audio));

/** The audio left by an earlier journey; made now when this one runs alone. */
export async function finishedAudio(request: APIRequestContext): Promise<FinishedAudio> {
  if (existsSync(keptIn())) return JSON.parse(readFileSync(keptIn(), 'utf8'));
  const person = await signUpThroughApi(request);
  const { id } = await startAudio(request, person, { type: 'text', text: LIGHTHOUSES_AND_BOOKS });
  await untilReady(request, person, id);
  keepFinishedAudio({ person, id });
  return { person, id };
}
