import type { Page } from '@playwright/test';
import { type AudioPage, audioPage, expectSound } from '../audio-page.ts';
import { lastAnHour } from '../hour-long.ts';
import { expect, test } from '../journey.ts';
import { enterAs } from '../people.ts';
import { quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes } from '../screens.ts';

const LISTENING_MS = 180_000;

/** What the browser was given of a recording: which ranges it asked for, and how many bytes came. */
async function watchRecording(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const ours = new Set<string>();
  const starts: number[] = [];
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/media.mp3')) return;
    ours.add(requestId);
    const range = /^bytes (\d+)-/.exec(new Headers(response.headers).get('content-range') ?? '');
    if (response.status === 206 && range) starts.push(Number(range[1]));
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (ours.has(requestId)) bytes += dataLength;
  });
  return { starts, bytes: () => bytes };
}

/** Presses the bar where so much of the recording is over. */
async function jumpTo(audio: AudioPage, share: number): Promise<void> {
  await audio.position.scrollIntoViewIfNeeded();
  const { width, height } = (await audio.position.boundingBox())!;
  await audio.position.click({ position: { x: width * share, y: height / 2 } });
}

/** Waiting comes to its end between the press and the release. */
async function pressWhileSignsChange(page: Page, audio: AudioPage): Promise<void> {
  const tell = (name: string) => page.locator('audio').last().dispatchEvent(name);
  await audio.pause.hover();
  // What is really heard may say that it goes on at any moment.
  await expect(async () => {
    await tell('waiting');
    await expect(audio.pause).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
  }).toPass();
  await page.mouse.down();
  await tell('playing');
  await expect(audio.pause).toHaveAttribute('aria-busy', 'false');
  await page.mouse.up();
}

test('an hour of sound is gone through in leaps, without fetching what is leapt over', async ({
  page,
  say,
  person,
  request,
  browser,
  locale,
  viewport,
}) => {
  test.setTimeout(LISTENING_MS);
  const { id, duration_ms, title } = await quickAudio(request, person);
  const fileBytes = await lastAnHour(id, duration_ms ?? 0);
  const recording = await watchRecording(page);
  await page.goto(`/app/audio/${id}`);
  const audio = audioPage(page, say);
  await expect(audio.position).toHaveAttribute('aria-valuemax', /^36\d\d$/);
  await audio.play.click();
  await expectSound(audio);

  await test.step('far ahead, back, and to the last minute', async () => {
    for (const share of [0.75, 0.25, 0.99]) {
      await jumpTo(audio, share);
      await expect.poll(async () => Math.abs((await audio.seconds()) / 3600 - share)).toBeLessThan(0.02);
      await expectSound(audio);
      const near = recording.starts.filter((start) => Math.abs(start / fileBytes - share) < 0.05);
      expect(near, `a range that begins at about ${share} of the file`).not.toEqual([]);
    }
    expect(recording.bytes()).toBeLessThan(fileBytes);
  });

  await test.step('lock screens know what is heard; speed and the sleep timer are set by menus', async () => {
    expect(await page.evaluate('navigator.mediaSession.metadata?.title')).toBe(title);
    await page.getByRole('button', { name: say('player:speed', { rate: '1×' }) }).click();
    await page.getByRole('menuitemradio', { name: '2×', exact: true }).click();
    await page.getByRole('button', { name: say('player:sleep'), exact: true }).click();
    const quarter = page.getByRole('menuitemradio', { name: /^15/ });
    const when = await quarter.innerText();
    await quarter.click();
    await expect(page.getByRole('button', { name: say('player:sleep_on', { when }) })).toBeVisible();
    await jumpTo(audio, 0.5);
    await expectSound(audio);
    await pressWhileSignsChange(page, audio);
  });

  await test.step('it plays on while its listener looks at other pages, and goes on where it was', async () => {
    await audio.play.click();
    await page.getByRole('link', { name: say('listen:back') }).click();
    const mini = page.getByRole('region', { name: say('player:mini') });
    await expect(mini).toBeVisible();
    await expectSound(audio);
    // Its card knows that it is heard, and plays it without going to its page.
    await page.getByRole('button', { name: say('player:pause_title', { title: title ?? '' }) }).click();
    await page.getByRole('button', { name: say('player:play_title', { title: title ?? '' }) }).click();
    await expectSound(audio);
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/position') && answer.request().method() === 'PUT',
    );
    await mini.getByRole('button', { name: say('player:pause') }).click();
    expect((await saved).status()).toBe(204);
    const left = await audio.seconds();
    await inspectInBothThemes(page, 'mini-player');
    await mini.getByRole('link').click();
    await expect(audio.play).toBeVisible();
    expect(await audio.seconds()).toBeCloseTo(left, 0);
  });

  await test.step('the speed is remembered here, and the place on every device', async () => {
    const left = await audio.seconds();
    await page.reload();
    await expect(page.getByRole('button', { name: say('player:speed', { rate: '2×' }) })).toBeVisible();
    await expect.poll(audio.seconds).toBeCloseTo(left, 0);
    const elsewhere = await browser.newContext({ locale, viewport });
    await enterAs(elsewhere, person);
    const other = await elsewhere.newPage();
    await other.goto(`/app/audio/${id}`);
    await expect.poll(audioPage(other, say).seconds).toBeCloseTo(left, 0);
    await elsewhere.close();
  });
});
