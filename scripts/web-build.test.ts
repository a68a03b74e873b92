import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packagesUnder } from './web-build.ts';

const SOURCES = path.resolve(import.meta.dirname, '../apps/web/src');

it('builds the pages anew when a package that they import has changed', () => {
  const imported = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/from '@parlance\/([^/']+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(imported).toContain('transcripts');
  expect([...packagesUnder('apps/web')]).toEqual(expect.arrayContaining([...new Set(imported)]));
});
