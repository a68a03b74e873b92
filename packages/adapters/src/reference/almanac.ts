import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchWords } from '@parlance/language/text/search-words';
import type { Article, Reference } from '@parlance/ports/reference';
import MiniSearch from 'minisearch';
import { type AlmanacArticle, readArticle } from './read-article.ts';

type Entry = AlmanacArticle & {
  names: string;
  body: string;
  nameStems: Set<string>[];
  /** Of names and text. */
  stems: Set<string>;
};
type Shelf = {
  entries: Entry[];
  index: MiniSearch;
  words: ReturnType<typeof searchWords>;
  /** In how many articles each stem occurs. */
  spread: Map<string, number>;
};

/** A second article is taken along only if it fits nearly as well as the first. */
const NEARLY_AS_GOOD = 0.7;
/** A suggestion must fit at least so well, compared with the best one. */
const NEAR_ENOUGH = 0.3;
/** A word of so many articles says little about any. */
const COMMON_ARTICLES = 4;
/** A word of more articles than this share is no reason to suggest one. */
const RARE_SHARE = 0.125;
/** What starts with one letter says nothing of what is meant. */
const FEWEST_TYPED = 2;
const BODY_BOOST = 1;
const NAME_BOOST = 6;

/** By folder, for the whole process: the articles never change while it runs. */
const shelves = new Map<string, Promise<Shelf | undefined>>();

/** Articles that come with the product, found by BM25 over names and text. */
export function almanac(dir: string): Reference {
  const shelfOf = (language: string): Promise<Shelf | undefined> => {
    const folder = join(dir, language);
    const known = shelves.get(folder) ?? openShelf(folder, language);
    shelves.set(folder, known);
    return known;
  };

  return {
    kind: 'almanac',
    async find(topic, { language }) {
      const shelf = await shelfOf(language);
      return shelf ? about(shelf, topic).map((entry) => articleOf(entry, language)) : [];
    },
    async nearest(topic, { language, count, typing = false }) {
      const shelf = await shelfOf(language);
      if (!shelf || (typing && topic.trim().length < FEWEST_TYPED)) return [];
      const begun = typing ? beginning(shelf, topic) : [];
      return [...new Set([...begun, ...near(shelf, topic, count)])].slice(0, count).map(({ title }) => title);
    },
  };
}

const articleOf = ({ title, blocks }: Entry, language: string): Article => ({ title, language, blocks });

async function openShelf(folder: string, language: string): Promise<Shelf | undefined> {
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) return undefined;
  const words = searchWords(language);
  const entries: Entry[] = [];
  // A whole language takes a second: one article at a time, so that others are answered in between.
  for (const file of files.sort()) {
    const article = readArticle(await readFile(join(folder, file), 'utf8'), file);
    const names = [article.title, ...article.aliases];
    const body = article.blocks.map((block) => block.text).join('\n');
    const nameStems = names.map((name) => new Set(words.stems(name)));
    const stems = new Set([...words.stems(body), ...nameStems.flatMap((name) => [...name])]);
    entries.push({ ...article, names: names.join(', '), body, nameStems, stems });
  }
  const index = new MiniSearch({
    fields: ['names', 'body'],
    tokenize: words.split,
    processTerm: words.stem,
    searchOptions: { boost: { names: NAME_BOOST, body: BODY_BOOST } },
  });
  const documents = entries.map(({ names, body }, id) => ({ id, names, body }));
  await index.addAllAsync(documents, { chunkSize: 1 });
  const spread = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return { entries, index, words, spread };
}

/**
 * An article that mentions a word is not about it. At least half of what was asked for must be among an
 * article's names, and all of it must occur in it, but for words that say little because they occur everywhere
 * ("how bees talk"); and of one of its names, more than half must have been asked for: who asks for Japan is not
 * served with "Tokyo, Japan". Stems confuse Brasília with Brasil, so a name that is spelled as asked comes first.
 */
function about(shelf: Shelf, topic: string): Entry[] {
  const { entries, index, words, spread } = shelf;
  const asked = [...new Set(words.stems(topic))];
  if (asked.length === 0) return [];
  const isCommon = (stem: string) => (spread.get(stem) ?? 0) >= COMMON_ARTICLES;
  const fitting = index.search(topic, { combineWith: 'OR' }).filter(({ id }) => {
    const entry = entries[id];
    if (!entry) return false;
    const wanted = asked.filter((stem) => entry.stems.has(stem) || !isCommon(stem));
    if (wanted.some((stem) => !entry.stems.has(stem))) return false;
    const isWhole = wanted.length === asked.length || hasNameWithin(entry, asked);
    const named = wanted.filter((stem) => entry.nameStems.some((name) => name.has(stem))).length;
    const meant = entry.nameStems.some(
      (name) => asked.filter((stem) => name.has(stem)).length * 2 > name.size,
    );
    return isWhole && meant && named * 2 >= wanted.length;
  });
  const best = fitting[0]?.score ?? 0;
  const chosen = fitting
    .filter(({ score }) => score >= best * NEARLY_AS_GOOD)
    .flatMap(({ id }) => entries[id] ?? []);
  // Who asks for the Beatles wants the article of that name before the one on rock music that names them too.
  const titled = entries.filter(({ title }) => isSame(title, topic));
  const spelled = entries.filter(({ aliases }) => aliases.some((name) => isSame(name, topic)));
  return [...new Set([...titled, ...spelled, ...chosen])];
}

/** Whether a name of the article stands in the topic as a whole. */
const hasNameWithin = ({ nameStems }: Entry, asked: readonly string[]): boolean =>
  nameStems.some((name) => name.size > 0 && [...name].every((stem) => asked.includes(stem)));

/** How many letters of a word may be wrong: two swapped ones count as two. */
function slipsOf(word: string): number | false {
  if (word.length > 7) return 2;
  return word.length > 4 ? 1 : false;
}

/** What somebody who asked this may have meant; nothing when it has too little in common with anything. */
function near({ entries, index, words, spread }: Shelf, topic: string, count: number): Entry[] {
  const asked = [...new Set(words.stems(topic))];
  const telling = new Set(asked.filter((stem) => (spread.get(stem) ?? 0) <= entries.length * RARE_SHARE));
  const found = index.search(topic, { combineWith: 'OR' }).flatMap(({ id, score }) => {
    const entry = entries[id];
    if (!entry) return [];
    const shared = asked.filter((stem) => telling.has(stem) && entry.stems.has(stem)).length;
    return hasNameWithin(entry, asked) || shared * 2 > asked.length ? [{ entry, score }] : [];
  });
  const best = found[0]?.score ?? 0;
  const close = found.filter(({ score }) => score >= best * NEAR_ENOUGH).map(({ entry }) => entry);
  if (close.length > 0) return close.slice(0, count);
  // A slip of the finger in a name.
  const slipped = index.search(topic, { fields: ['names'], fuzzy: slipsOf });
  const isMostOfIt = ({ queryTerms }: { queryTerms: string[] }) => queryTerms.length * 2 > asked.length;
  return slipped
    .filter(isMostOfIt)
    .slice(0, count)
    .flatMap(({ id }) => entries[id] ?? []);
}

const isSame = (name: string, topic: string): boolean => name.toLowerCase() === topic.trim().toLowerCase();

/** Articles of which a name has all that was typed, the last word of it perhaps only begun. */
function beginning({ entries, index }: Shelf, typed: string): Entry[] {
  const found = index.search(typed, {
    fields: ['names'],
    combineWith: 'AND',
    prefix: (_term, place, terms) => place === terms.length - 1,
  });
  return found.flatMap(({ id }) => entries[id] ?? []);
}
