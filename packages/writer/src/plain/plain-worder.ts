import type { Brief } from '@parlance/artifacts/brief';
import { LIMITS } from '@parlance/kernel/limits';
import { unbound } from '@parlance/language/text/connectives';
import { fill } from '@parlance/language/text/fill';
import { toSpoken } from '@parlance/language/text/spoken';
import type { Choice } from '../choose/chooser.ts';
import { materialOf, speaksOfText } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import { hashText, PhraseBag, seededRandom } from '../word/phrase-bag.ts';
import { ScriptBuilder } from '../word/script-builder.ts';
import type { Worded, Worder } from '../word/worder.ts';
import { type Led, withHeadings } from './chapters.ts';
import { answerLead, introduction } from './introduction.ts';
import { plainNotes } from './notes.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';
import { toneOf } from './tone.ts';
import { type Turn, turnsOfOne, turnsOfTwo } from './turns.ts';

function bagFor(
  { title, told }: Choice,
  { source, pack }: Reading,
  { length, level, mode }: Brief,
): PhraseBag {
  const seed = hashText(`${title}/${length}/${level}/${mode}/${told[0]?.text ?? ''}`);
  const isText = materialOf(source).kind === 'text';
  return new PhraseBag(seededRandom(seed), (phrase) => isText || !speaksOfText(phrase, pack.grammar));
}

/** The sentences of a turn as they are said: whole, and bound to nothing that was not told. */
function saying(turn: Turn, before: Turn | undefined, { pack }: Reading): string {
  return turn
    .map(({ text, index }, at) => {
      const last = at === 0 ? before?.at(-1) : turn[at - 1];
      const goesOn = index === 0 || last?.index === index - 1;
      // Who is an expert hears brackets too: plain telling loses as little as it can.
      return toSpoken(goesOn ? text : unbound(text, pack.grammar), pack, 'expert');
    })
    .join(' ');
}

/** In lines that are no longer than a line may be; only a sentence without an end needs two. */
function inLines(text: string): string[] {
  if (text.length <= LIMITS.scriptLineMaxChars) return [text];
  const fitting = text.slice(0, LIMITS.scriptLineMaxChars);
  const comma = fitting.lastIndexOf(', ') + 1;
  const end = comma > 0 ? comma : fitting.lastIndexOf(' ');
  const cut = end > 0 ? end : fitting.length;
  return [text.slice(0, cut), ...inLines(text.slice(cut).trim())];
}

/** A line to be said, and the chapter that begins with it. */
type Said = {
  readonly text: string;
  readonly refs: readonly string[];
  readonly chapter?: string | undefined;
};

/** "Next up: The lamp."; what asks is asked, and the first one is only named. */
function leadOf(heading: string, isFirst: boolean, { pack, language }: Reading, bag: PhraseBag): string {
  if (/[?!]$/.test(heading)) return heading;
  return isFirst ? `${heading}.` : fill(bag.draw(PLAIN_PHRASES[language].leads), { ch: heading }, pack);
}

/** The lines of a turn: what a heading asks, one of the two asks, and the other answers. */
function linesOf(
  { turn, heading, headingRef, chapter }: Led,
  lead: string,
  said: string,
  isAsked: boolean,
): Said[] {
  const over = headingRef === undefined ? [] : [headingRef];
  const refs = [...over, ...turn.flatMap((sentence) => sentence.refs)];
  const asking = isAsked && heading?.endsWith('?') ? [{ text: lead, refs: over }] : [];
  const text = asking.length > 0 || lead === '' ? said : `${lead} ${said}`;
  const lines = [...asking, ...inLines(text).map((line) => ({ text: line, refs }))];
  return lines.map((line, at) => (at === 0 ? { ...line, chapter } : line));
}

/** That it was all, that AI made it, and goodbye: each of the two has as many lines as the other. */
function goodbyeOf(linesBefore: number, brief: Brief, reading: Reading, bag: PhraseBag): Said[] {
  const { madeBy, thanks, farewell } = PLAIN_PHRASES[reading.language];
  const made = bag.draw(madeBy);
  const leaves = `${bag.draw(thanks)} ${bag.draw(farewell[toneOf(reading, brief)])}`;
  const isHostNext = linesBefore % 2 === 0;
  const texts = brief.mode === 'dialogue' && isHostNext ? [made, leaves] : [`${made} ${leaves}`];
  return texts.map((text) => ({ text, refs: [] }));
}

/** Tells what was chosen in the text's own sentences, one after the other. */
function tellPlainly(choice: Choice, reading: Reading, brief: Brief): Worded {
  const { chapterNames } = PLAIN_PHRASES[reading.language];
  const { byline } = reading;
  const isDialogue = brief.mode === 'dialogue';
  const bag = bagFor(choice, reading, brief);
  const greeting: Said = {
    chapter: brief.question ? chapterNames.question : chapterNames.opening,
    text: introduction(choice, reading, brief, bag),
    refs: byline && !brief.question ? [byline.ref] : [],
  };
  const answers = answerLead(choice, reading, brief, bag);
  const turns = isDialogue ? turnsOfTwo(choice.told, brief.level) : turnsOfOne(choice.told, brief.level);
  const led = withHeadings(turns, reading);
  const first = led.findIndex(({ heading }) => heading !== undefined);
  const told = led.flatMap((each, at) => {
    const lead = each.heading === undefined ? '' : leadOf(each.heading, at === first, reading, bag);
    const said = saying(each.turn, turns[at - 1], reading);
    return linesOf(each, lead, at === 0 && answers !== '' ? `${answers} ${said}` : said, isDialogue);
  });
  const lines = [greeting, ...told, ...goodbyeOf(told.length + 1, brief, reading, bag)];
  const script = new ScriptBuilder(brief.mode, reading.language);
  for (const { chapter, text, refs } of lines) {
    if (chapter !== undefined) script.beginChapter(chapter);
    script.say(text, refs);
  }
  return { lines: script.lines, chapters: script.chapters };
}

export const plainWorder: Worder<Choice> = { word: tellPlainly, notes: plainNotes };
