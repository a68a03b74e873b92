import type { Level } from '@parlance/kernel/limits';
import { capitalize } from '@parlance/language/text/casing';
import { unbound } from '@parlance/language/text/connectives';
import { fill } from '@parlance/language/text/fill';
import { toSpoken } from '@parlance/language/text/spoken';
import { AcronymIntroducer } from '../../read/acronyms.ts';
import { questionOf } from '../../read/asked-heading.ts';
import type { Heading } from '../../read/headings.ts';
import { NameIntroducer } from '../../read/names.ts';
import type { PhraseBag } from '../../word/phrase-bag.ts';
import { AppositionTeller, findAppositions } from '../marks/appositions.ts';
import type { Marked } from '../marks/marked.ts';
import type { Understanding } from '../understand.ts';
import { HeadingNames } from './heading-names.ts';

/** A sentence with the words it is said in. */
export type Spoken = {
  sentence: Marked;
  text: string;
  /** What else it rests on: where a short form is spelt out, or where it is said who somebody is. */
  speltOutIn?: readonly string[];
  /** What has to be named before it, for it stands under another heading than what was told before. */
  under?: Heading;
};

/** How often it is said again that these are words of a recording, in which several people may speak. */
const LEAD_EVERY = 12;

/** Says the source's sentences; remembers whom and what it has introduced. */
export class Teller {
  private readonly understanding: Understanding;
  private readonly level: Level;
  private readonly bag: PhraseBag;
  private readonly names: NameIntroducer;
  private readonly people: AppositionTeller;
  private readonly acronyms: AcronymIntroducer;
  private readonly headings: HeadingNames;
  private quotations = 0;
  /** Whose words were quoted last, and up to which sentence. */
  private quoting: { by: string; to: number } | undefined;

  constructor(understanding: Understanding, level: Level, bag: PhraseBag) {
    this.understanding = understanding;
    this.level = level;
    this.bag = bag;
    this.names = new NameIntroducer(understanding.fullNames, understanding.pack);
    this.people = new AppositionTeller(findAppositions(understanding));
    this.acronyms = new AcronymIntroducer(understanding.acronyms, understanding.pack.or);
    this.headings = new HeadingNames(understanding);
  }

  /** A line that leads over has named this heading. */
  announce(headingRef: string | undefined): void {
    this.headings.announce(headingRef);
  }

  /** What was said last stands under this heading: nobody leads over to it. */
  isUnder(headingRef: string | undefined): boolean {
    return this.headings.isUnder(headingRef);
  }

  /** As `speak`, for what is told in its place: with what has to be named before it. */
  tell(sentence: Marked, goesOn: boolean): Spoken {
    const spoken = this.speak(sentence, goesOn);
    const under = this.headings.before(sentence);
    return under === undefined || this.understanding.firstPerson ? spoken : { ...spoken, under };
  }

  /** How a heading stands in a sentence of the hosts: "2) The bell (old)" as "the bell". */
  nameOf({ name, by }: Heading): string {
    const bare = name.replace(/^\(?\d{1,2}[.)] (?=\p{L})/u, '').replace(/(?<=\S) \([^()]{1,60}\)$/, '');
    return by === 'label' ? bare : this.understanding.casing.headingInSentence(bare);
  }

  /** Must be called once for each sentence, in the order they are said. */
  speak(sentence: Marked, goesOn: boolean): Spoken {
    const { pack } = this.understanding;
    let text = goesOn || sentence.inQuotation ? sentence.text : unbound(sentence.text, pack.grammar);
    if (!sentence.authorVoice) text = this.names.introduce(text);
    const isOwn = sentence.authorVoice || sentence.inQuotation;
    const introduced = isOwn ? { text, from: [] } : this.people.introduce(text, sentence.index);
    text = toSpoken(introduced.text, pack, this.level);
    const restsOn = introduced.from.flatMap((index) => this.understanding.sentences[index]?.refs ?? []);
    const speltOut = this.level === 'expert' ? text : this.acronyms.introduce(text);
    if (speltOut !== text) restsOn.push(...this.speltOutIn(text, speltOut));
    return { sentence, text: speltOut, ...(restsOn.length > 0 && { speltOutIn: restsOn }) };
  }

