import { describe, expect, it } from 'vitest';
import { breathsIn } from './breaths.ts';

const SIGNS = { mark: '‖ ', phrase: '| ', word: '· ' };

/** The line with a sign wherever one may breathe. */
function breathed(line: string, language: string): string {
  const words = line.split(' ');
  const breaths = breathsIn(words, language);
  return words.map((word, at) => `${breaths[at] ? SIGNS[breaths[at]] : ''}${word}`).join(' ');
}

describe('where one may breathe', () => {
  it.each([
    [
      'en-US',
      'Some 400 tide mills worked on the coasts of New England, and two still grind flour.',
      'Some 400 tide · mills · worked | on the coasts | of New England, ‖ and two still · grind · flour.',
    ],
    [
      'pt-BR',
      'Mais de 300 espécies de abelhas vivem no Brasil, e a jataí cabe numa caixa.',
      'Mais de 300 espécies | de abelhas · vivem · no Brasil, ‖ e a jataí · cabe · numa caixa.',
    ],
    [
      'de-DE',
      'Fast 40 Prozent der Haushalte teilen sich heute ein Auto, weil es billiger ist.',
      'Fast 40 Prozent · der Haushalte · teilen · sich heute · ein Auto, ‖ weil es · billiger · ist.',
    ],
    [
      'fr-FR',
      'Plus de deux mille phares éclairent les côtes du pays depuis un siècle.',
      'Plus de deux mille phares · éclairent · les côtes · du pays | depuis un siècle.',
    ],
    [
      'es-ES',
      'Más de cien molinos de viento giraban sobre las colinas de La Mancha.',
      'Más de cien molinos | de viento · giraban | sobre las colinas | de La Mancha.',
    ],
    [
      'it-IT',
      'Circa 30 vulcani sono ancora attivi in Italia e molti dormono da secoli.',
      'Circa 30 vulcani · sono ancora attivi | in Italia | e molti dormono | da secoli.',
    ],
  ])('%s', (language, line, wanted) => expect(breathed(line, language)).toBe(wanted));

  it('knows marks, digits and names where nothing else of a language is known', () =>
    expect(breathed('W Starym Krakowie, 20 lat temu', 'pl-PL')).toBe('W Starym Krakowie, ‖ 20 lat · temu'));

  it('is never between a number and what it counts, in any language', () => {
    for (const [language, line] of [
      ['en', 'about twenty-five thousand people'],
      ['pt', 'cerca de vinte mil pessoas'],
      ['de', 'rund zwanzig Menschen'],
      ['fr', 'environ vingt mille personnes'],
      ['es', 'cerca de veinte mil personas'],
      ['it', 'circa venti persone'],
    ] as const)
      expect(breathsIn(line.split(' '), language).at(-1), language).toBeUndefined();
  });
});
