import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Reference } from '@parlance/ports/reference';
import type { TokenCounter } from '@parlance/ports/token-counter';
import type { AddressDeps } from './fetched.ts';
import { ingestOwnScript } from './own-script.ts';
import { recogniseLanguage, type ShapedText } from './paste.ts';
import { readAddress } from './read-address.ts';
import { readFile } from './read-file.ts';
import { type Material, refuseTooLarge, sourceFrom } from './read-material.ts';
import { readTopic } from './read-topic.ts';
import { withScratch } from './scratch.ts';

export type IngestDeps = AddressDeps & {
  detector: LanguageDetector;
  tokens: TokenCounter;
  store: ObjectStore;
  references: Reference[];
  /** Finds the passages of a pasted text, however long that takes, without holding up anything else. */
  shapeText(text: string, signal: AbortSignal): Promise<ShapedText>;
  /** Where files lie while they are being read. */
  scratchDir: string;
};

/** Stage 1: what the person gave -> clean passages, each with an address. */
export async function ingest(deps: IngestDeps, brief: Brief, signal: AbortSignal): Promise<SourceText> {
  const { source } = brief;
  const bounds = { askedLanguage: baseLanguage(brief.language), maxTokens: brief.allowance?.maxTokens };
  const from = async (materials: Material[]) => sourceFrom(deps, materials, bounds);
  switch (source.type) {
    case 'text': {
      const shaped = await deps.shapeText(source.text, signal);
      const text = recogniseLanguage(deps.detector, shaped, bounds.askedLanguage);
      await refuseTooLarge(deps.tokens, text.passages, bounds.maxTokens);
      return text;
    }
    case 'script':
      return ingestOwnScript(source.script, brief);
    case 'topic':
      return from(
        await readTopic(deps.references, { topic: source.topic, language: bounds.askedLanguage, signal }),
      );
    case 'url':
      return withScratch(deps.scratchDir, async (scratch) =>
        from([await readAddress(deps, { ...source, video: mayWatch(brief), scratch, signal })]),
      );
    case 'files':
      return from(await readFiles(deps, source.files, brief, signal));
  }
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
    materials.push(material);
  }
  return materials;
}
