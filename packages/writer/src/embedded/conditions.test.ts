import type { SourceText } from '@parlance/artifacts/source-text';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const CACHE = [
  'The page cache holds what was read from the disk, so that it need not be read again.',
  'When an application, or another part of the kernel, requires access to a block, the cache is asked first.',
  'Only when it is not there does the disk have to work, which takes a thousand times as long as memory does.',
].join(' ');

it('asks for no half of a condition', () => {
  const source: SourceText = {
    language: 'en',
    title: 'The page cache',
    passages: [{ id: 'p1', kind: 'paragraph', text: CACHE, address: { paragraph: 0 } }],
  };
  for (const level of ['beginner', 'intermediate', 'expert'] as const) {
    const { lines } = writeScript(source, { ...briefFor('en'), mode: 'dialogue', level });
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/when an application\?|\bOr another part/);
  }
});
