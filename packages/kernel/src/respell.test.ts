import { describe, expect, it } from 'vitest';
import { respell } from './respell.ts';

const entry = (written: string, spoken: string, language: string | null = null) => ({
  written,
  spoken,
  language,
});
const said = (text: string, ...entries: ReturnType<typeof entry>[]) =>
  respell(text, 'en-US', { entries, isMeasured: true }).text;

/** Every said word lasts 100 ms. */
const heard = (text: string, ...entries: ReturnType<typeof entry>[]) => {
  const respelt = respell(text, 'en-US', { entries, isMeasured: true });
  const times = respelt.text
    .split(/\s+/)
    .map((word, at) => ({ text: word, startMs: at * 100, endMs: (at + 1) * 100 }));
  return respelt.timesOf(times).map((word) => `${word.text} ${word.startMs}-${word.endMs}`);
};

describe('respelling', () => {
  it.each([
    ['whole words only', 'Siobhan met Siobhanna.', 'Shivon met Siobhanna.', entry('Siobhan', 'Shivon')],
    [
      'with what stands around them',
      '“Siobhan’s” (Siobhan)!',
      '“Shivon’s” (Shivon)!',
      entry('Siobhan', 'Shivon'),
    ],
    ['small letters in any case', 'GIF, Gif and gif', 'jif, jif and jif', entry('gif', 'jif')],
    ['capitals only as written', 'US, us and Us', 'you ess, us and Us', entry('US', 'you ess')],
    ['accents and signs', 'C++ ou São', 'cê mais mais ou São', entry('C++', 'cê mais mais')],
    ['several words', 'In New  York now', 'In Nu  Iork now', entry('New York', 'Nu Iork')],
  ])('changes %s', (_, text, expected, change) => {
    expect(said(text, change)).toBe(expected);
  });

  it('prefers the longer entry and never changes what it said itself', () => {
    expect(said('New York, York', entry('York', 'Iork'), entry('New York', 'York City'))).toBe(
      'York City, Iork',
    );
  });

  it('keeps to the language of the entry', () => {
    expect(said('chat', entry('chat', 'sha', 'fr-FR'))).toBe('chat');
    expect(
      respell('chat', 'fr-FR', { entries: [entry('chat', 'sha', 'fr-FR')], isMeasured: true }).text,
    ).toBe('sha');
  });

  it('leaves a line without any of the words as it is', () => {
    const text = 'Nothing  to see.';
    expect(said(text, entry('York', 'Iork'))).toBe(text);
  });

  it('gives a word that became several all of their time', () => {
    expect(heard('The US, too', entry('US', 'you ess'))).toEqual(['The 0-100', 'US, 100-300', 'too 300-400']);
  });

  it('gives the words of a name one time each, or the first all of it', () => {
    expect(heard('In New York now', entry('New York', 'Nu Iork'))[2]).toBe('York 200-300');
    expect(heard('In New York now', entry('New York', 'Nuiork'))).toEqual([
      'In 0-100',
      'New 100-200',
      'York 200-200',
      'now 200-300',
    ]);
  });
});
