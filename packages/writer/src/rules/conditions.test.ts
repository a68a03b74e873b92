import type { SourceText } from '@parlance/artifacts/source-text';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { writeScript } from '../writer.ts';

const CACHE = [
  'The page cache holds what was read from the disk, so that it need not be read again.',
  'When an application, or another part of the kernel, requires access to a block, the cache is asked first.',
  'Only when it is not there does the disk have to work, which takes a thousand times as long as memory does.',
].join(' ');

const HARDWARE = [
  'Die meiste Hardware wird gut erkannt und funktioniert ohne Zutun.',
  'Wenn Sie aber bestimmte, auf höchste Leistung getrimmte Komponenten benutzen, kann es sein, dass diese nicht funktionieren.',
  'Das Archiv steht im Netz, und dort wird auch beschrieben, wie Sie sich bei der Liste anmelden können.',
].join(' ');

it.each([
  ['en', CACHE, /when an application\?|\bOr another part/],
  ['de', HARDWARE, /aber bestimmte\?|Dann auf höchste|^Sie sich bei der Liste/m],
])('asks for no half of a clause (%s)', (language, text, broken) => {
  const source: SourceText = {
    language,
    title: 'The page cache',
    passages: [{ id: 'p1', kind: 'paragraph', text, address: { paragraph: 0 } }],
  };
  for (const level of ['beginner', 'intermediate', 'expert'] as const) {
    const { lines } = writeScript(source, { ...briefFor(language), mode: 'dialogue', level });
    expect(lines.map((line) => line.text).join('\n')).not.toMatch(broken);
  }
});
