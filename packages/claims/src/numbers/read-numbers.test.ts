import { describe, expect, it } from 'vitest';
import { countryOf } from '../names/peoples.ts';
import { claimedNumbers, NumberGround } from './number-ground.ts';
import { readNumbers } from './read-numbers.ts';

const valuesIn = (text: string, language: string): string[] =>
  readNumbers(text, language).map(({ values }) => values[0] ?? '');

describe('numbers, however they are written', () => {
  it.each([
    ['en', 'two hundred and fifty ships in sixteen eighty-four', ['250', '1684']],
    ['en', 'two thousand five hundred, one thousand and one, a hundred and fifty', ['2500', '1001', '150']],
    ['en', 'the nineteen thirties, the 1920s, the thirties', ['decade:1930', 'decade:1920', 'decade2:30']],
    ['en', 'the eighteenth century and the 19th century', ['century:18', 'century:19']],
    ['en', 'a third of it, two thirds, half, ten percent', ['1/3', '2/3', '1/2', '10']],
    ['en', 'Louis XIV on the ninth of February, a Saturday', ['14', '9', 'month:2', 'weekday:6']],
    ['en', 'it may march on, a half-time job, 24/7', []],
    ['en', 'between three and five', ['3', '5']],
    [
      'pt',
      'século XVIII, dois mil e quinhentos, mil novecentos e quarenta e um',
      ['century:18', '2500', '1941'],
    ],
    [
      'pt',
      'anos trinta, década de 1930, numa quinta-feira de maio',
      ['decade2:30', 'decade:1930', 'weekday:4', 'month:5'],
    ],
    [
      'en',
      "eleven point six million, two and a half million, two dozen, in '47",
      ['11600000', '2500000', '24', 'year2:47'],
    ],
    [
      'en',
      'nine in ten, one out of three, three times as many, one of three brothers',
      ['9/10', '1/3', 'times:3', '1', '3'],
    ],
    [
      'pt',
      'dois milhões e meio, em 74, um em cada três, um terço mais barata',
      ['2500000', 'year2:74', '1/3', '1/3'],
    ],
    ['pt', 'de cada quatro mortes, umas três; setecentos e poucos milhões', ['3/4', '700000000']],
    ['pt', 'cerca de 40 mil, de 40 a 50', ['40000', 'year2:40', '50']],
    ['pt', 'um terço do que, dois terços, a metade, dez por cento', ['1/3', '2/3', '1/2', '10']],
    ['es', 'siglo XVIII, mil novecientos treinta y cinco, un cuarto de', ['century:18', '1935', '1/4']],
    [
      'fr',
      'XVIIIe siècle, dix-huitième siècle, deux cent cinquante mille',
      ['century:18', 'century:18', '250000'],
    ],
    ['fr', 'quatre-vingt-dix-neuf, années trente, deux tiers', ['99', 'decade2:30', '2/3']],
    ['de', 'neunzehnhundertvierundachtzig, im achtzehnten Jahrhundert', ['1984', 'century:18']],
    [
      'de',
      'zweihundertfünfzig, die dreißiger Jahre, 1920er, ein Drittel',
      ['250', 'decade2:30', 'decade:1920', '1/3'],
    ],
    [
      'it',
      'il Settecento, diciottesimo secolo, millenovecentoquaranta',
      ['century:18', 'century:18', '1940'],
    ],
    ['ru', 'в 1820 году 4 крана', ['1820', '4']],
  ])('%s: %s', (language, text, values) => expect(valuesIn(text, language)).toEqual(values));

  it.each([
    ['en', 'Two of them, the first one, three things', 0],
    ['fr', 'un pont neuf', 0],
    ['pt', 'um quarto escuro', 0],
    ['en', 'five gates', 1],
  ])('one, two and what hosts count themselves claim nothing: %s, %s', (language, text, count) =>
    expect(claimedNumbers(text, language)).toHaveLength(count),
  );
});

it.each([
  ['they won three to two', true],
  ['they won three to one', false],
  ['one to three, they lost', false],
  ['from five to six', false],
])('a pair that the text tells otherwise: %s, %s', (text, isOtherwise) => {
  const ground = new NumberGround().add('They won by 3 to 1 after 10 minutes.', 'en');
  expect(readNumbers(text, 'en').some((mention) => ground.pairsOtherwise(mention))).toBe(isOtherwise);
});

