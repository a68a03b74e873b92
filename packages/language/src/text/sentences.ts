import { trimEndOf } from '@parlance/kernel/scan-text';
import { packFor } from '../languages.ts';
import { sentenceSegmenter } from './segmenters.ts';
import { wordRegex } from './word-regex.ts';

/** Shortenings of every language; without their last stop. */
const SHORT_FORMS = 'dr prof sr jr vs etc pp cf';

/** After these a capital letter does begin a new sentence. */
const MAY_END = /(?:^|[^\p{L}.])(?:a\.m|p\.m|etc|b\.c|a\.d|a\.c|d\.c|inc|ltd|corp|co|jr|s\.a|ee\.uu)\.$/iu;
const NUMBERED = /(?:^|[^\p{L}])(?:no|n°|nº|núm|fig|eq|p|pp|vol|sec|chap|cap|art|nr|abb|kap)\.$/iu;

const ORDINAL = /(?:^|\s)\d{1,2}\.$/;

/** No sentence is longer; a text without capitals must not grow into a single one. */
const SENTENCE_MAX_CHARS = 1_500;
/** A text without full stops must not be one sentence: what looks at sentences may look at pairs of their words. */
const PIECE_MAX_CHARS = 4_000;

const NEVER = '(?!)';

/** What the language of a text says about its sentences, as sets and patterns. */
function marksOf(language: string) {
  const marks = packFor(language)?.grammar.sentences;
  const { forms = NEVER, openers = NEVER } = marks?.mayEndBefore ?? {};
  return {
    shortForms: new Set(`${SHORT_FORMS} ${marks?.shortForms ?? ''}`.split(' ')),
    mayEndBefore: {
      forms: wordRegex(`(?:^|[^\\p{L}])(?:${forms})\\.$`),
      openers: wordRegex(`^(?:${openers})\\s`, ''),
    },
    speech: wordRegex(`^(?:\\p{Lu}[\\p{L}’'-]+ ){1,3}(?:${marks?.speechVerbs ?? NEVER})(?!\\p{L})`, 'u'),
    afterOrdinal: wordRegex(`^(?:${marks?.afterOrdinal ?? NEVER})(?!\\p{L})`, 'u'),
  };
}

type Marks = ReturnType<typeof marksOf>;
const known = new Map<string, Marks>();

function marksFor(language: string): Marks {
  const marks = known.get(language) ?? marksOf(language);
  known.set(language, marks);
  return marks;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "etc." -> "etc", "(e.g." -> "e.g", "n°." -> "n°". */
function wordBeforeStop(text: string): string {
  if (!text.endsWith('.')) return '';
  const body = text.slice(0, -1);
  if (body.endsWith('n°')) return 'n°';
  return body.slice(trimEndOf(body, /[\p{L}.\-’']/u).length).replace(/^[^\p{L}]+/u, '');
}

function endsInShortForm(text: string, forms: Set<string>): boolean {
  const word = wordBeforeStop(trimEndOf(text.slice(-40), /[)\]»”"]/));
  if (word === '') return false;
  return forms.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
}

/** Whether the break between two pieces is inside a sentence after all. */
function belongTogether(before: string, after: string, marks: Marks): boolean {
  const startsLow = /^\p{Ll}/u.test(after);
  if (/^[,;:)\]”»]/u.test(after)) return true;
  if (startsLow && (!/[?!…]["”»]?$|\.{3}$/.test(before) || /[?!]["”»]$/.test(before))) return true;
  if (NUMBERED.test(before.slice(-12)) && /^\d/.test(after)) return true;
  if (ORDINAL.test(before.slice(-5)) && marks.afterOrdinal.test(after)) return true;
  if (endsInShortForm(before, marks.shortForms)) {
    const end = before.slice(-12);
    const ends =
      (MAY_END.test(end) && /^\p{Lu}\p{Ll}/u.test(after)) ||
      (marks.mayEndBefore.forms.test(end) && marks.mayEndBefore.openers.test(after));
    if (!ends) return true;
  }
  if (/[?!]["”»]$/.test(before) && marks.speech.test(after)) return true;
  const open = count(before, /[([]/g) - count(before, /[)\]]/g);
  if (open > 0 && open < 3 && before.length < 600) return true;
  const openQuotes = count(before, /[“«]/g) - count(before, /[”»]/g);
  return before.length < 320 && (openQuotes > 0 || count(before, /"/g) % 2 === 1);
}

/** What the segmenter takes for sentences; one that nobody could say in one breath comes in parts. */
function* piecesOf(paragraph: string, language: string): Generator<string> {
  for (const { segment } of sentenceSegmenter(language).segment(paragraph)) {
    for (let at = 0; at < segment.length; at += PIECE_MAX_CHARS) {
      const piece = segment.slice(at, at + PIECE_MAX_CHARS).trim();
      if (piece !== '') yield piece;
    }
  }
}

/** One paragraph -> its sentences. Given a paragraph at a time: the segmenter is slow on long strings. */
export function splitSentences(paragraph: string, language: string): string[] {
  const marks = marksFor(language);
  const sentences: string[] = [];
  for (const piece of piecesOf(paragraph, language)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < SENTENCE_MAX_CHARS && belongTogether(last, piece, marks)) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences;
}
