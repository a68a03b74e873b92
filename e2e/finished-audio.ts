import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { startAudio, untilReady } from './audios-api.ts';
import { type SignedInPerson, signUpThroughApi } from './people.ts';
import { sharedFolder } from './product.ts';
import { CLASSIC_VOICES } from './quick-audio.ts';
import { LIGHTHOUSES_AND_BOOKS } from './sources.ts';

/** An audio made from LIGHTHOUSES_AND_BOOKS, and whose it is. */
export type FinishedAudio = { person: SignedInPerson; id: string };

async function makeAudio(request: APIRequestContext): Promise<FinishedAudio> {
  const person = await signUpThroughApi(request);
  const source = { type: 'text', text: LIGHTHOUSES_AND_BOOKS } as const;
  const { id } = await startAudio(request, person, source, 'en-US', CLASSIC_VOICES);
  await untilReady(request, person, id);
  return { person, id };
}

/** Made by the worker that asks first; the others wait for it. */
export async function finishedAudio(request: APIRequestContext): Promise<FinishedAudio> {
  const folder = join(sharedFolder(), 'finished-audio');
  const note = join(folder, 'note.json');
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isFirst) {
    writeFileSync(`${note}.new`, JSON.stringify(await makeAudio(request)));
    renameSync(`${note}.new`, note);
  }
  while (!existsSync(note)) await sleep(100);
  return JSON.parse(readFileSync(note, 'utf8'));
}
