import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { findFaults } from '@parlance/kernel/script-text';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@parlance/language/languages';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../choose/chooser.ts';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { readSource } from '../read/reading.ts';
import { type Author, tellEpisode } from '../tell-episode.ts';

/** Every language we write in, as it is offered first. */
const WRITTEN = WRITTEN_LANGUAGES.map((language) => ({
  language,
  code: LANGUAGES.find(({ code }) => baseLanguage(code) === language)?.code ?? '',
}));

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What every chooser and every worder promises, whoever they are. */
export function authorSuite<Chosen extends Choice>(
  name: string,
  author: Author<Chosen>,
  languages: readonly WrittenLanguage[] = WRITTEN_LANGUAGES,
): void {
  describe.each(WRITTEN.filter(({ language }) => languages.includes(language)))(
    `${name} in $language`,
    ({ language, code }) => {
      const source = fixtureSource(language);
      const reading = readSource(source, language);

      it('chooses what stands in the text, nothing twice, and the same again', () => {
        const choose = () => author.chooser.choose(reading, briefFor(code), () => 4);
        const { told, title } = choose();
        const known = new Set(reading.sentences.flatMap(({ refs }) => refs));
        expect(told.length).toBeGreaterThan(10);
        expect(title).not.toBe('');
        for (const { refs } of told) for (const ref of refs) expect(known).toContain(ref);
        expect(choose().told).toEqual(told);
      });

      it.each(['dialogue', 'monologue'] as const)(
        'takes the words of a %s from the passages it cites',
        (mode) => {
          const brief = briefFor(code, { length: 'medium', mode });
          const { lines } = tellEpisode(author, reading, brief);
          const textById = new Map(source.passages.map((passage) => [passage.id, plain(passage.text)]));
          expect(findFaults(lines, mode)).toEqual([]);
          for (const line of lines.filter(({ sourceRefs }) => sourceRefs.length > 0)) {
            const cited = new Set(line.sourceRefs.flatMap((id) => (textById.get(id) ?? '').split(' ')));
            const words = plain(line.text)
              .split(' ')
              .filter((word) => word.length > 3);
            const strange = words.filter((word) => !cited.has(word));
            // What is left are the few words of a bridge or an agreement, and first names.
            expect(strange.length, `${line.text} / ${strange}`).toBeLessThanOrEqual(
              Math.max(9, words.length * 0.2),
            );
          }
        },
      );

      it('writes the same bytes for the same request', () => {
        const write = () => JSON.stringify(tellEpisode(author, reading, briefFor(code)));
        expect(write()).toBe(write());
      });

      it('refuses what nobody can tell', () => {
        const empty = readSource({ language, passages: [] }, language);
        expect(() => tellEpisode(author, empty, briefFor(code))).toThrow(
          expect.objectContaining({ code: 'write.source_too_thin' }),
        );
      });
    },
  );
}
