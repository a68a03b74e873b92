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

/** "Next up: The lamp."; what asks is asked, and the first one is only named. */
function leadOf({ heading }: Led, isFirst: boolean, { pack, language }: Reading, bag: PhraseBag): string {
  if (heading === undefined) return '';
  if (/[?!]$/.test(heading)) return heading;
  return isFirst ? `${heading}.` : fill(bag.draw(PLAIN_PHRASES[language].leads), { ch: heading }, pack);
}

/** That it was all, that AI made it, and goodbye: each of the two has as many lines as the other. */
function sayGoodbye(script: ScriptBuilder, { mode }: Brief, { language }: Reading, bag: PhraseBag): void {
  const { closePlain, goodbye, farewell, monologue } = PLAIN_PHRASES[language];
  if (mode === 'monologue') {
    script.say(bag.draw(monologue.goodbye));
    return;
  }
  const ends = bag.draw(closePlain);
  const leaves = `${bag.draw(goodbye)} ${bag.draw(farewell)}`;
  if (!script.hostIsNext) script.say(`${ends} ${leaves}`);
  else {
    script.say(ends);
    script.say(leaves);
  }
}

/** Tells what was chosen in the text's own sentences, one after the other. */
function tellPlainly(choice: Choice, reading: Reading, brief: Brief): Worded {
  const { chapterNames } = PLAIN_PHRASES[reading.language];
  const bag = bagFor(choice, reading, brief);
  const script = new ScriptBuilder(brief.mode, reading.language);
  const { byline } = reading;
  script.beginChapter(brief.question ? chapterNames.question : chapterNames.opening);
  script.say(introduction(choice, reading, brief, bag), byline ? [byline.ref] : []);
  const turns = (brief.mode === 'dialogue' ? turnsOfTwo : turnsOfOne)(choice.told, brief.level);
  let isFirst = true;
  for (const [at, led] of withHeadings(turns, reading).entries()) {
    const said = saying(led.turn, turns[at - 1], reading);
    const asks = led.heading?.endsWith('?') && brief.mode === 'dialogue';
    const lead = leadOf(led, isFirst, reading, bag);
    const refs = led.headingRef === undefined ? [] : [led.headingRef];
    if (led.chapter !== undefined) script.beginChapter(led.chapter);
    // What a heading asks, one of the two asks, and the other answers.
    if (asks) script.say(lead, refs);
    const answers = at === 0 ? answerLead(choice, reading, brief, bag) : '';
    const parts = [answers, asks ? '' : lead, said].filter((part) => part !== '');
    const rests = [...refs, ...led.turn.flatMap((sentence) => sentence.refs)];
    for (const line of inLines(parts.join(' '))) script.say(line, rests);
    isFirst &&= led.heading === undefined;
  }
  sayGoodbye(script, brief, reading, bag);
  return { lines: script.lines, chapters: script.chapters };
}

export const plainWorder: Worder<Choice> = { word: tellPlainly, notes: plainNotes };
