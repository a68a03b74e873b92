import type { Brief } from '@parlance/artifacts/brief';
import { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import type { OnLines, Writer } from '@parlance/ports/writer';
import { findBreaches } from './gate.ts';
import { labelled } from './own-knowledge.ts';
import { scriptFromOwnLines } from './own-lines.ts';
import { sourceWarnings } from './source-warnings.ts';

type Deps = { writer: Writer };

const LOGGED_BREACHES = 5;

/** Stage 2: what was read -> what will be said. Whoever wrote it, nothing passes that breaks the script's rules. */
export async function write(
  deps: Deps,
  source: SourceText,
  brief: Brief,
  signal: AbortSignal,
  onLines?: OnLines,
): Promise<Script> {
  signal.throwIfAborted();
  if (source.script) return scriptFromOwnLines(source.script, brief);
  const written = Script.safeParse(await deps.writer.write(source, brief, signal, onLines));
  const breaches = written.success
    ? findBreaches(written.data, source, brief)
    : written.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!written.success || breaches.length > 0) {
    throw new AppError('write.invalid_script', {
      log: `${deps.writer.name} wrote a script that breaks the rules: ${breaches.slice(0, LOGGED_BREACHES).join('; ')}`,
      retry: 'never',
    });
  }
  const script = labelled(written.data, source);
  return { ...script, warnings: [...script.warnings, ...sourceWarnings(source, brief)] };
}
