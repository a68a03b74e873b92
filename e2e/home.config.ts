import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const browser = await findBrowser();

/** `npm run test:home`: a family's server on an address of the network, behind nginx. Needs Debian's nginx, openssl and podget. */
export default defineConfig({
  testDir: './home',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Its certificate is made for the occasion.
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: CHROMIUM_ARGS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
});
