import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Errors of a bundled server name the lines that were written. Node's own `--enable-source-maps` reads every map when
 * its module is loaded, a tenth of a start, for errors that most starts never see: here a map is read for the first
 * error that passes through its file.
 */
export function nameWrittenLines(): void {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  Error.prepareStackTrace = (error, frames) =>
    [titleOf(error), ...frames.map((frame) => `    at ${written(frame, mapOf)}`)].join('\n');
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

function titleOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function written(frame: NodeJS.CallSite, mapOf: (file: string) => SourceMap | undefined): string {
  const [file, line, column] = [
    frame.getScriptNameOrSourceURL(),
    frame.getLineNumber(),
    frame.getColumnNumber(),
  ];
  if (!file?.startsWith('file:') || line === null || column === null) return String(frame);
  // Maps count from nought.
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return String(frame);
  const place = new URL(entry.originalSource, file).href;
  const origin = `${place}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return String(frame).replace(`${file}:${line}:${column}`, origin);
}
