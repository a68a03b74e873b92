import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { packFor } from '@parlance/language/languages';
import { en } from '@parlance/language/languages/en/en';

/** A script that rests on what a model knows by itself says so, whoever wrote it. */
export function labelled(script: Script, source: SourceText): Script {
  if (!source.documents?.some(({ kind }) => kind === 'model')) return script;
  const { modelKnowledge } = (packFor(script.language) ?? en).showNotes;
  return {
    ...script,
    notes: `*${modelKnowledge}*\n\n${script.notes}`,
    warnings: [...script.warnings, 'model_knowledge'],
  };
}
