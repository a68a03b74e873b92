import { fill, splitArticle } from '@parlance/language/text/fill';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { Keyphrase } from '../analysis/keyphrases.ts';
import { withArticle } from '../analysis/keyphrases.ts';
import { subjectOf } from '../analysis/subject.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { PhraseBag } from './phrase-bag.ts';
import { isQuoted, type Spoken } from './teller.ts';

type Named = { phrase: string; isName: boolean; nature?: 'one' | 'many' };
export type Topic = Named & { key: string; asks: readonly string[] };

/** Asks about what the next sentence is about; never twice about the same. */
export class SubjectQuestions {
  private readonly asked: string[][] = [];
  private readonly understanding: Understanding;
  private readonly bag: PhraseBag;
  private readonly titleTerms: string;

  constructor(understanding: Understanding, bag: PhraseBag) {
    this.understanding = understanding;
    this.bag = bag;
    this.titleTerms = ` ${understanding.lexer.terms(understanding.title ?? '').join(' ')} `;
  }

  /** `previous` is what was just said: what it was about needs no asking, what it has only named does. */
  find(spoken: Spoken, previous: Spoken | undefined): Topic | undefined {
    if (isQuoted(spoken) || spoken.sentence.isQuestion) return undefined;
    const found = this.subject(spoken) ?? this.keyphrase(spoken);
    if (!found) return undefined;
    const terms = this.understanding.lexer.terms(found.phrase);
    const key = terms.join(' ');
    if (key === '' || this.titleTerms.includes(` ${key} `)) return undefined;
    if (this.asked.some((known) => terms.every((term) => known.includes(term)))) return undefined;
    const said = previous ? this.understanding.lexer.terms(previous.text) : [];
    const isKnown = terms.some((term) => said.includes(term));
    if (isKnown && previous && this.isAbout(previous, terms)) return undefined;
    return { ...found, key, asks: this.waysToAsk(found, isKnown) };
  }

  use(topic: Topic): string {
    const { pack } = this.understanding;
    this.asked.push(topic.key.split(' '));
    return fill(this.bag.draw(topic.asks), { np: topic.phrase }, pack);
  }

  private waysToAsk({ phrase, isName, nature }: Named, isKnown: boolean): readonly string[] {
    const { pack } = this.understanding;
    const { askFurther, askNature, askPerson, askThing } = pack.phrases;
    if (nature) return askNature[nature];
    if (isKnown) return askFurther;
    return isName && splitArticle(phrase, pack).article === '' ? askPerson : askThing;
  }

  /** Whether a sentence was about it already: it stands in its first half. */
  private isAbout({ text }: Spoken, terms: readonly string[]): boolean {
    const opening = this.understanding.lexer.terms(text.slice(0, text.length / 2));
    return terms.some((term) => opening.includes(term));
  }

  private subject(spoken: Spoken): Named | undefined {
    const { pack, firstPerson } = this.understanding;
    const subject = subjectOf(spoken.text, this.understanding);
    if (!subject || firstPerson) return undefined;
    const { phrase, isName, isDefinite, rest } = subject;
    const { one, many } = pack.grammar.copula;
    const defines = spoken.sentence.traits.has('definition') && !isName;
    const nature = !defines
      ? undefined
      : wordRegex(`^(?:${one})\\b`).test(rest)
        ? 'one'
        : wordRegex(`^(?:${many})\\b`).test(rest)
          ? 'many'
          : undefined;
    if (nature) return { phrase, isName, nature };
    return isDefinite || isName ? { phrase, isName } : undefined;
  }

  /** A term the sentence opens with, when its grammar is too knotty to cut the subject out. */
  private keyphrase(spoken: Spoken): Named | undefined {
    const { keyphrasesOf } = this.understanding;
    const phrases = keyphrasesOf.get(spoken.sentence.index) ?? [];
    const fitting = phrases.filter((phrase) => this.opens(spoken.text, phrase));
    const [best] = fitting.sort((a, b) => b.words - a.words || b.score - a.score);
    return best && { phrase: withArticle(best), isName: best.isName };
  }

  /** Only where a verb follows is the phrase whole: "Black pioneers", "New York", "Roman law" are cut short. */
  private opens(text: string, phrase: Keyphrase): boolean {
    const { words, grammar } = this.understanding.pack;
    if (words.vague.split(' ').includes(phrase.surface)) return false;
    if (phrase.words < 2 && !phrase.isName) return false;
    if (phrase.article === '' && !phrase.isName && !phrase.isPlural) return false;
    const articles = words.definiteArticles.split(' ').join('|');
    const after = wordRegex(
      `^(?:(?:${articles}) |l[’'])?${escapeRegex(phrase.surface)} (?<next>[\\p{Ll}’']+)`,
    ).exec(text)?.groups?.next;
    if (after === undefined) return false;
    return words.auxiliaries.split(' ').includes(after) || wordRegex(grammar.verbEnding).test(after);
  }
}
