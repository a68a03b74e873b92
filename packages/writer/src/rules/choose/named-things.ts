import { type Keyphrase, withArticle } from '../marks/keyphrases.ts';
import { subjectOf } from '../marks/subject.ts';
import type { Understanding } from '../understand.ts';
import { heardWords } from './heard-words.ts';

/** Who is named so often by one name in a story goes by it. */
const FAMILIAR = 5;

/** Phrases that surely name something, as the text itself names it where it speaks of it. */
export class NamedThings {
  private readonly understanding: Understanding;
  private readonly subjects: ReadonlyMap<string, string>;
  private readonly vague: ReadonlySet<string>;

  constructor(understanding: Understanding) {
    this.understanding = understanding;
    const { lexer, sentences, pack } = understanding;
    const subjects = new Map<string, string>();
    for (const { text, sayable } of sentences) {
      const phrase = sayable ? subjectOf(text, understanding)?.phrase : undefined;
      if (phrase !== undefined) subjects.set(lexer.terms(phrase).join(' '), phrase);
    }
    this.subjects = subjects;
    this.vague = new Set(pack.words.vague.split(' '));
  }

  /**
   * How it is said: a full name as it stands, a thing as it stands where it is what a sentence is about. Undefined where
   * nothing shows that it is one: "Players dove", "Muslim".
   */
  say(phrase: Keyphrase): string | undefined {
    const { lexer, fullNames, genre } = this.understanding;
    const { surface, key, isName, words } = phrase;
    if (this.vague.has(surface.toLowerCase()) || /[’']s?(?: |$)|\d|[^\p{L}\p{N}’' -]/u.test(surface))
      return undefined;
    const full = fullNames.get(surface);
    if (full !== undefined && heardWords(full) > 1) return full;
    const subject = this.subjects.get(key);
    if (isName && words > 1 && !lexer.capitalNouns)
      return (
        subject ?? (phrase.definiteArticle === '' ? undefined : withArticle(phrase, phrase.definiteArticle))
      );
    if (isName && words === 1 && !lexer.capitalNouns)
      return genre === 'story' && phrase.times >= FAMILIAR ? surface : undefined;
    const startsAs = subject?.toLowerCase().endsWith(surface.toLowerCase());
    return startsAs ? this.asKnown(subject ?? '', phrase) : undefined;
  }

  /** "A lighthouse" -> "the lighthouse" only where the text says so. */
  private asKnown(subject: string, { surface, definiteArticle, isPlural }: Keyphrase): string | undefined {
    const { words, grammar } = this.understanding.pack;
    const [first = ''] = subject.split(' ');
    const indefinite = words.articles
      .split(' ')
      .filter((word) => !words.definiteArticles.split(' ').includes(word));
    if (!indefinite.includes(first.toLowerCase())) return subject;
    if (definiteArticle === '' || (grammar.capitalNouns && isPlural)) return undefined;
    return `${definiteArticle}${/[’']$/.test(definiteArticle) ? '' : ' '}${surface}`;
  }
}
