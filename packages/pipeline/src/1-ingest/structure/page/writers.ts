import { countWords } from '@parlance/kernel/speech-time';
import type { Lexer } from '@parlance/language/text/lexer';
import type { PlacedBlock } from '../placed-block.ts';
import { sentencesOf } from '../said-sentences.ts';
import type { ArticlePatterns } from './article-words.ts';
import { countOf, endsOrGoesOn, isText, type PageText } from './page-text.ts';

/** Who wrote an article is said within so many paragraphs of its beginning or its end. */
const PERSON = { first: 3, last: 6, maxChars: 500 };
/** In so many sentences of it, what they do. */
const TRADE_WITHIN = 2;
const BYLINE_WORDS = 7;
const PERSON_NAME =
  /^(?:(?:By|Von|Por|Par|Di)\s)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.|[a-z]{1,3}|\p{Lu}[\p{L}’'-]+)){0,2}\s(?<last>\p{Lu}[\p{L}’'-]+))(?=[\s,])/u;

/** "Ada Hill", "By Ada Hill and Max Bay": it speaks of nobody. */
const namesOnly = ({ text }: PlacedBlock): boolean => countOf(text) <= BYLINE_WORDS && !endsOrGoesOn(text);

/** "Ada Hill is a reporter who covers rivers.": somebody of whom the article itself never speaks. */
function isOfWriter(block: PlacedBlock, page: PageText, { trade }: ArticlePatterns): boolean {
  if (block.kind !== 'paragraph' || block.text.length > PERSON.maxChars) return false;
  // Their trade is said where they are named: who is told of at length is somebody of the text.
  if (!trade.test(sentencesOf(block.text).slice(0, TRADE_WITHIN).join(' '))) return false;
  const last = PERSON_NAME.exec(block.text)?.groups?.last;
  if (last === undefined) return false;
  return !page.some(
    (other) => other !== block && isText(other) && !namesOnly(other) && other.text.includes(last),
  );
}

const FULL_NAME = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u;

/** What is said of who wrote it, at the beginning or behind the article: "Ada Hill", "Ada Hill is a reporter in Oslo." */
export function aboutWriters(page: PageText, patterns: ArticlePatterns): PlacedBlock[] {
  const paragraphs = page.filter(({ kind }) => kind === 'paragraph');
  const sentences = paragraphs.filter(({ text }) => endsOrGoesOn(text));
  const near = [...sentences.slice(0, PERSON.first), ...paragraphs.slice(-PERSON.last)];
  const below = page.flatMap((name, at) => {
    const next = page[at + 1];
    const isNamed = FULL_NAME.test(name.text) && next?.text.startsWith(`${name.text} `);
    return next && isNamed && at > page.length / 2 ? [name, next] : [];
  });
  return [...near.filter((block) => isOfWriter(block, page, patterns)), ...below];
}

const THANKS = { words: { min: 4, max: 22 }, names: 0.55 };

/** "With information from Ada Lovelace, Alan Turing and Grace Hopper.": a paragraph of names thanks somebody. */
export function thanksIn(page: PageText, { capitalNouns }: Lexer): PlacedBlock[] {
  if (capitalNouns) return [];
  return page.filter(({ kind, text }) => {
    if (kind !== 'paragraph') return false;
    const words = text.match(/\p{L}[\p{L}’'.-]*/gu) ?? [];
    const { min, max } = THANKS.words;
    if (words.length > max || words.length < min) return false;
    if (!/^[^.!?]+(?: \p{Lu}\.[^.!?]+)*\.?$/u.test(text)) return false;
    const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
    return names / words.length >= THANKS.names;
  });
}

const BYLINE_LOOKED_AT = 5;
const BYLINE_MAX_WORDS = { line: 16, sentence: 8 };
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/** A full name or a year: something that tells who or when. */
function tellsWhoOrWhen(text: string): boolean {
  const words = text.split(' ');
  const isBig = (word = ''): boolean => /^\p{Lu}/u.test(word);
  return YEAR.test(text) || words.some((word, at) => isBig(word) && isBig(words[at + 1]));
}

const BETWEEN_PARTS = / ?[|·•] ?/u;
const READING_TIME = /\d ?min/iu;

/** "By Ada Hill | 3 June | 2 min read" -> "By Ada Hill, 3 June" */
export const tidyByline = (text: string): string =>
  text
    .split(BETWEEN_PARTS)
    .filter((part) => part !== '' && !READING_TIME.test(part))
    .join(', ');

/** "Written by Ada Hill, 6 January 1994": stands among the first lines, and says nothing else. */
export const findByline = (page: PageText, { byline }: ArticlePatterns): PlacedBlock | undefined =>
  page.slice(0, BYLINE_LOOKED_AT).find(({ kind, text, level }) => {
    const most = /[.!?]$/.test(text) ? BYLINE_MAX_WORDS.sentence : BYLINE_MAX_WORDS.line;
    const isLine = kind === 'paragraph' || (kind === 'heading' && level !== 1);
    return isLine && countWords(text) <= most && byline.test(text) && tellsWhoOrWhen(text);
  });
