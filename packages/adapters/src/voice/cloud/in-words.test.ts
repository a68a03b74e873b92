import { DELIVERY_KINDS } from '@parlance/kernel/delivery';
import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it('asks for the accent of the place, not only for the language', () => {
  expect(inWords({ language: 'pt-BR' })).toContain('Brazilian Portuguese');
  expect(inWords({ language: 'pt-PT' })).toContain('European Portuguese');
  expect(inWords({ language: 'en-GB' })).toContain('British English');
});

it('says each manner in words of its own, and nothing of a plain line', () => {
  const manners = [...DELIVERY_KINDS, 'question'] as const;
  expect(new Set(manners.map((manner) => inWords({ manner }))).size).toBe(manners.length);
  expect(inWords({ manner: 'plain' })).toBe(inWords({}));
});

it('says a pace that can be heard', () => {
  expect(inWords({ pace: 1.01 })).toBe(inWords({}));
  expect(inWords({ pace: 1.06 })).toContain('slightly faster');
  expect(inWords({ pace: 0.8 })).toContain('clearly slower');
});
