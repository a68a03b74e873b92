import type { Audio } from '@parlance/contract/audios';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { startAudio, stopAudio } from './audios-api.ts';
import { type ConsoleErrors, collectConsoleErrors } from './console-errors.ts';
import { deviceOf } from './device.ts';
import { type FinishedAudio, finishedAudio } from './finished-audio.ts';
import { enterAs, type SignedInPerson, signUpThroughApi } from './people.ts';
import { baseUrl } from './product.ts';
import { LONG_SCRIPT } from './sources.ts';
import { type InterfaceLanguage, type Words, words } from './words.ts';

type Fixtures = {
  /** Whether the cookie banner was answered before: what isn't about it starts with it refused. */
  cookies: 'refused' | 'undecided';
  /** Whether what is made on a page starts by itself; off where journeys press play when they are ready for it. */
  startByItself: boolean;
  consoleErrors: ConsoleErrors;
  /** The words of the language this browser asks for. */
  say: Words;
  /** Somebody with a fresh account, signed in in every tab. */
  person: SignedInPerson;
  /** An audio of that person that is being made; stopped when the journey is over. */
  running: Audio;
  /** A finished audio whose owner is signed in in every tab. Others listen to it too: nothing of it is deleted. */
  finished: FinishedAudio;
};

type Shared = { sharedAudio: FinishedAudio };

async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('cookieConsent') === null)
        localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false}');
    } catch {
      // Blank pages have no storage.
    }
  });
}

const keepSilent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('startByItself', 'false');
    } catch {
      // Blank pages have no storage.
    }
  });

/** A journey: it fails on any error in the console that it did not announce. */
export const test = base.extend<Fixtures, Shared>({
  cookies: ['refused', { option: true }],
  startByItself: [false, { option: true }],
  // What is not asked for by itself (locale, viewport, …) is taken from here.
  contextOptions: async ({ contextOptions }, use, info) => use({ ...contextOptions, ...deviceOf(info) }),
  context: async ({ context, cookies, startByItself }, use) => {
    if (cookies === 'refused') await refuseCookies(context);
    if (!startByItself) await keepSilent(context);
    await use(context);
  },
  baseURL: async ({ browserName: _ }, use) => use(baseUrl()),
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = collectConsoleErrors(context);
      await use(consoleErrors);
      expect(consoleErrors.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  say: async ({ locale }, use) => use(words((locale ?? 'en-US') as InterfaceLanguage)),
  person: async ({ context, request }, use) => {
    const person = await signUpThroughApi(request);
    await enterAs(context, person);
    await use(person);
  },
  running: async ({ person, request }, use) => {
    const audio = await startAudio(request, person, { type: 'script', script: LONG_SCRIPT });
    await use(audio);
    await stopAudio(request, person, audio.id);
  },
  sharedAudio: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await use(await finishedAudio(request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  finished: async ({ context, sharedAudio }, use) => {
    await enterAs(context, sharedAudio.person);
    await use(sharedAudio);
  },
});

export { expect };
