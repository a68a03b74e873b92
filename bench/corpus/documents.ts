import { readFileSync } from 'node:fs';

export type CorpusDocument = {
  kind: string;
  /** Base language it is written in. */
  language: string;
  name: string;
  /** A path in Debian's pool, or an npm package and its version. */
  packed: string;
  path: string;
  /** The first was read while the rules were made; each later one was chosen when the rules before it stood. */
  set: number;
};

/** Fetched when they are needed, never kept with the code: they belong to others. */
export const DOCUMENTS: readonly CorpusDocument[] = readFileSync(
  new URL('./documents.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split(/\n\n+/)
  .flatMap((rows, at) =>
    rows.split('\n').map((row) => {
      const [kind = '', language = '', name = '', packed = '', path = ''] = row.split(' | ');
      return { kind, language, name, packed, path, set: at + 1 };
    }),
  );
