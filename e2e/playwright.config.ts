import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const browser = await findBrowser();

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
});
