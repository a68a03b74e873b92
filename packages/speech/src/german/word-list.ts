/** `after`: what the last letters of a word must be, one entry a letter: those it may be, or may not be behind "^". */
type Suffix = { strip: string; add: string; after: string[] };
type Suffixes = Map<string, Suffix[]>;
type Entry = { word: string; flags: string };

/** What German compounds are made of, in small letters. */
export type WordList = {
  /** What may stand before another part, with what joins them: "verfassungs", "drüsen", "blut". */
  beginnings: ReadonlySet<string>;
  /** Nouns that may end one, in all their forms. */
  nouns: ReadonlySet<string>;
  /** Adjectives in all their forms. */
  adjectives: ReadonlySet<string>;
  /** "wirk" of "wirken". */
  verbStems: ReadonlySet<string>;
};

/** As the dictionary flags its entries. */
const BEGINS = /[je]/;
const ENDS = 'z';
const ADJECTIVE = 'A';
/** The present tense. */
const VERB = 'X';
const STEM = /^(\p{Ll}{3,}[^\P{L}aeiouäöürl])en$/u;

const LETTERS = /\[[^[\]]{1,20}\]|\p{L}/gu;

function endsLike(word: string, after: readonly string[]): boolean {
  if (word.length < after.length) return false;
  return after.every((letters, at) => {
    const letter = word[word.length - after.length + at]!;
    return letters.startsWith('^') ? !letters.includes(letter) : letters.includes(letter);
  });
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** "SFX J eln lung eln": a word that ends in the last may have the first exchanged for the second. */
function readSuffixes(affixes: string): Suffixes {
  const suffixes: Suffixes = new Map();
  for (const line of affixes.split('\n')) {
    const [kind, flag = '', strip = '', add = '', after] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || after === undefined) continue;
    const suffix = {
      strip: strip === '0' ? '' : strip,
      add: add.replace(/\/.*/, '').replace(/^0$/, ''),
      after: (after.match(LETTERS) ?? []).map((letters) => letters.replace(/[[\]]/g, '')),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix]);
  }
  return suffixes;
}

function* readEntries(words: string): Generator<Entry> {
  for (const line of words.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (word !== '') yield { word, flags };
  }
}

function formsOf({ word, flags }: Entry, suffixes: Suffixes): string[] {
  const applied = [...flags].flatMap((flag) => suffixes.get(flag) ?? []);
  const changed = applied
    .filter(({ strip, after }) => word.endsWith(strip) && endsLike(word, after))
    .map(({ strip, add }) => word.slice(0, word.length - strip.length) + add);
  return [word, ...changed];
}

export function readWordList({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): WordList {
  const suffixes = readSuffixes(text(aff));
  const beginnings = new Set<string>();
  const nouns = new Set<string>();
  const adjectives = new Set<string>();
  const verbStems = new Set<string>();
  for (const entry of readEntries(text(dic))) {
    const { word, flags } = entry;
    if (BEGINS.test(flags)) beginnings.add(word.toLowerCase());
    if (flags.includes(ENDS)) for (const form of formsOf(entry, suffixes)) nouns.add(form);
    if (flags.includes(ADJECTIVE)) for (const form of formsOf(entry, suffixes)) adjectives.add(form);
    const [, stem] = (flags.includes(VERB) && STEM.exec(word)) || [];
    if (stem) verbStems.add(stem);
  }
  return { beginnings, nouns, adjectives, verbStems };
}
