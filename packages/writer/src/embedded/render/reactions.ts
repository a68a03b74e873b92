import type { Level } from '@parlance/kernel/limits';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { PhraseBag } from './phrase-bag.ts';
import { isQuoted, type Spoken } from './teller.ts';

type Tools = { understanding: Understanding; bag: PhraseBag; random: () => number; level: Level };

const MAX_NUMBER_ECHOES = 2;
/** "4.6 billion" of what? */
const BARE_QUANTITY =
  /(?:illions?|illiards?|thousand|milhões|milhão|bilhões|mil|millones|millón|mille|Millionen|Milliarden|Tausend|tausend|milioni|miliardi|mila)$/u;
/** Experts want the matter, not the company. */
const TALKATIVE: Record<Level, number> = { beginner: 1, intermediate: 0.7, expert: 0.3 };
const CHANCE = { react: 0.35, echo: 0.5, newPoint: 0.5, agree: 0.3, concede: 0.3, goOn: 0.25 };

/** The small words between two people: seldom, never twice the same, and never lightly on grave things. */
export class Reactions {
  private readonly tools: Tools;
  private numberEchoes = 0;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** A word on what was just said, before the next question. */
  to(said: Sentence, next: Sentence): string {
    const { bag, understanding } = this.tools;
    const { phrases } = understanding.pack;
    if (said.somber || next.somber) return '';
    const number = this.soleNumber(said);
    if (number && this.dares('echo')) {
      this.numberEchoes++;
      return `${fill(bag.draw(phrases.echoNumber), { number }, understanding.pack)} `;
    }
    return this.dares('react') ? `${bag.draw(phrases.react)} ` : '';
  }

  /** Before a fact that has nothing to do with the one before it. */
  newPoint(): string {
    const { bag, understanding } = this.tools;
    return this.dares('newPoint') ? `${bag.draw(understanding.pack.phrases.newPoint)} ` : '';
  }

  /** Before a fact with which the other speaker goes on. */
  agreement(spoken: Spoken, said: Sentence | undefined): string {
    const { bag, understanding } = this.tools;
    const { phrases, grammar } = understanding.pack;
    if (spoken.sentence.somber || said?.somber) return '';
    const contrasts = wordRegex(grammar.traits.contrast).test(spoken.text.slice(0, 12));
    if (contrasts) return this.dares('concede') ? `${bag.draw(phrases.concede)} ` : '';
    return this.dares('agree') ? `${bag.draw(phrases.agree)} ` : this.goOn(spoken);
  }

  /** "And …", when the sentence can go on in small letters and brings no connective of its own. */
  goOn(spoken: Spoken): string {
    const { bag, understanding } = this.tools;
    const { pack, casing } = understanding;
    const { dependentOpening, cut } = pack.grammar;
    const hasOwn =
      wordRegex(dependentOpening).test(spoken.text) ||
      wordRegex(`^(?:${cut.conjunctions})\\b`).test(spoken.text);
    if (isQuoted(spoken) || hasOwn || spoken.sentence.somber || !casing.canLower(spoken.text)) return '';
    return this.dares('goOn') ? bag.draw(pack.phrases.goOn) : '';
  }

  private dares(what: keyof typeof CHANCE): boolean {
    const { random, level } = this.tools;
    return random() < CHANCE[what] * TALKATIVE[level];
  }

  /** The one number of a sentence, with its unit; with two it would be unclear which is meant. */
  private soleNumber({ text }: Sentence): string | undefined {
    if (this.numberEchoes >= MAX_NUMBER_ECHOES || text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
    const match = wordRegex(this.tools.understanding.pack.grammar.traits.number).exec(text);
    const number = match?.[0].trim() ?? '';
    if (!match || !BARE_QUANTITY.test(number)) return number || undefined;
    const of = /^ (?:(?:de|di) |d[’'])?[\p{L}]{3,}(?=[ ,.;])/u.exec(
      text.slice(match.index + match[0].trimEnd().length),
    );
    return of ? number + of[0] : undefined;
  }
}
