import { defineConfig } from '@playwright/test';

/** `npm run test:kills`: journeys that start and kill products of their own, for minutes. */
export default defineConfig({
  testDir: './kills',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
});
