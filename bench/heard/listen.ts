import { setTimeout as sleep } from 'node:timers/promises';
import { decodeMp3 } from '@parlance/adapters/encoder/fixtures/decode-mp3';
import type { Client } from '../client.ts';
import type { Browser, ListenerPage } from './browsers.ts';
import { ASK, type Heard } from './capture.ts';
import { findBeginning, type Sound } from './match.ts';
import type { Material } from './materials.ts';

const LOOK_MS = 100;
const PATIENCE_MS = 120_000;
/** After the first sound: enough to know the sentence by. */
const MORE_MS = 3_000;
/** Of the recording, to compare with: five seconds. */
const COMPARED_BYTES = 60_000;
/** Whoever is offered the sound presses at once, on versions that don't start by themselves. */
const PLAY = '[data-play]:not([disabled]), [aria-label="Play"]:not([disabled])';

export type Listener = {
  browser: Browser;
  site: string;
  client: Client;
  token: string;
  pressesPlay: boolean;
};

/** `askedMs` until the page asked for the recording: the rest of the wait is the sound's. */
export type FirstWord = { ms: number; askedMs: number; id: string };

/** The recording as the server sends it, from its beginning. */
async function recordingAt(site: string, path: string): Promise<Sound> {
  const left = new AbortController();
  const answer = await fetch(new URL(path, site), { signal: left.signal });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body!) {
    parts.push(part);
    length += part.length;
    if (length >= COMPARED_BYTES) break;
  }
  left.abort();
  const { sampleRate, samples } = await decodeMp3(Buffer.concat(parts));
  return { rate: sampleRate, samples };
}

async function soundAddress(page: ListenerPage, listener: Listener): Promise<{ id: string; url: string }> {
  const token = (await page.evaluate(`localStorage.getItem('tryout')`)) as string | null;
  if (token) {
    const tryout = await listener.client.read<{ sound: { url: string } | null }>(
      `/api/tryouts/${encodeURIComponent(token)}`,
    );
    return { id: '', url: tryout.sound?.url ?? '' };
  }
  const id = String(await page.evaluate(`location.pathname.split('/').at(-1)`));
  const audio = await listener.client.audio(id);
  return { id, url: audio.live_url ?? audio.media_url ?? '' };
}

/** Opens everything up to the last press. */
export async function prepare(listener: Listener, material: Material): Promise<ListenerPage> {
  const page = await listener.browser.openPage();
  await page.goto(`${listener.site}/faq`);
  if (material.name !== 'try-out')
    await page.evaluate(`localStorage.setItem('accessToken', ${JSON.stringify(listener.token)})`);
  await page.evaluate(
    `localStorage.setItem('cookieConsent', JSON.stringify({ essential: true, analytics: false }))`,
  );
  await material.prepare(page, listener.site);
  return page;
}

/** From the press to the first word of the first line in the sound of the page. */
export async function hearFirstWord(
  listener: Listener,
  material: Material,
  page: ListenerPage,
): Promise<FirstWord> {
  await page.press(material.submit);
  const pressedAt = Number(((await page.evaluate(ASK.state)) as Heard).pressedAt);
  const startedAt = performance.now();
  let isPressed = !listener.pressesPlay;
  for (;;) {
    const { loudAt, refused } = (await page.evaluate(ASK.state)) as Heard;
    if (refused) throw new Error('The browser let nothing play by itself.');
    if (loudAt !== null) break;
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`${material.name}: nothing was heard.`);
    if (!isPressed && (await page.evaluate(`!!document.querySelector(${JSON.stringify(PLAY)})`))) {
      isPressed = true;
      await page.press(PLAY);
    }
    await sleep(LOOK_MS);
  }
  await sleep(MORE_MS);
  const { rate, sinceMs, samples } = (await page.evaluate(ASK.sound)) as Sound & { sinceMs: number };
  // Where play was pressed, that press is the last one; what counts is the one that asked for the audio.
  const last = (await page.evaluate(ASK.state)) as Heard;
  const laterMs = Number(last.pressedAt) - pressedAt;
  const askedMs = Number(last.askedAt) - pressedAt;
  const { id, url } = await soundAddress(page, listener);
  const heard = { rate, samples: Float32Array.from(samples, (value) => value / 32_768) };
  const { seconds, likeness, isSame } = findBeginning(heard, await recordingAt(listener.site, url));
  if (!isSame)
    throw new Error(
      `${material.name}: what was heard is not the first line, it comes to ${likeness.toFixed(2)}.`,
    );
  return { ms: sinceMs + laterMs + seconds * 1_000, askedMs, id };
}
