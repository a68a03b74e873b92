import { trimEndOf } from '@parlance/kernel/scan-text';
import { standingAlone } from '@parlance/language/text/word-regex';

const FULL_NAME =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?(?: (?:de|da|do|dos|von|van|der|di|della|degli|zu))?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2}(?![\p{L}-])/gu;
const LONE_WORD = /(?<![\p{L}-])\p{L}[\p{L}-]+(?![\p{L}-])/gu;
/** A word that often stands behind these is a place, and places have no first name. */
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:in|from|to|at|near|across|throughout|em|no|na|para|en|a|desde|hasta|dans|au|à|the|o|os|as|el|la|los|las|le|les|der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|zum|zur|vom|beim|aus|nach|il|lo|i|gli|del|della|dello|dei|delle|nel|nella|al|alla) $/iu;

/** What stands before something counted: "zwei Eimer Braunes" is nobody's name. */
const COUNTED =
  /(?:^|[^\p{L}])(?:\d{1,13}|k?ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viel|wenig|mehr|weniger|etwas|genug|halbe[nrs]?|jede[nmrs]?|pro) $/iu;

const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

class Sightings {
  readonly fullNames = new Map<string, Map<string, number>>();
  readonly alone = new Map<string, number>();
  readonly asPlace = new Map<string, number>();
  readonly small = new Set<string>();
  readonly counted = new Set<string>();
  /** Surnames that the text first writes in full. */
  readonly introducedInFull = new Set<string>();

  read(sentence: string): void {
    const spans: [number, number][] = [];
    for (const match of sentence.matchAll(FULL_NAME)) {
      const end = match.index + match[0].length;
      spans.push([match.index, end]);
      if (/^ \p{Lu}/u.test(sentence.slice(end, end + 2))) continue;
      const surname = match[0].split(' ').at(-1) ?? '';
      if (COUNTED.test(sentence.slice(Math.max(0, match.index - 14), match.index))) this.counted.add(surname);
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
        add(this.alone, word);
        if (BEFORE_PLACE.test(sentence.slice(Math.max(0, match.index - 14), match.index)))
          add(this.asPlace, word);
      }
    }
  }
}

/** Surname -> full name, for people the text introduces in full and later calls by surname only. */
export function findFullNames(
  sentences: readonly string[],
  isStop: (word: string) => boolean,
): Map<string, string> {
  const seen = new Sightings();
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
    // "Between Trapani and Marsala": a small word that is only big because a sentence begins with it.
    if (!best || best[1] / total < 0.7 || seen.small.has(first.toLowerCase()) || isStop(first)) continue;
    found.set(surname, best[0]);
  }
  return found;
}

/** What follows a surname when a thing is meant; English sets the two side by side. */
const NAMED_AFTER =
  /^ (?:\p{Ll}+(?:tion|tions|ment|ity|ism|ness|scope)|effects?|laws?|theory|numbers?|constant|cycle|disease|code|machine|test|prize|scale|belt|limit|curve|model|principle|paradox|equations?|lens|cells?|waves?|bridge|drive|engine|process)(?!\p{L})/u;

/** "King ", "Mary-Jane ": what a surname would be a part of. */
function endsInName(before: string): boolean {
  if (!before.endsWith(' ')) return false;
  const words = before.slice(0, -1);
  return /\p{Lu}/u.test(words.slice(trimEndOf(words, /[\p{L}.’'-]/u).length));
}

/** Says the full name the first time a surname comes up; a listener can't look back for it. */
export class NameIntroducer {
  private readonly said = new Set<string>();
  private readonly patterns: { surname: string; full: string; pattern: RegExp }[];

  constructor(fullNames: ReadonlyMap<string, string>) {
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
      const before = result.slice(0, at);
      // "King Louis", "the Fresnel lens", "Hawking radiation": part of another name, or named after somebody.
      if (
        result.includes(full) ||
        NAMED_AFTER.test(result.slice(at + surname.length)) ||
        /^ \p{Lu}\p{Ll}/u.test(result.slice(at + surname.length)) ||
        endsInName(before) ||
        /(?:^|\s)(?:the|a|an|o|um|uma|el|un|una|la|le|une|der|die|das|ein|eine|il|lo|uno) $/iu.test(before)
      )
        continue;
      result = before + full + result.slice(at + surname.length);
    }
    return result;
  }
}
