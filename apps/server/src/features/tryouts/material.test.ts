import type { Options } from '@parlance/contract/options';
import { isAppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { describe, expect, it } from 'vitest';
import { requestFor } from './material.ts';

const voice = (id: string, provider: string) => ({ id, provider, languages: ['en-US', 'pt-BR', 'cs-CZ'] });
const options = {
  languages: [
    { code: 'en-US', writing: 'full' },
    { code: 'pt-BR', writing: 'full' },
    { code: 'cs-CZ', writing: 'read_through' },
  ],
  voices: [voice('ours', 'embedded'), voice('theirs', 'paid')],
  pairs: [
    { id: 'dear', host: 'theirs', languages: ['en-US', 'pt-BR'] },
    { id: 'free', host: 'ours', languages: ['en-US', 'pt-BR'] },
  ],
} as unknown as Options;
const speaks = (language: string): LanguageDetector => ({ detect: () => language }) as LanguageDetector;
const asked = (material: string, language = 'en') =>
  requestFor({ options, detector: speaks(language) }, material, 'en-US');

describe('what a visitor typed', () => {
  it.each([
    ['Black holes', 'topic'],
    ['node.js', 'topic'],
    ['AC/DC', 'topic'],
    ['https://example.com', 'url'],
    ['example.com', 'url'],
    ['www.example.museum', 'url'],
    ['docs.example.dev/guide', 'url'],
    [`${'A long sentence about tides. '.repeat(80)}`, 'text'],
  ])('is told by its shape: %s', (material, type) => expect(asked(material.trim()).source.type).toBe(type));

  it('is spoken by voices that cost nothing, in its own language', () => {
    expect(asked('Black holes')).toMatchObject({ mode: 'dialogue', voice: 'free', length: 'short' });
    const text = 'Uma frase comprida. '.repeat(120).trim();
    expect(asked(text, 'pt')).toMatchObject({ language: 'pt-BR', mode: 'dialogue' });
    expect(asked(text, 'cs')).toMatchObject({ language: 'cs-CZ', mode: 'monologue', voice: 'ours' });
  });

  it('is refused as the create page refuses it', () => {
    const refusal = (material: string) => {
      try {
        return asked(material);
      } catch (error) {
        return isAppError(error) ? error.fields : error;
      }
    };
    expect(refusal('a '.repeat(200))).toEqual({ material: 'text_too_short' });
    expect(refusal('https://localhost')).toEqual({ material: 'url_invalid' });
  });
});
