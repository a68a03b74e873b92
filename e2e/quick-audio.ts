import type { Audio } from '@parlance/contract/audios';
import type { APIRequestContext, Page } from '@playwright/test';
import { startAudio, untilReady } from './audios-api.ts';
import type { SignedInPerson } from './people.ts';
import { baseUrl } from './product.ts';

/** A language whose voices speak many times faster than those that sound like people. */
const QUICK_LANGUAGE = 'cs-CZ';

const QUICK_SCRIPT = [
  'HOST: Welcome to the show about rivers and the people who live beside them.',
  'COHOST: Every river begins as something small enough to step over.',
  'HOST: And it ends as something wide enough to carry ships to the sea.',
  'COHOST: In between it makes fields green and mills turn.',
  'HOST: Sometimes it also takes a bridge along.',
  'COHOST: Which is why bridges are built high.',
].join('\n');

/** Speak English in no time: for journeys about what is said, not about how it sounds. */
export const CLASSIC_VOICES = { host: 'espeak:en-us-female', cohost: 'espeak:en-us-male' };

/** Whatever is ordered on the page is spoken by them, in English. */
export const letClassicVoicesSpeak = (page: Page): Promise<unknown> =>
  page.route('**/api/audios', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const order = { ...route.request().postDataJSON(), language: 'en-US', voice: CLASSIC_VOICES };
    await route.continue({ postData: order });
  });

/** A finished audio in a few seconds, for journeys that are not about how it sounds. */
export async function quickAudio(
  request: APIRequestContext,
  person: SignedInPerson,
  script = QUICK_SCRIPT,
): Promise<Audio> {
  const { id } = await startAudio(request, person, { type: 'script', script }, QUICK_LANGUAGE);
  return untilReady(request, person, id);
}

/** Changes title or notes of an audio, or the name of its maker. */
export async function change(
  request: APIRequestContext,
  { token }: SignedInPerson,
  path: string,
  data: object,
): Promise<void> {
  const answer = await request.patch(`${baseUrl()}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
