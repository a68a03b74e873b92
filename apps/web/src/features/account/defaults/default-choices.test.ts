import type { Options } from '@parlance/contract/options';
import { expect, it } from 'vitest';
import { castFor, type Defaults, languageFor, withFittingVoice } from './default-choices.ts';

const voice = (id: string, languages: string[]) => ({ id, name: id, gender: 'female', languages });
const options = {
  languages: [{ code: 'en-US' }, { code: 'pt-BR' }],
  voices: [voice('amy', ['en-US']), voice('bia', ['pt-BR'])],
  pairs: [{ id: 'amy+tom', name: 'Amy and Tom', languages: ['en-US'] }],
} as unknown as Options;

const none: Defaults = {
  default_language: null,
  default_mode: null,
  default_tone: null,
  default_voice: null,
};
const ids = (found: ReturnType<typeof castFor>) => [...found.pairs, ...found.voices].map(({ id }) => id);

it('offers pairs for dialogues and single voices for monologues, in their languages', () => {
  expect(ids(castFor(options, 'en-US', 'dialogue'))).toEqual(['amy+tom']);
  expect(ids(castFor(options, 'en-US', 'monologue'))).toEqual(['amy']);
  expect(ids(castFor(options, 'pt-BR', 'dialogue'))).toEqual([]);
  expect(ids(castFor(options, 'pt-BR', 'monologue'))).toEqual(['bia']);
});

it('goes by the interface while no language is chosen', () => {
  expect(languageFor(options, null, 'pt-BR')).toBe('pt-BR');
  expect(languageFor(options, null, 'xx-XX')).toBe('en-US');
  expect(languageFor(options, 'en-US', 'pt-BR')).toBe('en-US');
});

it('lets go of a voice that does not fit the new language or mode, and of no other', () => {
  const amy: Defaults = { ...none, default_mode: 'monologue', default_voice: 'amy' };
  expect(withFittingVoice(options, amy, { default_language: 'pt-BR' }, 'en-US')).toEqual({
    default_language: 'pt-BR',
    default_voice: null,
  });
  expect(withFittingVoice(options, amy, { default_mode: 'dialogue' }, 'en-US')).toEqual({
    default_mode: 'dialogue',
    default_voice: null,
  });
  expect(withFittingVoice(options, amy, { default_language: 'en-US' }, 'pt-BR')).toEqual({
    default_language: 'en-US',
  });
  expect(withFittingVoice(options, none, { default_voice: 'amy+tom' }, 'en-US')).toEqual({
    default_voice: 'amy+tom',
  });
});
