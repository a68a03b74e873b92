import type { Keyphrase } from '../analysis/keyphrases.ts';
import { withArticle } from '../analysis/keyphrases.ts';
import { subjectOf } from '../analysis/subject.ts';
import type { Understanding } from '../analysis/understand.ts';
import { fill, splitArticle } from '../text/fill.ts';
import { escapeRegex, wordRegex } from '../text/word-regex.ts';
import type { PhraseBag } from './phrase-bag.ts';
import { isQuoted, type Spoken } from './teller.ts';

type Named = { phrase: string; isName: boolean };
export type Topic = Named & { key: string };

/** Asks about what the next sentence is about; never twice about the same. */
export class SubjectQuestions {
  private readonly asked = new Set<string>();
  private readonly understanding: Understanding;
  private readonly bag: PhraseBag;
  private readonly titleTerms: string;

  constructor(understanding: Understanding, bag: PhraseBag) {
    this.understanding = understanding;
    this.bag = bag;
    this.titleTerms = ` ${understanding.lexer.terms(understanding.title ?? '').join(' ')} `;
  }

  find(spoken: Spoken): Topic | undefined {
    if (isQuoted(spoken) || spoken.sentence.isQuestion) return undefined;
    const found = this.subject(spoken) ?? this.keyphrase(spoken);
    if (!found) return undefined;
    const key = this.understanding.lexer.terms(found.phrase).join(' ');
    return key === '' || this.asked.has(key) || this.titleTerms === ` ${key} `
      ? undefined
      : { ...found, key };
  }

  use(topic: Topic): string {
    this.asked.add(topic.key);
    const { pack } = this.understanding;
    const { askPerson, askThing } = pack.phrases;
    return fill(
      this.bag.draw(topic.isName && splitArticle(topic.phrase, pack).article === '' ? askPerson : askThing),
      { np: topic.phrase },
      pack,
    );
  }

  private subject(spoken: Spoken): Named | undefined {
    const subject = subjectOf(spoken.text, this.understanding);
    return subject && (subject.isDefinite || subject.isName) ? subject : undefined;
  }

  /** A term the sentence opens with, when its grammar is too knotty to cut the subject out. */
  private keyphrase(spoken: Spoken): Named | undefined {
    const { keyphrasesOf } = this.understanding;
    const phrases = keyphrasesOf.get(spoken.sentence.index) ?? [];
    const fitting = phrases.filter((phrase) => this.opens(spoken.text, phrase));
    const [best] = fitting.sort((a, b) => b.words - a.words || b.score - a.score);
    return best && { phrase: withArticle(best), isName: best.isName };
  }

  private opens(text: string, phrase: Keyphrase): boolean {
    const { words } = this.understanding.pack;
    if (words.vague.split(' ').includes(phrase.surface)) return false;
    if (phrase.words < 2 && !phrase.isName) return false;
    if (phrase.article === '' && !phrase.isName && !phrase.isPlural) return false;
    const articles = words.definiteArticles.split(' ').join('|');
    return wordRegex(
      `^(?:(?:${articles}) |l[’'])?${escapeRegex(phrase.surface)}\\b(?![’'-]| (?:of|de|du|des|da|do|dos|das|del)\\b|,)`,
    ).test(text);
  }
}
