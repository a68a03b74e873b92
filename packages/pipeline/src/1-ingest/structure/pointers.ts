import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { withoutBracketedPointers } from '../text/clean-inline.ts';
import type { PlacedBlock } from './placed-block.ts';
import { withoutSentences } from './said-sentences.ts';

const bounded = (words: string, flags?: string): RegExp => wordRegex(`(?<!\\p{L})(?:${words})`, flags);

/** "…, as shown in Figure 2.", ", as described above, …": between commas or before the end. */
const aside = (words: string): RegExp =>
  wordRegex(`,? \\(?(?:${words})\\)?(?= ?[.;:!?]|$)|, (?:${words})(?= ?, )|^(?:${words}) ?, `, 'giu');

const WORDS = new Map(
  PACKS.map(({ language, documents: { pointer, beside, follows, asSaid, promise } }) => [
    language,
    {
      pointer: bounded(pointer),
      beside: bounded(beside),
      follows: bounded(follows),
      promise: bounded(promise),
      asSaid: aside(asSaid),
    },
  ]),
);

/** What is told beside things that are not. */
export type Beside = {
  /** Code, a formula or a table that is not told stands near it. */
  nearUnseen: boolean;
  /** What comes right behind it is not told. */
  leadsNowhere: boolean;
};

/** "marked in red", "line 5", "table 4": on a map, in a town, in a restaurant, where a text prints nothing like that itself. */
const OF_THE_WORLD =
  /^(?!in )(?:\p{L}{1,4} (?:\p{L}{1,3} )?)?(?:(?:marked|shown|set|written|printed|highlighted) in \p{L}+|(?:lines?|tables?|zeilen?|tabellen?|lignes?|tableaux?|líneas?|tablas?|linhas?|tabelas?|righe|riga|line[ae]|tabell[ae]) \(?\d+)$/iu;

const SEEN: ReadonlySet<string> = new Set(['code', 'formula', 'table', 'caption']);
/** What is there to be looked at, or stands on a printed page that may have such things. */
export const isShown = ({ kind, page }: PlacedBlock): boolean => SEEN.has(kind) || page !== undefined;

/** So many paragraphs may speak of a listing after it. */
const REACH = 8;

/** For every block what it stands beside; `isTold` says which of them are heard. */
export function besideOf(
  blocks: readonly PlacedBlock[],
  isTold: (block: PlacedBlock) => boolean,
): ReadonlyMap<PlacedBlock, Beside> {
  const found = new Map<PlacedBlock, Beside>();
  // Of a printed page only the captions are read, and behind everything else.
  const shown = new Set(blocks.filter(({ kind }) => kind === 'caption').map(({ page }) => page));
  let since = Number.POSITIVE_INFINITY;
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') since = Number.POSITIVE_INFINITY;
    else if (SEEN.has(block.kind)) since = isTold(block) ? since : 0;
    else since++;
    const next = blocks[at + 1];
    const leadsNowhere = next !== undefined && SEEN.has(next.kind) && !isTold(next);
    const isBesidePicture = block.page !== undefined && shown.has(block.page);
    found.set(block, { nearUnseen: since <= REACH || leadsNowhere || isBesidePicture, leadsNowhere });
  });
  return found;
}

/** "次の図のような", "см. раздел 2": what a page shows or names elsewhere, in languages that nobody has words for yet. */
const SHOWN =
  /(?:次|以下|上|下|左|右)の?(?:図|表|例|图)|この(?:図|表)|(?:下|上)[图圖]|如图|[见見參参](?:見|见|阅|閱)?(?:第|引言|附[录錄]|下[文方]|上[文述])|を参照|[（(]p\.|참[조고](?:하세요|하십시오|하시기|해 ?주세요)|다음과 같(?:습니다|다)[.:]?$|(?<!\p{L})(?:см|див)\. |(?<!\p{L})(?:обратитесь|смотрите|зверніться|дивіться) (?:[кдву]о? )?(?:раздел|розділ|глав)/iu;

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const pointsElsewhere = (sentence: string, pointer: RegExp, shows: boolean): boolean => {
  const [found] = pointer.exec(sentence) ?? [];
  return found !== undefined && (shows || !OF_THE_WORLD.test(found));
};

/** A paragraph without its sentences that point at what only the eye can find. */
export function withoutPointers(
  text: string,
  language: string,
  at: Beside & { shows: boolean },
  manual = false,
): string {
  const words = WORDS.get(language);
  if (!words) return withoutSentences(text, (sentence) => SHOWN.test(sentence));
  const shown = withoutBracketedPointers(text).replace(words.asSaid, '');
  const rest = shown === text ? text : capitalised(shown);
  return withoutSentences(
    rest,
    (sentence, isLast) =>
      pointsElsewhere(sentence, words.pointer, at.shows || manual) ||
      (manual && words.promise.test(sentence)) ||
      (at.nearUnseen && words.beside.test(sentence)) ||
      (at.leadsNowhere && isLast && (words.follows.test(sentence) || sentence.endsWith(':'))),
  );
}
