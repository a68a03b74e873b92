import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import { LIMITS, targetMinutes } from '@parlance/kernel/limits';
import { recordingMs } from '@parlance/language/pace';
import type { Choice, Chooser } from './choose/chooser.ts';
import { LENGTH_TOLERANCE } from './choose/length-tolerance.ts';
import type { Reading } from './read/reading.ts';
import type { Worded, Worder } from './word/worder.ts';

export type Author<Chosen extends Choice> = { chooser: Chooser<Chosen>; worder: Worder<Chosen> };

const minutesOf = ({ lines }: Worded, { language }: Brief): number =>
  recordingMs(lines.map(({ text }) => text).join(' '), language) / 60_000;

/** An episode by one author: what is told is chosen, then worded. */
export function tellEpisode<Chosen extends Choice>(
  { chooser, worder }: Author<Chosen>,
  reading: Reading,
  brief: Brief,
): Script {
  // A chooser tries several choices, and the last thing asked of the best of them is to be worded again.
  const worded = new Map<Chosen, Worded>();
  const wordsOf = (choice: Chosen): Worded => {
    const words = worded.get(choice) ?? worder.word(choice, reading, brief);
    worded.set(choice, words);
    return words;
  };
  const choice = chooser.choose(reading, brief, (tried) => minutesOf(wordsOf(tried), brief));
  const { lines, chapters } = wordsOf(choice);
  const isShort =
    minutesOf({ lines, chapters }, brief) < targetMinutes(brief.length) * (1 - LENGTH_TOLERANCE);
  const unanswered = choice.answer === 'none' ? ['question_unanswered'] : [];
  return {
    title: choice.title.slice(0, LIMITS.titleMaxChars),
    language: brief.language,
    mode: brief.mode,
    lines,
    chapters,
    // That it is shorter concerns who ordered it, not who listens.
    notes: worder.notes(choice, reading, brief, unanswered),
    warnings: [...(isShort ? ['source_short'] : []), ...unanswered],
  };
}
