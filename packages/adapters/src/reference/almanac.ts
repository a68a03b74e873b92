import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchWords } from '@parlance/language/text/search-words';
import type { Article, Reference } from '@parlance/ports/reference';
import MiniSearch from 'minisearch';
import { type AlmanacArticle, readArticle } from './read-article.ts';

type Entry = AlmanacArticle & { names: string; body: string; nameStems: Set<string>[] };
type Shelf = { entries: Entry[]; index: MiniSearch; words: ReturnType<typeof searchWords> };

/** A second article is taken along only if it fits nearly as well as the first. */
const NEARLY_AS_GOOD = 0.7;
const BODY_BOOST = 1;
const NAME_BOOST = 6;

/** Articles that come with the product, found by BM25 over names and text. */
export function almanac(dir: string): Reference {
  const shelves = new Map<string, Promise<Shelf | undefined>>();
  const shelfOf = (language: string): Promise<Shelf | undefined> => {
    const known = shelves.get(language) ?? openShelf(dir, language);
    shelves.set(language, known);
    return known;
  };

  return {
    kind: 'almanac',
    async find(topic, { language }) {
      const shelf = await shelfOf(language);
      return shelf ? about(shelf, topic).map((entry) => articleOf(entry, language)) : [];
    },
    async nearest(topic, { language, count }) {
      const shelf = await shelfOf(language);
      if (!shelf) return [];
      const found = shelf.index.search(topic, { fuzzy: 0.25, prefix: true });
      return found.slice(0, count).map(({ id }) => shelf.entries[id]?.title ?? '');
    },
  };
}

const articleOf = ({ title, blocks }: Entry, language: string): Article => ({ title, language, blocks });

async function openShelf(dir: string, language: string): Promise<Shelf | undefined> {
  const folder = join(dir, language);
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) return undefined;
  const words = searchWords(language);
  const entries = await Promise.all(
    files.sort().map(async (file): Promise<Entry> => {
      const article = readArticle(await readFile(join(folder, file), 'utf8'), file);
      const names = [article.title, ...article.aliases];
      const body = article.blocks.map((block) => block.text).join('\n');
      const nameStems = names.map((name) => new Set(words.stems(name)));
      return { ...article, names: names.join(', '), body, nameStems };
    }),
  );
  const index = new MiniSearch({
    fields: ['names', 'body'],
    tokenize: words.split,
    processTerm: words.stem,
    searchOptions: { boost: { names: NAME_BOOST, body: BODY_BOOST } },
  });
  // A whole language takes a second: one article at a time, so that others are answered in between.
  const documents = entries.map(({ names, body }, id) => ({ id, names, body }));
  await index.addAllAsync(documents, { chunkSize: 1 });
  return { entries, index, words };
}

/**
 * An article that mentions a word is not about it. At least half of what was asked for must be among an
 * article's names, and all of it must occur in it; and of one of its names, more than half must have been asked
 * for: who asks for Japan is not served with "Tokyo, Japan". Stems confuse Brasília with Brasil, so a name that
 * is spelled as asked comes first.
 */
function about({ entries, index, words }: Shelf, topic: string): Entry[] {
  const asked = [...new Set(words.stems(topic))];
  if (asked.length === 0) return [];
  const found = index.search(topic, { combineWith: 'AND' });
  const fitting = found.filter(({ id }) => {
    const names = entries[id]?.nameStems ?? [];
    const named = asked.filter((stem) => names.some((name) => name.has(stem))).length;
    const meant = names.some((name) => asked.filter((stem) => name.has(stem)).length * 2 > name.size);
    return meant && named * 2 >= asked.length;
  });
  const best = fitting[0]?.score ?? 0;
  const chosen = fitting
    .filter(({ score }) => score >= best * NEARLY_AS_GOOD)
    .flatMap(({ id }) => entries[id] ?? []);
  const spelled = entries.filter((entry) => isSpelled(entry, topic));
  return [...new Set([...spelled, ...chosen])];
}

const isSpelled = ({ title, aliases }: Entry, topic: string): boolean =>
  [title, ...aliases].some((name) => name.toLowerCase() === topic.trim().toLowerCase());
