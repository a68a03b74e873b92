import { countWords } from '@parlance/kernel/speech-time';
import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Reading } from '../../read/reading.ts';
import { headingOver } from '../headings.ts';
import type { Said } from '../said.ts';
import type { BetweenWords } from './between-words.ts';
import { FORMS, type FormName } from './forms.ts';
import { conditionIn, type Halves, openingIn, reasonIn } from './halves.ts';

/** So many sentences lie between two questions that were put in. */
const MIN_APART = 2;
/** The same words are asked so often in an episode. */
const MAX_SAME = 2;
/** A longer heading is a title of its own. */
const MAX_HEADING_WORDS = 4;

/** A sentence as it is said, and what is put before it, or between its halves. */
export type Asked = { readonly said: Said; readonly form?: FormName; readonly halves?: Halves };

/** "The pitch", above a sentence that speaks of it and doesn't name it. */
function underHeading(
  { sentence, text }: Said,
  reading: Reading,
  { heading }: BetweenWords,
  lexer: Lexer,
): Halves | undefined {
  const over = headingOver(sentence, reading);
  if (over === undefined || over.asks !== undefined || countWords(over.name) > MAX_HEADING_WORDS)
    return undefined;
  const isThing = wordRegex(`^(?:(?:${heading.articles}) |l[’'])\\p{L}[\\p{L}’' -]+$`).test(over.name);
  const named = new Set(lexer.terms(text));
  const terms = lexer.terms(over.name);
  if (!isThing || terms.length === 0 || terms.some((term) => named.has(term))) return undefined;
  const np = over.name.charAt(0).toLowerCase() + over.name.slice(1);
  return { asks: heading.asks.replace('{np}', np), second: text };
}

/** What two people put between sentences: seldom, never the same again and again, and never before what is somebody's words. */
export function askBetween(all: readonly Said[], words: BetweenWords, reading: Reading): Asked[] {
  const { pack } = reading;
  const lexer = new Lexer(pack);
  const used = new Map<string, number>();
  let since = MIN_APART;
  const mayAsk = (said: Said, last: Said | undefined): boolean =>
    last !== undefined &&
    !said.isQuoted &&
    !said.sentence.asked &&
    !said.isAnswer &&
    !said.asks &&
    !/[?:]$/.test(last.sentence.text) &&
    !said.text.endsWith('?');
  const formsFor = (
    said: Said,
    last: Said | undefined,
  ): readonly (readonly [FormName, Halves | undefined])[] => [
    [
      'label',
      said.label === undefined || said.label === last?.label
        ? undefined
        : labelled(said.text, words.labels[said.label]),
    ],
    ...(last?.sentence.heading === said.sentence.heading
      ? ([
          ['opening', openingIn(said.text, words, pack)],
          ['condition', conditionIn(said.text, words, pack)],
          ['reason', reasonIn(said.text, words, pack)],
        ] as const)
      : ([['heading', underHeading(said, reading, words, lexer)]] as const)),
  ];
  return all.map((said, at): Asked => {
    const last = all[at - 1];
    const isFree = since >= MIN_APART || said.label !== undefined;
    const fitting =
      isFree && mayAsk(said, last)
        ? formsFor(said, last).find(
            ([form, halves]) => FORMS[form] && halves && (used.get(halves.asks) ?? 0) < MAX_SAME,
          )
        : undefined;
    const [form, halves] = fitting ?? [];
    since = halves ? 0 : since + 1;
    if (!form || !halves) return { said };
    used.set(halves.asks, (used.get(halves.asks) ?? 0) + 1);
    return { said, form, halves };
  });
}

const labelled = (text: string, asks: string | undefined): Halves | undefined =>
  asks === undefined ? undefined : { asks, second: text };
