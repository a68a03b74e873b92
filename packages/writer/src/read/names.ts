import { trimEndOf } from '@parlance/kernel/scan-text';
import type { LanguagePack } from '@parlance/language/language';
import type { Lexer } from '@parlance/language/text/lexer';
import { standingAlone, wordRegex } from '@parlance/language/text/word-regex';

const FULL_NAME =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:de|da|do|dos|von|van|der|di|della|degli|zu))?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2}(?![\p{L}-])/gu;
const LONE_WORD = /(?<![\p{L}-])\p{L}[\p{L}-]+(?![\p{L}-])/gu;
/** "Bearbeitung von Konflikten": by its end the first word is no first name. */
const NOUN_END = /(?:ung|heit|keit|schaft|tion|tät|ismus|nis|tum)(?:en)?$/;
const OF = / (?:von|zu|der) /;
type Surroundings = { beforePlace: RegExp; beforeCounted: RegExp; beforeNoun: RegExp | undefined };

const endingIn = (words: string): RegExp => wordRegex(`(?:^|[^\\p{L}])(?:${words}) $`);

function surroundingsOf({ words, grammar }: LanguagePack): Surroundings {
  const counts = ['\\d{1,13}', ...(grammar.capitalNouns ? [grammar.capitalNouns.counted] : [])];
  return {
    beforePlace: endingIn(words.beforePlace.replaceAll(' ', '|')),
    // "zwei Eimer Braunes" is nobody's name.
    beforeCounted: endingIn(counts.join('|')),
    // "Das Thema Corona": where every noun has a capital, what has an article is a noun.
    beforeNoun:
      grammar.capitalNouns && endingIn(`${words.articles} ${words.determiners}`.replaceAll(' ', '|')),
  };
}

const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

class Sightings {
  readonly fullNames = new Map<string, Map<string, number>>();
  readonly alone = new Map<string, number>();
  readonly asPlace = new Map<string, number>();
  readonly small = new Set<string>();
  /** Words that stand like nouns: behind a number or an article. */
  readonly counted = new Set<string>();
  /** Surnames that the text first writes in full. */
  readonly introducedInFull = new Set<string>();

  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  read(sentence: string): void {
    const spans: [number, number][] = [];
    for (const match of sentence.matchAll(FULL_NAME)) {
      const end = match.index + match[0].length;
      spans.push([match.index, end]);
      if (/^ \p{Lu}/u.test(sentence.slice(end, end + 2))) continue;
      const surname = match[0].split(' ').at(-1) ?? '';
      const before = sentence.slice(Math.max(0, match.index - 14), match.index);
      // "Published August 14": whoever is followed by a number is a date.
      if (
        this.around.beforeCounted.test(before) ||
        this.around.beforeNoun?.test(before) ||
        (this.around.beforeNoun && NOUN_END.test(match[0].split(' ')[0] ?? '')) ||
        /^ \d/.test(sentence.slice(end, end + 2))
      )
        this.counted.add(surname);
      if (!this.alone.has(surname)) this.introducedInFull.add(surname);
      const names = this.fullNames.get(surname) ?? new Map<string, number>();
      add(names, match[0]);
      this.fullNames.set(surname, names);
    }
    let span = 0;
    for (const match of sentence.matchAll(LONE_WORD)) {
      const word = match[0];
      while (span < spans.length && (spans[span]?.[1] ?? 0) <= match.index) span++;
      const isInName = match.index >= (spans[span]?.[0] ?? sentence.length);
      if (/^\p{Ll}/u.test(word)) this.small.add(word);
      else if (/^\p{Lu}\p{Ll}/u.test(word) && !isInName) {
        const before = sentence.slice(Math.max(0, match.index - 14), match.index);
        add(this.alone, word);
        if (this.around.beforePlace.test(before)) add(this.asPlace, word);
        if (this.around.beforeNoun?.test(before)) this.counted.add(word);
      }
    }
  }
}

/** Surname -> full name, for people the text introduces in full and later calls by surname only. */
export function findFullNames(sentences: readonly string[], lexer: Lexer): Map<string, string> {
  const seen = new Sightings(surroundingsOf(lexer.pack));
  for (const sentence of sentences) seen.read(sentence);
  const found = new Map<string, string>();
  for (const [surname, names] of seen.fullNames) {
    const alone = seen.alone.get(surname) ?? 0;
    if (alone < 1 || surname.length < 4 || !seen.introducedInFull.has(surname)) continue;
    if (seen.counted.has(surname) || seen.small.has(surname.toLowerCase())) continue;
    if ((seen.asPlace.get(surname) ?? 0) / alone > 0.25) continue;
    const [best] = [...names].sort((a, b) => b[1] - a[1]);
    const total = [...names.values()].reduce((a, b) => a + b, 0);
    const first = best?.[0].split(' ')[0] ?? '';
    // "Die Boote in Freiburg von Ada": where every noun has a capital, only what comes again is a name.
    if (best && best[1] < 2 && lexer.capitalNouns && OF.test(best[0])) continue;
    // "Between Trapani and Marsala": a small word that is only big because a sentence begins with it.
    if (!best || best[1] / total < 0.7 || seen.small.has(first.toLowerCase()) || lexer.isStop(first))
      continue;
    found.set(surname, best[0]);
  }
  return found;
}

const PARTICLE = / (?:da|de|do|dos|das|di|del|della|du|van|von|der|den|la|le) $/;

/** "Mr. Hill", where nobody has said which Hill: the full name takes its place. */
const HONORIFIC =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Sr|Sra|Dra|M|Mme|Mlle|Herr|Frau|Dott|Sig|Signora|Señor|Señora|Senhor|Senhora)\.? $/u;

/** "King ", "Mary-Jane ", "Marta Vieira da ": what a surname would be a part of. */
function endsInName(before: string): boolean {
  if (!before.endsWith(' ')) return false;
  const words = before.replace(PARTICLE, ' ').slice(0, -1);
  return /\p{Lu}/u.test(words.slice(trimEndOf(words, /[\p{L}.’'-]/u).length));
}

/** Says the full name the first time a surname comes up; a listener can't look back for it. */
export class NameIntroducer {
  private readonly said = new Set<string>();
  private readonly patterns: { surname: string; full: string; pattern: RegExp }[];

  private readonly namedAfter: RegExp;
  private readonly article: RegExp;

  constructor(fullNames: ReadonlyMap<string, string>, { words, grammar }: LanguagePack) {
    this.namedAfter = wordRegex(`^ (?:${grammar.namedAfter ?? '(?!)'})(?!\\p{L})`, 'u');
    this.article = wordRegex(`(?:^|\\s)(?:${words.articles.replaceAll(' ', '|')}) $`);
    this.patterns = [...fullNames].map(([surname, full]) => ({
      surname,
      full,
      pattern: standingAlone(surname),
    }));
  }

  introduce(text: string): string {
    let result = text;
    for (const { surname, full, pattern } of this.patterns) {
      if (this.said.has(surname)) continue;
      const at = result.search(pattern);
      if (at < 0) continue;
      this.said.add(surname);
      const whole = result.slice(0, at);
      const before = whole.replace(HONORIFIC, '');
      // "King Louis", "the Fresnel lens", "Hawking radiation": part of another name, or named after somebody.
      if (
        result.includes(full) ||
        this.namedAfter.test(result.slice(at + surname.length)) ||
        /^ \p{Lu}\p{Ll}/u.test(result.slice(at + surname.length)) ||
        (whole === before && endsInName(before)) ||
        this.article.test(before)
      )
        continue;
      result = before + full + result.slice(at + surname.length);
    }
    return result;
  }
}
