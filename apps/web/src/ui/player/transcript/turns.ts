import { endsSentence } from '@parlance/kernel/sentence-end';
import { UNSPACED_END } from '@parlance/kernel/unspaced-scripts';
import type { Cue, CueWord } from '@parlance/transcripts/cue';

/** What one person says in one go, short enough to read as a paragraph. */
export type Turn = {
  speaker: string;
  /** False when the same person already spoke in the turn before: the name need not be said again. */
  opens: boolean;
  startMs: number;
  endMs: number;
  words: CueWord[];
};

const LONG_ENOUGH_CHARS = 320;
const PAUSE_MS = 1_800;
const UNSPACED_MARK = /[。！？、，]$/u;

/** Cues are cut for small screens; a reader wants whole paragraphs. */
export function turnsOf(cues: Cue[]): Turn[] {
  const turns: Turn[] = [];
  let chars = 0;
  for (const cue of cues) {
    const turn = turns.at(-1);
    const samePerson = turn?.speaker === cue.speaker;
    const lastText = turn?.words.at(-1)?.text ?? '';
    const paragraphFull = chars > LONG_ENOUGH_CHARS && endsSentence(lastText);
    if (!turn || !samePerson || paragraphFull || cue.startMs - turn.endMs > PAUSE_MS) {
      turns.push({
        speaker: cue.speaker,
        opens: !samePerson,
        startMs: cue.startMs,
        endMs: cue.endMs,
        words: cue.words.map((word) => ({ ...word })),
      });
      chars = 0;
    } else {
      const last = turn.words.at(-1);
      if (last && !UNSPACED_END.test(last.text) && !UNSPACED_MARK.test(last.text)) last.text += ' ';
      turn.words.push(...cue.words.map((word) => ({ ...word })));
      turn.endMs = cue.endMs;
    }
    chars += cue.words.reduce((sum, word) => sum + word.text.length, 0);
  }
  return turns;
}

/** Speakers in the order they are first heard; the place decides the colour. */
export const speakersOf = (turns: readonly Turn[]): string[] => [
  ...new Set(turns.map((turn) => turn.speaker)),
];
