import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { eldLanguageDetector } from '../../packages/adapters/src/language-detector/eld.ts';
import { isolatedDocumentReader } from '../../packages/documents/src/isolated.ts';
import { fileKindsByContent } from '../../packages/documents/src/kind/file-kind.ts';
import { packFor } from '../../packages/language/src/languages.ts';
import { sourceFrom } from '../../packages/pipeline/src/1-ingest/sources/read-material.ts';
import { writeScript } from '../../packages/writer/src/writer.ts';
import type { CorpusDocument } from './documents.ts';

const reader = isolatedDocumentReader();
const kinds = fileKindsByContent();
const deps = { detector: eldLanguageDetector(), tokens: { count: async () => 0 } };

/** As the product reads an upload. */
export async function readDocument(path: string, { name, language }: CorpusDocument): Promise<SourceText> {
  const found = await kinds.of({ path, name });
  if (found.kind !== 'document') throw new Error(`taken for ${found.kind}`);
  const read = await reader.read({ path, name, format: found.format }, AbortSignal.timeout(120_000));
  const document = {
    kind: 'file' as const,
    fileName: name,
    ...(read.title ? { title: read.title } : {}),
    ...(read.author ? { author: read.author } : {}),
  };
  return sourceFrom(deps, [{ document, blocks: read.blocks }], {
    askedLanguage: language,
    maxTokens: undefined,
  });
}

/** A short dialogue, or what is read in languages nobody writes. */
export function scriptFrom(source: SourceText): Script {
  const brief: Brief = {
    source: { type: 'text', text: '' },
    language: source.language,
    level: 'intermediate',
    mode: packFor(source.language) ? 'dialogue' : 'monologue',
    length: 'medium',
    voices: { host: 'a', cohost: 'b' },
  };
  return writeScript(source, brief);
}

/** "kept 91 %: paragraph 80, item 9, heading 2; left out 9 %: code 6, reference 3". */
export function keptByKind({ passages, leftOut = [] }: SourceText): string {
  const chars = new Map<string, number>();
  for (const { kind, text } of passages) chars.set(kind, (chars.get(kind) ?? 0) + text.length);
  const kept = [...chars.values()].reduce((sum, each) => sum + each, 0);
  const lost = leftOut.reduce((sum, part) => sum + part.chars, 0);
  const percent = (part: number) => Math.round((part / Math.max(1, kept + lost)) * 100);
  const list = (parts: Iterable<readonly [string, number]>) =>
    [...parts].map(([kind, count]) => `${kind} ${percent(count)}`).join(', ');
  const lostKinds = leftOut.map(({ kind, chars: count }) => [kind, count] as const);
  return `${kept + lost} characters, kept ${percent(kept)} %: ${list(chars)}; left out ${percent(lost)} %: ${list(lostKinds)}`;
}
