import type { ArticleWords } from '@parlance/language/language';
import { packFor } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { whyLeftOut } from './left-out.ts';
import type { PlacedBlock } from './placed-block.ts';

const CREDIT_MAX_CHARS = 300;
const LABELLED_MAX_CHARS = 200;
const PRINTED_MAX_CHARS = 300;
const INVITATION_MAX_CHARS = 220;
/** What stands under an invitation goes on with it. */
const UNDER_INVITATION_WORDS = 12;
/** A line that sends readers on, and is no sentence. */
const LINK_WORDS = 14;
/** One of a row of pictures: "16/50 The pier". */
const PICTURE_OF_ROW = /^\d{1,3}\/\d{1,3}(?=\s|$)/;
/** Who wrote an article is said within so many paragraphs of its beginning or its end. */
const PERSON = { first: 3, last: 6, maxChars: 500 };
const BYLINE_WORDS = 7;
const CAPTION_WORDS = { min: 8, max: 40 };
/** A text of sentences: where most paragraphs end like one, one that does not is something else. */
const SENTENCES = { minParagraphs: 6, minShare: 0.75 };
/** What a page calls what can only be seen or heard there. */
const MEDIA =
  /^(?:images?|photos?|pictures?|videos?|audio|slide ?shows?|galler(?:y|ies)|bild(?:er)?|fotos?|fotografías?|imágen(?:es)?|imagen|imagens?|galería|galeria|galerie|vidéos?|vídeos?|immagin[ei]|infographics?|interactive)\s?:?$/i;
const AGENCY =
  /\b(?:getty(?: images)?|shutterstock|reuters|associated press|ap photo|afp|dpa|epa|alamy|istock(?:photo)?|unsplash|flickr|wikimedia commons)\b/i;
const CLOCK = /^\d{1,2}(?:[:.h]\d{2}){1,2}\s?(?:[ap]\.?m\.?)?(?:\s\p{Lu}{2,4})?$/iu;
/** "HARBOUR TIMES —", "(HT) --": who sends a report, over its first sentence. */
const DATELINE = /^\(?\p{Lu}[\p{L}\p{N}.,/ ]{1,40}\)? ?[—–-]{1,2}$/u;
/** "03:08 - Source: Harbour News": under a film. */
const LENGTH_OF_FILM = /^\d{1,2}:\d{2} [–—-] \S.{1,60}$/u;
/** A paragraph that is nothing but a link names another page. */
const LINKED_WORDS = 20;
const DATE =
  /^(?:\p{L}{2,10}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|[ºª.])?|\p{L}{3,10}\.?)(?: de)? (?:\p{L}{3,10}\.?|\d{1,2}),?(?: de)? \d{4}(?:,? .{0,30}\d{1,2}[:.h]\d{2}.{0,12})?$/iu;

/** Like a sentence, or like one that goes on in the next block. */
const ends = (text: string): boolean => /[.!?…:;,–—-]["”’»)\]]{0,2}$/.test(text);
/** A paragraph that lost the end of its last sentence. */
const SEVERAL_SENTENCES = /[.!?]["”’»)]?\s+\p{Lu}/u;
const countOf = (text: string): number => text.split(/\s+/).length;
const isText = ({ kind }: PlacedBlock): boolean =>
  kind === 'paragraph' || kind === 'item' || kind === 'quote';

type Patterns = Record<keyof ArticleWords, RegExp>;

const standing = (words: string): RegExp => wordRegex(`(?<!\\p{L})(?:${words})(?!\\p{L})`);

export const articlePatterns = (words: ArticleWords): Patterns => ({
  credit: new RegExp(`^\\(?(?:${words.credit})(?:[:\\s]|$)`, 'iu'),
  elsewhere: new RegExp(`^(?:${words.elsewhere})(?<colon>\\s?:)?(?=\\s)`, 'iu'),
  printed: new RegExp(`(?:^|[.!?)]\\s)(?:${words.printed})`, 'iu'),
  invitation: wordRegex(words.invitation),
  letter: standing(words.letter),
  invites: standing(words.invites),
  trade: wordRegex(words.trade),
});

/** "Sign up for the weekly newsletter". */
const isInvitation = (text: string, { invitation, letter, invites }: Patterns): boolean =>
  text.length <= INVITATION_MAX_CHARS && (invitation.test(text) || (letter.test(text) && invites.test(text)));

/** "Photo: Ada Hill", "A boat at night. Getty Images": who took a picture that nobody hears. */
function isCredit(text: string, { credit }: Patterns): boolean {
  if (text.length > CREDIT_MAX_CHARS) return false;
  return MEDIA.test(text) || credit.test(text) || (AGENCY.test(text) && !/[.!?]$/.test(text));
}

/** "Related: The speech", "Read the whole speech". */
function leadsElsewhere(text: string, { elsewhere }: Patterns): boolean {
  const found = text.length <= LABELLED_MAX_CHARS ? elsewhere.exec(text) : null;
  return (
    found !== null && (found.groups?.colon !== undefined || (!ends(text) && countOf(text) <= LINK_WORDS))
  );
}

/** "Read also: The speech", "First published in May", "[Get the news in your inbox.]", "Feb. 2, 2019". */
function isAroundArticle({ kind, text }: PlacedBlock, patterns: Patterns): boolean {
  if (kind === 'heading') return isInvitation(text, patterns) || PICTURE_OF_ROW.test(text);
  if (DATELINE.test(text) || LENGTH_OF_FILM.test(text)) return true;
  if (isCredit(text, patterns) || CLOCK.test(text) || DATE.test(text) || /^\[[^[\]]{10,300}\]$/.test(text))
    return true;
  if (leadsElsewhere(text, patterns) || PICTURE_OF_ROW.test(text)) return true;
  if (text.length <= PRINTED_MAX_CHARS && patterns.printed.test(text)) return true;
  return isInvitation(text, patterns);
}

const PERSON_NAME =
  /^(?:(?:By|Von|Por|Par|Di)\s)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.|[a-z]{1,3}|\p{Lu}[\p{L}’'-]+)){0,2}\s(?<last>\p{Lu}[\p{L}’'-]+))(?=[\s,])/u;

