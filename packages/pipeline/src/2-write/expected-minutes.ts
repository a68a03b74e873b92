import type { Brief } from '@parlance/artifacts/brief';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { LENGTH_NAMES, LENGTHS, type Length, targetMinutes } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { packFor } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';

/** Who writes: our own writer, which tells a text's own sentences, or a model, which talks about them. */
type Author = 'own' | 'model';
type Ask = Pick<Brief, 'language' | 'mode' | 'length'>;

const MINUTE_MS = 60_000;
/** Of the most minutes a length promises: up to here a text is told whole, and so much is told of one that is longer. */
const ROOM = { whole: 0.92, part: 0.81 };
/** Letters of the greeting and the goodbye, without what the text is called. */
const FRAME_LETTERS: Record<Brief['mode'], number> = { dialogue: 140, monologue: 140 };
/** "Next up:", said before a heading. */
const LEAD_LETTERS = 9;
/** Talk about a text adds so much to it at most. */
const MOST_OF_SOURCE = 1.3;
/** More is more than any length holds, however much a text goes on. */
const MOST_MINUTES = 2 * Math.max(...LENGTH_NAMES.map((length) => LENGTHS[length].maxMinutes));

const letters = (count: number): string => 'n'.repeat(count);
const hasWords = ({ text }: Passage): boolean => /\p{L}{2}/u.test(text);

/** Minutes that the whole text takes; no longer read than any length is long, so that a book costs as little as a page. */
function wholeMinutes({ title, passages, language }: SourceText, isRead: boolean): number {
  const minutesOf = (text: string): number =>
    (isRead ? estimateSpeechMs(text) : recordingMs(text, language)) / MINUTE_MS;
  // The title is said in the greeting, not again where it stands.
  const told = new Set<string>(title === undefined ? [] : [title]);
  let minutes = 0;
  for (const [at, passage] of passages.entries()) {
    const { kind, text } = passage;
    if (kind === 'byline' || !hasWords(passage) || told.has(text)) continue;
    // A heading over a heading, or over nothing, is not said.
    if (kind === 'heading' && (passages[at + 1]?.kind ?? 'heading') === 'heading') continue;
    told.add(text);
    minutes += minutesOf(kind === 'heading' ? text + letters(LEAD_LETTERS) : text);
    if (minutes > MOST_MINUTES) break;
  }
  return minutes;
}

/**
 * How many minutes a text becomes, before anything is written: nobody should pay for a length that their text does not
 * fill. It reads no more than the longest length holds, so it costs a few milliseconds whatever it is given.
 */
export function expectedMinutes(source: SourceText, ask: Ask, author: Author): number {
  const { maxMinutes } = LENGTHS[ask.length];
  const isRead = packFor(ask.language) === undefined;
  const told = wholeMinutes(source, isRead);
  if (author === 'model') return Math.min(targetMinutes(ask.length), told * MOST_OF_SOURCE);
  if (isRead) return Math.min(targetMinutes(ask.length), told);
  const framed =
    told + recordingMs(letters(FRAME_LETTERS[ask.mode]) + (source.title ?? ''), ask.language) / MINUTE_MS;
  return framed <= maxMinutes * ROOM.whole ? framed : maxMinutes * ROOM.part;
}

export const expectedByLength = (
  source: SourceText,
  ask: Omit<Ask, 'length'>,
  author: Author,
): Record<Length, number> => {
  const minutesOf = (length: Length): number => expectedMinutes(source, { ...ask, length }, author);
  return { short: minutesOf('short'), medium: minutesOf('medium'), long: minutesOf('long') };
};
