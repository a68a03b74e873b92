// Browsers that are already on this machine.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  // Without windows and profiles: the same pages for less than half the processor time.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome for Testing'];
const WINDOWS_APPS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));

const macApps = () =>
  ['', homedir()].flatMap((root) =>
    MAC_APPS.map((app) => `${root}/Applications/${app}.app/Contents/MacOS/${app}`),
  );

const windowsApps = () =>
  [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter((root) => root !== undefined)
    .flatMap((root) => WINDOWS_APPS.map((app) => join(root, app)));

const places = { darwin: macApps, win32: windowsApps };

export function installedBrowsers() {
  const paths = [...onPath(), ...(places[process.platform]?.() ?? [])];
  return [...new Set(paths)]
    .filter((path) => existsSync(path))
    .map((path) => ({ path, env: {}, source: 'installed' }));
}
