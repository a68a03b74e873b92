import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import type { Choice } from '../choose/chooser.ts';
import { materialOf, speaksOfText } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import { hashText, PhraseBag, seededRandom } from '../word/phrase-bag.ts';
import { ScriptBuilder } from '../word/script-builder.ts';
import type { Worded, Worder } from '../word/worder.ts';
import { askBetween } from './between/ask-between.ts';
import { BETWEEN_WORDS } from './between/words-of.ts';
import { chaptersOf } from './chapters.ts';
import { endingOf } from './ending.ts';
import { answerLead, introduction } from './introduction.ts';
import { plainNotes } from './notes.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { type Said, sayAll } from './said.ts';
import { toneOf } from './tone.ts';
import { type Turn, textOf, turnsOfOne, turnsOfTwo } from './turns.ts';

function bagFor(
  { title, told }: Choice,
  { source, pack }: Reading,
  { length, level, mode }: Brief,
): PhraseBag {
  const seed = hashText(`${title}/${length}/${level}/${mode}/${told[0]?.text ?? ''}`);
  const isText = materialOf(source).kind === 'text';
  return new PhraseBag(seededRandom(seed), (phrase) => isText || !speaksOfText(phrase, pack.grammar));
}

const framing = (text: string, opens: Piece['opens']): Piece[] =>
  text === '' ? [] : [{ text, refs: [], words: countWords(text), paragraph: undefined, opens }];

/** Nothing is put between by one voice alone, nor in a serious tone. */
function withQuestions(said: readonly Said[], reading: Reading, brief: Brief) {
  const isPlayed = brief.mode === 'dialogue' && toneOf(reading, brief) !== 'serious';
  return isPlayed
    ? askBetween(said, BETWEEN_WORDS[reading.language], reading)
    : said.map((each) => ({ said: each }));
}

/**
 * All that is said, in order: the text begins with its first thought and nothing is put into it; what was told and who
 * made it stands behind its last one. Who asked something hears first what becomes of it.
 */
function saidInOrder(choice: Choice, reading: Reading, brief: Brief): Piece[] {
  const bag = bagFor(choice, reading, brief);
  const told = piecesOf(withQuestions(sayAll(choice.told, reading, brief), reading, brief), reading);
  const greeting = framing(introduction(reading, brief, bag), 'always');
  const answer = framing(answerLead(choice, reading, brief, bag), 'always');
  const { credit, goodbye } = endingOf(choice, reading, brief, bag);
  return [
    ...greeting,
    ...answer,
    ...(brief.question ? asOpening(told, 'never') : told),
    ...framing(credit, 'always'),
    ...framing(goodbye, 'may'),
  ];
}

const asOpening = ([first, ...rest]: readonly Piece[], opens: Piece['opens']): Piece[] =>
  first ? [{ ...first, opens }, ...rest] : [];

/** The turns of an episode; each piece says what it was made of. */
export function turnsFor(choice: Choice, reading: Reading, brief: Brief): Turn[] {
  const pieces = saidInOrder(choice, reading, brief);
  return brief.mode === 'dialogue' ? turnsOfTwo(pieces, brief.level) : turnsOfOne(pieces, brief.level);
}

/** Tells what was chosen in the text's own sentences, one after the other. */
function tellPlainly(choice: Choice, reading: Reading, brief: Brief): Worded {
  const { chapterNames } = PLAIN_PHRASES[reading.language];
  const turns = turnsFor(choice, reading, brief);
  const chapters = chaptersOf(turns, reading.pack, chapterNames.opening);
  const script = new ScriptBuilder(brief.mode, reading.language);
  turns.forEach((turn, at) => {
    const chapter = at === 0 && brief.question ? chapterNames.question : chapters.get(at);
    if (chapter !== undefined) script.beginChapter(chapter);
    script.say(
      textOf(turn),
      turn.flatMap(({ refs }) => refs),
    );
  });
  return { lines: script.lines, chapters: script.chapters };
}

export const plainWorder: Worder<Choice> = { word: tellPlainly, notes: plainNotes };
