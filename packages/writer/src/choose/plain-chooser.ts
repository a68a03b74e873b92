import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import { firstWords } from '@parlance/kernel/first-words';
import { LENGTHS } from '@parlance/kernel/limits';
import { recordingMs } from '@parlance/language/pace';
import { materialOf } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import type { Choice, Chooser } from './chooser.ts';
import { beginningOf, type Unit, unitsOf, wordsOf } from './units.ts';
import { weigh } from './weights.ts';

/** A text with fewer words says nothing. */
const MIN_WORDS = 25;
/** Of the most minutes a length promises: up to here a text is told whole, and one that is longer up to there. */
const ROOM = { whole: 0.92, part: 0.82 };
/** Greeting and goodbye, roughly; what they really take is asked. */
const FRAME_MINUTES = 0.4;
const MAX_TRIES = 4;
const TITLE_MAX_CHARS = 60;

const minutesIn = (unit: Unit, language: string): number =>
  recordingMs(unit.map(({ text }) => text).join(' '), language) / 60_000;

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

/**
 * Everything, in order, where the asked length holds it. Where it does not, whole units go, those of least weight first;
 * what a text begins with and what it ends with always stay.
 */
function choosePlainly(reading: Reading, brief: Brief, minutesOf: (choice: Choice) => number): Choice {
  const units = unitsOf(reading);
  if (wordsOf(units.flat()) < MIN_WORDS)
    throw new AppError('write.source_too_thin', { log: 'hardly a word can be said' });
  const { weights, isAsked } = weigh(units, reading, brief);
  const title = titleOf(reading);
  const answer = !brief.question ? 'found' : isAsked ? 'near' : 'none';
  const minutes = units.map((unit) => minutesIn(unit, brief.language));
  const worthiest = units
    .keys()
    .toArray()
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  const inRoom = (room: number): Choice => {
    const kept = new Map<number, Unit>();
    let left = room;
    const keep = (at: number, unit: Unit): void => {
      left -= minutesIn(unit, brief.language);
      kept.set(at, unit);
    };
    for (const at of new Set([0, units.length - 1])) keep(at, units[at] ?? []);
    for (const at of worthiest)
      if (!kept.has(at))
        keep(
          at,
          beginningOf(units[at] ?? [], (part) => minutesIn(part, brief.language) <= left),
        );
    return { title, answer, told: units.flatMap((_, at) => kept.get(at) ?? []) };
  };
  const most = LENGTHS[brief.length].maxMinutes;
  const all = minutes.reduce((sum, each) => sum + each, 0) + FRAME_MINUTES;
  const whole: Choice = { title, answer, told: units.flat() };
  if (all <= most && minutesOf(whole) <= most * ROOM.whole) return whole;
  let room = most * ROOM.part - FRAME_MINUTES;
  let choice = inRoom(room);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const over = minutesOf(choice) - most * ROOM.part;
    if (over <= 0) break;
    room -= over;
    choice = inRoom(room);
  }
  return choice;
}

export const plainChooser: Chooser<Choice> = { choose: choosePlainly };
