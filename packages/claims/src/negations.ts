import { sentencesOf } from '@parlance/language/text/tokens';
import type { ByLanguage } from './by-language.ts';

/** Words that turn a statement round, folded. A "t" or an "n" that stands alone is what an apostrophe left of one. */
const NEGATIONS: ByLanguage<string> = {
  en: 'not no never none nobody nothing neither nor without cannot t',
  pt: 'nao nunca jamais nenhum nenhuma ninguem nada nem sem',
  es: 'no nunca jamas ningun ninguno ninguna nadie nada ni sin',
  fr: 'pas jamais aucun aucune personne rien ni sans ne n',
  de: 'nicht nie niemals kein keine keinen keinem keiner keines niemand nichts weder ohne',
  it: 'non mai nessun nessuno nessuna nulla niente ne senza',
};

const sets = new Map(
  Object.entries(NEGATIONS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

export const countNegations = (text: string, language: string): number =>
  sentencesOf(text, language)
    .flatMap(({ tokens }) => tokens)
    .filter(({ folded }) => sets.get(language)?.has(folded)).length;
