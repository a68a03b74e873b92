import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a person finds on the page of one audio. */
export type AudioPage = {
  making: Locator;
  progress: Locator;
  player: Locator;
  play: Locator;
  pause: Locator;
  position: Locator;
  transcript: Locator;
  openTab(name: 'transcript' | 'chapters' | 'notes' | 'script'): Promise<void>;
  /** Where the sound is, in seconds. */
  seconds(): Promise<number>;
};

export function audioPage(page: Page, say: Words): AudioPage {
  const player = page.getByRole('region', { name: say('player:player') });
  return {
    making: page.getByRole('heading', { name: say('listen:making.title') }),
    progress: page.getByRole('progressbar', { name: say('listen:making.progress') }),
    player,
    // The player's own; on a phone that has scrolled on, a bar at the bottom has another.
    play: player.getByRole('button', { name: say('player:play'), exact: true }).first(),
    pause: player.getByRole('button', { name: say('player:pause'), exact: true }).first(),
    position: player.getByRole('slider', { name: say('player:seek') }),
    transcript: page.getByRole('region', { name: say('player:transcript') }),
    openTab: (name) => page.getByRole('tab', { name: say(`listen:tabs.${name}`) }).click(),
    // The sound stands outside the player, so that it can outlive the page.
    seconds: () =>
      page
        .locator('audio')
        .last()
        .evaluate((audio) => audio.currentTime as number),
  };
}

export const percentOf = async (progress: Locator): Promise<number> =>
  Number(await progress.getAttribute('aria-valuenow'));

/** The beginning of a first line may be heard long before its rest, where other journeys keep the voice busy. */
const SOUND_MS = 90_000;

/** The sound moves on by itself. */
export async function expectSound(audio: AudioPage, atLeastSeconds = 0.5): Promise<void> {
  const before = await audio.seconds();
  await expect.poll(audio.seconds, { timeout: SOUND_MS }).toBeGreaterThan(before + atLeastSeconds);
}
