import { wordRegex } from '@parlance/language/text/word-regex';
import type { Understanding } from '../understand.ts';
import type { Run } from './runs.ts';

/** Who was heard so far, and in how many points; whom the title names is heard anyway. */
export class HeardVoices {
  private readonly heard = new Map<string, number>();
  private readonly attribution: RegExp;
  private readonly surnames: ReadonlySet<string>;

  constructor({ pack, fullNames, title }: Understanding) {
    this.attribution = wordRegex(pack.grammar.attribution);
    this.surnames = new Set([...fullNames.keys()].filter((name) => !title?.includes(name)));
  }

  note(told: Run): void {
    for (const name of this.namesIn(told)) this.heard.set(name, (this.heard.get(name) ?? 0) + 1);
  }

  /** How often whoever speaks here was heard before. */
  times(told: Run): number {
    return Math.max(0, ...[...this.namesIn(told)].map((name) => this.heard.get(name) ?? 0));
  }

  /** Whose words these are. */
  private namesIn(told: Run): Set<string> {
    const said = told.filter(({ text, traits }) => traits.has('quote') || this.attribution.test(text));
    const words = said.flatMap(({ text }) => text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []);
    return new Set(words.map((word) => word.replace(/[’']s$/, '')).filter((word) => this.surnames.has(word)));
  }
}
