import type { Passage } from '@parlance/artifacts/source-text';
import { stemOf } from '@parlance/language/text/fold';
import { type Sentence, sentencesOf } from '@parlance/language/text/tokens';
import { KnownNames } from '../names/same-name.ts';
import { NumberGround } from '../numbers/number-ground.ts';

/** What a text gives a line to stand on. */
export class Ground {
  readonly stems = new Set<string>();
  readonly numbers = new NumberGround();
  /** Also in another form: who says "Brazilian" may have read "Brazil". */
  #names: KnownNames | undefined;

  add(text: string, sentences: readonly Sentence[], language: string): void {
    this.numbers.add(text, language);
    this.#names ??= new KnownNames(language);
    for (const { tokens } of sentences) {
      this.#names.add(tokens.map((token) => token.text));
      for (const { folded } of tokens) {
        this.stems.add(stemOf(folded));
      }
    }
  }

  names(word: string, language: string): boolean {
    return this.#names?.knows(word, language) ?? false;
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
