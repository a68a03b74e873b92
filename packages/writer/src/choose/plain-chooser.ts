import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import { firstWords } from '@parlance/kernel/first-words';
import { LENGTHS } from '@parlance/kernel/limits';
import { recordingMs } from '@parlance/language/pace';
import type { Sentence } from '../read/document.ts';
import { materialOf } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import { attend } from './attend.ts';
import { chooseUpTo, chooseWithin } from './choose-within.ts';
import type { Choice, Chooser } from './chooser.ts';
import { canBeSaid, wordsOf } from './units.ts';

/** A text with fewer words says nothing. */
const MIN_WORDS = 25;
/** Up to so many minutes a text is told whole. */
const WHOLE_MINUTES: Record<Brief['length'], number> = { short: 5.5, medium: 11, long: 24 };
/** Of the most minutes a length promises: up to here a longer text is told. */
const PART = 0.9;
/** Greeting and goodbye, roughly; what they really take is asked. */
const FRAME_MINUTES = 0.4;
const TITLE_MAX_CHARS = 60;

function titleOf({ source, pack, sentences, sections }: Reading): string {
  const { titles } = materialOf(source);
  if (titles.length > 1) return `${titles.slice(0, -1).join(', ')} ${pack.and} ${titles.at(-1)}`;
  // A heading over everything that is told names it.
  const [first] = sentences;
  const over = first && sections[first.section]?.title;
  const isOverAll = over && sentences.every(({ section }) => section === first.section);
  return (
    source.title?.trim() ||
    (isOverAll ? over : '') ||
    firstWords(first?.text ?? '', source.language, TITLE_MAX_CHARS)
  );
}

/** Everything, in order, where the asked length holds it; where it does not, as much as it holds. */
function choosePlainly(reading: Reading, brief: Brief, minutesOf: (choice: Choice) => number): Choice {
  const all = reading.sentences.filter(canBeSaid);
  if (wordsOf(all) < MIN_WORDS)
    throw new AppError('write.source_too_thin', { log: 'hardly a word can be said' });
  const { answer, pull, inOrder } = attend(reading, brief);
  const title = titleOf(reading);
  const choiceOf = (sentences: readonly Sentence[]): Choice => ({ title, answer, told: inOrder(sentences) });
  const minutesIn = ({ text }: Sentence): number => recordingMs(text, brief.language) / 60_000;
  const whole = choiceOf(all);
  const { maxMinutes } = LENGTHS[brief.length];
  const roughly = all.reduce((sum, sentence) => sum + minutesIn(sentence), FRAME_MINUTES);
  if (roughly <= maxMinutes && minutesOf(whole) <= WHOLE_MINUTES[brief.length]) return whole;
  const within = chooseWithin(reading, { sizeOf: minutesIn, pull });
  return chooseUpTo(maxMinutes * PART, (room) => choiceOf(within(room)), minutesOf);
}

export const plainChooser: Chooser<Choice> = { choose: choosePlainly };
