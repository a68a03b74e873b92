import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { splitSentences } from '@parlance/language/text/sentences';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { RawSentence } from './document.ts';

const MIN_WORDS = 4;
/** More than this is told in several sentences. */
const LONG_WORDS = 40;
const CLOSING: Record<string, string> = { '“': '”', '«': '»', '"': '"' };
const MARKS = /[“”«»"]/g;
const NAME =
  "\\p{Lu}[\\p{L}.’'-]*(?: (?:\\p{Lu}[\\p{L}.’'-]*|d[eai]|d[ao]s|del|della|van|von|der|du|la|le))*";
/** "president of the cooperative", behind a name. */
const ROLE = '(?:, [^,;:“”«»"]{3,80})?';

/** The mark of a quotation that is open behind a text, if it was open or not before it. */
function openBehind(text: string, before: string | undefined): string | undefined {
  let open = before;
  for (const [mark] of text.matchAll(MARKS)) {
    if (open === undefined) open = mark in CLOSING ? mark : undefined;
    else if (mark === CLOSING[open]) open = undefined;
  }
  return open;
}

/** ", said Ada Hill, the keeper." -> "Ada Hill, the keeper, said", in the order in which it leads in what was said. */
function leadFrom(tail: string, { telling, words, grammar }: LanguagePack): string | undefined {
  const { verbs, pronouns, dropsPronoun, inverted } = telling.inquit;
  const called = `(?:${words.articles.replaceAll(' ', '|')}) (?:[\\p{L}’'-]+ ){0,4}?[\\p{L}’'-]+`;
  const who = `(?<who>(?:${pronouns})(?!\\p{L})|(?:${NAME}|${called})${ROLE})`;
  // "said Ada Hill in an interview with the paper": where and to whom may go.
  const where = [...words.prepositions.split(' '), ...Object.keys(grammar.articleOf)].join('|');
  const besides = `(?: (?:${where})(?!\\p{L}).*|,.*)?`;
  const shapes = [
    ...(inverted === undefined ? [] : [inverted]),
    `(?<verb>${verbs})(?:-t)?[ -]${who}`,
    `(?<verb>${verbs}) (?<who>${NAME})${besides}`,
    `${who},? (?<verb>${verbs})(?<rest> [^,;:“”«»"]{2,60})?`,
    `(?<who>(?:${pronouns})|${NAME}) (?<verb>${verbs})${besides}`,
    ...(dropsPronoun ? [`(?<verb>${verbs})`] : []),
  ];
  for (const shape of shapes) {
    const found = wordRegex(`^[,.]? ?${shape}\\.$`, 'u').exec(tail)?.groups;
    if (!found) continue;
    const { who: named = '', aux = '', verb = '', rest = '' } = found;
    const said = [aux, verb].filter((part) => part !== '').join(' ') + rest;
    return capitalize(named === '' ? said : `${named}${named.includes(',') ? ',' : ''} ${said}`);
  }
  return undefined;
}

const asEnd = (quoted: string): string =>
  `${quoted.replace(/[,;]$/, '')}${/[.!?…]$/.test(quoted) ? '' : '.'}`;

/** What is said in one breath: a question with its answer, and nothing as short as "No." alone. */
function inBreaths(quoted: string, { language }: LanguagePack): string[] {
  const breaths: string[] = [];
  for (const sentence of splitSentences(quoted, language)) {
    const last = breaths.at(-1);
    if (last !== undefined && (last.endsWith('?') || countWords(sentence) < MIN_WORDS))
      breaths[breaths.length - 1] = `${last} ${sentence}`;
    else breaths.push(sentence);
  }
  return breaths;
}

/** “It was dark. We waited,” she said. -> She said: “It was dark. We waited.” */
function ledIn(group: readonly RawSentence[], pack: LanguagePack): RawSentence[] | undefined {
  const [first] = group;
  const text = group.map((sentence) => sentence.text).join(' ');
  const open = text.charAt(0);
  const close = CLOSING[open];
  const end = close === undefined ? -1 : text.indexOf(close, 1);
  const quoted = text.slice(1, Math.max(1, end)).trim();
  if (!first || end < 0 || !/[.!?…] \p{Lu}/u.test(quoted)) return undefined;
  const tail = text.slice(end + 1);
  const lead = leadFrom(tail, pack);
  if (lead === undefined && tail !== '') return undefined;
  const isLong = group.length > 1 || countWords(quoted) > LONG_WORDS;
  const breaths = isLong ? inBreaths(asEnd(quoted), pack) : [asEnd(quoted)];
  const space = text.startsWith('« ') ? ' ' : '';
  return breaths.map((said, at) => ({
    ...first,
    text: `${at === 0 && lead !== undefined ? `${lead}: ` : ''}${open}${space}${said}${space}${close}`,
    inQuotation: isLong,
  }));
}

/** Each sentence of a quotation that is told in between in marks of its own. */
function inOwnMarks(group: readonly RawSentence[]): RawSentence[] {
  let open: string | undefined;
  return group.map((sentence) => {
    const before = open;
    open = openBehind(sentence.text, before);
    return { ...sentence, text: `${before ?? ''}${sentence.text}${open === undefined ? '' : CLOSING[open]}` };
  });
}

/** Whether a sentence goes on with a quotation that stands open in the one before it. */
const goesOn = (sentence: RawSentence | undefined, first: RawSentence): boolean =>
  first.inQuotation && sentence?.inQuotation === true && sentence.paragraph === first.paragraph;

/**
 * Who says several sentences is named before them; each of these has marks of its own, so that the quotation ends
 * where the source ends it, whichever of them are told, and nobody else's words are in it.
 */
export function withSpeakersFirst(sentences: readonly RawSentence[], pack: LanguagePack): RawSentence[] {
  const told: RawSentence[] = [];
  for (let at = 0, end = 0; at < sentences.length; at = end) {
    const first = sentences[at] as RawSentence;
    end = at + 1;
    while (goesOn(sentences[end], first)) end++;
    const group = sentences.slice(at, end);
    const hasMarks = group.some(({ text }) => /[“”«»"]/.test(text));
    told.push(...(hasMarks ? (ledIn(group, pack) ?? inOwnMarks(group)) : group));
  }
  return told;
}
