import { hasFiniteVerb } from '@parlance/language/text/clauses';
import { standingAlone, wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Understanding } from '../understand.ts';

/** Who somebody is, and which sentence says so. */
export type Apposition = { who: string; index: number };

const FULL_NAME =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:de|da|do|dos|von|van|der|di|della|du))?(?: \p{Lu}[\p{L}’-]*\p{Ll}){1,2}(?=, )/gu;
/** "…, a meteorologist at the institute,": longer ones are half a life. */
const MAX_WORDS = 12;
/** "a futuristic, …": half of a row of what is said. */
const MIN_WORDS = 3;

/** What stands behind "Ada Hill, " up to the next comma or the end of the sentence. */
function behind(text: string, at: number): string | undefined {
  return /^, ([^,;:.“”"«»()–—]+)(?:[,;]|\.$)/u.exec(text.slice(at))?.[1]?.trim();
}

function saysWho(phrase: string, pack: TalkPack): boolean {
  const words = phrase.split(' ');
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  // "Ada Hill, Ben Cole", "Rome, Italy": one of several, or a place.
  const [opens = ''] = (words[0] ?? '').toLowerCase().split(/[’']/, 1);
  if (!pack.words.articles.split(' ').includes(opens)) return false;
  // "a baker who had seen it" may stand; "the boy laughed" is the next sentence.
  const relative = wordRegex(` (?:${pack.grammar.relative ?? '(?!)'}) .*$`);
  return !hasFiniteVerb(phrase.replace(relative, ''), pack);
}

/** Full name -> who that is, as the source says it where it names them first. */
export function findAppositions({
  sentences,
  pack,
  lexer,
  fullNames,
}: Pick<Understanding, 'sentences' | 'pack' | 'lexer' | 'fullNames'>): Map<string, Apposition> {
  // Where every noun has a capital, two of them are no name yet.
  const people = new Set(fullNames.values());
  const isName = (name: string): boolean => !lexer.capitalNouns || people.has(name);
  const found = new Map<string, Apposition>();
  const seen = new Set<string>();
  const small = new Set(`${pack.words.stop} ${pack.words.prepositions} ${pack.words.articles}`.split(' '));
  for (const { text, index } of sentences)
    for (const match of text.matchAll(FULL_NAME)) {
      const [name] = match;
      const [first = ''] = name.toLowerCase().split(' ', 1);
      // "In March, the first …": no name, but how a sentence begins.
      if (seen.has(name) || small.has(first)) continue;
      seen.add(name);
      // "Picasso, Coco Chanel, the poetry of …": one of a row.
      if (/[,;] $/.test(text.slice(0, match.index)) || !isName(name)) continue;
      const who = behind(text, match.index + name.length);
      if (who !== undefined && saysWho(who, pack)) found.set(name, { who, index });
    }
  return found;
}

/** Says who somebody is the first time they are named, where what says so in the source is not told. */
export class AppositionTeller {
  private readonly people: readonly (Apposition & { name: string; pattern: RegExp })[];
  private readonly named = new Set<string>();

  constructor(appositions: ReadonlyMap<string, Apposition>) {
    this.people = [...appositions].map(([name, who]) => ({ ...who, name, pattern: standingAlone(name) }));
  }

  /** Must be asked once for each sentence, in the order they are said; gives back where the source says so. */
  introduce(text: string, index: number): { text: string; from: number[] } {
    let said = text;
    const from: number[] = [];
    for (const { name, pattern, who, index: saidIn } of this.people) {
      if (this.named.has(name) || !said.includes(name)) continue;
      const at = said.search(pattern);
      if (at < 0) continue;
      this.named.add(name);
      const rest = said.slice(at + name.length);
      if (saidIn === index || !takesApposition(said.slice(0, at), rest)) continue;
      said = `${said.slice(0, at)}${name}, ${who}${/^[,.;:!?]/.test(rest) ? '' : ','}${rest}`;
      from.push(saidIn);
    }
    return { text: said, from };
  }
}

/** Not inside somebody's words, not "Ada Hill’s", and not where something is said of them already. */
function takesApposition(before: string, rest: string): boolean {
  const opened = before.match(/[“«„]/g)?.length ?? 0;
  const closed = before.match(/[”»]/g)?.length ?? 0;
  const isQuoted = opened > closed || (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return !isQuoted && !/^(?:[’'-]|, | \(| \p{Lu})/u.test(rest);
}
