import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { inTurns } from '@parlance/claims/script/in-turns';
import { stemOf } from '@parlance/language/text/fold';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf } from '@parlance/language/text/tokens';

/** Shorter passages are captions, labels and asides. */
const MIN_CONTENT_WORDS = 8;
/** The upper quarter counts as important. */
const IMPORTANT_SHARE = 0.25;
const MAX_LISTED = 8;
/** A passage of whose words so many are said anyway was not left out, it was said from elsewhere. */
const SAID_ANYWAY = 0.7;

type Weighed = { id: string; terms: Map<string, number> };

function termsOf(text: string, language: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { tokens } of sentencesOf(text, language)) {
    for (const { folded } of tokens) {
      if (!carriesMeaning(folded, language)) continue;
      const stem = stemOf(folded);
      terms.set(stem, (terms.get(stem) ?? 0) + 1);
    }
  }
  return terms;
}

/** Rare terms weigh more; every passage weighs the same, however long it is. */
async function weigh(passages: readonly Passage[], language: string): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for await (const { id, kind, text } of inTurns(passages)) {
    const terms = termsOf(text, language);
    if (kind !== 'heading' && kind !== 'byline' && terms.size >= MIN_CONTENT_WORDS)
      weighed.push({ id, terms });
  }
  const within = new Map<string, number>();
  for (const { terms } of weighed)
    for (const term of terms.keys()) within.set(term, (within.get(term) ?? 0) + 1);
  for (const { terms } of weighed) {
    let sum = 0;
    for (const [term, times] of terms) {
      const weight = (1 + Math.log(times)) * Math.log(1 + weighed.length / (within.get(term) ?? 1));
      terms.set(term, weight);
      sum += weight * weight;
    }
    for (const [term, weight] of terms) terms.set(term, weight / Math.sqrt(sum));
  }
  return weighed;
}

/** How near a passage is to the middle of all: what a text keeps coming back to matters to it. */
function centrality(weighed: readonly Weighed[]): Map<string, number> {
  const middle = new Map<string, number>();
  for (const { terms } of weighed)
    for (const [term, weight] of terms) middle.set(term, (middle.get(term) ?? 0) + weight);
  return new Map(
    weighed.map(({ id, terms }) => [
      id,
      [...terms].reduce((sum, [term, weight]) => sum + weight * (middle.get(term) ?? 0), 0),
    ]),
  );
}

/**
 * Important passages that no line rests on, the most important first. A passage counts as told as soon as one line
 * points at it, though the line may tell only a part of it.
 */
export async function findLeftOut(source: SourceText, script: Script): Promise<string[]> {
  const weighed = await weigh(source.passages, source.language);
  const central = centrality(weighed);
  const cited = new Set(script.lines.flatMap((line) => line.sourceRefs));
  const said = termsOf(script.lines.map((line) => line.text).join('\n'), source.language);
  const saidShare = ({ terms }: Weighed) =>
    [...terms.keys()].filter((term) => said.has(term)).length / terms.size;
  return weighed
    .toSorted((a, b) => (central.get(b.id) ?? 0) - (central.get(a.id) ?? 0))
    .slice(0, Math.ceil(weighed.length * IMPORTANT_SHARE))
    .filter((passage) => !cited.has(passage.id) && saidShare(passage) < SAID_ANYWAY)
    .slice(0, MAX_LISTED)
    .map(({ id }) => id);
}
