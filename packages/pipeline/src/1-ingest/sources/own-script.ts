import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { parseScript } from '@parlance/kernel/script-text';

/** A script the person wrote: the lines stand as they are, so there is nothing to read and nothing to cite. */
export function ingestOwnScript(script: string, brief: Pick<Brief, 'mode' | 'language'>): SourceText {
  const { lines, faults } = parseScript(script, brief.mode);
  const [fault] = faults;
  if (fault) {
    throw new AppError('ingest.script_invalid', {
      log: `own script refused: ${fault.code}${fault.line === undefined ? '' : ` on line ${fault.line}`}`,
      fields: { 'source.script': fault.code },
      ...(fault.line === undefined ? {} : { params: { line: fault.line } }),
    });
  }
  return { language: baseLanguage(brief.language), passages: [], script: lines };
}
