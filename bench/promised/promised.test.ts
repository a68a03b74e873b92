import { recordingMs } from '@parlance/language/pace';
import { expectedMinutes } from '@parlance/pipeline/2-write/expected-minutes';
import { fixtureSource } from '@parlance/writer/fixtures/read-fixture';
import { writeScript } from '@parlance/writer/writer';
import { expect, it } from 'vitest';

const CODES = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR', it: 'it-IT', pt: 'pt-BR' };

/** Told whole, and told in part. */
const SIZES = [14, Number.POSITIVE_INFINITY];

it.each(Object.entries(CODES))(
  'promises as many minutes as our own writer makes of a text in %s',
  (base, language) => {
    const whole = fixtureSource(base);
    for (const size of SIZES) {
      const source = { ...whole, passages: whole.passages.slice(0, size) };
      const ask = { language, mode: 'dialogue', length: 'short' } as const;
      const brief = {
        ...ask,
        source: { type: 'text', text: '' },
        level: 'intermediate',
        voices: { host: '', cohost: '' },
      } as const;
      const { lines } = writeScript(source, brief);
      const made = lines.reduce((ms, { text }) => ms + recordingMs(text, language), 0) / 60_000;
      const off = made / expectedMinutes(source, ask, 'own') - 1;
      expect(Math.abs(off), `of ${size} passages`).toBeLessThan(0.12);
    }
  },
);
