import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../scripts/find-browser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  // One product and one speaking engine: journeys at the same time would only wait for each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Filmed frames and moving decorations would take a processor from the speech being made.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: browser.path,
      args: CHROMIUM_ARGS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, locale: 'en-US' },
    },
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'pt-BR' },
    },
  ],
});
