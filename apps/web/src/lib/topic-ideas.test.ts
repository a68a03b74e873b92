import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOPIC_IDEAS } from './topic-ideas.ts';

const ALMANAC = join(import.meta.dirname, '../../../../packages/almanac');

const titlesIn = (language: string): string[] =>
  readdirSync(join(ALMANAC, language)).map((file) => {
    const article = readFileSync(join(ALMANAC, language, file), 'utf8');
    return /^title: (.+)$/m.exec(article)?.[1] ?? '';
  });

it.each(Object.entries(TOPIC_IDEAS))('offers only subjects that the almanac has (%s)', (language, ideas) => {
  expect(titlesIn(language)).toEqual(expect.arrayContaining([...ideas]));
});
