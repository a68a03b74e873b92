import { describe, expect, it } from 'vitest';
import { partsUpTo, smallerParts } from './text-parts.ts';

const texts = (parts: { text: string }[]): string[] => parts.map(({ text }) => text);

describe('cutting a text', () => {
  it('leaves a short one whole, and loses nothing of a long one', () => {
    expect(texts(partsUpTo('Short. And sweet.', 'en', 100))).toEqual(['Short. And sweet.']);
    const long = Array.from({ length: 40 }, (_, at) => `This is sentence number ${at}.`).join(' ');
    const parts = texts(partsUpTo(long, 'en', 300));
    expect(parts.join(' ')).toBe(long);
    expect(parts.length).toBeLessThan(6);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(300);
      expect(part).toMatch(/\.$/);
    }
  });

  it.each([
    ['en', 'It was Dr. Brown. She knew it well.', ['It was Dr. Brown.', 'She knew it well.']],
    ['pt', 'Foi assim? «Sim, foi.» Então seguimos.', ['Foi assim? «Sim, foi.»', 'Então seguimos.']],
    ['es', '¿Por qué vienes? ¡Porque sí quiero!', ['¿Por qué vienes?', '¡Porque sí quiero!']],
    [
      'en',
      'One clause here, another one there, the end.',
      ['One clause here,', 'another one there, the end.'],
    ],
    ['en', 'Nothing to cut anywhere in this', ['Nothing to cut anywhere in this']],
  ])('in the smallest parts that can be said alone (%s): %s', (language, text, parts) => {
    expect(texts(smallerParts(text, language))).toEqual(parts);
  });
});
