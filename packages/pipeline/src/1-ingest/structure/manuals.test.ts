import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { blocksOf, paragraph, TIDE, WIND } from './testing/telling.ts';

const code = (text: string): DocumentBlock => ({ kind: 'code', text });
const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const heading = (text: string, level = 2): DocumentBlock => ({ kind: 'heading', level, text });
const LISTING = Array.from({ length: 6 }, (_, at) => code(`dry_nets(${at});`));
const textsOf = ({ blocks }: ReturnType<typeof blocksOf>) => blocks.map(({ text }) => text);
/** What is told of these blocks in a document that is full of code. */
const toldInManual = (...blocks: DocumentBlock[]) =>
  textsOf(blocksOf(...blocks, heading('Listings'), ...LISTING));

describe('the entry of a reference goes with its term', () => {
  it('under a heading that is what a machine calls something', () => {
    const blocks = [heading('nets.dry'), paragraph(TIDE), heading('The wind'), paragraph(WIND)];
    expect(toldInManual(...blocks)).toEqual(['The wind', WIND]);
    expect(textsOf(blocksOf(...blocks))).toEqual(['nets.dry', TIDE, 'The wind', WIND]);
  });

  it.each(['#dry', '`#dry`', 'dry! nets wind [procedure]'])('under a signature: %s', (signature) => {
    const blocks = [heading(signature, 4), paragraph(TIDE), heading('The wind'), paragraph(WIND)];
    expect(toldInManual(...blocks)).toEqual(['The wind', WIND]);
  });

  it('behind a line that begins with a signature', () => {
    const entry = '`dry` nets . . . [standard procedure] Returns nets that the wind has dried.';
    const blocks = [paragraph(TIDE), paragraph(entry), paragraph(WIND), heading('The wind'), paragraph(WIND)];
    expect(toldInManual(...blocks)).toEqual([TIDE, 'The wind', WIND]);
  });

  it('behind a term that is set as code', () => {
    expect(
      toldInManual(paragraph(TIDE), item('`dry`: a net that the wind is to dry. It hangs there.')),
    ).toEqual([TIDE]);
  });

  it('in a list of options', () => {
    const options = ['-d, --dry', '-w, --wind', '-t, --tide'].flatMap((option) => [
      code(option),
      paragraph('Set what the harbour master is to look at before the boats come in.'),
    ]);
    expect(toldInManual(paragraph(TIDE), ...options)).toEqual([TIDE]);
  });

  it('where its fields are named, with what stands between them', () => {
    const fields = ['Syntax: dry nets', 'Arguments:', 'Description: The net that is to be dried.'].map(
      paragraph,
    );
    const between = paragraph('If the net is wet an exception is raised.');
    expect(toldInManual(paragraph(TIDE), ...fields, between, heading('The wind'), paragraph(WIND))).toEqual([
      TIDE,
      'The wind',
      WIND,
    ]);
  });

  it('where a term is explained by what it does, in any document', () => {
    const terms = ['Ctrl-A'];
    const blocks = [
      paragraph(TIDE),
      { ...paragraph('Ctrl-A'), terms },
      { ...item('Indicates a key to press.'), terms },
    ];
    expect(textsOf(blocksOf(...blocks))).toEqual([TIDE]);
    const asked = ['Where are the nets?'];
    const answered = [
      { ...paragraph('Where are the nets?'), terms: asked },
      { ...item(TIDE), terms: asked },
    ];
    expect(textsOf(blocksOf(...answered))).toEqual(['Where are the nets?', TIDE]);
  });

  it('and it is named as left out', () => {
    const { leftOut } = blocksOf(heading('nets.dry'), paragraph(TIDE), ...LISTING);
    expect(leftOut[0]).toMatchObject({ kind: 'code', pieces: 8 });
  });
});

it('leaves out rows of keys and what they do, and labels with what stands under them', () => {
  const keys = [
    'Up/Down: Select the next boat.',
    'Space: Open and close the harbour.',
    'Home/End: Select the last boat.',
  ];
  expect(toldInManual(paragraph(TIDE), ...keys.map(paragraph))).toEqual([TIDE]);
  expect(textsOf(blocksOf(paragraph(TIDE), ...keys.map(paragraph)))).toHaveLength(4);
  const labels = ['Boats:', 'Nets:'].flatMap((label) => [paragraph(label), paragraph(`${WIND}`)]);
  expect(toldInManual(paragraph(TIDE), ...labels)).toEqual([TIDE]);
});

it('leaves out the chapters of a book that are told one after the other', () => {
  const guide = ['The boats', 'Drying nets', 'The wind'].map((name) =>
    paragraph(`${name} describes how to live in a harbour without a boat.`),
  );
  const blocks = [
    paragraph(TIDE),
    heading('How to read this'),
    ...guide,
    heading('The wind'),
    paragraph(WIND),
  ];
  expect(textsOf(blocksOf(...blocks))).toEqual([TIDE, 'The wind', WIND]);
});

