import type { CheckFlag } from '@parlance/artifacts/script-check';
import type { Sentence, Token } from '@parlance/language/text/tokens';
import type { SourceNames } from './source-names.ts';

const LATIN = /^\p{sc=Latin}+$/u;

/** Words with capitals side by side, the first of them in mid-sentence: "Marie Curie". */
function fullNames({ tokens }: Sentence): Token[][] {
  const runs: Token[][] = [];
  tokens.forEach((token, at) => {
    if (!token.capital || !LATIN.test(token.folded)) return;
    const run = runs.at(-1);
    if (run && token.joined && run.at(-1) === tokens[at - 1]) run.push(token);
    else if (token.inside) runs.push([token]);
  });
  return runs.filter((run) => run.length > 1);
}

/**
 * Full names that nothing in the source resembles. Places and institutions have other names in other languages, so
 * one word that begins like a name of the source is enough, and single words are let be.
 */
export function strangeFullNames(sentence: Sentence, source: SourceNames): CheckFlag[] {
  if (!source.latin) return [];
  return fullNames(sentence)
    .filter((run) => !run.some(({ folded }) => source.mayMean(folded)))
    .map((run) => ({ code: 'name_not_in_source', text: run.map(({ text }) => text).join(' ') }));
}
