import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { withoutSentences } from './said-sentences.ts';

/** Articles, prepositions and the like, which lead to another word. */
const LEADING = new Set(
  PACKS.flatMap(({ and, or, words }) =>
    `${and} ${or} ${words.articles} ${words.prepositions} ${words.auxiliaries}`.split(/\s+/),
  ),
);
const isLeading = (word: string): boolean => LEADING.has(word.toLowerCase());
const LAST = /(?<![\p{L}\d-])(\p{L}{1,40})[.!?]$/u;

/** "(see nets)": what points elsewhere in brackets leaves no hole. */
const POINTS = /^(?:see|siehe|vgl\.|voir|consultez|véase|vea|vedi|vedere|si veda|ver|veja|cf\.?) /i;

/** "The usual value is.", where more stood behind it: such words end few sentences, and this one ended otherwise. */
function endsInHole(sentence: string, written: string): boolean {
  const [ending, last = ''] = LAST.exec(sentence) ?? [];
  if (ending === undefined || !isLeading(last)) return false;
  return (
    !written.startsWith(ending) &&
    !written
      .split(`${last} (`)
      .slice(1)
      .some((behind) => POINTS.test(behind)) &&
    ![' ', '"', '“', '‘', '«', '(', '’', "'"].some((before) => written.includes(before + ending))
  );
}

const BEFORE_COMMA = /(?<!\p{L})(\p{L}{1,40}),/gu;

/** "made by the, sign": what stood between the two is gone; what stood in brackets was an aside. */
const hasHoleBeforeComma = (sentence: string, written: string): boolean =>
  [...sentence.matchAll(BEFORE_COMMA)].some(
    ([, word = '']) =>
      isLeading(word) && ![',', ' ,', ' ('].some((behind) => written.includes(word + behind)),
  );

/** "The form ‘’ is": what was quoted is gone. */
const EMPTY = /\( ?\)|[“‘«] ?[”’»]|(?<=\s)["'] ?["'](?=[\s.,;])/;

/** Nobody writes that: what stood in them was no letter, and its reader had nothing for it. */
const EMPTY_QUOTES = /[“‘«] ?[”’»]/;

/** "for large nets. is set in the": who is spoken of is gone; "etc." and its like end no sentence. */
const HEADLESS = new Map(
  PACKS.map(({ language, words }) => [
    language,
    wordRegex(`(?<=\\p{Ll}{4}\\. )(?:${words.auxiliaries.trim().split(/\s+/).join('|')})(?= \\p{L})`, 'u'),
  ]),
);

/** "Is used to dry nets.": no sentence begins so, unless it asks. */
const VERB_FIRST = new Map([
  [
    'en',
    /^(?:Is|Are|Was|Has|Does) \p{Ll}[^?]*$|^(?:Can|May|Must|Should|Will|Could|Cannot) (?:(?:not|also|only) )?be \p{Ll}+(?:ed|en|own|set|built|found|done|left)(?!\p{L})[^?]*$/u,
  ],
  ['fr', /^(?:Est|Sont) \p{Ll}[^?]*$/u],
]);
/** "is minimised w.r.t.": behind such an abbreviation something stood. */
const LEADS_ON = /(?:^|[\s(])(?:w\.r\.t|e\.g|i\.e|cf|viz|vs|z\. ?B|d\. ?h|p\. ?ex|c\.-à-d|p\. ?ej)\.$/u;

/** "terminates when it falls below the.": no word stands behind an article, whatever took it away. */
const ARTICLE_LAST = new Map([
  ['en', /(?<!\p{L})(?:the|an)\.$/u],
  ['fr', /(?<!\p{L})(?:les|des|du|aux)\.$/u],
  ['es', /(?<!\p{L})(?:los|las|del)\.$/u],
  ['it', /(?<!\p{L})(?:gli|dei|della|dello|del)\.$/u],
  ['pt', /(?<!\p{L})(?:dos|das|aos)\.$/u],
]);

/** "The ‘p.", "Two works:.": it broke off in the middle. */
const BROKEN_OFF = /(?<=\s)[‘“«]\p{L}[^’”»“«'"]{0,5}\.$|[:;,]\.$/u;

const isTorn = (sentence: string, written: string): boolean =>
  LEADS_ON.test(sentence) ||
  EMPTY_QUOTES.test(sentence) ||
  // What stands there as it was written lost nothing, however it ends.
  (!written.includes(sentence) &&
    (BROKEN_OFF.test(sentence) ||
      (EMPTY.test(sentence) && !EMPTY.test(written)) ||
      endsInHole(sentence, written) ||
      hasHoleBeforeComma(sentence, written)));

/** A cleaned paragraph without sentences that cleaning took a word from; `written` is how it was before. */
export const withoutTornSentences = (text: string, written: string, language: string): string =>
  withoutSentences(
    text,
    (sentence) =>
      HEADLESS.get(language)?.test(sentence) ||
      VERB_FIRST.get(language)?.test(sentence) ||
      ARTICLE_LAST.get(language)?.test(sentence) ||
      isTorn(sentence, written),
  );
