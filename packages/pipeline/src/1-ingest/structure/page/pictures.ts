import type { Lexer } from '@parlance/language/text/lexer';
import type { PlacedBlock } from '../placed-block.ts';
import { type ArticlePatterns, GALLERY, MEDIA, SOURCED } from './article-words.ts';
import { countOf, endsOrGoesOn, isText, type PageText } from './page-text.ts';

const CREDIT_MAX_CHARS = 300;
/** One of a row of pictures: "16/50 The pier". */
export const PICTURE_OF_ROW = /^\d{1,3}\/\d{1,3}(?=\s|$)/;
/** "03:08 - Source: Harbour News": under a film. */
export const LENGTH_OF_FILM = /^\d{1,2}:\d{2} [–—-] \S.{1,60}$/u;
const AGENCY =
  /\b(?:getty(?: images)?|shutterstock|reuters|associated press|ap photo|afp|dpa|epa|alamy|istock(?:photo)?|unsplash|flickr|wikimedia commons)\b/i;

const MIN_SENTENCE_WORDS = 6;
/** Of the words of a credit so many are names; German nouns are written like them. */
const NAMES_SHARE = 0.45;

/** "Photos from the wreck hung in the hall.": begins as a credit does, and is a sentence of the text. */
function tellsMore(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  if (
    words.length < MIN_SENTENCE_WORDS ||
    !/[.!?…]["”»)]?$/.test(text) ||
    /^[^.!?]{1,60} ?: ?\p{Lu}/u.test(text)
  )
    return false;
  return words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length < words.length * NAMES_SHARE;
}

/** "Photo: Ada Hill", "A boat at night. Getty Images": who took a picture that nobody hears. */
export function isPictureCredit(text: string, { credit }: ArticlePatterns): boolean {
  if (text.length > CREDIT_MAX_CHARS) return false;
  return (
    MEDIA.test(text) || (credit.test(text) && !tellsMore(text)) || (AGENCY.test(text) && !/[.!?]$/.test(text))
  );
}

/** What is said below each picture of a row, and the heading over it. */
export function galleriesIn(page: PageText): PlacedBlock[] {
  let isInside = false;
  return page.filter(({ kind, level, text }) => {
    if (kind === 'heading') isInside = level !== 1 && GALLERY.test(text);
    else if (kind !== 'item') isInside = false;
    return isInside;
  });
}

/** So much of what is said under a picture is in the text, too. */
const TOLD_AGAIN = { words: 40, share: 0.6 };
/** A page has few pictures; each is compared with all of its paragraphs. */
const MAX_SOURCED = 100;

/** "The new bridge at dawn. Source: Supplied": stands under a picture, and tells what the text tells. */
export function sourcedCaptions(page: PageText, lexer: Lexer): PlacedBlock[] {
  const captions = page
    .map((block) => ({ block, said: block.text.replace(SOURCED, '') }))
    .filter(({ block, said }) => said !== block.text && /[.!?…”"»]$/.test(said))
    .filter(({ said }) => countOf(said) <= TOLD_AGAIN.words)
    .slice(0, MAX_SOURCED);
  if (captions.length === 0) return [];
  const inText = page.map((block) => ({ block, terms: new Set(lexer.terms(block.text)) }));
  return captions
    .filter(({ block: caption, said }) => {
      const own = [...new Set(lexer.terms(said))];
      return inText.some(
        ({ block, terms }) =>
          block !== caption && own.filter((term) => terms.has(term)).length >= own.length * TOLD_AGAIN.share,
      );
    })
    .map(({ block }) => block);
}

/** A text of sentences: where most paragraphs end like one, one that does not is something else. */
const SENTENCES = { minParagraphs: 6, minShare: 0.75 };
const CAPTION_WORDS = { min: 8, max: 40 };
/** A paragraph that lost the end of its last sentence. */
const SEVERAL_SENTENCES = /[.!?]["”’»)]?\s+\p{Lu}/u;

function isOfSentences(page: PageText): boolean {
  const paragraphs = page.filter(({ kind }) => kind === 'paragraph');
  const ending = paragraphs.filter(({ text }) => endsOrGoesOn(text));
  return ending.length >= SENTENCES.minParagraphs && ending.length / paragraphs.length >= SENTENCES.minShare;
}

/** Between the paragraphs of a text: neither in a list nor what a line with a colon leads to. */
function standsBetween(page: PageText, at: number): boolean {
  const before = page[at - 1];
  return at > 1 && before?.kind !== 'item' && page[at + 1]?.kind !== 'item' && !before?.text.endsWith(':');
}

/** Under a picture stands, in a text whose paragraphs end like sentences, one that does not, or a list of one item. */
export function barePictureLines(page: PageText): PlacedBlock[] {
  if (!isOfSentences(page)) return [];
  return page.filter((block, at) => {
    const { kind, text } = block;
    if (!isText(block) || kind === 'quote' || endsOrGoesOn(text) || !standsBetween(page, at)) return false;
    const words = countOf(text);
    const isLong = words >= CAPTION_WORDS.min && words <= CAPTION_WORDS.max;
    const isOne = isLong && !SEVERAL_SENTENCES.test(text) && !/^\p{Ll}/u.test(page[at + 1]?.text ?? '');
    // "whale strandings": the name of a picture.
    const isName = /^\p{Ll}/u.test(text) && words <= 3;
    return kind === 'item' || isOne || isName;
  });
}

/** A paragraph that is nothing but a link names another page. */
const LINKED_WORDS = 20;

export function linkedLines(page: PageText): PlacedBlock[] {
  if (!isOfSentences(page)) return [];
  return page.filter(
    (block, at) =>
      block.linked === true &&
      isText(block) &&
      block.kind !== 'quote' &&
      standsBetween(page, at) &&
      countOf(block.text) <= LINKED_WORDS,
  );
}