  /** The passages that say what the short forms stand for which were spelt out here. */
  private speltOutIn(before: string, after: string): string[] {
    const { acronyms, sentences } = this.understanding;
    return [...acronyms.values()]
      .filter((long) => after.includes(long) && !before.includes(long))
      .flatMap((long) => sentences.find(({ text }) => text.includes(long))?.refs ?? []);
  }

  /** One turn of a speaker. Whose "I" it is, the greeting has said; in a recording or an interview it is quoted. */
  turn(spoken: readonly Spoken[]): string {
    const { pack } = this.understanding;
    const said = this.turnOf(spoken);
    const [first] = spoken;
    if (!first?.under) return said;
    const question = questionOf(first.under, pack);
    if (question !== undefined)
      return `${capitalize(this.understanding.casing.headingInSentence(question))} ${said}`;
    const np = capitalize(this.nameOf(first.under));
    return fill(this.bag.draw(pack.phrases.underHeading.tell), { np, text: said }, pack);
  }

  private turnOf(spoken: readonly Spoken[]): string {
    const by = spoken[0]?.sentence.saidBy;
    const other = spoken.findIndex(({ sentence }) => sentence.saidBy !== by);
    if (other > 0) return `${this.turnOf(spoken.slice(0, other))} ${this.turnOf(spoken.slice(other))}`;
    if (by !== undefined) return this.quoteOf(by, spoken, spoken.map(({ text }) => text).join(' '));
    const parts: { by: 'author' | 'somebody' | undefined; text: string }[] = [];
    for (const { sentence, text } of spoken) {
      const by = sentence.authorVoice
        ? 'author'
        : sentence.inQuotation && !MARKS.test(text)
          ? 'somebody'
          : undefined;
      const last = parts.at(-1);
      if (last && last.by === by) last.text = joined(last.text, text, sentence);
      else parts.push({ by, text });
    }
    const { quotes } = this.understanding.pack;
    return parts
      .map(({ by, text }) => {
        if (by === 'author') return this.quoteAuthor(text);
        return by === 'somebody' ? quotes.join(withoutMarks(text)) : text;
      })
      .join(' ');
  }

  /** Somebody's words of several paragraphs: who says them is said once. */
  private quoteOf(by: string, spoken: readonly Spoken[], text: string): string {
    const goesOn = this.quoting?.by === by && this.quoting.to === (spoken[0]?.sentence.index ?? 0) - 1;
    this.quoting = { by, to: spoken.at(-1)?.sentence.index ?? 0 };
    const [open, close] = this.understanding.pack.quotes;
    // In a sentence of the author's that quotes somebody, marks around all of it would make the words the author's.
    const quotes = spoken.some(({ sentence }) => sentence.authorVoice) && MARKS.test(text);
    const quoted = quotes ? text : open + withoutMarks(text) + close;
    return goesOn ? quoted : `${by} ${quoted}`;
  }

  /** Once it has been said whose "I" this is, the marks alone do: who listens remembers it. */
  private quoteAuthor(text: string): string {
    const { pack, material, firstPerson, interview } = this.understanding;
    if (!interview && material.kind !== 'recording') return text;
    this.quotations++;
    const isSaid = firstPerson && this.quotations > 2 && this.quotations % LEAD_EVERY !== 0;
    if (interview || isSaid) return pack.quotes.join(withoutMarks(text));
    return fill(this.bag.draw(pack.phrases.speakerSays), { text: withoutMarks(text) }, pack);
  }
}

const MARKS = /[“”„"«»]/;

const withoutMarks = (text: string): string =>
  text
    .replace(/[“”„"«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sentences of one quotation are heard as one. */
const joined = (before: string, text: string, { cleaves, inQuotation }: Marked): string =>
  cleaves && inQuotation && /[”"»]$/.test(before) && /^[“"«]/.test(text)
    ? `${before.slice(0, -1).trimEnd()} ${text.slice(1).trimStart()}`
    : `${before} ${text}`;

export const refsOf = (spoken: readonly Spoken[]): string[] =>
  spoken.flatMap(({ sentence, speltOutIn = [], under }) => [
    ...sentence.refs,
    ...speltOutIn,
    ...(under?.ref === undefined ? [] : [under.ref]),
  ]);

/** Turns that need quoting can't be cut, begun in small letters or asked about. */
export const isQuoted = ({ sentence }: Spoken): boolean => sentence.authorVoice || sentence.inQuotation;
