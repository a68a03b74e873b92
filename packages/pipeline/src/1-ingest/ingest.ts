import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { parseScript } from '@parlance/kernel/script-text';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { PageFetcher } from '@parlance/ports/page-fetcher';
import type { Reference } from '@parlance/ports/reference';
import { type AddressDeps, PAGE_LIMITS, pagesUntil } from './sources/fetch-page.ts';
import { readAddress } from './sources/read-address.ts';
import { type FileRules, readFile } from './sources/read-file.ts';
import type { Material } from './sources/read-material.ts';
import { readTopic } from './sources/read-topic.ts';
import type { OnRead } from './sources/recognise-pages.ts';
import { withScratch } from './sources/scratch.ts';
import { atMost, MAX_BLOCKS } from './text/shape.ts';

export type IngestDeps = AddressDeps & {
  store: ObjectStore;
  references: Reference[];
  /** As `pages`, but never an address in the house: what anybody may ask for. */
  publicPages: PageFetcher;
  /** Where files lie while they are being read. */
  scratchDir: string;
};

/** Stage 1: what the person gave -> clean passages, each with an address. */
export async function ingest(
  readers: IngestDeps,
  brief: Brief,
  signal: AbortSignal,
  /** How much of what takes long, scans and recordings, is read: 0 to 1. */
  onRead?: OnRead,
): Promise<SourceText> {
  const { source } = brief;
  const deps = brief.opening ? forVisitors(readers) : readers;
  const bounds = { askedLanguage: baseLanguage(brief.language), maxTokens: brief.allowance?.maxTokens };
  const from = (materials: Material[]) => deps.foreign.source(signal, materials, bounds);
  switch (source.type) {
    case 'text':
      return deps.foreign.paste(signal, source.text, bounds);
    case 'script':
      return readOwnScript(source.script, brief);
    case 'topic':
      return from(
        await readTopic(deps.references, { topic: source.topic, language: bounds.askedLanguage, signal }),
      );
    case 'url':
      return withScratch(deps.scratchDir, async (scratch) =>
        from([
          await readAddress(deps, {
            ...source,
            ...rulesOf(brief, signal, onRead),
            scratch,
            pagesUntil: pagesUntil(deps),
          }).catch(notAgain),
        ]),
      );
    case 'files':
      return from(await readFiles(deps, source.files, rulesOf(brief, signal, onRead)));
  }
}

/** What is read for somebody who has no account: pages and small files. Nothing is listened to. */
const forVisitors = (deps: IngestDeps): IngestDeps => ({
  ...deps,
  pages: deps.publicPages,
  transcriber: undefined,
  fileLimits: PAGE_LIMITS,
  toListen() {
    throw new AppError('transcribe.unavailable', { log: 'a recording, asked for by a visitor' });
  },
});

/** A script the person wrote: the lines stand as they are, so there is nothing to read and nothing to cite. */
function readOwnScript(script: string, brief: Pick<Brief, 'mode' | 'language'>): SourceText {
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

/** A site that fails is reported at once: the person can do more about it than a later retry. */
function notAgain(error: unknown): never {
  if (!isAppError(error) || !error.code.startsWith('fetch.')) throw error;
  throw new AppError(error.code, { log: error.message, params: error.params, cause: error });
}

const rulesOf = ({ language, allowance }: Brief, signal: AbortSignal, onRead?: OnRead): FileRules => ({
  language: baseLanguage(language),
  video: allowance?.video ?? true,
  maxPages: allowance?.picturePages,
  signal,
  onRead,
});

type StoredFile = { key: string; name: string };

/** One after the other, each in a folder of its own: a second large file should not wait on the disk. */
async function readFiles(deps: IngestDeps, files: StoredFile[], rules: FileRules): Promise<Material[]> {
  const materials: Material[] = [];
  for (const [index, { key, name }] of files.entries()) {
    const onRead: OnRead = (share, pages) => rules.onRead?.((index + share) / files.length, pages);
    const material = await withScratch(deps.scratchDir, async (scratch) => {
      const path = await scratch.keep(await deps.store.stream(key), rules.signal);
      const file = { path, name, document: { kind: 'file' as const, fileName: name } };
      return readFile(deps, file, { ...rules, onRead });
    });
    materials.push({ ...material, blocks: atMost(material.blocks, Math.ceil(MAX_BLOCKS / files.length)) });
  }
  return materials;
}
