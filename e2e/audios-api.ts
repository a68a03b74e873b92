import { Audio, createAudio, listAudios } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import { Options } from '@parlance/contract/options';
import type { APIRequestContext } from '@playwright/test';
import type { SignedInPerson } from './people.ts';
import { baseUrl } from './product.ts';

const as = ({ token }: SignedInPerson) => ({ headers: { authorization: `Bearer ${token}` } });

async function firstPair(request: APIRequestContext, language: string): Promise<string> {
  const options = Options.parse(await (await request.get(`${baseUrl()}/api/options`)).json());
  const pair = options.pairs.find((candidate) => candidate.languages.includes(language));
  if (!pair) throw new Error(`No pair of voices for ${language}`);
  return pair.id;
}

/** Starts a short dialogue, in the first voices there are for the language unless others are named. */
export async function startAudio(
  request: APIRequestContext,
  person: SignedInPerson,
  source: NewAudio['source'],
  language = 'en-US',
  voices?: NewAudio['voice'],
): Promise<Audio> {
  const voice = voices ?? (await firstPair(request, language));
  const data = { source, language, level: 'beginner', mode: 'dialogue', length: 'short', voice };
  const answer = await request.post(`${baseUrl()}${createAudio.path}`, { ...as(person), data });
  if (answer.status() !== createAudio.status) throw new Error(`${answer.status()}: ${await answer.text()}`);
  return Audio.parse(await answer.json());
}

export async function readAudios(request: APIRequestContext, person: SignedInPerson): Promise<Audio[]> {
  const answer = await request.get(`${baseUrl()}${listAudios.path}`, as(person));
  return listAudios.reply!.parse(await answer.json()).items;
}

/** Stops what is still being made; what has ended already stays as it is. */
export async function stopAudio(
  request: APIRequestContext,
  person: SignedInPerson,
  id: string,
): Promise<void> {
  await request.post(`${baseUrl()}/api/audios/${id}/cancel`, as(person));
}

/** Waits until an audio can be listened to; a failed one is an error at once. */
export async function untilReady(
  request: APIRequestContext,
  person: SignedInPerson,
  id: string,
): Promise<Audio> {
  for (;;) {
    const answer = await request.get(`${baseUrl()}/api/audios/${id}`, as(person));
    const audio = Audio.parse(await answer.json());
    if (audio.status === 'ready') return audio;
    if (audio.status === 'failed' || audio.status === 'cancelled') {
      throw new Error(`The audio is ${audio.status}: ${JSON.stringify(audio.error)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
