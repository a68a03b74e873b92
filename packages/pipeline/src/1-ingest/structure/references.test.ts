import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { readStructure } from './structure.ts';
import { blocksOf, paragraph, TIDE, told, WIND } from './testing/telling.ts';

const code = (text: string): DocumentBlock => ({ kind: 'code', text });
const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const heading = (text: string, level = 2): DocumentBlock => ({ kind: 'heading', level, text });
const LISTING = Array.from({ length: 6 }, (_, at) => code(`dry_nets(${at}, rope);`));
const textsOf = ({ blocks }: ReturnType<typeof blocksOf>) => blocks.map(({ text }) => text);
const toldInManual = (...blocks: DocumentBlock[]) =>
  textsOf(blocksOf(...blocks, heading('Listings'), ...LISTING));

describe('what describes an option', () => {
  const options = ['`-dry` nets', '`-wind` yes|no', '`-tide` hour'];
  const described = options
    .flatMap((option) => [paragraph(WIND), paragraph(option), paragraph(WIND)])
    .slice(1);

  it('goes with it, also where the option is set as code in a line of the text', () => {
    expect(toldInManual(paragraph(TIDE), ...described, heading('The wind'), paragraph(WIND))).toEqual([
      TIDE,
      'The wind',
      WIND,
    ]);
  });

  it.each([
    'If set to yes, the nets are hung into the wind by the harbour master.',
    'Can be used by whoever has a boat in the harbour.',
    'Default is a net that was dried by somebody else.',
    'Performs a look at all of the nets of the harbour.',
    'Structure class holds what is known of a net in the harbour.',
  ])('goes where it only says something of its term: %s', (entry) => {
    expect(toldInManual(paragraph(TIDE), paragraph(entry))).toEqual([TIDE]);
  });

  it('goes behind a listing where it says what a command does', () => {
    const does = paragraph(
      'Load the nets from a boat. The harbour master has to know of it before the tide.',
    );
    expect(toldInManual(paragraph(TIDE), code('load nets(boat)'), does)).toEqual([TIDE]);
    expect(toldInManual(paragraph(TIDE), does)).toEqual([TIDE, does.text]);
  });

  it('goes where it is a value that is typed in, in any document', () => {
    const values = ['true - The nets are dry.', '"wind" - What dries them.', 'false - They are wet.'].map(
      item,
    );
    expect(textsOf(blocksOf(paragraph(TIDE), ...values))).toEqual([TIDE]);
    expect(textsOf(blocksOf(paragraph(TIDE), values[0] as DocumentBlock))).toHaveLength(2);
  });
});

it('a column of a table that was read without the others goes', () => {
  const rows = ['The net is being dried.', 'The net is being hung up.', 'A boat is being asked.'].map(
    paragraph,
  );
  const blocks = [paragraph(TIDE), heading('Meaning'), ...rows, heading('The wind'), paragraph(WIND)];
  expect(toldInManual(...blocks)).toEqual([TIDE, 'The wind', WIND]);
});

describe('in a manual', () => {
  it('a word set as code goes that only a listing explains', () => {
    const named = 'When the net is called, `rope` points to the boat that the harbour master has asked.';
    expect(toldInManual(paragraph(`${TIDE} ${named}`))).toEqual([TIDE]);
    expect(toldInManual(paragraph(`${TIDE} ${named}`), paragraph(`${WIND} Every rope is dry.`))).toHaveLength(
      2,
    );
  });

  it('half a sentence behind a full stop goes, unless a name is written so', () => {
    const tail = 'calls appropriate to dry these nets.';
    expect(toldInManual(paragraph(`${TIDE} ${tail} ${WIND}`))).toEqual([`${TIDE} ${WIND}`]);
    const name = 'nettle dries all of the nets in the harbour.';
    const often = [1, 2].map(() => paragraph(`${TIDE} ${name}`));
    expect(toldInManual(...often, paragraph(`${WIND} ${name}`))).toContain(`${WIND} ${name}`);
  });

  it('what announces several things goes where they are not told', () => {
    const announced = 'The harbour has two books that every pilot may need to read.';
    const unsaid = 'Read `dry_nets(7)` of them first.';
    expect(toldInManual(paragraph(`${TIDE} ${announced} ${unsaid}`))).toEqual([TIDE]);
    expect(toldInManual(paragraph(`${announced} ${WIND}`))).toEqual([`${announced} ${WIND}`]);
  });

  it.each([
    'Set “rope” to what the pilots expect of the harbour.',
    'The “rope” argument is of no use to anybody in the harbour.',
    'It stands in the “G” column of the book that the harbour master keeps.',
    'NETS is an optional input vector that holds all of the boats of the harbour.',
    'The .dbx file holds what is known of all of the nets of the harbour.',
  ])('what a program calls something goes: %s', (sentence) => {
    expect(toldInManual(paragraph(`${TIDE} ${sentence}`))).toEqual([TIDE]);
    expect(textsOf(blocksOf(paragraph(`${TIDE} ${sentence}`)))).toEqual([`${TIDE} ${sentence}`]);
  });
});

