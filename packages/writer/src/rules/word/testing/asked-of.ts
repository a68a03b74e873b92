import { briefFor } from '@parlance/ports/suites/writer';
import { sourceOf } from '../../../fixtures/read-fixture.ts';
import { talkPackFor } from '../../languages/talk-packs.ts';
import { understandSource } from '../../testing/understand-source.ts';
import type { Spoken } from '../teller.ts';
import { waysOf } from '../ways-of.ts';

const LOCALES: Record<string, string> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-BR',
};

/** The last sentence of a text, to be said right behind the others. */
export function lastOf(language: string, text: string) {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  const understanding = understandSource(sourceOf(text, language), briefFor(LOCALES[language] ?? ''), pack);
  const spoken = understanding.sentences.map((sentence): Spoken => ({ sentence, text: sentence.text }));
  const last = spoken.at(-1);
  if (!last) throw new Error('nothing to say');
  const heard = spoken.slice(0, -1);
  return { last, place: { previous: heard.at(-1), afterLead: false, heard, named: '' }, understanding };
}

/** What the two can ask before it. */
export function askedOf(language: string, text: string): string[] {
  const { last, place, understanding } = lastOf(language, text);
  return waysOf(last, place, understanding, 'intermediate').flatMap(({ pieces: [first] }) =>
    first?.kind === 'ask' ? [first.text] : [],
  );
}
