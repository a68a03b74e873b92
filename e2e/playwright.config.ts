import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const browser = await findBrowser();

// Every journey is made once, in one of both; its screens are looked at in both sizes (screens.ts).
const desktop = {
  grepInvert: /@phone/,
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, locale: 'en-US' },
};
const phone = {
  grep: /@phone/,
  // One pixel for each point: seven times as many would be painted otherwise, by a processor.
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'pt-BR',
  },
};

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  workers: Math.max(2, availableParallelism()),
  forbidOnly: true,
  // Two browsers beside a speaking voice on two cores: a journey may try once more, and the summary says which did.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Records of every step, filmed frames and moving decorations would take a processor from the speech being
    // made; TRACE=1 turns the records on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: browser.path,
      args: CHROMIUM_ARGS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  // A file whose journeys must follow each other says so itself.
  fullyParallel: true,
  projects: [
    { ...desktop, name: 'desktop' },
    { ...phone, name: 'phone' },
  ],
});
