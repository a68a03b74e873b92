import type { Brief } from '@parlance/artifacts/brief';
import { Script, type ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { packFor } from '@parlance/language/languages';
import { en } from '@parlance/language/languages/en/en';
import type { OnLines, Writer } from '@parlance/ports/writer';
import { findScriptFaults } from './gate.ts';
import { mendScript } from './mend-script.ts';
import { scriptFromOwnLines } from './own-lines.ts';
import { sourceWarnings } from './source-warnings.ts';

/** A script that rests on what a model knows by itself says so, whoever wrote it. */
function labelled(script: Script, source: SourceText): Script {
  if (!source.documents?.some(({ kind }) => kind === 'model')) return script;
  const { modelKnowledge } = (packFor(script.language) ?? en).showNotes;
  return {
    ...script,
    notes: `*${modelKnowledge}*\n\n${script.notes}`,
    warnings: [...script.warnings, 'model_knowledge'],
  };
}

type Deps = { writer: Writer };

const LOGGED_BREACHES = 5;

function finished(written: Script, source: SourceText, brief: Brief): Script {
  const script = labelled(written, source);
  return { ...script, warnings: [...script.warnings, ...sourceWarnings(source, brief)] };
}

/** What was heard in other words, while it was being written, is marked. */
function marked(script: Script, told: readonly ScriptLine[]): Script {
  const texts = new Set(told.map(({ text }) => text));
  if (told.length === 0 || script.lines.every(({ text }) => texts.has(text))) return script;
  const lines = script.lines.map((line) =>
    texts.has(line.text) ? line : { ...line, revised: true as const },
  );
  return { ...script, lines };
}

/**
 * Stage 2: what was read -> what will be said. Whoever wrote it, nothing passes that breaks the script's rules: what
 * can be taken out is taken out, also where somebody has heard it already.
 */
export async function write(
  deps: Deps,
  source: SourceText,
  brief: Brief,
  signal: AbortSignal,
  onLines?: OnLines,
): Promise<Script> {
  signal.throwIfAborted();
  if (source.script) return scriptFromOwnLines(source.script, brief);
  const told: ScriptLine[] = [];
  const tellLines: OnLines | undefined =
    onLines &&
    ((lines) => {
      told.push(...lines);
      onLines(lines);
    });
  const refuse = (breaches: readonly string[]): never => {
    throw new AppError('write.invalid_script', {
      log: `${deps.writer.name} wrote a script that breaks the rules: ${breaches.slice(0, LOGGED_BREACHES).join('; ')}`,
      retry: 'never',
    });
  };
  const parsed = Script.safeParse(await deps.writer.write(source, brief, signal, tellLines));
  if (!parsed.success)
    return refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const script = parsed.data;
  const breaches = findScriptFaults(script, source, brief);
  if (breaches.length === 0) return finished(marked(script, told), source, brief);
  const mended = mendScript(script, source, brief);
  const left = findScriptFaults(mended, source, brief);
  return left.length === 0 ? finished(marked(mended, told), source, brief) : refuse(left);
}
