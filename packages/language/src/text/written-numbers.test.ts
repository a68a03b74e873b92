import { describe, expect, it } from 'vitest';
import { writtenNumbers } from './written-numbers.ts';

describe('numbers in a text', () => {
  it.each([
    ['1,493 stones, 1.493 pedras, 1 493 pierres, 1\u202f493 pierres', ['1493', '1493', '1493', '1493']],
    ['0,2 and 0.2', ['0.2', '0.2']],
    ['1,234.56 or 1.234,56', ['1234.56', '1234.56']],
    ['10,000,000', ['10000000']],
    ['in 1820 300 people', ['1820', '300']],
    ['from 5 to 10%, in 2024, and 30 men.', ['5', '10', '2024', '30']],
    ['12.05.2020 is 12/5/2020', ['12', '5', '2020', '12', '5', '2020']],
    ['٢٠١٤ و ٣٫٥', ['2014', '3.5']],
    ['२०१४ and １２３ and 2014年3月', ['2014', '123', '2014', '3']],
    ['none at all', []],
  ])('%s', (text, numbers) => expect(writtenNumbers(text)).toEqual(numbers));

  it('keeps fifteen apart from one and a half', () => {
    expect(writtenNumbers('15')).not.toEqual(writtenNumbers('1.5'));
  });
});