describe('what leans on something untold', () => {
  it.each([
    ['The second used nets instead, and nobody in the harbour missed what was there before them.', 'en'],
    ['However, the boats of the harbour cannot be dried by anybody who has no nets at hand.', 'en'],
    ['To dry such nets nobody in the harbour needs more than a good wind and some patience.', 'en'],
    ['and returns a boat that the harbour master can give to the next one who asks for it.', 'en'],
  ])('goes with it, behind code and behind a sentence: %s', (sentence) => {
    expect(toldInManual(paragraph(TIDE), code('dry_nets(7);'), paragraph(`${sentence} ${WIND}`))).toEqual([
      TIDE,
    ]);
    expect(toldInManual(paragraph(`${TIDE} ${WIND} Call dry_nets of it. ${sentence}`))).toEqual([
      `${TIDE} ${WIND}`,
    ]);
    expect(textsOf(blocksOf(paragraph(`${TIDE} ${sentence}`)))).toEqual([`${TIDE} ${sentence}`]);
  });

  it('goes where "this option" was never told of', () => {
    const sentence = 'Whoever has wet nets in the harbour can use this option to dry them in the morning.';
    expect(toldInManual(paragraph(`${TIDE} ${sentence}`))).toEqual([TIDE]);
    const named = 'There is an option for those who have wet nets in the harbour.';
    expect(toldInManual(paragraph(`${named} ${sentence}`))).toEqual([`${named} ${sentence}`]);
  });

  it('is all that is left of a paragraph that most was taken from, but for its opening', () => {
    const most =
      'Call dry_nets of the harbour before anybody else does it. Then call dry_boats of it in the same way.';
    expect(toldInManual(paragraph(TIDE), paragraph(`${most} Nets are patient.`))).toEqual([TIDE]);
    expect(toldInManual(paragraph(`${TIDE} ${most} ${most} Nets are patient.`))).toEqual([TIDE]);
  });

  it.each([item, paragraph])('goes in a block that lost its first sentence', (block) => {
    expect(toldInManual(paragraph(TIDE), block(`Call dry_nets first. ${WIND}`))).toEqual([TIDE]);
  });

  it('goes where it speaks of something as known that the section never told of', () => {
    const trim = 'The trim policy says what is to be left out of every net in the harbour.';
    expect(toldInManual(paragraph(TIDE), code('dry_nets(7);'), paragraph(trim))).toEqual([TIDE]);
    const known = [heading('Trim policies'), code('dry_nets(7);'), paragraph(trim)];
    expect(toldInManual(paragraph(TIDE), ...known)).toEqual([TIDE, 'Trim policies', trim]);
  });

  it.each([
    'It has all of the methods that are documented below in the harbour.',
    'For the general approach see this mailing list post of the harbour.',
    'We will now have a closer look at the nets of the harbour.',
    'The spreadsheet of the harbour is almost identical.',
    'Subsequent chapters speak of boats and of the mud of the harbour.',
  ])('goes where it points at what is told elsewhere: %s', (sentence) => {
    expect(toldInManual(paragraph(`${TIDE} ${sentence}`))).toEqual([TIDE]);
    expect(textsOf(blocksOf(paragraph(`${TIDE} ${sentence}`)))).toEqual([`${TIDE} ${sentence}`]);
  });

  it.each([
    'The field is None if there are no nets.',
    'The option "dry nets" is on.',
    'The word ‘dry log NETS’ gives it.',
  ])('goes where it says what a program has: %s', (sentence) => {
    expect(toldInManual(paragraph(`${TIDE} ${sentence}`))).toEqual([TIDE]);
  });

  it('goes where a sentence breaks off before code', () => {
    expect(toldInManual(paragraph(`${TIDE} To dry all of the nets use`), code('dry_nets(8);'))).toEqual([
      TIDE,
    ]);
  });
});

describe('names of things in a manual', () => {
  it.each([
    'Avoiding hidden costs of nets.',
    'How to move forward in the harbour.',
    'The type of a net.',
    'Insert mode in text-input nets.',
  ])('are not told alone: %s', (name) => {
    expect(toldInManual(paragraph(TIDE), item(name), item(WIND))).toEqual([TIDE, WIND]);
    expect(textsOf(blocksOf(paragraph(TIDE), item(name), item(WIND)))).toHaveLength(3);
  });

  it('are told with the sentence that leads to them, or not at all', () => {
    const lead = paragraph('The harbour has what nobody else has:');
    expect(toldInManual(lead, item('dry nets'), item('a good wind'), item('patience.'))).toEqual([
      'The harbour has what nobody else has: dry nets, a good wind and patience.',
    ]);
    const many = Array.from({ length: 9 }, (_, at) => item(`the net of boat ${at}`));
    expect(toldInManual(paragraph(TIDE), lead, ...many)).toEqual([TIDE]);
    expect(toldInManual(lead, item(TIDE), item('dry nets'))).toEqual([lead.text, TIDE]);
  });

  it('do not keep what somebody is told to do from being told', () => {
    const step = 'Hang the nets into the wind.';
    expect(toldInManual(paragraph(TIDE), item(step))).toEqual([TIDE, step]);
  });
});