it('a term that is a word is said before what explains it', () => {
  const entry = (text: string): DocumentBlock => ({ ...item(text), terms: ['Blue ropes'] });
  const term: DocumentBlock = { ...paragraph('Blue ropes'), terms: ['Blue ropes'] };
  const named = entry('Most blue ropes are kept by the harbour master.');
  expect(textsOf(blocksOf(paragraph(TIDE), term, entry(WIND)))).toEqual([TIDE, `Blue ropes: ${WIND}`]);
  expect(textsOf(blocksOf(paragraph(TIDE), term, named))).toEqual([TIDE, named.text]);
});

it('what stands under a signature goes, however many words it has', () => {
  const terms = ['Harbour.where(net, wind, other=None, dry=None)', 'the net'];
  const entry: DocumentBlock = { ...item('A valid net that is to be dried by the wind.'), terms };
  expect(textsOf(blocksOf(paragraph(TIDE), entry))).toEqual([TIDE]);
});

it('a pointer goes in languages that nobody writes in', () => {
  const korean = '항구는 아침에 조용했고 어부들은 그물을 고치고 있었습니다.';
  const texts = [`${korean} 아래 문서를 참조하세요.`, '그물은 다음과 같습니다.', korean];
  const detector = { detect: () => 'ko' };
  const { blocks } = readStructure(texts.map(paragraph), { detector, asked: 'ko' });
  expect(blocks.map(({ text }) => text)).toEqual([korean, korean]);
});

describe('in any document', () => {
  it.each([
    'Harbour is a registered trademark of Nets, Inc. in all of the ports of the sea.',
    'Use and distribution of nets is governed by the harbour licence with four exceptions.',
    'It stops when the score of a net is smaller than T − X for all of the boats.',
    'In this way the horizon δ of the harbour is known to everybody in the town.',
    'You can use other keys to walk through the harbour, like P and N.',
    'The whole of the harbour counts with int’s instead of what everybody else has.',
    'It is said that the name of the net is not *, and that the harbour knows it.',
    'T turns on the light over the harbour, F turns it off again in the morning.',
    'Whoever wants both writes “net|boat” into the book of the harbour master.',
    'They are sorted as "net1" "net5" "net10" by whoever comes to the harbour first.',
    'The MIME type of it is “harbour/nets” for all of those who have asked for it.',
    'In Subsection 3.1 the nets of the harbour are dried by three of the pilots.',
    'The chart below enumerates the nets that were dried in the harbour this year.',
    'Make sure to read Nets of the Harbour before you come to us in the morning.',
    'So ’nets.energy’ and ’nets.wind’ are what the harbour calls them in its book.',
    'The onNetDown handler of the harbour is asked whenever somebody comes in.',
    'Look into eplain.aux or nets-dry.xsl before the boats of the harbour come in.',
    'That is not the same as 60*60*24*31 seconds to those who wait in the harbour.',
    'It is written by everybody in the harbour as ‘’ and read by nobody.',
    'In this case mem-nets, page 70, keeps what it has meant to the harbour.',
    'Strike p to add a boat to the book that the harbour master keeps.',
    'Press F6 during the day to see all of the nets that hang in the wind.',
    'It is done by the M command that the pilots of the harbour have learnt.',
    'Each vertex v has a star of nets around it that nobody has counted.',
    'They are available below for those who want to know of the old nets.',
    'Steps 1a, 2 and 3 are new since the harbour was opened again for the boats.',
    'Here is some code to get you started with the drying of your own nets.',
    'Each of the nets is eciently dried by those who know the dierence.',
  ])('what nobody can say or find goes: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
  });

  it.each([
    'The boats carry TGFβ and 5 μm nets, and nobody knows what π is.',
    'If a man is tired he sits where the vitamin C is, and nobody asks him why.',
    'He pressed a hand on the table, and the key was where I had left it.',
    'Set your heart on “home” and walk to the harbour, where A and B are one.',
  ])('what only looks like it stays: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${sentence} ${WIND}`]);
  });

  it('signs that mark code in other formats are not said', () => {
    expect(told(`${TIDE} One uses the +dry+ command. ${WIND}`)).toEqual([
      `${TIDE} One uses the dry command. ${WIND}`,
    ]);
  });

  it('faces, marks of answers and bullets of symbol fonts are not said', () => {
    expect(told(`${TIDE} :-) ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(textsOf(blocksOf(paragraph(`A. ${TIDE}`), paragraph(`\uf0b7 ${WIND}`)))).toEqual([TIDE, WIND]);
    expect(textsOf(blocksOf(paragraph(`A: No. ${TIDE}`)))).toEqual([`No. ${TIDE}`]);
  });
});
