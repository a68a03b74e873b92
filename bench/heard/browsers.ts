import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import { openFirefox } from './bidi.ts';
import { CAPTURE } from './capture.ts';

/** A page as whoever measures uses it, in either browser. */
export type ListenerPage = {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  press(selector: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Browser = { name: string; openPage(): Promise<ListenerPage>; close(): Promise<unknown> };

const SCREEN = { width: 1_280, height: 720 };

/** Asks for sound as a browser does that nobody has set up: it plays only what somebody pressed for. */
const STRICT_ARGS = CHROMIUM_ARGS.filter(
  (arg) => !arg.startsWith('--autoplay-policy') && !arg.startsWith('--js-flags'),
);

async function openChromium(): Promise<Browser> {
  const { path, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    args: STRICT_ARGS,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  return {
    name: 'Chromium',
    async openPage() {
      const context = await browser.newContext({ viewport: SCREEN, locale: 'en-US' });
      await context.addInitScript(CAPTURE);
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url),
        evaluate: (expression) => page.evaluate(expression),
        press: (selector) => page.locator(selector).first().click(),
        chooseFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function openDebiansFirefox(): Promise<Browser> {
  const firefox = await openFirefox();
  return {
    name: 'Firefox',
    openPage: () => firefox.openPage(CAPTURE),
    close: () => firefox.close(),
  };
}

export const BROWSERS = { chromium: openChromium, firefox: openDebiansFirefox };
