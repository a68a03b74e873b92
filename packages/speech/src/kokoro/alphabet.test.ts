import { describe, expect, it } from 'vitest';
import { toModelAlphabet } from './alphabet.ts';
import { VOCABULARY } from './vocabulary.ts';

describe('toModelAlphabet', () => {
  it('writes American English the way the model learned it', () => {
    expect(toModelAlphabet('tədˈeɪ wiːʲ ɑːɹ ɹˈaɪɾɚz', 'en-us')).toBe('tədˈA wi ɑɹ ɹˈITəɹz');
    expect(toModelAlphabet('wˈɜːld bˈʌʔn̩', 'en-us')).toBe('wˈɜɹld bˈʌtᵊn');
  });

  it('keeps length in British English', () => {
    expect(toModelAlphabet('ɡˌəʊ wˈɜːk fˈeə', 'en-gb-x-rp')).toBe('ɡˌQ wˈɜːk fˈɛː');
  });

  it('writes German with the sounds the model has learned elsewhere', () => {
    expect(toModelAlphabet('ɪmˈuːnzʏstˌeːm', 'de')).toBe('ɪmˈuːnzystˌeːm');
    expect(toModelAlphabet('rˈɪsə ˈyːbɜ dˈɔøtʃlant vˈɑɾ', 'de')).toBe('ʁˈɪsɛ ˈyːbɐ dˈYʧlant vˈaʁ');
  });

  it('leaves out what the model has no symbol for, and marks of a foreign word', () => {
    expect(toModelAlphabet('le-z (en)wˈiːk(fr) ʘa', 'fr')).toBe('lez wˈiːk a');
  });

  it('leaves out the glide between two vowels, which the model says as a consonant', () => {
    expect(toModelAlphabet('leziʲˈone malatːˈiʲa', 'it')).toBe('leziˈone malatːˈia');
  });

  it('knows 114 symbols, each by its own number', () => {
    expect(VOCABULARY.size).toBe(114);
    expect(new Set(VOCABULARY.values()).size).toBe(114);
    expect(VOCABULARY.get('ᵻ')).toBe(177);
    expect(VOCABULARY.get('ʧ')).toBe(133);
  });
});
