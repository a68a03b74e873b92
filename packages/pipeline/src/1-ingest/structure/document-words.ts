import type { DocumentWords } from '@parlance/language/language';
import { PACKS } from '@parlance/language/languages';
import { sentencesOf, withoutSentences } from './said-sentences.ts';
import { isProse } from './small-words.ts';

/** In every language we know: what a document is in is found out later. */
export const wordsFor = (kind: keyof DocumentWords): string =>
  PACKS.map(({ documents }) => documents[kind]).join('|');

const whole = (kind: keyof DocumentWords): RegExp => new RegExp(`^(?:${wordsFor(kind)})\\s?:?$`, 'iu');

/** The first that fits counts: "Licence" is more than a link, "Note" is no reference. */
export const SECTIONS = (
  ['contents', 'references', 'notes', 'thanks', 'links', 'licence', 'exercises'] as const
).map((kind) => [kind, whole(kind)] as const);
export type Section = (typeof SECTIONS)[number][0];

const HEADING_MAX_CHARS = 80;

/** What a heading announces, where it is one that documents share. */
export function sectionNamed(heading: string): Section | undefined {
  const text = heading.replace(/\[[^\][]{0,40}\]/g, '').trim();
  if (text.length > HEADING_MAX_CHARS) return undefined;
  return SECTIONS.find(([, pattern]) => pattern.test(text))?.[0];
}