it('leaves out a sentence that leads to what is not told, in any document', () => {
  expect(textsOf(blocksOf(paragraph(`${TIDE} Then this is to be said:`), code('dry_nets(7);')))).toEqual([
    TIDE,
  ]);
});

it('leaves out an index, running heads of two parts, and tables of letters', () => {
  const unread = [
    'boats, 138, 250, 271 mud, 12 nets, 314 tide, 9 wind, 8',
    '2.2 DRY NETS 2 HARBOUR',
    '請境系探象 尚賀岸責漁 舎喜幹丘糖 布苦圧恵固 姿絶密秘押',
  ];
  expect(textsOf(blocksOf(paragraph(TIDE), ...unread.map(paragraph)))).toEqual([TIDE]);
});

it('tells no row of a table whose label is a time, or whose cells are titles', () => {
  const table = (rows: string[][]): DocumentBlock => ({
    kind: 'table',
    text: rows.join('; '),
    rows,
    headed: true,
  });
  const timed = table([
    ['Time', 'Boat'],
    ['9:00 - 9:50', 'Star'],
    ['10:00 - 10:50', 'Moon'],
  ]);
  const title = 'A net that was dried by nobody, and who found it';
  const titled = table([
    ['Who', 'What'],
    ['Pilots', title],
    ['Boats', title],
  ]);
  expect(textsOf(blocksOf(paragraph(TIDE), timed, titled))).toEqual([TIDE]);
});

describe('a list in a manual', () => {
  const lost = paragraph('`dry_nets(0)` needs:');

  it('goes with the line that leads to it', () => {
    const steps = [item('Gather all the nets.'), item('Hang the nets up.'), item('Ropes')];
    expect(toldInManual(paragraph(TIDE), lost, ...steps, paragraph(WIND))).toEqual([TIDE, WIND]);
    const sentence = item('The harbour master keeps the ropes in his house.');
    expect(toldInManual(paragraph(TIDE), lost, sentence)).toEqual([TIDE, sentence.text]);
  });

  it('goes where a part of it is gone and the rest is no sentence', () => {
    const items = [item('Small and strong:'), item('`dry()` and `hang()`'), item('Free ropes'), item(WIND)];
    expect(toldInManual(paragraph(TIDE), paragraph('The nets are:'), ...items)).toEqual([
      TIDE,
      'The nets are:',
      WIND,
    ]);
  });

  it('goes where its lead is no sentence, in any document', () => {
    const blocks = [
      paragraph(TIDE),
      paragraph('Translation updates:'),
      item('Danish'),
      item('Karbi'),
      paragraph(WIND),
    ];
    expect(textsOf(blocksOf(...blocks))).toEqual([TIDE, WIND]);
  });
});

it('what only says something of its term goes, in any document', () => {
  const entry = (text: string): DocumentBlock => ({ ...item(text), terms: ['Ropes'] });
  const blocks = [paragraph(TIDE), entry('Used for large nets.'), entry('Explains how to tie them.')];
  expect(textsOf(blocksOf(...blocks))).toEqual([TIDE]);
});

describe('in a manual', () => {
  const gone = paragraph('The nets are dried with `dry_nets(7)` by whoever comes first.');

  it('a heading goes whose first paragraph is gone', () => {
    const blocks = [paragraph(TIDE), heading('Drying'), gone, paragraph(WIND)];
    expect(toldInManual(...blocks)).toEqual([TIDE, WIND]);
    expect(textsOf(blocksOf(...blocks))).toEqual([TIDE, 'Drying', WIND]);
  });

  it('a single step behind a listing goes', () => {
    const step = paragraph('Dry all the nets of the harbour.');
    expect(toldInManual(paragraph(TIDE), code('dry_nets(7);'), step)).toEqual([TIDE]);
    expect(toldInManual(paragraph(TIDE), step)).toEqual([TIDE, step.text]);
  });

  it.each([
    'A simpler way to dry the nets is to hang them where the wind comes from.',
    'The harbour master can also dry nets in his own house when it rains.',
  ])('what is said besides something untold goes: %s', (sentence) => {
    expect(toldInManual(paragraph(TIDE), gone, paragraph(sentence))).toEqual([TIDE]);
    expect(toldInManual(paragraph(TIDE), paragraph(sentence))).toEqual([TIDE, sentence]);
  });
});

it('names behind a label go where there are several such lines, in any document', () => {
  const lines = ['New nets', 'Old nets', 'Ropes'].map((label) =>
    item(`${label}: blue ones, green ones, grey ones.`),
  );
  expect(textsOf(blocksOf(paragraph(TIDE), ...lines, paragraph(WIND)))).toEqual([TIDE, WIND]);
  expect(textsOf(blocksOf(paragraph(TIDE), lines[0] as DocumentBlock))).toHaveLength(2);
});

it('what promises several ways goes where code is all that follows', () => {
  const promise = paragraph(`${TIDE} There are several ways to dry a net.`);
  expect(textsOf(blocksOf(promise, code('dry_nets(7);'), paragraph(WIND)))).toEqual([TIDE, WIND]);
  expect(textsOf(blocksOf(promise, paragraph(WIND)))).toEqual([promise.text, WIND]);
});
