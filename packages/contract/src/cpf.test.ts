import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCpf, maskCpf } from './cpf.ts';

it.each(['529.982.247-25', '52998224725', '111.444.777-35', ' 12345678909 '])('takes %s', (number) =>
  expect(isCpf(number)).toBe(true),
);

it.each([
  '529.982.247-24',
  '529.982.247-35',
  '111.111.111-11',
  '00000000000',
  '5299822472',
  '529982247255',
  '529-982-247.25',
  '52998224725x',
  'abc',
  '',
])('refuses %j', (number) => expect(isCpf(number)).toBe(false));

it('notices every single wrong digit', () => {
  const wrong = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(wrong, ([at, by]) => {
      const digits = [...'52998224725'];
      digits[at] = String((Number(digits[at]) + by) % 10);
      expect(isCpf(digits.join(''))).toBe(false);
    }),
  );
});

it.each([
  ['529', '529'],
  ['5299', '529.9'],
  ['52998224', '529.982.24'],
  ['5299822472', '529.982.247-2'],
  ['52998224725999', '529.982.247-25'],
])('writes %s as %s', (typed, shown) => expect(maskCpf(typed)).toBe(shown));
