import { trimEndOf } from '@parlance/kernel/scan-text';
import { capitalize } from '@parlance/language/text/casing';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import type { TitleShape } from '../languages/phrases.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Keyphrase } from '../marks/keyphrases.ts';
import { withArticle } from '../marks/keyphrases.ts';
import type { Understanding } from '../understand.ts';
import { shapeOf } from './title-shape.ts';

/** `topic` is how the subject is said; a text without a title may have none that can be named. */
export type EpisodeTitle = { title: string; topic: string; shape: TitleShape | 'unknown'; key: string };

const MAX_NOUN_WORDS = 9;
/** "United States to lift Sudan sanctions": a title without an article that is longer may be a sentence. */
const MAX_NAME_WORDS = 4;
const EARLY_SENTENCES = 3;
/** The share of all sentences that speak of something a text is about from end to end. */
const THROUGHOUT = 0.3;
/** Titles of several documents make one title up to here. */
const MAX_JOINED_CHARS = 90;
const FIRST_WORDS = 8;
const MAX_RUBRIC_WORDS = 3;
const MAX_SITE_WORDS = 4;
const SITE_MARKS = ['|', '-', '–', '—', '•', '·', '»'];
const MIN_TITLE_CHARS = 8;

/** "New map - Ada Lovelace and Alan Turing", "Start¶", "Appendix A. The plan": what pages add to a title. */
function withoutLabels(title: string, { grammar, and }: TalkPack): string {
  const name = "\\p{Lu}[\\p{L}.’'-]+";
  const people = `${name}(?: ${name}){1,3}(?:(?:, | ${and} )${name}(?: ${name}){1,3}){0,4}`;
  const bare = title
    .replace(/¶\s*$/u, '')
    .replace(wordRegex(` [-–—|] (?:by )?${people}$`, 'u'), '')
    .replace(wordRegex(`^(?:${grammar.headings.part}) (?:\\p{Lu}|\\d{1,3}|[ivxlc]{1,6})[.:] +(?=\\p{L})`), '')
    .trim();
  return bare === '' ? title : bare;
}

/** "Executive Branch": two or three bare words of which the text says nothing name a place on a site, not a subject. */
export function isElsewhere(title: string, { lexer, sentences }: Understanding): boolean {
  const words = title.split(/\s+/);
  const terms = lexer.terms(title);
  if (words.length > MAX_RUBRIC_WORDS || terms.length < words.length) return false;
  const said = new Set(sentences.flatMap((sentence) => sentence.terms));
  return terms.length > 0 && !terms.some((term) => said.has(term));
}

/** "How to throw a party | eHow", "The lamp - The Harbour Times": the site, of which the text says nothing. */
function withoutSite(title: string, { lexer, sentences }: Understanding): string {
  const at = Math.max(...SITE_MARKS.map((mark) => title.lastIndexOf(` ${mark} `)));
  const site = title.slice(at + 3);
  const isName = site.split(' ').length <= MAX_SITE_WORDS && !/\s\p{Ll}{4}|[:?!]/u.test(site);
  if (at < MIN_TITLE_CHARS || !isName) return title;
  const said = new Set(sentences.flatMap(({ terms }) => terms));
  return lexer.terms(site).some((term) => said.has(term)) ? title : title.slice(0, at).trim();
}

/** The title as it can be worked into a sentence; long or knotty ones are quoted. */
function given(title: string, { pack, casing, lexer }: Understanding): EpisodeTitle {
  const key = lexer.terms(title).join(' ');
  const shape = shapeOf(title, pack, casing);
  const words = title.split(' ');
  const inSentence = casing.headingInSentence(title);
  // "how to Throw a Party": what keeps the capitals of a headline stands in no sentence.
  const isHeadline = inSentence
    .split(' ')
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !casing.isProper(word) && casing.isCommon(word));
  const hasArticle =
    pack.words.articles.split(' ').includes(words[0]?.toLowerCase() ?? '') || /^l[’']/i.test(title);
  const mostWords = hasArticle ? MAX_NOUN_WORDS : MAX_NAME_WORDS;
  const isTooLong = shape === 'thing' && words.length > mostWords;
  if (shape === 'name' || isTooLong || (shape === 'clause' && isHeadline)) {
    const [open, close] = pack.quotes;
    return {
      title,
      topic: open + trimEndOf(title.replace(/[“”"«»]/g, '').trim(), /[.,;:]/) + close,
      shape: 'name',
      key,
    };
  }
  return { title, topic: inSentence, shape, key };
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
  const full = understanding.fullNames.get(phrase.surface);
  const named = full === undefined ? phrase : { ...phrase, surface: full };
  const opens = early.some(({ text }) => isSubject(named, text, understanding));
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
  const { keyphrases, sentences, fullNames, pack } = understanding;
  const written = understanding.title && withoutLabels(withoutSite(understanding.title, understanding), pack);
  // Of questions and answers the first one names only the first subject.
  const asks = written?.endsWith('?') && sentences.some(({ asked }) => asked);
  const namesIt = written && !asks && !isElsewhere(written, understanding);
  if (namesIt) return given(written, understanding);
  const [best] = keyphrases
    .map((phrase) => ({ phrase, worth: worthAsTitle(phrase, understanding) }))
    .filter(({ phrase, worth }) => worth > 0 && (!written || phrase.isName || phrase.words > 1))
    .sort((a, b) => b.worth - a.worth);
  if (best) {
    const topic = fullNames.get(best.phrase.surface) ?? withArticle(best.phrase);
    return { title: capitalize(topic), topic, shape: 'thing', key: best.phrase.key };
  }
  if (written) return given(written, understanding);
  const words = (sentences.find(({ sayable }) => sayable)?.text ?? '').split(' ');
  const title = trimEndOf(words.slice(0, FIRST_WORDS).join(' '), /[,;:.]/);
  return { title: words.length > FIRST_WORDS ? `${title}…` : title, topic: '', shape: 'unknown', key: '' };
}
