import type { Lexer } from '@parlance/language/text/lexer';
import type { Answering } from './answering/answering.ts';

/** How surely two words mean the same. */
const KINSHIP = { synonym: 0.7, derived: 0.8, sibling: 0.65, compound: 0.6 };
/** Shorter stems have too many accidental relatives. */
const LETTERS = { base: 4, ending: 4, root: 6, rest: 3, part: 5 };

const commonStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
};

/** "farm" and "farmer", "educat" and "educator", "gefahr" in "lebensgefahr"; 0 when two stems only look alike by chance. */
function likeness(a: string, b: string, joinsWords: boolean): number {
  if (a === b) return 1;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const start = commonStart(short, long);
  if (start === short.length && short.length >= LETTERS.base && long.length - short.length <= LETTERS.ending)
    return KINSHIP.derived;
  if (start >= LETTERS.root && long.length - start <= LETTERS.rest) return KINSHIP.sibling;
  const isPart = short.length >= LETTERS.part && (long.startsWith(short) || long.endsWith(short));
  return joinsWords && isPart ? KINSHIP.compound : 0;
}

/** Knows which words of a text stand for a word of a question. */
export class WordKinship {
  private readonly groupsOf = new Map<string, number[]>();
  private readonly joinsWords: boolean;

  constructor({ synonyms }: Answering, lexer: Lexer) {
    this.joinsWords = lexer.capitalNouns;
    synonyms.forEach((group, at) => {
      for (const word of group.split(' ')) {
        const stem = lexer.stem(word.toLowerCase());
        this.groupsOf.set(stem, [...(this.groupsOf.get(stem) ?? []), at]);
      }
    });
  }

  /** Stem of the text -> how surely it means what the asked one does; without those that don't. */
  relativesOf(asked: string, vocabulary: Iterable<string>): Map<string, number> {
    const groups = this.groupsOf.get(asked) ?? [];
    const relatives = new Map<string, number>();
    for (const term of vocabulary) {
      const isSynonym = this.groupsOf.get(term)?.some((group) => groups.includes(group)) ?? false;
      const kin = Math.max(likeness(asked, term, this.joinsWords), isSynonym ? KINSHIP.synonym : 0);
      if (kin > 0) relatives.set(term, kin);
    }
    return relatives;
  }
}
