import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Reference } from '@parlance/ports/reference';
import { type AddressDeps, pagesUntil } from './fetched.ts';
import { ingestOwnScript } from './own-script.ts';
import { readAddress } from './read-address.ts';
import { readFile } from './read-file.ts';
import type { Material } from './read-material.ts';
import { readTopic } from './read-topic.ts';
import { withScratch } from './scratch.ts';
import { atMost, MAX_BLOCKS } from './shape.ts';

export type IngestDeps = AddressDeps & {
  store: ObjectStore;
  references: Reference[];
  /** Where files lie while they are being read. */
  scratchDir: string;
};

/** Stage 1: what the person gave -> clean passages, each with an address. */
export async function ingest(deps: IngestDeps, brief: Brief, signal: AbortSignal): Promise<SourceText> {
  const { source } = brief;
  const bounds = { askedLanguage: baseLanguage(brief.language), maxTokens: brief.allowance?.maxTokens };
  const from = (materials: Material[]) => deps.foreign.source(signal, materials, bounds);
  switch (source.type) {
    case 'text':
      return deps.foreign.paste(signal, source.text, bounds);
    case 'script':
      return ingestOwnScript(source.script, brief);
    case 'topic':
      return from(
        await readTopic(deps.references, { topic: source.topic, language: bounds.askedLanguage, signal }),
      );
    case 'url':
      return withScratch(deps.scratchDir, async (scratch) =>
        from([
          await readAddress(deps, {
            ...{ ...source, video: mayWatch(brief), scratch, signal },
            pagesUntil: pagesUntil(deps),
          }).catch(notAgain),
        ]),
      );
    case 'files':
      return from(await readFiles(deps, source.files, brief, signal));
  }
}

/** A stranger's site that fails is told at once: the person can do more about it than a later try could. */
function notAgain(error: unknown): never {
  if (!isAppError(error) || !error.code.startsWith('fetch.')) throw error;
  throw new AppError(error.code, { log: error.message, params: error.params, cause: error });
}

const mayWatch = (brief: Brief): boolean => brief.allowance?.video ?? true;

type StoredFile = { key: string; name: string };

/** One after the other, each in a folder of its own: a second large file should not wait on the disk. */
async function readFiles(
  deps: IngestDeps,
  files: StoredFile[],
  brief: Brief,
  signal: AbortSignal,
): Promise<Material[]> {
  const materials: Material[] = [];
  for (const { key, name } of files) {
    const material = await withScratch(deps.scratchDir, async (scratch) => {
      const path = await scratch.keep(await deps.store.stream(key), signal);
      const file = { path, name, document: { kind: 'file' as const, fileName: name } };
      return readFile(deps, file, { video: mayWatch(brief), signal });
    });
    materials.push({ ...material, blocks: atMost(material.blocks, Math.ceil(MAX_BLOCKS / files.length)) });
  }
  return materials;
}
