import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '@parlance/contract/screens';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { prerenderedPaths } from '../lib/public-pages.ts';
import routes from './routes.ts';

const SRC = join(import.meta.dirname, '..');

const everyRoute = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...everyRoute(entry.children ?? [])]);

/** A page by itself: one that is put together in app/ has no default export. */
const isPage = (file: string): boolean => readFileSync(join(SRC, file), 'utf8').includes('export default');

it('leads to every page, and to nothing else in a feature', () => {
  const files = everyRoute(routes).map(({ file }) => join('app', file));
  const routed = new Set(files.filter((file) => file.startsWith('features/')));
  const pages = globSync('features/**/*-page.tsx', { cwd: SRC }).filter(isPage);
  expect([...routed].sort()).toEqual(pages.sort());
});

const addressesOf = (entries: RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children, index }) => {
    const address = path ? `${base}/${path}` : base;
    return [...(path || index ? [address || '/'] : []), ...addressesOf(children ?? [], address)];
  });

it('has no screen that the server would answer as a missing page', () => {
  const ANSWERED_OTHERWISE = ['/audio/:token', '/not-found', '/*', '/app/*'];
  const known = new Set<string>([...SCREENS, ...prerenderedPaths, ...ANSWERED_OTHERWISE]);
  expect(addressesOf(routes).filter((address) => !known.has(address))).toEqual([]);
  expect(SCREENS.filter((screen) => !addressesOf(routes).includes(screen))).toEqual([]);
});
