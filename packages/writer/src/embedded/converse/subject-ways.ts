import { capitalize } from '@parlance/language/text/casing';
import { fill, splitArticle } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import { subjectOf } from '../analysis/subject.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { Way } from './way.ts';

const COST = { takenUp: -1.9, whole: -1.2 };
const MAX_SUBJECT_WORDS = 6;
/** What comes up in so many sentences is what all of it is about. */
const THROUGHOUT = 0.25;
const MIN_MENTIONS = 3;

/** "What about Debian?", asked in the middle of a talk about Debian, has not listened. */
function isAboutThroughout(phrase: string, { lexer, title, sentences }: Understanding): boolean {
  const terms = lexer.terms(phrase);
  const titleTerms = new Set(lexer.terms(title ?? ''));
  if (terms.every((term) => titleTerms.has(term))) return true;
  const mentions = sentences.filter((sentence) => terms.every((term) => sentence.terms.includes(term)));
  return mentions.length > Math.max(MIN_MENTIONS, sentences.length * THROUGHOUT);
}

/** "And the key?" – "It hung in the church.": what a sentence is about is asked for, and taken up by a pronoun. */
export function subjectWays(text: string, understanding: Understanding): Way[] {
  const { pack, casing } = understanding;
  const subject = subjectOf(text, understanding);
  if (!subject || /["“«]/.test(text) || understanding.firstPerson) return [];
  const { phrase, isName, isDefinite, rest } = subject;
  if (!(isDefinite || isName) || phrase.split(' ').length > MAX_SUBJECT_WORDS) return [];
  if (wordRegex(`(?<!\\p{L})(?:${pack.sharing.times})(?!\\p{L})`).test(phrase)) return [];
  if (isAboutThroughout(phrase, understanding)) return [];
  const { article, noun } = splitArticle(phrase, pack);
  // Where every noun has a capital, two of them make no name.
  if (article === '' && pack.grammar.capitalNouns) return [];
  const [verb = ''] = rest.split(' ');
  const pronoun = pack.sharing.subjectAgain(article, verb, noun);
  const asks = pack.sharing.askSubject.map((ask) =>
    capitalize(fill(ask, { np: casing.lowerFirst(phrase) }, pack)),
  );
  return asks.map((ask) => {
    const answer = pronoun === undefined ? text : capitalize(`${pronoun} ${rest}`.trim());
    return {
      form: pronoun === undefined ? 'subject-whole' : 'subject',
      cost: pronoun === undefined ? COST.whole : COST.takenUp,
      pieces: [
        { kind: 'ask', text: ask },
        { kind: 'tell', text: answer },
      ],
    };
  });
}
