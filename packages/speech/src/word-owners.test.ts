import { describe, expect, it } from 'vitest';
import { wordOwners } from './word-owners.ts';

/** "0011-22" : whose each sound is, "-" for nobody's. */
const owners = (spoken: string, words: string[]): string =>
  [...wordOwners([...spoken], words)].map((owner) => (owner < 0 ? '-' : owner)).join('');

describe('wordOwners', () => {
  it('gives each word its own sounds', () => {
    expect(owners('həlˈO wˈɜɹld', ['həlˈO', 'wˈɜɹld'])).toBe('00000-111111');
  });

  it('parts words that were run together', () => {
    expect(owners('ʌvðə pˈipəl ɪnðə ɹˈum', ['ˈʌv', 'ðə', 'pˈipəl', 'ˈɪn', 'ðˈə', 'ɹˈum'])).toBe(
      '0011-222222-3344-5555',
    );
  });

  it('gives all words of a number to the number', () => {
    expect(owners('nˈIntin nˈIndi nˈIn wʌz', ['nˈIntin nˈIndi nˈIn', 'wˈʌz'])).toBe(
      '0000000-000000-0000-111',
    );
  });

  it('gives nothing to a word without sounds', () => {
    expect(owners('A bi', ['A', '', 'bi'])).toBe('0-22');
  });

  it('leaves no sound without a word when sounds differ from those of the word alone', () => {
    expect(owners('ɡɑnə ɡO', ['ɡˈOɪŋ', 'tə', 'ɡˈO'])).toMatch(/^0[01]{3}-22$/);
  });
});
