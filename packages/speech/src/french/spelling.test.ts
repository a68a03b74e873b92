import { expect, it } from 'vitest';
import { Phonemizer } from '../kokoro/phonemes.ts';
import { frenchSpelling } from './spelling.ts';

const phonemizer = new Phonemizer();

it.each([
  ["l'échographie", 'lekɔɡʁafˈi'],
  ['hypercholestérolémie', 'ipɛʁkolɛsteʁolemˈi'],
  ['tachycardie', 'takikaʁdˈi'],
  ['bronchoscopie', 'bʁɔ̃kɔskopˈi'],
  ['trachéotomie', 'tʁakeotomˈi'],
  ['psyché', 'psikˈe'],
  ['Michel-Ange', 'mikˈɛlˈɑ̃ʒ'],
  ['transœsophagienne', 'tʁɑ̃zezofaʒjˈɛn'],
  ['fœtus', 'fetˈys'],
  ["l'éthanol", 'letanˈɔl'],
  ['mycorhizes', 'mikoʁˈiz'],
  ['asynchrone', 'asɛ̃kʁˈɔn'],
  ['lichens', 'likˈɛn'],
  ['kelvins', 'kɛlvˈin'],
])('says %s as it comes from its language', async (word, sounds) => {
  await phonemizer.use('fr');
  expect(phonemizer.word(frenchSpelling([word])[0]!)).toBe(sounds);
});

it.each([
  'échouer',
  'échoppe',
  'machine',
  'chimie',
  'trachée',
  'psychique',
  'Cholet',
  'bronchite',
  'cousin',
  'cœur',
  'œil',
  'Smith',
  'thriller',
])('leaves %s alone', (word) => {
  expect(frenchSpelling([word])).toEqual([word]);
});
