import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';

const ENGLISH =
  'Told from the general knowledge of an AI model. No source was read, and nobody has checked it.';

const BY_LANGUAGE: Record<string, string> = {
  en: ENGLISH,
  pt: 'Contado com base no conhecimento geral de um modelo de IA. Nenhuma fonte foi lida, e ninguém verificou as informações.',
  es: 'Contado a partir del conocimiento general de un modelo de IA. No se leyó ninguna fuente y nadie lo ha comprobado.',
  fr: 'Raconté d’après les connaissances générales d’un modèle d’IA. Aucune source n’a été lue et personne n’a vérifié ces propos.',
  de: 'Erzählt aus dem allgemeinen Wissen eines KI-Modells. Es wurde keine Quelle gelesen, und niemand hat es geprüft.',
  it: 'Raccontato in base alle conoscenze generali di un modello di IA. Non è stata letta alcuna fonte e nessuno ha verificato quanto detto.',
};

/** A script that rests on what a model knows by itself says so, whoever wrote it. */
export function labelled(script: Script, source: SourceText): Script {
  if (!source.documents?.some(({ kind }) => kind === 'model')) return script;
  const label = BY_LANGUAGE[baseLanguage(script.language)] ?? ENGLISH;
  return {
    ...script,
    notes: `*${label}*\n\n${script.notes}`,
    warnings: [...script.warnings, 'model_knowledge'],
  };
}
