import { embeddedVoices } from '@parlance/speech/voices';
import { expect, it } from 'vitest';
import { hummingVoice, plainWriter } from '../../testing/stand-ins.ts';
import { optionsOf } from './options.ts';

const clearest = (voices: Parameters<typeof optionsOf>[0]['voices'], code: string) =>
  optionsOf({ voices, pairs: [], writer: plainWriter(), transcribes: false }).languages.find(
    (language) => language.code === code,
  )?.clearest_voice;

const embedded = embeddedVoices({ kokoro: true }).map(({ info }) => info);

it('says which voice is understood best where all of a language are often misheard', () => {
  expect(clearest(embedded, 'de-DE')).toBe('Greta');
});

it('says nothing where one voice is at home in the language', () => {
  expect(clearest(embedded, 'en-US')).toBeNull();
  const [hum] = hummingVoice().voice.catalogue();
  if (!hum) throw new Error('nobody hums');
  expect(clearest([...embedded, { ...hum, languages: ['de-DE'] }], 'de-DE')).toBeNull();
});

it('says nothing of classic voices, which are labelled so', () => {
  const classic = embedded.find(
    ({ quality, languages }) => quality === 'classic' && languages[0] !== 'de-DE',
  );
  expect(clearest(embedded, classic?.languages[0] ?? '')).toBeNull();
});
