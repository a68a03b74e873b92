import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { LINE_KINDS, type LineKind } from '@parlance/kernel/line-support';
import { fixtureSource } from '../../../fixtures/read-fixture.ts';

export type JudgedLine = { part: string; kind: LineKind; cites: string[]; text: string };

const isKind = (word: string | undefined): word is LineKind => LINE_KINDS.some((kind) => kind === word);

/** A source and, part by part, lines that are good or have a planted error of one kind. */
export function readLines(name: string): { source: SourceText; lines: JudgedLine[] } {
  const passages: Passage[] = [];
  const lines: JudgedLine[] = [];
  let [part, language, isFixture] = ['', 'en', false];
  for (const row of readFileSync(resolve(import.meta.dirname, name), 'utf8').split('\n')) {
    const [head = '', text = ''] = row.split(/ \| |: (?=\S)/);
    const [first = '', ...cites] = head.split(' ');
    if (row.startsWith('# source')) {
      isFixture = row.includes('fixture');
      language = row.split(' ').at(-1) ?? language;
    } else if (row.startsWith('# ')) part = row.slice(2);
    else if (isKind(first)) lines.push({ part, kind: first, cites, text: row.slice(row.indexOf(' | ') + 3) });
    else if (text !== '')
      passages.push({
        id: first,
        kind: 'paragraph',
        text: row.slice(head.length + 2),
        address: { paragraph: passages.length },
      });
  }
  return { source: isFixture ? fixtureSource(language) : { language, passages }, lines };
}
