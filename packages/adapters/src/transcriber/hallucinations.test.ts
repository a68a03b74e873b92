import { describe, expect, it } from 'vitest';
import { isRepetitive, withoutHallucinations } from './hallucinations.ts';

const segments = (...texts: string[]) =>
  texts.map((text, at) => ({ startMs: at * 1000, endMs: at * 1000 + 900, text }));
const kept = (...texts: string[]) => withoutHallucinations(segments(...texts)).map(({ text }) => text);

describe('withoutHallucinations', () => {
  it('keeps what people say, and a sentence said twice', () => {
    const said = ['No.', 'No.', 'I said: no.', 'Music was everywhere.', 'A legenda da comunidade é antiga.'];
    expect(kept(...said)).toEqual(said);
  });

  it('drops notes on sounds', () => {
    expect(kept('[Music]', '(applause)', '♪ la la ♪', '*laughs*', '...', 'Hello.')).toEqual(['Hello.']);
  });

  it('drops the credits of subtitles', () => {
    const credits = [
      'Subtitles by the Amara.org community',
      'Legendas pela comunidade Amara.org',
      'Subtítulos realizados por la comunidad de Amara.org',
      "Sous-titres réalisés par la communauté d'Amara.org",
      'Untertitel im Auftrag des ZDF für funk, 2017',
    ];
    expect(kept(...credits, 'Hello.')).toEqual(['Hello.']);
  });

  it('drops the third time in a row', () => {
    expect(kept('Thank you.', 'Thank you.', 'thank you', 'Thank you!', 'Bye.')).toEqual([
      'Thank you.',
      'Thank you.',
      'Bye.',
    ]);
  });
});

describe('isRepetitive', () => {
  it('knows a loop from a speech that repeats a phrase', () => {
    expect(isRepetitive('and then we go '.repeat(8))).toBe(true);
    expect(isRepetitive('la '.repeat(40))).toBe(true);
    expect(
      isRepetitive(
        'I have a dream that one day this nation will rise up. I have a dream that one day on the red hills they will sit down together.',
      ),
    ).toBe(false);
    expect(isRepetitive('No, no, no.')).toBe(false);
  });
});
