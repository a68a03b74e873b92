import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { Understanding } from '../understand.ts';
import type { Marked } from './marked.ts';

const MIN_WORDS = 7;
/** From here on, it leans on something for all that was learned. */
const LEANS = 0.85;
const KNOWN_FROM_TIMES = 4;

/**
 * Which sentences someone understands who has heard or read nothing before: no pronoun, no dropped subject, and
 * nothing called "the" that hasn't been named.
 */
export class StandAlone {
  private readonly understanding: Understanding;
  private readonly known: ReadonlySet<string>;
  private readonly articles: string;

  constructor(understanding: Understanding) {
    const { lexer, title, keyphrases, pack } = understanding;
    this.understanding = understanding;
    const frequent = keyphrases.filter(({ times, isName }) => isName || times >= KNOWN_FROM_TIMES);
    this.known = new Set([...lexer.terms(title ?? ''), ...frequent.flatMap(({ key }) => key.split(' '))]);
    this.articles = pack.words.definiteArticles.split(' ').map(escapeRegex).join('|');
  }

  has(sentence: Marked): boolean {
    return this.isWhole(sentence) && this.opensClearly(sentence.text);
  }

  /** The next sentence takes back some of it: alone, it would be heard as the whole truth. */
  isTurned({ index }: Marked): boolean {
    return this.understanding.sentences[index + 1]?.turnsAgainst === true;
  }

  /** Of what a text begins with: nothing stands before it, but what it says must not hang on a pronoun either. */
  opensText(sentence: Marked): boolean {
    const { pronoun, demonstrative } = this.understanding.pack.grammar;
    const { text, sayable, isItem, authorVoice, inQuotation, isQuestion } = sentence;
    if (!sayable || isItem || authorVoice || inQuotation || isQuestion || this.isTurned(sentence))
      return false;
    return (
      !wordRegex(pronoun).test(text) && !wordRegex(`(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(text)
    );
  }

  /** A milder test: nothing points back, but it may name a thing as if one knew it. */
  isWhole(sentence: Marked): boolean {
    const { pronoun, soft, demonstrative } = this.understanding.pack.grammar;
    return (
      sentence.sayable &&
      sentence.words >= MIN_WORDS &&
      !sentence.needsPrevious &&
      sentence.leaning < LEANS &&
      !sentence.isItem &&
      !sentence.authorVoice &&
      !sentence.inQuotation &&
      !sentence.isQuestion &&
      !sentence.turnsAgainst &&
      sentence.promises === 0 &&
      !this.isTurned(sentence) &&
      // "It has the following switches.": what it is about is the list below it.
      !this.understanding.sentences[sentence.index + 1]?.isItem &&
      !this.opensWithVerb(sentence.text) &&
      !wordRegex(pronoun).test(sentence.text) &&
      !wordRegex(`(?<!\\p{L})(?:${demonstrative})(?!\\p{L})`).test(sentence.text) &&
      !wordRegex(soft).test(sentence.text.slice(0, 40))
    );
  }

  /**
   * "Sirve para vender": where the subject may be dropped, a first word that is neither small, nor a name, nor a
   * plural says who acts in the sentence before.
   */
  private opensWithVerb(text: string): boolean {
    const { pack, lexer, casing } = this.understanding;
    const [opening = ''] = text.split(' ', 1);
    // "Tropft Wasser heraus, …": a condition, whose verb comes first.
    if (
      lexer.capitalNouns &&
      wordRegex(pack.grammar.verbEnding).test(opening.toLowerCase()) &&
      !lexer.isStop(opening)
    )
      return true;
    if (!pack.grammar.droppedSubject) return false;
    const [, first = '', second = ''] = /^(\p{L}+)(?: (\p{L}+))?/u.exec(text) ?? [];
    if (pack.words.auxiliaries.split(' ').includes(first.toLowerCase()))
      return !wordRegex(`^(?:${pack.grammar.exists ?? '(?!)'})$`).test(first);
    if (first === '' || lexer.isStop(first) || casing.isProper(first) || /^\p{Lu}/u.test(second))
      return false;
    const isKnown = this.known.has(lexer.stem(first));
    const isPlural = wordRegex(pack.grammar.plural.pattern).test(first);
    return !isKnown && !isPlural;
  }

  /** What it opens with is named, or known: no "The implication is …". */
  opensClearly(text: string): boolean {
    const { pack, lexer } = this.understanding;
    const definite = wordRegex(
      `^(?:(?:${this.articles}) |l[’'])(?<head>[\\p{L}’'-]+(?: [\\p{L}’'-]+)?)`,
    ).exec(text);
    if (definite?.groups) {
      const [first = '', second = ''] = (definite.groups.head ?? '').split(' ');
      const isBound = pack.words.connectors.split(' ').includes(second) || /^\p{Lu}/u.test(second);
      return isBound || [first, second].some((word) => this.known.has(lexer.stem(word)));
    }
    if (!pack.grammar.droppedSubject) return true;
    const [first = ''] = text.split(/[\s,]/);
    const determiners = new Set(`${pack.words.determiners} ${pack.words.articles}`.split(' '));
    const opens = (word: string): boolean => determiners.has(word.toLowerCase()) || /^\p{Lu}/u.test(word);
    const afterComma = /^[^,]{3,60}, (\p{L}+)/u.exec(text)?.[1];
    if (determiners.has(first.toLowerCase())) return true;
    if (pack.words.prepositions.split(' ').includes(first.toLowerCase()))
      return afterComma !== undefined && opens(afterComma);
    return !lexer.isStop(first);
  }
}
