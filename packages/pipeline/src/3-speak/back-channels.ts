import type { ScriptLine } from '@parlance/artifacts/script';
import type { TakeClip } from '@parlance/artifacts/takes';
import { packFor } from '@parlance/language/languages';
import { sentencesOfWords } from '@parlance/language/text/sentences';

/** What the other one says under a line, and when: on the clip's time line. */
export type BackChannel = { clip: TakeClip; atMs: number };

/** A shorter turn needs no sign that somebody listens. About 16 s. */
const LONG_WORDS = 40;
/** Of the long turns, every second one. */
const ONE_IN = 2;
/** Neither right away nor when the turn is nearly over. */
const WITHIN = { from: 0.35, to: 0.8 };

/** The same line is always listened to in the same way. */
function numberOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash >>> 0;
}

/** What is said under a long turn, and after which of its words; undefined for most lines. */
export function backChannelIn(
  { text }: Pick<ScriptLine, 'text'>,
  language: string,
): { text: string; afterWord: number } | undefined {
  const words = text.split(/\s+/u).filter(Boolean);
  const said = packFor(language)?.conversation.backChannels ?? [];
  const number = numberOf(text);
  if (words.length < LONG_WORDS || said.length === 0 || number % ONE_IN !== 0) return undefined;
  const ends = sentencesOfWords(words, language).map(({ to }) => to - 1);
  const afterWord = ends.find((at) => at >= WITHIN.from * words.length && at <= WITHIN.to * words.length);
  if (afterWord === undefined) return undefined;
  return { text: said[Math.floor(number / ONE_IN) % said.length]!, afterWord };
}
