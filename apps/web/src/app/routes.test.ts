import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
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
