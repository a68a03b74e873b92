import type { Brief } from '@parlance/artifacts/brief';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { hasVerb } from '@parlance/language/text/clauses';
import { unbound } from '@parlance/language/text/connectives';
import { toSpoken } from '@parlance/language/text/spoken';
import type { Sentence } from '../read/document.ts';
import { type MinutesPart, minutesPartOf, namesPeople } from '../read/minutes.ts';
import type { Reading } from '../read/reading.ts';
import { partsOf } from './answers.ts';
import { fromFirstLine } from './first-line.ts';

/** A sentence of the text as it is said: whole, and bound to nothing that was not told. */
export type Said = {
  readonly sentence: Sentence;
  readonly text: string;
  /** "Decision:" stood before it. */
  readonly label: MinutesPart | undefined;
  /** The question of a conversation that the text is made as: of an interview, of a page of questions. */
  readonly asks: boolean;
  /** What answers one. */
  readonly isAnswer: boolean;
  /** Somebody's words stand in it. */
  readonly isQuoted: boolean;
};

/** What stands over or under a text and is none of it has no more words. */
const AROUND_WORDS = 8;
const NAME_WORDS = 3;
const LABEL = /^(?<label>\p{L}[\p{L} ]{1,24}) ?: (?=[\p{L}\p{N}“"«])/u;
/** The dash before a reply, as Spanish, French and Portuguese print it. */
export const REPLY = /^(?:[—–-]\s*(?=\p{L}|[¿¡“«"])|[“„"«])/u;
export const REPLY_DASH = /^[—–-]\s*(?=\p{L}|[¿¡“«"])/u;
const QUOTED = /[“”„"«»]/;

/** "Decision: the lift is mended." -> which part of minutes it is, and the sentence. */
function withoutLabel(
  text: string,
  { grammar }: LanguagePack,
): { label: MinutesPart | undefined; text: string } {
  const found = LABEL.exec(text);
  const label = found?.groups?.label && minutesPartOf(`${found.groups.label}`, grammar);
  if (!found || !label) return { label: undefined, text };
  return { label, text: capitalize(text.slice(found[0].length)) };
}

/** "To: all groups", "Chair: Ada Hill", "Dear neighbours,", "Lotte": names something and says nothing. */
function isAroundText({ text, words, asked, isItem }: Sentence, pack: LanguagePack): boolean {
  if (asked || isItem || words > AROUND_WORDS || /[?!…”"»]$/.test(text)) return false;
  if (LABEL.test(text)) return minutesPartOf(text.split(':', 1)[0] ?? '', pack.grammar) === undefined;
  return /,$/.test(text) || (!/[.:]$/.test(text) && !hasVerb(text, pack));
}

const isAlone = (sentence: Sentence, told: readonly Sentence[]): boolean =>
  told.every((each) => each === sentence || each.paragraph !== sentence.paragraph);

/** "Anniversary", alone between two paragraphs: a heading that was not printed as one. */
const isBareName = (sentence: Sentence, told: readonly Sentence[], pack: LanguagePack): boolean =>
  sentence.words <= NAME_WORDS &&
  !sentence.asked &&
  !sentence.isItem &&
  /[\p{L}\p{N}]$/u.test(sentence.text) &&
  !hasVerb(sentence.text, pack) &&
  isAlone(sentence, told);

/** Without what stands around a letter or minutes: who was present, who is greeted, who signs. */
function withoutEdges(told: readonly Sentence[], pack: LanguagePack): readonly Sentence[] {
  const isText = (sentence: Sentence): boolean => {
    if (namesPeople(sentence.text, pack.grammar)) return false;
    return !isAlone(sentence, told) || !isAroundText(sentence, pack);
  };
  const from = told.findIndex(isText);
  const to = told.findLastIndex(isText) + 1;
  const inside = told
    .slice(from, to)
    .filter((each) => !namesPeople(each.text, pack.grammar) && !isBareName(each, told, pack));
  return from < 0 || inside.length < 2 ? told : inside;
}

/** Whether a line is a name or a row of things and no sentence: what stands above it leads it in. */
export const isRow = ({ text }: Sentence, pack: LanguagePack): boolean =>
  !/[?!]$/.test(text) && !hasVerb(text, pack) && !/[“”„"«»]/.test(text);

/** "For two litres", and below it what one needs: the name leads in the row. */
function withNamesBefore(told: readonly Sentence[], pack: LanguagePack): Sentence[] {
  return told.flatMap((sentence, at) => {
    const [before, next] = [told[at - 1], told[at + 1]];
    const names = (each: Sentence | undefined): boolean =>
      each !== undefined &&
      each.words <= AROUND_WORDS &&
      !each.isItem &&
      /[\p{L}\p{N}:]$/u.test(each.text) &&
      !hasVerb(each.text, pack) &&
      isAlone(each, told);
    if (names(sentence) && next && next.section === sentence.section && isRow(next, pack)) return [];
    if (!before || !names(before) || !isRow(sentence, pack) || before.section !== sentence.section)
      return [sentence];
    const name = before.text.replace(/:$/, '');
    return [
      {
        ...sentence,
        text: `${name}: ${sentence.text}`,
        refs: [...before.refs, ...sentence.refs],
        index: before.index,
      },
    ];
  });
}

/** What was chosen, sentence by sentence, as it is said. */
export function sayAll(told: readonly Sentence[], reading: Reading, { level }: Brief): Said[] {
  const { pack } = reading;
  const inside = withNamesBefore(fromFirstLine(withoutEdges(told, pack), pack), pack);
  const parts = partsOf(inside, reading);
  return inside.map((sentence, at, all): Said => {
    const last = all[at - 1];
    const { label, text } = withoutLabel(sentence.text.replace(REPLY_DASH, ''), pack);
    const goesOn = sentence.index === 0 || last?.index === sentence.index - 1;
    const bare = goesOn ? text : unbound(text, pack.grammar);
    return {
      sentence,
      label,
      // Beginners are spared asides; everybody else hears brackets too, so that as little as possible is lost.
      text: toSpoken(bare, pack, level === 'beginner' ? 'beginner' : 'expert'),
      asks: parts[at] === 'asks',
      isAnswer: parts[at] === 'answers',
      isQuoted: sentence.inQuotation || QUOTED.test(sentence.text),
    };
  });
}
