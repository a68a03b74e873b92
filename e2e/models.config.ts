import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const browser = await findBrowser();
process.env.PARLANCE_EDITION = 'home';

/** `npm run test:models`: the page for models and keys, with a server of models that fails on command. */
export default defineConfig({
  testDir: './models',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: CHROMIUM_ARGS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
});
