import type { Brief } from '@parlance/artifacts/brief';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { wordsOf } from './names.ts';

/** How a name of the source is said in the language of the script. */
export type Rendering = { source: string; said: string };

export type Known = { numbers: Set<string>; words: Set<string> };

export type Evidence = ReturnType<typeof evidenceOf>;

/** What lines may lean on: for a line that cites, its passages; for one that leads over, all of the source. */
export function evidenceOf(source: SourceText, brief: Brief, renderings: readonly Rendering[]) {
  const passages = new Map(source.passages.map((passage) => [passage.id, passage]));
  const request = [source.title, brief.question, brief.emphasis].flatMap((text) => text ?? []);
  const said = renderings.map((one) => ({ source: wordsOf(one.source), said: wordsOf(one.said) }));

  function knownFrom(texts: readonly string[], numbersFrom: readonly string[]): Known {
    const words = new Set(texts.flatMap(wordsOf));
    // A rendering counts only where the name it renders really stands.
    for (const one of said) {
      if (one.source.length > 0 && one.source.every((word) => words.has(word)))
        for (const word of one.said) words.add(word);
    }
    return { numbers: new Set(numbersFrom.flatMap(writtenNumbers)), words };
  }

  const all = source.passages.map(({ text }) => text);
  const anything = knownFrom([...all, ...request], [...all, ...request]);
  return {
    has: (id: string): boolean => passages.has(id),
    of(ids: readonly string[]): Known {
      if (ids.length === 0) return anything;
      const cited = ids.flatMap((id): Passage | Passage[] => passages.get(id) ?? []);
      const texts = cited.map(({ text }) => text);
      const headings = cited.flatMap(({ address }) => address.heading ?? []);
      return knownFrom([...texts, ...headings, ...request], texts);
    },
  };
}
