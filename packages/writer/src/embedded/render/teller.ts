import type { Level } from '@parlance/kernel/limits';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { fill } from '@parlance/language/text/fill';
import { toSpoken } from '@parlance/language/text/spoken';
import { AcronymIntroducer } from '../analysis/acronyms.ts';
import type { Sentence } from '../analysis/document.ts';
import { NameIntroducer } from '../analysis/names.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { PhraseBag } from './phrase-bag.ts';

/** A sentence with the words it is said in. */
export type Spoken = {
  sentence: Sentence;
  text: string;
  /** What else it rests on: where a short form is spelt out. */
  speltOutIn?: readonly string[];
};

/** How often it is said again whose words these are, where all of them are one person's. */
const LEAD_EVERY = 12;

/** Says the source's sentences; remembers whom and what it has introduced. */
export class Teller {
  private readonly understanding: Understanding;
  private readonly level: Level;
  private readonly bag: PhraseBag;
  private readonly names: NameIntroducer;
  private readonly acronyms: AcronymIntroducer;
  private quotations = 0;

  constructor(understanding: Understanding, level: Level, bag: PhraseBag) {
    this.understanding = understanding;
    this.level = level;
    this.bag = bag;
    this.names = new NameIntroducer(understanding.fullNames, understanding.pack);
    this.acronyms = new AcronymIntroducer(understanding.acronyms, understanding.pack.or);
  }

  /** Must be called once for each sentence, in the order they are said. */
  speak(sentence: Sentence, goesOn: boolean): Spoken {
    const { pack } = this.understanding;
    let text =
      goesOn || sentence.inQuotation ? sentence.text : withoutConnectives(sentence.text, pack.grammar);
    if (!sentence.authorVoice) text = this.names.introduce(text);
    text = toSpoken(text, pack, this.level);
    if (this.level === 'expert') return { sentence, text };
    const speltOut = this.acronyms.introduce(text);
    return speltOut === text
      ? { sentence, text }
      : { sentence, text: speltOut, speltOutIn: this.speltOutIn(text, speltOut) };
  }

  /** The passages that say what the short forms stand for which were spelt out here. */
  private speltOutIn(before: string, after: string): string[] {
    const { acronyms, sentences } = this.understanding;
    return [...acronyms.values()]
      .filter((long) => after.includes(long) && !before.includes(long))
      .flatMap((long) => sentences.find(({ text }) => text.includes(long))?.refs ?? []);
  }

  /** One turn of a speaker. What the author says as "I" is quoted, for neither of the two is the author. */
  turn(spoken: readonly Spoken[]): string {
    const { phrases } = this.understanding.pack;
    const text = spoken.map((each) => each.text).join(' ');
    const says = this.understanding.material.kind === 'recording' ? phrases.speakerSays : phrases.authorSays;
    if (spoken.some(({ sentence }) => sentence.authorVoice)) return this.quote(text, says);
    if (spoken.some(({ sentence }) => sentence.inQuotation)) return this.quote(text, phrases.quoted);
    return text;
  }

  /** In a text that is one long quotation, the marks alone do from the third time on. */
  private quote(text: string, leads: readonly string[]): string {
    const { pack, firstPerson, interview } = this.understanding;
    const inner = text
      .replace(/[“”„"«»]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    this.quotations++;
    const [open, close] = pack.quotes;
    if (interview || (firstPerson && this.quotations > 2 && this.quotations % LEAD_EVERY !== 0))
      return open + inner + close;
    return fill(this.bag.draw(leads), { text: inner }, pack);
  }
}

export const refsOf = (spoken: readonly Spoken[]): string[] =>
  spoken.flatMap(({ sentence, speltOutIn = [] }) => [...sentence.refs, ...speltOutIn]);

/** Turns that need quoting can't be cut, begun in small letters or asked about. */
export const isQuoted = ({ sentence }: Spoken): boolean => sentence.authorVoice || sentence.inQuotation;
