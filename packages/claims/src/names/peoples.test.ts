import { describe, expect, it } from 'vitest';
import { countryOf } from './peoples.ts';
import { KnownNames } from './same-name.ts';

describe('the country of a people', () => {
  it.each([
    [
      'en',
      'Indonesian Indonesia Austrian Austria Iraqi Iraq Canadian Canada African Africa Lebanese Lebanon',
    ],
    [
      'pt',
      'austríaca Áustria iraniano Irã iraquianos Iraque canadenses Canadá africana África libanês Líbano',
    ],
    [
      'es',
      'austriaco Austria iraní Irán hondureña Honduras canadiense Canadá africanos África europeo Europa',
    ],
    [
      'fr',
      'autrichien Autriche irakienne Irak égyptiens Égypte canadienne Canada africain Afrique indien Inde',
    ],
    [
      'de',
      'österreichische Österreich irakisch Irak belgischen Belgien ostafrikanische Ostafrika Spanier Spanien',
    ],
    [
      'it',
      'austriaca Austria iraniani Iran canadese Canada africana Africa asiatico Asia indonesiana Indonesia',
    ],
  ])('is told by its name in %s', (language, pairs) => {
    const words = pairs.split(' ');
    for (let at = 0; at < words.length; at += 2) {
      const [people = '', country = ''] = words.slice(at, at + 2);
      expect(countryOf(country, language), country).toBeDefined();
      expect([people, countryOf(people, language)]).toEqual([people, countryOf(country, language)]);
      expect(new KnownNames(language).add([people]).knows(country, language), country).toBe(true);
      expect(new KnownNames(language).add([country]).knows(people, language), people).toBe(true);
    }
  });

  it.each([
    ['en', 'Austrian Australia', 'Australian Austria', 'Nigerian Niger', 'Nigerien Nigeria', 'Iranian Iraq'],
    ['en', 'Iraqi Iran', 'Guinean Guyana', 'Guyanese Guinea', 'Dominican Dominica', 'Malaysian Mali'],
    ['en', 'Malian Malaysia', 'Mauritian Mauritania', 'Zambian Gambia', 'Slovak Slovenia'],
    [
      'pt',
      'austríaco Austrália',
      'australiano Áustria',
      'nigeriano Níger',
      'iraniana Iraque',
      'iraquiano Irã',
    ],
    ['pt', 'guineense Guiana', 'guianense Guiné', 'dominicano Dominica', 'malaio Mali', 'eslovaco Eslovênia'],
    ['es', 'austriaco Australia', 'nigeriano Níger', 'iraní Irak', 'dominicano Dominica', 'guineano Guyana'],
    ['fr', 'autrichien Australie', 'nigérien Nigéria', 'nigérian Niger', 'iranien Irak', 'malien Malaisie'],
    ['de', 'österreichisch Australien', 'nigerianisch Niger', 'iranisch Irak', 'malaysisch Mali'],
    [
      'it',
      'austriaco Australia',
      'nigeriano Niger',
      'iraniano Iraq',
      'dominicano Dominica',
      'maliano Malesia',
    ],
  ])('is not one that begins alike in %s', (language, ...pairs) => {
    for (const pair of pairs) {
      const [people = '', country = ''] = pair.split(' ');
      expect(new KnownNames(language).add([people]).knows(country, language), pair).toBe(false);
    }
  });

  it.each([
    ['en', 'Cameron Francis Roman turkey china jordan'],
    ['pt', 'reunião reuniões china granadas Catarina Pereira serviço indica turquesa males cubo'],
    ['es', 'reunión reuniones fines la indica turquesa'],
    ['fr', 'réunion François là grenades'],
    ['de', 'Maler malerisch kubisch romanisch'],
    ['it', 'riunione liberi perché romani turchese'],
  ])('is none for other words of %s', (language, words) => {
    const found = words.split(' ').filter((word) => countryOf(word, language) !== undefined);
    expect(found).toEqual([]);
  });
});