/** "Ada Hill", "By Ada Hill and Max Bay": it speaks of nobody. */
const isByline = ({ text }: PlacedBlock): boolean => countOf(text) <= BYLINE_WORDS && !ends(text);

/** "Ada Hill is a reporter who covers rivers.": somebody of whom the article itself never speaks. */
function isAboutAuthor(block: PlacedBlock, others: readonly PlacedBlock[], { trade }: Patterns): boolean {
  if (block.kind !== 'paragraph' || block.text.length > PERSON.maxChars || !trade.test(block.text))
    return false;
  const last = PERSON_NAME.exec(block.text)?.groups?.last;
  return (
    last !== undefined &&
    !others.some((other) => other !== block && isText(other) && !isByline(other) && other.text.includes(last))
  );
}

/** Blocks of an article -> the same, with what a page prints between its paragraphs marked as such. */
export function markArticleLines(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const words = packFor(language)?.documents.article;
  if (!words) return [...blocks];
  const patterns = articlePatterns(words);
  const told = blocks.filter((block) => !whyLeftOut(block));
  const paragraphs = told.filter(({ kind }) => kind === 'paragraph');
  const sentences = paragraphs.filter(({ text }) => ends(text));
  const isOfSentences =
    sentences.length >= SENTENCES.minParagraphs && sentences.length / paragraphs.length >= SENTENCES.minShare;
  const aboutAuthor = new Set(
    [...sentences.slice(0, PERSON.first), ...paragraphs.slice(-PERSON.last)].filter((block) =>
      isAboutAuthor(block, told, patterns),
    ),
  );
  const isBetween = (at: number): boolean =>
    at > 1 &&
    told[at - 1]?.kind !== 'item' &&
    told[at + 1]?.kind !== 'item' &&
    !told[at - 1]?.text.endsWith(':');
  const kindOf = (block: PlacedBlock, at: number): PlacedBlock['kind'] => {
    if (!isText(block) && block.kind !== 'heading') return block.kind;
    if (isAroundArticle(block, patterns) || aboutAuthor.has(block)) return 'boilerplate';
    if (block.kind === 'heading' || block.kind === 'quote' || !isOfSentences || !isBetween(at))
      return block.kind;
    const { text } = block;
    const words = countOf(text);
    if (block.linked && words <= LINKED_WORDS) return 'boilerplate';
    const isLong = words >= CAPTION_WORDS.min && words <= CAPTION_WORDS.max;
    const isOne = isLong && !SEVERAL_SENTENCES.test(text) && !/^\p{Ll}/u.test(told[at + 1]?.text ?? '');
    const isCaption = !ends(text) && (block.kind === 'item' || isOne);
    // "whale strandings": the name of a picture.
    const isName = !ends(text) && /^\p{Ll}/u.test(text) && words <= 3;
    return isCaption || isName ? 'caption' : block.kind;
  };
  const kinds = new Map(told.map((block, at) => [block, kindOf(block, at)]));
  told.forEach((block, at) => {
    const under = told[at + 1];
    const isInvitation = block.kind === 'heading' && kinds.get(block) === 'boilerplate';
    const isShort = under !== undefined && countOf(under.text) <= UNDER_INVITATION_WORDS;
    if (isInvitation && under?.kind === 'paragraph' && (isShort || PICTURE_OF_ROW.test(block.text)))
      kinds.set(under, 'boilerplate');
  });
  return blocks.map((block) => ({ ...block, kind: kinds.get(block) ?? block.kind }));
}
