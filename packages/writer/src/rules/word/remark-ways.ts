import { countWords } from '@parlance/kernel/speech-time';
import { calendarOf } from '@parlance/language/text/calendar';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import { fold } from '@parlance/language/text/fold';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Remarks } from '../languages/sharing.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Way } from './way.ts';

/** A number at the end of a long sentence is heard; one at its beginning is forgotten. */
const MAX_WORDS = 32;
const COST = -1.4;
/** "4.6 billion" of what? */
const BARE_QUANTITY =
  /(?:illions?|illiards?|thousand|milhões|milhão|bilhões|mil|millones|millón|mille|Millionen|Milliarden|Tausend|tausend|milioni|miliardi|mila)$/u;

/** "500 boats": what is counted stands right behind the number. */
const COUNTED =
  /^ (?:\p{Ll}[\p{L}’'-]* )?(?:\p{Lu}[\p{L}-]{2,}|\p{Ll}[\p{L}’'-]*(?:[^s]s|people|children|men|women|i|e))(?=[,.;])/u;
/** Behind these, German nouns have another ending: "mit 13 Millimetern". */
const DATIVE = /(?:^|\s)(?:von|mit|aus|bei|nach|seit|zu|zwischen|in|an|auf|unter|über|vor)\s(?:\p{L}+\s)?$/iu;
/** How old somebody is, or how long ago something was, is nothing to wonder at. */
const AGE = /(?:years|Jahren?|años|ans|anni|anos)$/u;
/** Further from the end, a number is no longer in anybody's ear. */
const HEARD_WORDS = 12;

/** "21,930.54 euros": nobody says that again. */
const TO_THE_CENT = /\d[.,]\d{3}[.,]\d/u;

const isName = (word = ''): boolean => /^\p{Lu}/u.test(word);

/** The one number of a sentence, with what is counted and what bounds it, where both stand near its end. */
function soleNumber(text: string, pack: TalkPack): string | undefined {
  if (text.match(/\d[\d.,]*/g)?.length !== 1) return undefined;
  const match =
    wordRegex(pack.grammar.traits.number).exec(text) ?? /(?<![\p{L}\d.-])\d{1,3}(?:[.,]\d{3})*/u.exec(text);
  if (!match) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].trimEnd().length);
  const found = match[0].trim();
  const counted = BARE_QUANTITY.test(found)
    ? /^ (?:(?:de|di) |d[’'])?\p{L}{3,}/u.exec(after)?.[0]
    : /\d$/.test(found)
      ? COUNTED.exec(after)?.[0]
      : '';
  if (counted === undefined || TO_THE_CENT.test(found)) return undefined;
  // "from 5 March": a day is no number of anything.
  if (calendarOf(pack.language).has(fold(counted.trim()))) return undefined;
  // "the Station 4 Pro": a number in a name counts nothing.
  if (
    !pack.grammar.capitalNouns &&
    (isName(before.trimEnd().split(' ').at(-1)) || isName(counted.trimStart()))
  )
    return undefined;
  const number = found + counted;
  const behind = text.slice(match.index + number.length);
  if (!/^[,.;]/.test(behind) || AGE.test(number) || countWords(behind) > HEARD_WORDS) return undefined;
  if (pack.grammar.capitalNouns && DATIVE.test(before)) return undefined;
  const bound = wordRegex(`(?<![\\p{L}’'-])(?:${pack.clauses.beforeNumber}) $`).exec(before);
  // "the 78 drawings" have been spoken of; said again, they would be news.
  if (bound && pack.words.definiteArticles.split(' ').includes(bound[0].trim())) return undefined;
  return (bound?.[0] ?? '') + number;
}

const PERCENT =
  /(?<![\d.,])(\d{1,2})(?:[.,]\d+)?\s?(?:%|percent|per cent|por cento|por ciento|pour cent|Prozent|per cento)/u;

/** "10 percent of the ships": down 10 percent, or 50 percent more, is no share. */
const OF =
  /^ (?:of|der|des|aller|von|vom|de|del|des|du|da|do|das|dos|di|del|dei|degli|della|delle|dello) |^ (?:d|dell)[’']|^ de l[’'a]/u;

function shareOf(percent: number, shares: Remarks['shares']): string | undefined {
  const within = (least: number, most: number): boolean => percent >= least && percent <= most;
  if (within(47, 49)) return shares.almostHalf;
  if (within(51, 54)) return shares.overHalf;
  if (within(68, 70)) return shares.overTwoThirds;
  return new Map(Object.entries(shares)).get(String(percent === 67 ? 66 : percent));
}

/** The share as people say it, with what bounds it: "more than nine in ten". */
function roundedShare(text: string, { clauses, sharing }: TalkPack): string | undefined {
  const { shares, rough } = sharing.remarks;
  const match = PERCENT.exec(text);
  const after = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  if (!match || PERCENT.test(after) || !OF.test(after)) return undefined;
  const share = shareOf(Number(match[1]), shares);
  const before = wordRegex(`(?<![\\p{L}’'-])(?:${clauses.beforeNumber}) $`).exec(text.slice(0, match.index));
  const bound = before?.[0].toLowerCase() ?? '';
  if (share === undefined || (bound !== '' && wordRegex(`^(?:${rough})`).test(share))) return undefined;
  // "quasi il 90 %": what bounds it stands further off, and would be lost.
  const near = text
    .slice(0, match.index - bound.length)
    .split(' ')
    .slice(-4)
    .join(' ');
  const bounds = wordRegex(`(?<![\\p{L}’'-])(?:${clauses.hedges}|sobre|gegen|rund)(?![\\p{L}’'-])`);
  return bounds.test(near) ? undefined : bound + share;
}

/** Who listens rounds a share. */
function roundedRemarks(text: string, pack: TalkPack): Way[] {
  const share = roundedShare(text, pack);
  if (share === undefined) return [];
  return pack.sharing.remarks.rounded.map((remark) => ({
    form: 'rounded',
    cost: COST,
    pieces: [
      { kind: 'tell', text },
      { kind: 'hand', text: capitalize(fill(remark, { share }, pack)) },
    ],
  }));
}

/** The listener remarks on what was just told: on a number where the tone has words for that, or on a share. */
export function remarkWays(text: string, pack: TalkPack): Way[] {
  if (countWords(text) > MAX_WORDS || /[?!“”"«»]/.test(text)) return [];
  const denies = wordRegex(`(?<![\\p{L}’'-])(?:${pack.clauses.denials})(?![\\p{L}’'-])`);
  const number = denies.test(text) ? undefined : soleNumber(text, pack);
  const reactions = number === undefined ? [] : pack.phrases.react;
  return [
    ...roundedRemarks(text, pack),
    ...reactions.map(
      (remark): Way => ({
        form: 'react',
        cost: COST,
        pieces: [
          { kind: 'tell', text },
          { kind: 'ask', text: capitalize(fill(remark, { number: number ?? '' }, pack)) },
        ],
      }),
    ),
  ];
}
