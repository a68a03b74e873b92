import { describe, expect, it } from 'vitest';
import type { LanguageDetector } from '../src/language-detector.ts';

const PARAGRAPHS: Record<string, string> = {
  en: 'The harbour was quiet that morning, and the fishermen mended their nets while they waited for the tide.',
  pt: 'Naquela manhã o porto estava calmo, e os pescadores consertavam as redes enquanto esperavam a maré.',
  es: 'Aquella mañana el puerto estaba tranquilo y los pescadores remendaban las redes mientras esperaban.',
  fr: 'Ce matin-là, le port était calme et les pêcheurs réparaient leurs filets en attendant la marée.',
  de: 'An jenem Morgen war der Hafen ruhig, und die Fischer flickten ihre Netze, während sie warteten.',
  it: 'Quella mattina il porto era tranquillo e i pescatori rammendavano le reti aspettando la marea.',
};

/** What every language detector promises. */
export function languageDetectorSuite(name: string, make: () => LanguageDetector): void {
  describe(`language detector: ${name}`, () => {
    const detector = make();

    it.each(Object.entries(PARAGRAPHS))('knows %s when it reads it', (language, paragraph) => {
      expect(detector.detect(paragraph)).toBe(language);
    });

    it('goes by the body of a text, not by a foreign opening', () => {
      const body = Array(12).fill(PARAGRAPHS.pt).join('\n\n');
      expect(detector.detect(`${PARAGRAPHS.en}\n\n${body}\n\n${PARAGRAPHS.fr}`)).toBe('pt');
    });

    it('does not let an expectation overrule what it can tell apart', () => {
      expect(detector.detect(PARAGRAPHS.fr ?? '', 'en')).toBe('fr');
    });

    it('says that it cannot tell when there is nothing to read', () => {
      expect(detector.detect('')).toBeUndefined();
      expect(detector.detect('12 — 34 … 56 / 78')).toBeUndefined();
    });
  });
}
