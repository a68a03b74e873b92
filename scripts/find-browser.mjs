// A Chromium for the journeys that really works here. Plain JavaScript, so that any Node can run it:
// `node scripts/find-browser.mjs` prints what was found.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installedBrowsers } from './browser/installed.mjs';
import { npmChromium } from './browser/npm-chromium.mjs';

export const CHROMIUM_ARGS = [
  // Containers and root have no user namespaces for the sandbox; only our own pages are opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // No page of a journey lives long enough to win back what optimizing compilers spend on it.
  '--js-flags=--no-maglev --no-opt',
];

const SETTINGS = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const FOUND = 'PARLANCE_TEST_BROWSER';
const APT_PACKAGE = 'chromium-headless-shell';

const firstLineOf = (error) =>
  String(error?.message ?? error)
    .split('\n')
    .find((line) => /error while loading|not found|ENOENT|EACCES|imeout|rror/.test(line)) ?? String(error);

/** Why this browser can't serve the journeys; undefined when it can. A version number alone proves nothing. */
export async function whyNot({ path, env }) {
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: path,
      args: CHROMIUM_ARGS,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    const page = await browser.newPage();
    await page.setContent('<span>Olá</span>');
    const { width, mp3 } = await page.evaluate(() => ({
      width: document.querySelector('span').getBoundingClientRect().width,
      mp3: new Audio().canPlayType('audio/mpeg'),
    }));
    if (width < 5) return 'it has no usable font: text has no width';
    if (mp3 === '') return 'it can’t play MP3';
    return undefined;
  } catch (error) {
    return firstLineOf(error);
  } finally {
    await browser?.close();
  }
}

function playwrightsOwn() {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? [{ path, env: {}, source: 'installed by Playwright' }] : [];
  } catch {
    // Playwright throws on systems it ships no browser for.
    return [];
  }
}

/** Debian's own package, because npm ships no Chromium for linux arm64. Only as root, only as the last way. */
function aptChromium(log) {
  const possible =
    process.env.BROWSER_APT !== '0' &&
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get');
  if (!possible) return undefined;
  log(
    `No usable Chromium on this machine and none from npm for ${process.platform} ${process.arch}: ` +
      `installing the package "${APT_PACKAGE}" with apt-get (set BROWSER_APT=0 to forbid this).`,
  );
  const how = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], how);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', APT_PACKAGE], how);
  const path = `/usr/bin/${APT_PACKAGE}`;
  return existsSync(path) ? { path, env: {}, source: 'installed with apt-get' } : undefined;
}

/** From the cheapest to the most intrusive; each is looked for only when all before it were refused. */
async function* candidates(log) {
  yield* playwrightsOwn();
  yield* installedBrowsers();
  const cache = process.env.BROWSER_CACHE ?? join(import.meta.dirname, '../node_modules/.cache');
  for (const find of [() => npmChromium(cache), () => aptChromium(log)]) {
    const candidate = await find();
    if (candidate) yield candidate;
  }
}

/** The first candidate nothing can be said against. */
export async function firstUsable(choices, judge, log) {
  const refused = [];
  for await (const choice of choices) {
    const reason = await judge(choice);
    if (reason === undefined) return choice;
    refused.push(`${choice.path} (${choice.source}): ${reason}`);
    log(`skipped ${refused.at(-1)}`);
  }
  const tried = refused.map((line) => `\n  tried ${line}`).join('');
  throw new Error(`No usable Chromium. Install one, or name one in CHROME_PATH.${tried}`);
}

/** What someone asked for by name is taken or complained about, never passed over in silence. */
async function chosenBrowser() {
  const name = SETTINGS.find((setting) => process.env[setting]);
  if (name === undefined) return undefined;
  const choice = { path: process.env[name], env: {}, source: `$${name}` };
  const reason = await whyNot(choice);
  if (reason !== undefined) throw new Error(`${name}=${choice.path} can’t be used: ${reason}`);
  return choice;
}

export async function findBrowser({ log = (line) => console.error(`[browser] ${line}`) } = {}) {
  // Test workers are processes of their own and inherit what the first one found.
  const inherited = process.env[FOUND];
  if (inherited) return JSON.parse(inherited);
  const browser = (await chosenBrowser()) ?? (await firstUsable(candidates(log), whyNot, log));
  process.env[FOUND] = JSON.stringify(browser);
  return browser;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(await findBrowser(), null, 2));
}
