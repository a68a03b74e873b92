import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { buildOnce } from './build-once.ts';
import { packagesUnder } from './sources.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../apps/web/src');

it('builds the pages anew when a package that they import has changed', () => {
  const imported = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/from '@parlance\/([^/']+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(imported).toContain('transcripts');
  expect([...packagesUnder('apps/web')]).toEqual(expect.arrayContaining([...new Set(imported)]));
});

/** What is built into a folder of its own; each time it notes how many were at it. */
function buildsIn() {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlance-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const atOnce: number[] = [];
  let running = 0;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const start = (ends: () => void = () => undefined) =>
    buildOnce({
      what: 'a trial',
      stamp: path.join(folder, 'stamp'),
      lock: path.join(folder, 'cache/lock'),
      sources: { look: 'these files', content: () => 'these bytes' },
      async build() {
        atOnce.push(++running);
        begin();
        await sleep(20);
        running--;
        ends();
      },
    });
  return { start, atOnce, begun };
}

it('builds the pages once for processes that start together', async () => {
  const { start, atOnce } = buildsIn();
  await Promise.all([start(), start(), start()]);
  expect(atOnce).toEqual([1]);
});

it('lets the next process build the pages when the first could not', async () => {
  const { start, atOnce, begun } = buildsIn();
  const failing = start(() => {
    throw new Error('no room');
  });
  await begun;
  const waiting = start();
  await expect(failing).rejects.toThrow('no room');
  await waiting;
  expect(atOnce).toEqual([1, 1]);
});
