import type { Keyphrase } from '../analysis/keyphrases.ts';
import { withArticle } from '../analysis/keyphrases.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { TitleShape } from '../language/phrases.ts';
import { capitalize } from '../text/casing.ts';
import { escapeRegex, wordRegex } from '../text/word-regex.ts';
import { shapeOf } from './title-shape.ts';

/** `topic` is how the subject is said; a text without a title may have none that can be named. */
export type EpisodeTitle = { title: string; topic: string; shape: TitleShape | 'unknown'; key: string };

const MAX_NOUN_WORDS = 9;
const EARLY_SENTENCES = 3;
/** Titles of several documents make one title up to here. */
const MAX_JOINED_CHARS = 90;
const FIRST_WORDS = 8;

/** The title as it can be worked into a sentence; long or knotty ones are quoted. */
function given(title: string, { pack, casing, lexer }: Understanding): EpisodeTitle {
  const key = lexer.terms(title).join(' ');
  const shape = shapeOf(title, pack, casing);
  if (shape === 'name' || (shape === 'thing' && title.split(' ').length > MAX_NOUN_WORDS)) {
    const [open, close] = pack.quotes;
    return { title, topic: open + title.replace(/[“”"«»]/g, '').trim() + close, shape: 'name', key };
  }
  return { title, topic: casing.headingInSentence(title), shape, key };
}

/** How well a phrase names the whole text: often said, and said early. */
function worthAsTitle(phrase: Keyphrase, early: readonly string[], articles: string): number {
  const opens = wordRegex(`^(?:(?:${articles}) |l[’'])?${escapeRegex(phrase.surface)}\\b`);
  const place = early.some((sentence) => opens.test(sentence))
    ? 3
    : [...phrase.sentences].some((at) => at < EARLY_SENTENCES)
      ? 1.5
      : 1;
  return phrase.times * Math.sqrt(phrase.words) * place;
}

/** A title, a topic and its terms; made up from what the text speaks of when it has no title of its own. */
export function findEpisodeTitle(understanding: Understanding): EpisodeTitle {
  const { kind, titles } = understanding.material;
  if (kind !== 'subject' && titles.length > 1) {
    const all = `${titles.slice(0, -1).join(', ')} ${understanding.pack.and} ${titles.at(-1)}`;
    if (all.length <= MAX_JOINED_CHARS) return given(all, understanding);
  }
  if (understanding.title) return given(understanding.title, understanding);
  const { keyphrases, sentences, pack } = understanding;
  const vague = new Set(pack.words.vague.split(' '));
  const early = sentences.slice(0, EARLY_SENTENCES).map(({ text }) => text);
  const articles = pack.words.definiteArticles.split(' ').join('|');
  const [best] = keyphrases
    .filter(
      (phrase) => phrase.times >= (phrase.words > 1 || phrase.isName ? 2 : 3) && !vague.has(phrase.surface),
    )
    .map((phrase) => ({ phrase, worth: worthAsTitle(phrase, early, articles) }))
    .sort((a, b) => b.worth - a.worth);
  if (best) {
    const topic = withArticle(best.phrase);
    return { title: capitalize(topic), topic, shape: 'thing', key: best.phrase.key };
  }
  const words = (sentences.find(({ sayable }) => sayable)?.text ?? '').split(' ');
  const title = words
    .slice(0, FIRST_WORDS)
    .join(' ')
    .replace(/[,;:.]+$/, '');
  return { title: words.length > FIRST_WORDS ? `${title}…` : title, topic: '', shape: 'unknown', key: '' };
}
