import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { NumberGround } from '@parlance/language/claims/number-ground';
import { countryOf } from '@parlance/language/claims/peoples';
import { fullNamesIn } from '@parlance/language/claims/read-names';
import { KnownNames, nameKey } from '@parlance/language/claims/same-name';
import { stemOf } from '@parlance/language/text/fold';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf } from '@parlance/language/text/tokens';

/** How a name of the source is said in the language of the script. */
export type Rendering = { source: string; said: string };

/** What a text gives a line to lean on. */
export type Known = { numbers: NumberGround; names: KnownNames[]; stems: ReadonlySet<string> };

export type Evidence = ReturnType<typeof evidenceOf>;

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(nameKey);

/** What words of a text mean, as far as their beginnings tell. */
export const stemsOf = (text: string, language: string): Set<string> =>
  new Set(
    sentencesOf(text, language).flatMap(({ tokens }) =>
      tokens.flatMap(({ folded }) => (carriesMeaning(folded, language) ? [stemOf(folded)] : [])),
    ),
  );

/** A rendering that names another country than the source is a mistake, whoever made it. */
function contradicts({ source, said }: Rendering, from: string, to: string): boolean {
  const [one, other] = [countryOf(nameKey(source), from), countryOf(nameKey(said), to)];
  return one !== undefined && other !== undefined && one !== other;
}

/** What lines may lean on: for a line that cites, its passages; for one that leads over, all of the source. */
export function evidenceOf(source: SourceText, brief: Brief, renderings: readonly Rendering[]) {
  const to = baseLanguage(brief.language);
  const rendered = renderings
    .filter((one) => !contradicts(one, source.language, to))
    .map((one) => ({ source: wordsOf(one.source), said: wordsOf(one.said) }));

  function knownFrom(text: string, language = source.language): Known {
    const words = wordsOf(text);
    const here = new Set(words);
    // A rendering counts only where the name it renders really stands.
    const said = rendered.filter(
      (one) => one.source.length > 0 && one.source.every((word) => here.has(word)),
    );
    const names = [new KnownNames(language).add(words)];
    if (said.length > 0) names.push(new KnownNames(to).add(said.flatMap((one) => one.said)));
    return { numbers: new NumberGround().add(text, language), names, stems: stemsOf(text, language) };
  }

  const texts = new Map(
    source.passages.map(({ id, text, address }) => [id, `${text}\n${address.heading ?? ''}`]),
  );
  const made = new Map<string, Known>();
  const passage = (id: string): Known | undefined => {
    const text = texts.get(id);
    if (text === undefined) return undefined;
    const known = made.get(id) ?? knownFrom(text);
    made.set(id, known);
    return known;
  };
  const asked = [brief.question, brief.emphasis].flatMap((text) => text ?? []).join('\n');
  const request = [knownFrom(source.title ?? ''), knownFrom(asked, to)];
  const whole = knownFrom(source.passages.map(({ text }) => text).join('\n'));

  return {
    fullNames: fullNamesIn(source.passages.map(({ text }) => text).join('\n'), source.language),
    has: (id: string): boolean => texts.has(id),
    of: (ids: readonly string[]): Known[] => [...ids.flatMap((id) => passage(id) ?? []), ...request],
    whole: [whole, ...request],
    /** The passage that holds something and has most in common with a text. */
    passageWith(text: string, holds: (known: Known) => boolean, minShared = 0): string | undefined {
      const stems = stemsOf(text, to);
      const shared = (known: Known): number => [...stems].filter((stem) => known.stems.has(stem)).length;
      const found = source.passages
        .flatMap(({ id }) => {
          const known = passage(id);
          return known && holds(known) ? [{ id, shared: shared(known) }] : [];
        })
        .sort((one, other) => other.shared - one.shared)[0];
      return found && found.shared >= minShared ? found.id : undefined;
    },
  };
}
