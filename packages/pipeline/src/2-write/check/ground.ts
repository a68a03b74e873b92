import type { Passage } from '@parlance/artifacts/source-text';
import { stemOf } from '@parlance/language/text/fold';
import { type Sentence, sentencesOf } from '@parlance/language/text/tokens';
import { digitNumbers, wordNumbers } from './numbers.ts';

/** What a text gives a line to stand on. */
export class Ground {
  readonly words = new Set<string>();
  readonly stems = new Set<string>();
  readonly numbers = new Set<string>();
  /** Beginnings of longer names: who says "Brazilian" may have read "Brazil". */
  readonly #beginnings = new Set<string>();

  add(text: string, sentences: readonly Sentence[], language: string): void {
    for (const { values } of digitNumbers(text)) for (const value of values) this.numbers.add(value);
    for (const sentence of sentences) {
      for (const { values } of wordNumbers(sentence, language))
        for (const value of values) this.numbers.add(value);
      for (const { folded, capital } of sentence.tokens) {
        this.words.add(folded);
        this.stems.add(stemOf(folded));
        if (capital && folded.length >= 5) this.#beginnings.add(folded.slice(0, 5));
      }
    }
  }

  names(folded: string): boolean {
    return this.words.has(folded) || (folded.length >= 5 && this.#beginnings.has(folded.slice(0, 5)));
  }
}

export function groundOf(text: string, language: string): Ground {
  const ground = new Ground();
  ground.add(text, sentencesOf(text, language), language);
  return ground;
}

/** Grounds of single passages, made when a line points at them: most of a book is never pointed at. */
export function passageGrounds(passages: readonly Passage[], language: string) {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const made = new Map<string, Ground>();
  return (id: string): Ground | undefined => {
    const passage = byId.get(id);
    if (!passage) return undefined;
    let ground = made.get(id);
    if (!ground) {
      ground = groundOf(`${passage.text}\n${passage.address.heading ?? ''}`, language);
      made.set(id, ground);
    }
    return ground;
  };
}