export const CHROME = new RegExp(`^(?:${wordsFor('chrome')})`, 'iu');
export const COOKIES = new RegExp(`(?:${wordsFor('cookies')})`, 'iu');
export const LEGAL = new RegExp(`(?:${wordsFor('legal')})`, 'iu');
const COPYRIGHT = /^(?:copyright\b|©|\(c\) ?\d)|(?:©|\(c\)) ?\d{4}/i;
const CHROME_MAX_CHARS = 60;
const COOKIES_MAX_CHARS = 400;
const LEGAL_MAX_CHARS = 1_500;
const SENTENCE = /[\p{Ll}\d)][.!?…]["”’»)]?(?:\s|$)/u;

/** "Help centre › Your account › Signing in", "Kitchen / Tools / Reviews": where on its site a page stands. */
const PATH =
  /^[^.!?›»>|/·]{2,40}(?: ?[›»>] ?[^.!?›»>|/·]{2,40}){1,5}$|^[^.!?|/·,\d]{2,30}(?: [|/·] [^.!?|/·,\d]{2,30}){2,6}$/u;
const isPath = (line: string): boolean => /\p{L}{3}/u.test(line) && PATH.test(line);

/** A line that pages print around an article: share, log in, next. */
export const isChrome = (line: string): boolean =>
  line.length <= CHROME_MAX_CHARS &&
  (isPath(line) || (CHROME.test(line.replace(/^[^\p{L}\p{N}¿¡]+/u, '')) && !SENTENCE.test(line)));

export const isConsent = (text: string): boolean => text.length <= COOKIES_MAX_CHARS && COOKIES.test(text);

/** What stands around that in a licence, in words that look alike in our languages, and in those of others. */
export const OF_RIGHTS =
  /licen[cçsz]|lizenz|copyright|urheberrecht|warrant|garant|gewährleist|haftung|liab|distribu|patent|free software|copies|permission|terms and conditions|these terms|授權|授权|许可|許可|著作|版权|版權|擔保|担保|ライセンス|保証|라이선스|저작권|лиценз|ліценз|авторс/i;
/** Fewer of its sentences may speak of rights in a paragraph that has them only printed behind it. */
const LEGAL_SHARE = 0.4;

function speaksOfRights(text: string): boolean {
  const sentences = sentencesOf(text);
  const of = sentences.filter((sentence) => LEGAL.test(sentence) || OF_RIGHTS.test(sentence));
  return of.length >= sentences.length * LEGAL_SHARE;
}

/** A licence in full is long, but one paragraph of it is not; an essay on licences has few such sentences. */
export const isLegal = (text: string): boolean =>
  (text.length <= 300 && COPYRIGHT.test(text)) ||
  (text.length <= LEGAL_MAX_CHARS && LEGAL.test(text) && speaksOfRights(text));

/** "It is released under the GNU General Public License": not what anybody wanted to hear of it. */
const GNU_LICENCE = /\bGNU (?:(?:Lesser|Library|Affero) )?(?:General Public|Free Documentation) Licen[cs]e/i;
const TERMS =
  /\b(?:released|distributed|available|licen[cs]ed|covered|published|terms|copy|copie|copia|cópia|kopie|lizenz|unter|under|sous|sob|bajo|sotto)\b/i;
const RELEASED =
  /\b(?:released|distributed|available|licen[cs]ed|published) under\b|\b(?:distribu|publi|diffus)\p{L}{1,4} sous\b|\b(?:distribu|public|licenci)\p{L}{2,6} (?:bajo|sob)\b|\b(?:rilasciat|distribuit|pubblicat)[oaie] (?:sotto|con)\b/iu;
const LICENCE_NAMED = /\blicen[cs]es?\b|lizenz|\blicen[cç][ae]s?\b|\blicencias?\b|\blicenz[ae]\b|\bA?L?GPL/i;
/** "Harbour is a registered trademark of Nets, Inc." */
const TRADEMARK =
  /(?<!\p{L})(?:trade ?marks?|eingetragenen? (?:Waren|Wort)?(?:zeichen|marken?)|marques? déposées?|marcas? (?:registr?adas?|comerciales?)|march(?:io|i) registrat[oi])(?!\p{L})/iu;
const OWNED = /(?<!\p{L})(?:of|owners?|belong|properties|property|von|der|Eigentümer|de|du|di|da)(?!\p{L})/iu;
const GOVERNED = /(?<!\p{L})governed by(?!\p{L})/iu;
const USED = /(?<!\p{L})(?:use|distribution|copying|modification)(?!\p{L})/iu;
const RELEASE_MAX_CHARS = 220;
const isRelease = (sentence: string): boolean =>
  (sentence.length <= RELEASE_MAX_CHARS && LEGAL.test(sentence)) ||
  (GOVERNED.test(sentence) && USED.test(sentence) && LICENCE_NAMED.test(sentence)) ||
  (sentence.length <= RELEASE_MAX_CHARS && TRADEMARK.test(sentence) && OWNED.test(sentence)) ||
  (GNU_LICENCE.test(sentence) && TERMS.test(sentence)) ||
  (sentence.length <= RELEASE_MAX_CHARS && RELEASED.test(sentence) && LICENCE_NAMED.test(sentence));

/** A paragraph without the sentences that only say under which terms something may be passed on. */
export const withoutLicences = (text: string): string => withoutSentences(text, isRelease);

export const JOURNAL = new RegExp(`^(?:${wordsFor('journal')})`, 'iu');
const JOURNAL_MAX_CHARS = 400;

/** "Received 12 December 2014", "Corresponding author": what journals print beside an article. */
export const isJournalLine = (text: string): boolean =>
  text.length <= JOURNAL_MAX_CHARS && JOURNAL.test(text) && !isProse(text);

const NUMBER = '\\s*(?:\\.\\s*)?(?:[A-Z]?\\d{1,3}(?:[.-]\\d{1,3}){0,3}|[IVX]{1,5})';
export const CAPTION = new RegExp(`^(?:${wordsFor('caption')})${NUMBER}\\s*(?:[.:|–—-]\\s|[.:]?$)`, 'iu');
const CAPTION_MAX_CHARS = 400;

/** "Figure 2: The wall", but not "Figure 2 shows the wall". */
export const isCaption = (text: string): boolean => text.length <= CAPTION_MAX_CHARS && CAPTION.test(text);

export const MADE = new RegExp(`^(?:${wordsFor('made')})`, 'iu');
const MADE_MAX_CHARS = 160;
/** What printers set where the words are still to come. */
const FILLER =
  /\b(?:lorem|ipsum|amet|consectetu\w{2,4}|adipiscing|vestibulum|pellentesque|phasellus|curabitur|suspendisse|vivamus|praesent|nonummy|tincidunt|fringilla|vulputate|malesuada|donec|mauris)\b/gi;
const MIN_FILLERS = 3;

const MAIL = new RegExp(
  `^(?:${wordsFor('subject')}|message-id|content-type|mime-version|received|delivered-to): \\S.{0,100}$`,
  'iu',
);

/** "Subject: Nets in the wind": a line of a mail that stands there as an example. */
export const isMailLine = (text: string): boolean => MAIL.test(text) && !isProse(text);

/** "Generated on Wed Jan 20 2016", "Lorem ipsum dolor sit amet": nobody wrote it for a reader. */
export const isUnwritten = (text: string): boolean =>
  (text.length <= MADE_MAX_CHARS && /\d/.test(text) && MADE.test(text)) ||
  new Set(text.toLowerCase().match(FILLER)).size >= MIN_FILLERS;
