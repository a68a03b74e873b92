import { trimEndOf } from '@parlance/kernel/scan-text';
import { packFor } from '../languages.ts';
import { wordRegex } from './word-regex.ts';

/** Shortenings of every language; without their last stop. */
const SHORT_FORMS = 'dr prof sr jr vs etc pp cf';

/** After these a capital letter does begin a new sentence, unless it goes on to say when. */
const MAY_END = /(?:^|[^\p{L}.])(?:a\.m|p\.m|etc|b\.c|a\.d|a\.c|d\.c|jr)\.$/iu;
/** Before a number only: "no. 5", "cap. 3", "3 mar. 2020"; without one each of them may be a word that ends a sentence. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:nos?|n°|nº|n\.º|nn?|núms?|num|nrn?|figs?|figg|abb|eqs?|pp?|p[aá]gs?|pagg|ss?|seiten?|vols?|voll|bde?|t|secs?|séc|chaps?|chs?|caps?|capp|kap|arts?|artt|abs|rn|anm|ann|tab|tav|taf|par|fls?|aufl|éd|ed|ca|circa|env|jan|janv|ene|feb|févr?|fev|febb|mar|apr|abr|avr|may|mai|jun|giu|jul|juil|lug|aug|ago|sept?|set|sett|oct|okt|out|ott|nov|dec|déc|dez|dic|min|max|máx|mín)\.$/iu;

/** "Vitamin C.", "Plan B.": a letter that names something, not a person. */
const LETTER_NAMED =
  /(?:^|\s)\p{Ll}{4,12} \p{Lu}\.$|(?:^|\s)(?:Vitamin|Plan|Typ|Klasse|Gruppe|Punkt|Teil) \p{Lu}\.$/u;

const ORDINAL = /(?:^|\s)\d{1,2}\.$/;

/** Of firms: a place or another word of the name often follows, so only a word that opens sentences ends one. */
const FIRM = '(?:inc|ltd|ltda|corp|co|s\\. ?a|ee\\. ?uu)';

const NEVER = '(?!)';

/** "4:30 a.m. Eastern". */
const ZONES = 'Eastern|Central|Mountain|Pacific|Atlantic|[A-Z]{1,4}T|GMT|UTC';
/** "At 5 p.m.", "In 44 B.C.": no more than when something was, so that what it was must follow. */
const WHEN_WORDS = 5;

/** Names of days and months, as a language writes them. */
function calendarOf(language: string): string {
  const named = (
    count: number,
    options: Intl.DateTimeFormatOptions,
    at: (nth: number) => number,
  ): string[] => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, nth) => format.format(at(nth)));
  };
  return [
    ...named(7, { weekday: 'long' }, (nth) => Date.UTC(2024, 0, nth + 1)),
    ...named(12, { month: 'long' }, (nth) => Date.UTC(2024, nth, 1)),
  ].join('|');
}

/** What the language of a text says about its sentences, as sets and patterns. */
function marksOf(language: string) {
  const pack = packFor(language);
  const marks = pack?.grammar.sentences;
  const { forms = NEVER, openers = NEVER } = marks?.mayEndBefore ?? {};
  return {
    shortForms: new Set(`${SHORT_FORMS} ${marks?.shortForms ?? ''}`.trim().split(' ')),
    mayEndBefore: {
      forms: wordRegex(`(?:^|[^\\p{L}])(?:${FIRM}|${forms})\\.$`),
      openers: wordRegex(`^(?:${openers})\\s`, ''),
    },
    speech: wordRegex(
      `^(?:(?:I|\\p{Lu}[\\p{L}’'-]+) ){1,3}(?:${marks?.speechVerbs ?? NEVER})(?!\\p{L})`,
      'u',
    ),
    goesOnWhen: wordRegex(`^(?:${pack ? `${calendarOf(language)}|` : ''}${ZONES})(?!\\p{L})`, 'u'),
    opensWhen: new Set([
      ...(pack?.words.prepositions.split(' ') ?? []),
      ...Object.values(pack?.grammar.contractions ?? {}).flatMap((forms) => Object.values(forms)),
    ]),
    afterOrdinal: wordRegex(`^(?:${marks?.afterOrdinal ?? NEVER})(?!\\p{L})`, 'u'),
  };
}

export type Marks = ReturnType<typeof marksOf>;
const known = new Map<string, Marks>();

/** What a language knows of its sentences; of one without a folder, what all of them share. */
export function marksFor(language: string): Marks {
  const marks = known.get(language) ?? marksOf(language);
  known.set(language, marks);
  return marks;
}

