import type { SourceText } from '@parlance/artifacts/source-text';
import type { DocumentReader } from '@parlance/ports/document-reader';
import type { FileKinds } from '@parlance/ports/file-kind';
import type { ForeignReader } from './foreign/foreign-reader.ts';
import type { Material } from './sources/read-material.ts';
import { withScratch } from './sources/scratch.ts';

export type PreviewDeps = {
  documents: DocumentReader;
  fileKinds: FileKinds;
  foreign: Pick<ForeignReader, 'source'>;
  scratchDir: string;
};

export type PreviewFile = { name: string; read(): Promise<AsyncIterable<Uint8Array>> };

/**
 * What would be read of these documents, before anything is made of them; undefined when one of them must be looked at
 * or listened to, which nobody waits for.
 */
export async function previewFiles(
  { documents, fileKinds, foreign, scratchDir }: PreviewDeps,
  files: readonly PreviewFile[],
  askedLanguage: string,
  signal: AbortSignal,
): Promise<SourceText | undefined> {
  const materials: Material[] = [];
  for (const { name, read } of files) {
    const material = await withScratch(scratchDir, async (scratch): Promise<Material | undefined> => {
      const path = await scratch.keep(await read(), signal);
      const found = await fileKinds.of({ path, name });
      if (found.kind !== 'document') return undefined;
      const { blocks } = await documents.read({ path, name, format: found.format }, signal);
      return { document: { kind: 'file', fileName: name }, blocks };
    });
    if (!material) return undefined;
    materials.push(material);
  }
  return foreign.source(signal, materials, { askedLanguage, maxTokens: undefined });
}
