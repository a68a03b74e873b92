import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  ['M. Dupont paie 3,50 € à 9h00', 'monsieur Dupont paie trois euros cinquante centimes à neuf heures'],
  ['Il coûte 5 millions d’euros ou 5 M€', "Il coûte cinq millions d’euros ou cinq millions d'euros"],
  [
    'En 1984, 2024 et 1789',
    'En mille neuf cent quatre-vingt-quatre, deux mille vingt-quatre et mille sept cent quatre-vingt-neuf',
  ],
  ['10 000 habitants, 1 250 000 km', 'dix mille habitants, un million deux cent cinquante mille kilomètres'],
  [
    '71, 80, 81, 91, 200 et 201',
    'soixante et onze, quatre-vingts, quatre-vingt-un, quatre-vingt-onze, deux cents et deux cent un',
  ],
  ['3,5 et 0,05', 'trois virgule cinq et zéro virgule zéro cinq'],
  ['Au XIXe siècle, Louis XIV et François Ier', 'Au dix-neuvième siècle, Louis quatorze et François premier'],
  ['Le XXᵉ siècle, Napoléon III', 'Le vingtième siècle, Napoléon trois'],
  ['Le 1er, la 2e et le 21ème', 'Le premier, la deuxième et le vingt et unième'],
  ['Le 1 mai et le 05/03/2024', 'Le premier mai et le cinq mars deux mille vingt-quatre'],
  ['À 10 h 30, 14:15 et 1h', 'À dix heures trente, quatorze heures quinze et une heure'],
  [
    '50 % de 20 km à 5 °C, 1 tonne',
    'cinquante pour cent de vingt kilomètres à cinq degrés Celsius, une tonne',
  ],
  ['C.-à-d. 3/4, p. ex. ici, etc.', "c'est-à-dire trois quarts, par exemple ici, et cetera."],
  ['Mme Roy, n° 5, p. 12', 'madame Roy, numéro cinq, page douze'],
  ['L’UE, l’OMS et la SNCF', 'l’U E, l’O M S et la SNCF'],
  ["L'IRM et l'ADN", "l'I R M et l'A D N"],
  ['UE et OMS', 'U E et O M S'],
  ['Voir www.exemple.fr et moi@site.fr', 'Voir exemple point fr et moi arobase site point fr'],
];

it.each(ROWS)('says in French: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'fr-FR');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
