import { sayWords, splitWords } from '@parlance/language/spoken/spoken-text';
import { describe, expect, it } from 'vitest';
import { Phonemizer } from '../kokoro/phonemes.ts';
import { dividedGermanSpelling, germanSpelling } from './spelling.ts';

async function soundsOf(text: string): Promise<string> {
  const phonemizer = new Phonemizer();
  await phonemizer.use('de');
  const said = await dividedGermanSpelling(sayWords(splitWords(text), 'de-DE'));
  return phonemizer
    .clauses(said.join(' '))
    .map(({ sounds }) => sounds)
    .join(' ');
}

describe('dividedGermanSpelling', () => {
  it('marks where parts meet, also within a word that has a hyphen', async () => {
    expect(await dividedGermanSpelling(['Die', 'Herzkranzgefäße,', 'HTTP-Schnittstelle.'])).toEqual([
      'Die',
      'Herz-kranz-gefäße,',
      'HTTP-Schnitt-stelle.',
    ]);
  });

  it('begins anew before a vowel, and names letters', async () => {
    expect(await dividedGermanSpelling(['Narkoseärztin', 'U S B-Anschluss', 'Vitamin', 'C'])).toEqual([
      'Narkose ärztin',
      'Uh Ess Beh Anschluss',
      'Vitamin',
      'Zeh',
    ]);
  });

  it('writes loanwords as they sound, alone and in compounds', async () => {
    expect(await dividedGermanSpelling(['Cloud', 'Smartphone-Hersteller'])).toEqual([
      'klaud',
      'smartfohn-Hersteller',
    ]);
  });

  it.each([
    ['Wirkstoff', 'vˈɪʁkʃtˌɔf'],
    ['Tonstein', 'tˈoːnʃtˌIn'],
    ['Sauerstoffgehalt', 'zˈWɐʃtˌɔfɡəhˌalt'],
    ['Herzkranzgefäße', 'hˈɛʁʦkʁˌanʦɡəfˌɛːsɛ'],
    ['Klage', 'klˈaːɡɛ'],
    ['des Blutes', 'dɛs blˈuːtɛs'],
    ['vorderen', 'fˈɔʁdəʁən'],
    ['HIV', 'hˈaː ˈiː fˈW'],
    ['EZB', 'ˈeː ʦˈɛt bˈeː'],
  ])('has %s said as Germans do', async (word, sounds) => {
    expect(await soundsOf(word)).toBe(sounds);
  });
});

it('leaves compounds whole for an engine that has learned them so', () => {
  expect(germanSpelling(['Vitamin', 'C,', 'Wirkstoff'])).toEqual(['Vitamin', 'Zeh,', 'Wirkstoff']);
});
