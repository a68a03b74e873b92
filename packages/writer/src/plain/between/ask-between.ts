import type { LanguagePack } from '@parlance/language/language';
import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Said } from '../said.ts';
import type { BetweenWords } from './between-words.ts';
import { FORMS, type FormName } from './forms.ts';
import { conditionIn, type Halves, openingIn, reasonIn } from './halves.ts';

/** So many sentences lie between two questions that were put in. */
const MIN_APART = 2;
/** The same words are asked so often in an episode. */
const MAX_SAME = 2;
/** What was told in the last sentences needs nobody to come back to it. */
const JUST_NOW = 2;
const MIN_SUBJECT_WORDS = 7;

/** A sentence as it is said, and what is put before it, or between its halves. */
export type Asked = { readonly said: Said; readonly form?: FormName; readonly halves?: Halves };

/** "The boilers are eleven years old.": what was told of before, and not just now, as it begins a sentence. */
function subjectIn(
  text: string,
  before: readonly string[][],
  { subject }: BetweenWords,
  lexer: Lexer,
): Halves | undefined {
  const { words, clauses } = lexer.pack;
  const verbs = `${words.auxiliaries.split(' ').join('|')}|${clauses.verbs}`;
  const noun = lexer.capitalNouns ? '\\p{Lu}\\p{L}+' : '\\p{Ll}{3,}';
  const thing = `(?:${subject.articles}) (?:\\p{Ll}{3,} )?${noun}`;
  const np = wordRegex(`^(?<np>${thing})(?= (?:${verbs})(?!\\p{L}))`, 'u').exec(
    text.charAt(0).toLowerCase() + text.slice(1),
  )?.groups?.np;
  const head = np === undefined ? undefined : lexer.terms(np).at(-1);
  if (np === undefined || head === undefined || text.split(' ').length < MIN_SUBJECT_WORDS) return undefined;
  const isKnown = before.slice(0, -JUST_NOW).some((terms) => terms.includes(head));
  const isNew = !before.slice(-JUST_NOW).some((terms) => terms.includes(head));
  return isKnown && isNew ? { asks: subject.asks.replace('{np}', np), second: text } : undefined;
}

/** What two people put between sentences: seldom, never the same again and again, and never before what is somebody's words. */
export function askBetween(all: readonly Said[], words: BetweenWords, pack: LanguagePack): Asked[] {
  const lexer = new Lexer(pack);
  const before: string[][] = [];
  const used = new Map<string, number>();
  let since = MIN_APART;
  const mayAsk = (said: Said, last: Said | undefined): boolean =>
    last !== undefined &&
    !said.isQuoted &&
    !said.sentence.asked &&
    !said.isAnswer &&
    !/[?:]$/.test(last.sentence.text) &&
    last.sentence.section === said.sentence.section;
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
    ['opening', openingIn(said.text, words, pack)],
    ['condition', conditionIn(said.text, words, pack)],
    ['reason', reasonIn(said.text, words, pack)],
    ['subject', subjectIn(said.text, before, words, lexer)],
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
    before.push(lexer.terms(said.text));
    const [form, halves] = fitting ?? [];
    since = halves ? 0 : since + 1;
    if (!form || !halves) return { said };
    used.set(halves.asks, (used.get(halves.asks) ?? 0) + 1);
    return { said, form, halves };
  });
}

const labelled = (text: string, asks: string | undefined): Halves | undefined =>
  asks === undefined ? undefined : { asks, second: text };
