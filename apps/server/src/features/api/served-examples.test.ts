import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { EXAMPLES } from '@parlance/contract/v1-examples';
import { embeddedVoices } from '@parlance/speech/voices';
import { expect, it } from 'vitest';

const REPO = join(import.meta.dirname, '../../../../..');
const ARTICLES = join(REPO, 'packages/almanac/en');

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, what = '']) => what);

it('names only voices in its examples that every product speaks with', () => {
  const named = found(JSON.stringify(EXAMPLES), /"voice":"([^"]+)"/g);
  const pairs = voicePairs(embeddedVoices({ kokoro: true }).map(({ info }) => info));
  expect(named.length).toBeGreaterThan(1);
  expect(pairs.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

it('asks in its examples for a subject of the almanac, which needs no other in its place', () => {
  const asked = [
    ...found(JSON.stringify(EXAMPLES), /"topic":"([^"]+)"/g),
    ...found(readFileSync(join(REPO, 'docs/api.md'), 'utf8'), /"topic": "([^"]+)"/g),
  ];
  const titles = readdirSync(ARTICLES).map(
    (file) => /^title: (.+)$/m.exec(readFileSync(join(ARTICLES, file), 'utf8'))?.[1],
  );
  expect(asked.length).toBeGreaterThan(1);
  expect(titles).toEqual(expect.arrayContaining(asked));
});
