import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { TALK_PACKS, talkPackFor } from '../languages/talk-packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import type { Marked } from './marked.ts';

const PROSE = [
  'The harbour of Port Ellis was built by fishermen, and for a century nobody else used it.',
  'Most of the boats were made of oak from the hills behind the town.',
  'When the railway came, merchants had the quay extended and the old sheds torn down.',
  'Every family in the town had somebody who worked on the new quay.',
  'The mayor at the time, a baker, had promised that the fish market would stay open.',
  'Fish was sold there until the last boat was scrapped, some forty years later.',
];
const OTHERS = ['pier', 'dock', 'wharf'].map((quay) =>
  PROSE.map((line) => line.replaceAll('quay', quay).replaceAll('boat', `${quay} boat`)),
);
/** Long enough that nothing has to be kept for want of others. */
const TEXT = [...PROSE, ...OTHERS.flat()];

/** With what was learned, and without it. */
function sentencesOf(lines: readonly string[], language = 'en', learned = true): readonly Marked[] {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no words of ${language}`);
  const { judgement: _, ...plain } = pack;
  const source = sourceOf(lines.join('\n\n'), language);
  return understandSource(source, briefFor(language, { length: 'short' }), learned ? pack : plain).sentences;
}

const UNLEARNED = TALK_PACKS.filter(({ judgement }) => !judgement).map(({ language }) => language);

const saying = (sentences: readonly Marked[], words: string): Marked => {
  const found = sentences.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`nothing says “${words}”`);
  return found;
};

describe('a sentence that was judged', () => {
  const unfit = 'Welcome to the folder with a matrix of examples and a command to describe it.';

  it('is left out where it is of no use to the ear', () => {
    const lines = [...TEXT, unfit, ...PROSE.slice(0, 2)];
    expect(saying(sentencesOf(lines), 'the folder')).toMatchObject({ sayable: false });
    expect(saying(sentencesOf(lines, 'en', false), 'the folder').sayable).toBe(true);
  });

  it('is told where it is plain', () => {
    const sentences = sentencesOf(TEXT);
    expect(sentences.filter(({ sayable }) => !sayable)).toEqual([]);
  });

  it('is told behind the one it leans on', () => {
    const words = 'Every family in the town';
    expect(saying(sentencesOf(TEXT, 'en', false), words).needsPrevious).toBe(false);
    expect(saying(sentencesOf(TEXT), words).needsPrevious).toBe(true);
  });

  it('stays where hardly anything else would be left', () => {
    expect(saying(sentencesOf([...PROSE.slice(0, 3), unfit]), 'the folder')).toMatchObject({ sayable: true });
  });

  it('has a mark as the first words and one as the last', () => {
    const sentences = sentencesOf(TEXT);
    const highest = (mark: 'asFirst' | 'asLast') =>
      sentences.toSorted((a, b) => b[mark] - a[mark])[0]?.index ?? -1;
    expect(highest('asFirst')).toBe(0);
    expect(highest('asLast')).toBeGreaterThan(TEXT.length * 0.7);
    expect(sentences.every(({ asFirst, asLast }) => asFirst > 0.5 && asLast > 0.5)).toBe(true);
  });

  it('goes, in a text for machines, where what it leans on is not told', () => {
    const machine = Array.from(
      { length: 14 },
      (_, at) =>
        `Please click the menu ${at + 2} and describe the command above, with a variable in the folder. Most of the ${at + 2} boats were made of oak from the hills.`,
    );
    const lines = [...machine, ...TEXT];
    expect(saying(sentencesOf(lines), 'Most of the 3 boats').sayable).toBe(false);
    expect(saying(sentencesOf(lines, 'en', false), 'Most of the 3 boats').sayable).toBe(true);
    expect(saying(sentencesOf(lines), 'for a century').sayable).toBe(true);
  });

  it('never hangs on more than a few others', () => {
    const sentences = sentencesOf([TEXT.join(' ')]);
    const chains = sentences.map(({ needsPrevious }) => (needsPrevious ? 'p' : ' ')).join('');
    expect(Math.max(...chains.split(' ').map(({ length }) => length))).toBeLessThan(9);
  });

  it('keeps its short lines in a story', () => {
    const scene = [
      '“Who is there?” cried NAME into the night, and nobody answered.',
      'NAME nodded.',
      '“Only the wind,” said the wife of NAME, and she closed the door softly.',
      'The lamp went out, and NAME sat in the dark until the cock crowed.',
    ];
    const names = ['Anders', 'Berit', 'Carla', 'Dorte', 'Emil', 'Frida'];
    const told = sentencesOf(names.flatMap((name) => scene.map((line) => line.replaceAll('NAME', name))));
    expect(saying(told, 'Berit nodded')).toMatchObject({ unfit: 0, leaning: 0 });
  });

  it.each(UNLEARNED)('is told as it was in a language where nobody learned that: %s', (language) => {
    const sentences = sentencesOf(TEXT, language);
    const marks = sentences.flatMap(({ unfit, leaning, asLast }) => [unfit, leaning, asLast]);
    expect(new Set(marks)).toEqual(new Set([0]));
  });

  it.each(UNLEARNED)(
    'may begin an episode by where it stands, in a language of which nothing was learned: %s',
    (language) => {
      const [opens, ...others] = sentencesOf(TEXT, language).map(({ asFirst }) => asFirst);
      expect(opens).toBeGreaterThan(Math.max(...others));
    },
  );

  it('costs nobody an audio, however bad all of a text is', () => {
    const bad = Array.from(
      { length: 14 },
      (_, at) => `Please click here to read the license and the following ${at + 3} notes in the menu below.`,
    );
    expect(
      writeScript(sourceOf(bad.join('\n\n'), 'en'), briefFor('en-US', { length: 'short' })).lines.length,
    ).toBeGreaterThan(3);
  });
});
