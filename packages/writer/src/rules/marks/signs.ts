import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';

/** A sentence, as far as its signs are read off it. */
export type Signed = {
  text: string;
  paragraph: number;
  section: number;
  isItem: boolean;
  inQuotation: boolean;
  isQuestion: boolean;
  authorVoice: boolean;
  needsPrevious: boolean;
  sayable: boolean;
  terms: readonly string[];
};

const WORD = /\p{L}[\p{L}\p{N}’'-]*/gu;

/** Signs that the eye reads, and how many of them are told apart. */
const SHAPES: readonly (readonly [name: string, pattern: RegExp, most: number])[] = [
  ['camel', /\p{Ll}\p{Lu}/gu, 1],
  ['capitals', /(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})/gu, 3],
  ['with digits', /(?<!\S)(?=\S*\d)(?=\S*\p{L})\S+/gu, 2],
  ['numbers', /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?!\p{L})/gu, 3],
  ['underscore', /_/g, 1],
  ['slash', /\//g, 1],
  ['inner dot', /\p{L}\.\p{L}/gu, 1],
  ['dash before', /(?<!\S)[-–—]+\p{L}/gu, 1],
  ['dash between', /\s[-–—]\s/g, 1],
  ['bracket', /[([]/g, 2],
  ['colon', /:/g, 1],
  ['semicolon', /;/g, 1],
  ['comma', /,/g, 4],
  ['quoted word', /["“‘'«][^\s"“”‘’'«»]{1,30}["”’'»]/gu, 1],
  ['quoted', /["“«]/g, 2],
  ['single quote', /(?<!\p{L})['‘]\p{L}/gu, 1],
  ['sign', /[=<>{}\\|^~*#$%&@+]/g, 1],
  ['lone letter', /(?<![\p{L}’'.])(?![AI](?!\p{L}))\p{L}(?![\p{L}.’'])/gu, 1],
  ['inner capital', /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu, 4],
  ['hyphen', /\p{L}-\p{L}/gu, 2],
  ['ellipsis', /…|\.\.\./g, 1],
  ['label', /^\p{Lu}[\p{L}\p{N}_ ’'-]{1,30}: /gu, 1],
  ['version', /(?<![\d.])\d{1,6}(?:\.\d{1,6}){1,4}(?!\.?\d)/g, 1],
  ['short word', /(?<!\S)\p{Ll}{1,3}(?!\S)/gu, 6],
];

const LENGTHS = [5, 8, 12, 16, 22, 30, 40];
const SHARES = [0.05, 0.15, 0.3, 0.5, 0.7];
const SMALL_SHARES = [0.2, 0.3, 0.4, 0.5, 0.6];
const TEXT_LENGTHS = [20, 60, 200, 600];
/** Names and signs of machines. */
const MACHINE = /\p{Ll}\p{Lu}|_|\p{L}\.\p{L}|[=<>{}\\|]/u;
const NEAR = 4;
/** Further inside, the edges of a text say nothing. */
const EDGE = 6;

const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value > step).length;

function ofWords(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  const pairs = lower.slice(1).map((word, at) => `${lower[at]} ${word}`);
  return [
    ...lower.map((word) => `w ${word}`),
    ...pairs.map((pair) => `b ${pair}`),
    `first ${lower[0] ?? ''}`,
    `opening ${lower.slice(0, 2).join(' ')}`,
    `last ${lower.at(-1) ?? ''}`,
    `length ${stepOf(words.length, LENGTHS)}`,
  ];
}

function ofShape(text: string): string[] {
  const counted = SHAPES.flatMap(([name, pattern, most]) => {
    const count = Math.min(most, text.match(pattern)?.length ?? 0);
    return Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
  });
  const [end = ''] = /.$/u.exec(text) ?? [];
  return [...counted, `end ${end}`, ...(/^\p{Lu}/u.test(text) ? [] : ['small opening'])];
}

type Place = {
  lexer: Lexer;
  /** Stems of the title. */
  known: ReadonlySet<string>;
  /** "the", and what points: "this", "those". */
  articles: readonly string[];
};

const FAR = 3;
const OPENING_CHARS = 20;

/** How what a sentence calls "the …" or by a name has come up before it. */
class Mentions {
  readonly #last = new Map<string, number>();
  readonly #place: Place;
  readonly #definite: RegExp;

  constructor(place: Place) {
    this.#place = place;
    this.#definite = wordRegex(
      `(?<!\\p{L})(?:${place.articles.join('|')}) (\\p{L}[\\p{L}’'-]*)(?: (\\p{L}[\\p{L}’'-]*))?`,
      'giu',
    );
  }

  #how(word: string, at: number): string {
    const stem = this.#place.lexer.stem(word);
    if (this.#place.known.has(stem)) return 'known';
    const last = this.#last.get(stem);
    if (last === undefined) return 'new';
    return at - last === 1 ? 'just' : at - last <= FAR ? 'near' : 'far';
  }

  /** Must be asked sentence by sentence, in order. */
  signs(text: string, terms: readonly string[], at: number): string[] {
    const things = [...text.matchAll(this.#definite)].flatMap((found) => {
      const words = found.slice(1).filter((word) => word && !this.#place.lexer.isStop(word));
      const how = words.map((word) => this.#how(word, at));
      const best = how.find((one) => one === 'known') ?? how.at(-1);
      if (best === undefined) return [];
      return [`the ${best}`, ...(found.index < OPENING_CHARS ? [`opens with the ${best}`] : [])];
    });
    const names = [...text.matchAll(/(?<=\p{L},? )\p{Lu}\p{Ll}+/gu)].map(
      ([name]) => `name ${this.#how(name, at)}`,
    );
    const plain = terms.filter((term) => this.#last.has(term) || this.#place.known.has(term)).length;
    for (const term of terms) this.#last.set(term, at);
    return [...things, ...names, `named before ${stepOf(plain / Math.max(1, terms.length), SHARES)}`];
  }
}

const share = (part: number, all: number): number => part / Math.max(1, all);

/** What the whole text shows of each of its sentences. */
function ofText(sentences: readonly Signed[]): string[] {
  const unsaid = sentences.filter(({ sayable }) => !sayable).length;
  const forMachines = sentences.filter(({ text }) => MACHINE.test(text)).length;
  return [
    `unsaid in all ${stepOf(share(unsaid, sentences.length), SHARES)}`,
    `for machines in all ${stepOf(share(forMachines, sentences.length), SHARES)}`,
    `sentences ${stepOf(sentences.length, TEXT_LENGTHS)}`,
  ];
}

/** Where it stands, and what our rules have said of it. */
function ofPlace(sentences: readonly Signed[], at: number, known: ReadonlySet<string>): string[] {
  const [before, sentence, after] = [sentences[at - 1], sentences[at] as Signed, sentences[at + 1]];
  const { paragraph, section, terms } = sentence;
  const saidBefore = new Set(before?.terms);
  const near = sentences
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter((one) => one.section === section);
  const unsaid = near.filter(({ sayable }) => !sayable).length;
  const flags: readonly (readonly [string, boolean])[] = [
    ['item', sentence.isItem],
    ['in a quotation', sentence.inQuotation],
    ['author', sentence.authorVoice],
    ['leans', sentence.needsPrevious],
    ['asks', sentence.isQuestion],
    ['opens paragraph', before?.paragraph !== paragraph],
    ['ends paragraph', after?.paragraph !== paragraph],
    ['opens section', before?.section !== section],
    ['before unsaid', before !== undefined && !before.sayable],
    ['behind it unsaid', after !== undefined && !after.sayable],
    ['before an item', after?.isItem === true],
    ['behind an item', before?.isItem === true],
    ['behind a colon', before?.text.endsWith(':') === true],
    ['goes on', before?.paragraph === paragraph && terms.some((term) => saidBefore.has(term))],
    ['of the subject', terms.some((term) => known.has(term))],
    ['first', at === 0],
  ];
  return [
    ...flags.filter(([, is]) => is).map(([name]) => name),
    `unsaid near ${stepOf(share(unsaid, near.length), SHARES)}`,
    `place ${Math.floor((10 * at) / sentences.length)}`,
    `from start ${Math.min(EDGE, at)}`,
    `from end ${Math.min(EDGE, sentences.length - 1 - at)}`,
  ];
}

/** The signs of every sentence of a text, in its order; one after the other, as a book has millions of them. */
export function* signsOf(sentences: readonly Signed[], place: Place): Generator<Set<string>> {
  const mentions = new Mentions(place);
  const ofAll = ofText(sentences);
  for (const [at, { text, terms }] of sentences.entries()) {
    const words = text.match(WORD) ?? [];
    const small = words.filter((word) => place.lexer.isStop(word)).length;
    const inner = words.slice(1);
    const capitals = inner.filter((word) => /^\p{Lu}/u.test(word)).length;
    yield new Set([
      ...ofWords(words),
      ...ofShape(text),
      ...ofAll,
      ...mentions.signs(text, terms, at),
      ...ofPlace(sentences, at, place.known),
      `small words ${stepOf(share(small, words.length), SMALL_SHARES)}`,
      `capitals share ${stepOf(share(capitals, inner.length), SHARES)}`,
    ]);
  }
}
