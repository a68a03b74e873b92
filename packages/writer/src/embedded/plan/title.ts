import { trimEndOf } from '@parlance/kernel/scan-text';
import type { TitleShape } from '@parlance/language/phrases';
import { capitalize } from '@parlance/language/text/casing';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { Keyphrase } from '../analysis/keyphrases.ts';
import { withArticle } from '../analysis/keyphrases.ts';
import type { Understanding } from '../analysis/understand.ts';
import { shapeOf } from './title-shape.ts';

/** `topic` is how the subject is said; a text without a title may have none that can be named. */
export type EpisodeTitle = { title: string; topic: string; shape: TitleShape | 'unknown'; key: string };

const MAX_NOUN_WORDS = 9;
const EARLY_SENTENCES = 3;
/** The share of all sentences that speak of something a text is about from end to end. */
const THROUGHOUT = 0.3;
/** Titles of several documents make one title up to here. */
const MAX_JOINED_CHARS = 90;
const FIRST_WORDS = 8;

/** The title as it can be worked into a sentence; long or knotty ones are quoted. */
function given(title: string, { pack, casing, lexer }: Understanding): EpisodeTitle {
  const key = lexer.terms(title).join(' ');
  const shape = shapeOf(title, pack, casing);
  if (shape === 'name' || (shape === 'thing' && title.split(' ').length > MAX_NOUN_WORDS)) {
    const [open, close] = pack.quotes;
    return {
      title,
      topic: open + trimEndOf(title.replace(/[“”"«»]/g, '').trim(), /[.,;:]/) + close,
      shape: 'name',
      key,
    };
  }
  return { title, topic: casing.headingInSentence(title), shape, key };
}

/** The text begins with it: "The Nile floods", but not "The Nile valley" or "British ships". */
function isSubject(phrase: Keyphrase, sentence: string, { pack, lexer }: Understanding): boolean {
  const articles = pack.words.definiteArticles.split(' ').join('|');
  const found = wordRegex(`^(?:(?:${articles}) |l[’'])?${escapeRegex(phrase.surface)}(?<next>,| [^ ]+)`).exec(
    sentence,
  );
  const next = found?.groups?.next?.trim();
  if (next === undefined) return false;
  if (next === ',' || lexer.isStop(next) || wordRegex(pack.grammar.verbEnding).test(next)) return true;
  const mayDescribe = phrase.isName && pack.grammar.plural.word === 'last';
  return !mayDescribe && /^\p{Ll}/u.test(next);
}

/** How surely a phrase names the whole text: it is what the text begins with, or comes up all the time. */
function worthAsTitle(phrase: Keyphrase, understanding: Understanding): number {
  const { sentences, pack } = understanding;
  const early = sentences.slice(0, EARLY_SENTENCES);
  const mentions = [...phrase.sentences].filter((at) => at < EARLY_SENTENCES).length;
  const isFullName = phrase.isName && phrase.words > 1;
  const opens = early.some(({ text }) => isSubject(phrase, text, understanding));
  const often = phrase.times >= (phrase.words > 1 || phrase.isName ? 2 : 3);
  const throughout = mentions > 0 && phrase.sentences.size >= sentences.length * THROUGHOUT;
  if (pack.words.vague.split(' ').includes(phrase.surface) || !(often || (opens && isFullName))) return 0;
  if (!opens && !throughout && (mentions < 2 || phrase.times < 3)) return 0;
  return phrase.times * Math.sqrt(phrase.words) * (opens ? 3 : 1.5);
}

/** A title, a topic and its terms; made up from what the text speaks of when it has no title of its own. */
export function findEpisodeTitle(understanding: Understanding): EpisodeTitle {
  const { kind, titles } = understanding.material;
  if (kind !== 'subject' && titles.length > 1) {
    const all = `${titles.slice(0, -1).join(', ')} ${understanding.pack.and} ${titles.at(-1)}`;
    if (all.length <= MAX_JOINED_CHARS) return given(all, understanding);
  }
  if (understanding.title) return given(understanding.title, understanding);
  const { keyphrases, sentences } = understanding;
  const [best] = keyphrases
    .map((phrase) => ({ phrase, worth: worthAsTitle(phrase, understanding) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  if (best) {
    const topic = withArticle(best.phrase);
    return { title: capitalize(topic), topic, shape: 'thing', key: best.phrase.key };
  }
  const words = (sentences.find(({ sayable }) => sayable)?.text ?? '').split(' ');
  const title = trimEndOf(words.slice(0, FIRST_WORDS).join(' '), /[,;:.]/);
  return { title: words.length > FIRST_WORDS ? `${title}…` : title, topic: '', shape: 'unknown', key: '' };
}
