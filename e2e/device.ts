import { type BrowserContextOptions, devices, type TestInfo } from '@playwright/test';

const DESKTOP: BrowserContextOptions = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
};
const PHONE: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // One pixel for each point: seven times as many would be painted otherwise, by a processor.
  deviceScaleFactor: 1,
  locale: 'pt-BR',
};

/**
 * Every journey is made once, on one of both; its screens are looked at in both sizes (screens.ts). Not two projects
 * of the runner: it would start its workers and their browsers anew for the second.
 */
export const deviceOf = ({ tags }: TestInfo): BrowserContextOptions =>
  tags.includes('@phone') ? PHONE : DESKTOP;