/** What somebody says in a story, as Portuguese, Spanish, French and Italian print it. */
const REPLY = /^[—–]\s?["“«¿¡…]{0,2}\p{Lu}/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "etc." -> "etc", "(e.g." -> "e.g", "n°." -> "n°". */
function wordBeforeStop(text: string): string {
  if (!text.endsWith('.')) return '';
  const body = text.slice(0, -1);
  if (body.endsWith('n°')) return 'n°';
  const word = body.slice(trimEndOf(body, /[\p{L}.\-’']/u).length);
  // Old prints set dashes as two hyphens, "all--Mr. Bennet"; articles lean on what follows, "l’avv. Moro".
  return (word.split(/--|[’']/).at(-1) ?? '').replace(/^[^\p{L}]+/u, '');
}

/** "u.s" also of "U. S."; what stands before the last space counts only if it is the same short form. */
function spacedForm(text: string): string {
  const [, spaced = ''] =
    /(?:^|[\s(])((?:\p{L}{1,3}\.[ \u00a0\u202f]?-?){2,5})$/u.exec(text.slice(-24)) ?? [];
  return spaced
    .replace(/[ \u00a0\u202f]/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function endsInShortForm(text: string, forms: Set<string>): boolean {
  const closed = trimEndOf(text.slice(-40), /[)\]»”"]/);
  const word = wordBeforeStop(closed);
  if (word === '') return false;
  if (forms.has(word.toLowerCase()) || forms.has(spacedForm(closed))) return true;
  // An initial, one letter of a short form with spaces, or several without.
  return /^\p{L}$/u.test(word) || /^(?:\p{L}\.-?)+\p{L}$/u.test(word);
}

/** "4:30 a.m. Wednesday", "At 5 p.m. Smith left": what stands before the break only says when. */
function onlySaysWhen(before: string, after: string, { goesOnWhen, opensWhen }: Marks): boolean {
  if (goesOnWhen.test(after)) return true;
  const words = before.split(/\s+/);
  return words.length <= WHEN_WORDS && opensWhen.has((words[0] ?? '').toLowerCase());
}

/**
 * The one place that says where sentences end: whether the stop between two pieces is inside a sentence after all. `after`
 * may be no more than a few words.
 */
export function belongTogether(before: string, after: string, marks: Marks): boolean {
  const startsLow = /^\p{Ll}/u.test(after);
  if (/^[,;:)\]”»]/u.test(after)) return true;
  if (/^[.…]+$/.test(after)) return true;
  if (REPLY.test(after) && /[.!?…]["”»)]?$/.test(before)) return false;
  // "— Who is there? — asked Ada.", "— Who is there? asked Ada.": who says it belongs to what is said.
  if (/^[—–]\s?\p{Ll}/u.test(after) || (startsLow && REPLY.test(before))) return true;
  // "He waited… Then he left.": who trails off has not stopped. "Goethestr. 5 am Markt": what goes on low, goes on.
  if (/…["”’»)\]]{0,3}$/.test(before.slice(-4))) return true;
  if (/\.["”’»)\]]{0,3}$/.test(before.slice(-4)) && /^[^\p{L}.!?…]{0,40}\p{Ll}/u.test(after)) return true;
  if (startsLow && (!/[?!]$/.test(before) || /[?!]["”»]$/.test(before))) return true;
  if (NUMBERED.test(before.slice(-12)) && /^(?:\d|[IVXLC]{1,6}(?!\p{L}))/u.test(after)) return true;
  if (ORDINAL.test(before.slice(-5)) && marks.afterOrdinal.test(after)) return true;
  if (endsInShortForm(before, marks.shortForms)) {
    const end = before.slice(-12);
    const ends =
      (MAY_END.test(end) && /^\p{Lu}\p{Ll}/u.test(after) && !onlySaysWhen(before, after, marks)) ||
      (marks.mayEndBefore.forms.test(end) && marks.mayEndBefore.openers.test(after)) ||
      (LETTER_NAMED.test(before.slice(-24)) && marks.mayEndBefore.openers.test(after));
    if (!ends) return true;
  }
  if (/[?!]["”»]$/.test(before) && marks.speech.test(after)) return true;
  const open = count(before, /[([]/g) - count(before, /[)\]]/g);
  if (open > 0 && open < 3 && before.length < 600) return true;
  // What opens a quotation in English closes one in German.
  const low = count(before, /„/g);
  const openQuotes = low > 0 ? low - count(before, /[“”]/g) : count(before, /[“«]/g) - count(before, /[”»]/g);
  return before.length < 320 && (openQuotes > 0 || count(before, /"/g) % 2 === 1);
}
