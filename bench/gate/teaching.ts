import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Article = {
  id: string;
  language: string;
  sentences: ReadonlyMap<number, string>;
  /** Title, by-line and sender, which are known while the article is told. */
  head: readonly string[];
  half: 'tune' | 'report';
};

/** `=` is true; the others have one planted fault: number or name, roles, negation, hedge, cause, comparison, invented, torn. */
const KINDS = ['=', 'w', 'r', 'n', 'h', 'c', 'm', 'i', 't'] as const;
export type Told = {
  article: Article;
  file: string;
  kind: (typeof KINDS)[number];
  sentences: readonly number[];
  text: string;
  /** The two lines or sentences before, and the head of the page. */
  before: string;
};

type Block = { id: string; rows: string[] };

const languageOf = (file: string): string => /_(de|es|fr|it|pt)\.txt$/.exec(file)?.[1] ?? 'en';

function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const id = /^### (\S+)/.exec(row)?.[1];
    if (id !== undefined) blocks.push({ id, rows: [] });
    else if (row.trim() !== '') blocks.at(-1)?.rows.push(row);
  }
  return blocks;
}

const numbered = (rows: readonly string[]): Map<number, string> =>
  new Map(
    rows.flatMap((row): [number, string][] => {
      const found = /^(\d+) (.*)$/.exec(row);
      return found ? [[Number(found[1]), found[2] ?? '']] : [];
    }),
  );

/** What stands before the first sentence that is told, and by-lines: as far as somebody labelled them. */
function headOf(sentences: ReadonlyMap<number, string>, labels: string | undefined): string[] {
  const kinds = new Map(
    Array.from((labels ?? '').matchAll(/(\d+):([hbcflqs])/g), ([, at, kind]) => [Number(at), kind ?? '']),
  );
  const first = [...sentences.keys()].find((at) => !/^[hbf]$/.test(kinds.get(at) ?? '')) ?? 0;
  return [...sentences].flatMap(([at, text]) => (at < first || kinds.get(at) === 'b' ? [text] : []));
}

/** The same half for the same article on every machine. */
const halfOf = (id: string): Article['half'] =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'report';

const filesOf = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(folder, name));

export function readArticles(folder: string): Map<string, Article> {
  const labels = new Map<string, string>();
  for (const file of filesOf(folder, /^(?:labels_|out).*\.txt$/))
    for (const { id, rows } of blocksOf(file)) {
      const row = rows.find((one) => one.startsWith('L '));
      if (row) labels.set(id, row);
    }
  const articles = new Map<string, Article>();
  for (const file of filesOf(folder, /^(?:ask)?src.*\.txt$/))
    for (const { id, rows } of blocksOf(file)) {
      const sentences = numbered(rows);
      const head = headOf(sentences, labels.get(id));
      articles.set(id, { id, language: languageOf(file), sentences, head, half: halfOf(id) });
    }
  return articles;
}

const isKind = (kind: string): kind is Told['kind'] => KINDS.some((one) => one === kind);

/** Two sentences before those that are told. */
const sentencesBefore = ({ sentences }: Article, told: readonly number[]): string[] =>
  [2, 1].flatMap((back) => sentences.get(Math.min(...told) - back) ?? []);

type Row = { kind: Told['kind']; told: number[]; texts: string[] };

function rowOf(name: string, row: string): Row | undefined {
  const [form, isTelling] = name.startsWith('tell')
    ? [/^(\d+(?:,\d+)*)(?: b| x|a|b|): *(.+)$/, true]
    : [/^([=wrnhcmit]) ([\d,]+): (.+)$/, false];
  const found = form.exec(row);
  if (!found) return undefined;
  const [ids = '', text = ''] = found.slice(isTelling ? 1 : 2);
  const kind = isTelling ? '=' : (found[1] ?? '');
  return isKind(kind)
    ? { kind, told: ids.split(',').map(Number), texts: text.split('||').map((one) => one.trim()) }
    : undefined;
}

function toldIn(file: string, article: Article, rows: readonly string[]): Told[] {
  const name = path.basename(file);
  return rows.flatMap((row): Told[] => {
    const read = rowOf(name, row);
    if (!read) return [];
    const before = [...article.head, ...sentencesBefore(article, read.told)].join('\n');
    return read.texts.map((text) => ({
      article,
      file: name,
      kind: read.kind,
      sentences: read.told,
      text,
      before,
    }));
  });
}

/** Lines of dialogues that tell sentences. */
function spokenIn(file: string, article: Article, rows: readonly string[]): Told[] {
  const said: string[] = [];
  const lines: Told[] = [];
  for (const row of rows) {
    const [, ids = '', text] = /^[AB] (\?|\d+(?:,\d+)*): (.+)$/.exec(row) ?? [];
    if (text === undefined) continue;
    const before = [...article.head, ...said.slice(-2)].join('\n');
    said.push(text);
    if (ids === '?') continue;
    const told = ids.split(',').map(Number);
    lines.push({ article, file: path.basename(file), kind: '=', sentences: told, text, before });
  }
  return lines;
}

/** All lines of a folder that tell sentences of its articles, truly or with a planted fault. */
export function readTold(folder: string, articles: ReadonlyMap<string, Article>): Told[] {
  const read = (pattern: RegExp, linesOf: typeof toldIn): Told[] =>
    filesOf(folder, pattern).flatMap((file) =>
      blocksOf(file).flatMap(({ id, rows }) => {
        const article = articles.get(id);
        return article ? linesOf(file, article, rows) : [];
      }),
    );
  return [
    ...read(/^tell_.*\.txt$/, toldIn),
    ...read(/^out.*\.txt$/, spokenIn),
    ...read(/^spoilt_.*\.txt$/, toldIn),
  ];
}
