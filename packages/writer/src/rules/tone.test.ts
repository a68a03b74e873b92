import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { TONES } from '@parlance/kernel/limits';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { fixtureSource, sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';
import { TALK_PACKS } from './languages/talk-packs.ts';
import { understandSource } from './testing/understand-source.ts';
import { inTone } from './tone.ts';

const OTHER_TONES = TONES.filter((tone) => tone !== 'balanced');

describe.each(TALK_PACKS.map((pack) => [pack.language, pack] as const))(
  'the tones of %s',
  (language, pack) => {
    const code = LANGUAGES.find((each) => baseLanguage(each.code) === language)?.code ?? '';

    it('are heard at the beginning and at the end', () => {
      // One tone a language: each script takes its time, and every tone has its turn.
      const tone = OTHER_TONES[TALK_PACKS.indexOf(pack) % OTHER_TONES.length] ?? 'warm';
      const script = writeScript(fixtureSource(language), briefFor(code, { tone }));
      // Some languages put hard spaces before their marks.
      const lines = script.lines.map(({ text }) => text.replace(/\s/g, ' '));
      const { greeting, farewell } = pack.tones[tone];
      // The hook comes before the greeting.
      const beginning = lines.slice(0, 2).join(' ');
      expect(greeting.filter((phrase) => beginning.includes(phrase))).toHaveLength(1);
      expect(farewell.some((phrase) => lines.at(-1)?.endsWith(phrase))).toBe(true);
    });

    it('have phrases of their own', () => {
      const all = TONES.flatMap((tone) => {
        const { greeting, setScene, closeAsk } = tone === 'balanced' ? pack.phrases : pack.tones[tone];
        return [...greeting, ...setScene, ...closeAsk];
      });
      expect(new Set(all).size).toBe(all.length);
    });
  },
);

it('nobody is playful about grave things', () => {
  const [, en] =
    TALK_PACKS.map((pack) => [pack.language, pack] as const).find(([language]) => language === 'en') ?? [];
  const grave = `# The ferry disaster\nThe ferry sank in the night and 84 people died in the cold water. The captain had asked for help twice before the lamps went out. Most of the victims came from two villages on the coast, and every family there lost somebody. The inquiry found that a door had been left open.`;
  const { lines } = writeScript(sourceOf(grave, 'en'), briefFor('en-US', { tone: 'playful' }));
  const playful = Object.values(en?.tones.playful ?? {})
    .flat()
    .filter((each) => typeof each === 'string');
  const said = lines.map(({ text }) => text).join(' ');
  expect(playful.filter((phrase) => said.includes(phrase))).toEqual([]);
});

it('greets nobody cheerfully before grave things, and takes leave of nobody so', () => {
  const grave = `# Girl found dead in a ditch\nThe body of the girl was found on Sunday by a farmer. Her sister says that she had been afraid for weeks. The police suspect two friends of the victim, and both deny it. The murder has shaken the small town on the border.`;
  const light = grave
    .replace('dead in a ditch', 'a boat')
    .replace('The body of the girl', 'The boat')
    .replace('The murder', 'The find')
    .replace('the victim', 'hers');
  const { greeting, farewell } = TALK_PACKS.find(({ language }) => language === 'en')!.tones.serious;
  const linesOf = (text: string) => {
    const { lines } = writeScript(sourceOf(text, 'en'), briefFor('en-US'));
    return lines.map((line) => line.text);
  };
  const isSober = (lines: readonly string[]): boolean =>
    greeting.some((phrase) => lines.slice(0, 2).join(' ').includes(phrase)) &&
    farewell.some((phrase) => lines.at(-1)?.endsWith(phrase));
  expect([isSober(linesOf(grave)), isSober(linesOf(light))]).toEqual([true, false]);
});

it('has no small words for grave things', () => {
  const pack = TALK_PACKS.find(({ language }) => language === 'en');
  if (!pack) throw new Error('no pack');
  const understood = (text: string) =>
    inTone(understandSource(sourceOf(text, 'en'), briefFor('en-US'), pack), 'warm');
  const grave = understood(
    '# The ferry disaster\nThe ferry sank in the night and 84 people died in the water.',
  );
  expect(grave.pack.phrases.react).toEqual([]);
  const light = understood(
    '# The ferry\nThe ferry was painted in the spring, and the town looks at it with joy.',
  );
  expect(light.pack.phrases.react).not.toEqual([]);
});