describe('what a text bears out', () => {
  const ground = new NumberGround().add(
    'Built in 1762 with 1,493 blocks for 1.8 million, five metres wide, forty kilometres away, less than a tenth of it lost; closed in 1774.',
    'en',
  );
  const bears = (text: string, language = 'en') =>
    claimedNumbers(text, language).every((mention) => ground.bears(mention) && !ground.exchanges(mention));

  it.each([
    ['en', 'in the eighteenth century, in the 1760s'],
    ['en', 'almost 1,500 blocks, nearly two million'],
    ['en', 'it stood for twelve years'],
    ['en', 'under ten percent'],
    ['pt', 'mil quatrocentos e noventa e três blocos, no século XVIII'],
  ])('also in other words: %s, %s', (language, text) => expect(bears(text, language)).toBe(true));

  it.each([
    'in the seventeenth century',
    'exactly 1,500 blocks',
    'about three million',
    'it stood for fifteen years',
    'forty metres wide',
  ])('but not %s', (text) => expect(bears(text)).toBe(false));
});

it('knows peoples and their countries in every language, and no look-alikes', () => {
  expect([countryOf('Danish', 'en'), countryOf('dinamarquesa', 'pt'), countryOf('Danemark', 'fr')]).toEqual(
    Array(3).fill('DK'),
  );
  expect(countryOf('scotsman', 'en')).toBe(countryOf('escocesa', 'pt'));
  expect(countryOf('baianos', 'pt')).toBe(countryOf('Bahia', 'pt'));
  expect(countryOf('Iran', 'en')).not.toBe(countryOf('Iraq', 'en'));
});

describe('what follows from numbers without being said', () => {
  const follows = (text: string, ...sources: string[]): boolean => {
    const mentions = claimedNumbers(text, 'en');
    const grounds = sources.map((source) => new NumberGround().add(source, 'en'));
    return mentions.every(
      (mention) =>
        grounds.some((ground) => ground.bears(mention)) || NumberGround.follows(mention, grounds, mentions),
    );
  };

  it.each([
    ['seven years later', 'The boat was sold in 1892.', 'The works opened in 1899.'],
    ['more than half of it', 'Of that sum 55 percent came from the lottery.'],
    ['fewer than one in ten lived', '92 percent of them died.'],
    ['about fifteen percent', 'They gave 55 percent and 30 percent.'],
    ['over 200 thousand people', 'It carries 230,000 people.'],
    ['more than three metres', 'It averaged 3.1 metres.'],
    ['ten weeks', 'It lived for 70 days.'],
    ['twenty years', 'He spent two decades there.'],
    ['twenty feet down', 'It lay in 6 metres of water.'],
    ['about 465 Fahrenheit', 'Heat the oven to 240 degrees.'],
    ['nearly half a year', 'They did not reply for five months.'],
    ['twenty-four hours', 'It dropped within a day.'],
    ['In 1889', 'It began in 1869. Twenty years later they tried again.'],
    ['twelve days later', 'On 11 January 1922 it failed. On 23 January it worked.'],
    ['3,500 workers', 'First there were 1,500 workers, later another 2,000.'],
    ['1.3 metres more', 'It was 1.8 metres in 2009 and 3.1 metres in 2021.'],
    ['not even a tenth', 'Up to 200 litres, in winter 20.'],
    ['Seven out of ten, more than two thirds', 'Of ten dogs seven died.'],
    ['Forty-three of ninety-six species, less than half', 'There were 96 species, and 43 on mud.'],
  ])('%s', (text, ...sources) => expect(follows(text, ...sources)).toBe(true));

  it.each([
    ['six years later', 'The boat was sold in 1892.', 'The works opened in 1899.'],
    ['more than two thirds of it', 'Of that sum 61 percent came from the lottery.'],
    ['six percent', 'It pays 7 percent after six years.'],
    ['nearly two thirds', 'Almost half of them are from elsewhere, and some pay a third.'],
    ['86 years', 'He was 88 years old.'],
    ['eight weeks', 'It lived for 70 days.'],
    ['thirty feet down', 'It lay in 6 metres of water.'],
    ['about 500 Fahrenheit', 'Heat the oven to 240 degrees.'],
    ['In 2010', 'It left in 2008, with two years of delay.'],
    ['nine days later', 'On 11 January 1922 it failed. On 23 January it worked.'],
    ['more than two thirds', 'Between 310 and 460 of them.'],
  ])('not %s', (text, ...sources) => expect(follows(text, ...sources)).toBe(false));
});
