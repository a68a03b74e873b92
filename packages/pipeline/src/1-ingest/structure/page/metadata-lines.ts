import type { LanguagePack } from '@parlance/language/language';
import { calendarOf } from '@parlance/language/text/calendar';
import { hasOwnVerb } from '@parlance/language/text/clauses';
import { fold } from '@parlance/language/text/fold';
import { MAIL_LINE } from '../../text/mail-head.ts';
import type { PlacedBlock } from '../placed-block.ts';
import type { ArticlePatterns } from './article-words.ts';
import { countOf, endsOrGoesOn, isText, type PageText } from './page-text.ts';

/** Such a line says what a text is, where it stands or who had to do with it. */
const LINE_WORDS = 24;
/** A paragraph of so many words is text, and one of fewer that ends like a sentence. */
const PROSE_WORDS = { sentence: 9, any: 25 };
/** Under a text stand who wrote it and where to go from there. */
const BELOW_WORDS = 9;

const BAR = / [|·•] |[▼▲★]/u;
/** "HIST 233", "ECON 110": a course by its number. */
const COURSE = /^\p{Lu}{2,5} ?\d{2,4}(?![\p{L}\d])/u;
const FULL_NAME =
  /^(?:\p{Lu}\p{L}{0,4}\. )?\p{Lu}[\p{L}’'.-]+(?: (?:\p{Lu}[\p{L}’'.-]*|d[aeio]s?|van|von|di|del)){0,3} \p{Lu}[\p{L}’'-]+$/u;
/** "Dr. Pia Wernicke, Physik für Bauingenieure": who taught. */
const WITH_TITLE =
  /^(?:Prof(?:essor(?:in|e|a)?)?|Dr|Dott|Sr|Mag)(?:\.ª|\.ssa|\.)?(?: Dr\.)? \p{Lu}[^.!?]{3,80}$/u;
/** "Conto de Otávio Brandt, segundo lugar", "An essay by Ada Hill": what it is, and by whom. */
const BY_SOMEBODY =
  /^(?:\p{L}+ ){0,3}(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]e|[Dd]i|[Dd]’|[Dd]')(?: |(?<=[’']))\p{Lu}(?:\p{L}+|\.) (?:d[aeio]s? )?\p{Lu}[\p{L}’'-]+(?:,.*)?$/u;
/** "32 pages, £12.99", "159 euro – 420 grammi": figures and what they are of. */
const PRICE = /[€£$]|(?<!\p{L})(?:euros?|dollars?|reais)(?!\p{L})/iu;
const CLOCK = /(?<!\d)\d{1,2}(?:[:.h]\d{2}|h|(?: ?[ap]\.?m\.?))(?!\d)|(?<!\p{L})(?:Uhr|ore|heures)(?!\p{L})/u;
/** Of a line that says where and when it was written, so many words are neither. */
const DATELINE_WORDS = 2;

/** "Redacción / Vigo / 19 de octubre", "12 June 1931 – 2 February": a day, and hardly anything else. */
function isDate(text: string, language: string): boolean {
  const calendar = calendarOf(language);
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isDay = (word: string): boolean => calendar.has(fold(word));
  if (!words.some(isDay) || !/\d/.test(text) || CLOCK.test(text)) return false;
  const others = words.filter((word) => !isDay(word) && word.length > 3);
  return others.length <= DATELINE_WORDS;
}

/** "OSTERBY, Tuesday (own report)". */
const isReport = (text: string): boolean =>
  /^\p{Lu}[\p{Lu} -]{3,}, [^.!?]{2,40}$/u.test(text) && countOf(text) <= 8;

const isProse = ({ kind, text }: PlacedBlock): boolean => {
  if (kind === 'item') return true;
  const words = countOf(text);
  return (
    kind !== 'heading' &&
    (words >= PROSE_WORDS.any || (words >= PROSE_WORDS.sentence && /[.!?…:]["”»)]?$/.test(text)))
  );
};

/** What says, wherever it stands, that a line is about the text. */
function isAboutText({ text }: PlacedBlock, patterns: ArticlePatterns, pack: LanguagePack): boolean {
  if (countOf(text) > LINE_WORDS)
    return patterns.people.test(text) && !/[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
  if (patterns.people.test(text)) return true;
  if (hasOwnVerb(text, pack) && !pack.grammar.capitalNouns && /[.!?…]["”»)]?$/.test(text)) return false;
  if (patterns.leaves.test(text) && (PRICE.test(text) || countOf(text) <= 5)) return true;
  if (/[.!?…]["”»)]?$/.test(text)) return false;
  return (BAR.test(text) && !/[.!?] \p{Lu}/u.test(text)) || patterns.field.test(text);
}

const isMailField = (text: string): boolean => {
  const [, label = ''] = /^(\p{L}[\p{L} -]{0,15}) ?: \S/u.exec(text) ?? [];
  return label !== '' && MAIL_LINE.test(label) && countOf(text) <= LINE_WORDS;
};

/** What says so over a text: a column, a course, a name, a day. */
function isOverText(block: PlacedBlock, patterns: ArticlePatterns, { language }: LanguagePack): boolean {
  const { text } = block;
  if (countOf(text) > LINE_WORDS || /[!?…]["”»)]?$/.test(text)) return false;
  if (patterns.rubric.test(text) || isMailField(text)) return true;
  if (/\p{L}{3}\.$/u.test(text)) return false;
  return (
    WITH_TITLE.test(text) ||
    FULL_NAME.test(text) ||
    BY_SOMEBODY.test(text) ||
    isDate(text, language) ||
    isReport(text)
  );
}

/** A line that is called what the text is called, and only says which lesson it was. */
const isLesson = (text: string, patterns: ArticlePatterns): boolean =>
  (COURSE.test(text) || patterns.lesson.test(text)) && !/[:–—-] \p{L}/u.test(text.replace(COURSE, ''));

/**
 * What a pasted text has around it that says nothing of what it tells: the column it stands in, a course, who was present,
 * pages and price, names and days over it, and under it who signs and where a reader may go.
 */
export function metadataLines(page: PageText, patterns: ArticlePatterns, pack: LanguagePack): PlacedBlock[] {
  const first = page.findIndex(isProse);
  const last = page.findLastIndex(isProse);
  if (first < 0) return [];
  // A poem, a list of names: where nothing ends like a sentence, a line without an end is no sign.
  const texts = page.filter(isText);
  const isOfProse = texts.filter(({ text }) => endsOrGoesOn(text)).length * 2 >= texts.filter(isProse).length;
  const [title] = page;
  const isCalled = ({ text }: PlacedBlock): boolean =>
    patterns.rubric.test(text) ||
    isMailField(text) ||
    isLesson(text, patterns) ||
    /^[^|·]+ [|·] \p{Ll}{1,4} \p{Lu}/u.test(text);
  const lines = page.filter((block, at) => {
    if (block.kind === 'item' || block.kind === 'quote') return false;
    // What a text is called stands first; only a column, a course and a mail's head are no title.
    if (block === title && block.kind === 'heading') return isCalled(block);
    if (isAboutText(block, patterns, pack)) return true;
    if (at < first) return isOverText(block, patterns, pack) || isLesson(block.text, patterns);
    const isBelow =
      at > last && isOfProse && block.kind === 'paragraph' && countOf(block.text) <= BELOW_WORDS;
    return isBelow && !/ ?: |[.!?…:]["”»)]?$/.test(block.text);
  });
  // A course is better than no title.
  const isHeaded = page.slice(0, first).some((block) => block.kind === 'heading' && !lines.includes(block));
  return lines.filter((block) => block !== title || isHeaded || !isLesson(block.text, patterns));
}
