import type { SourceText } from '@parlance/artifacts/source-text';
import type { DocumentReader } from '@parlance/ports/document-reader';
import type { FileKinds } from '@parlance/ports/file-kind';
import type { PageFetcher } from '@parlance/ports/page-fetcher';
import type { Reference } from '@parlance/ports/reference';
import type { ForeignReader } from './foreign/foreign-reader.ts';
import { bytesOf, nameOf, PAGE_LIMITS } from './sources/fetch-page.ts';
import type { Material } from './sources/read-material.ts';
import { readTopic } from './sources/read-topic.ts';
import { withScratch } from './sources/scratch.ts';

type PreviewDeps = {
  documents: DocumentReader;
  fileKinds: FileKinds;
  foreign: Pick<ForeignReader, 'source' | 'links'>;
  scratchDir: string;
};
type PreviewFile = { name: string; read(): Promise<AsyncIterable<Uint8Array>> };
/** Base language that was asked for. */
type Ask = { askedLanguage: string; signal: AbortSignal };
type Within = Ask & { deps: PreviewDeps };

const sourceOf = ({ deps, askedLanguage, signal }: Within, materials: Material[]): Promise<SourceText> =>
  deps.foreign.source(signal, materials, { askedLanguage, maxTokens: undefined });

/** Undefined when it must be looked at or listened to, which nobody waits for. */
function materialIn(
  { deps: { documents, fileKinds, scratchDir }, signal }: Within,
  { name, read }: PreviewFile,
  page?: { url: string; charset: string | undefined },
): Promise<Material | undefined> {
  return withScratch(scratchDir, async (scratch) => {
    const path = await scratch.keep(await read(), signal);
    const found = page ? undefined : await fileKinds.of({ path, name });
    if (found && found.kind !== 'document') return undefined;
    const { blocks, title, warnings } = await documents.read(
      { path, name, format: found?.format ?? 'html', ...page },
      signal,
    );
    if (warnings.includes('scanned_pages')) return undefined;
    return { document: { kind: 'file', fileName: name, ...(title && { title }) }, blocks };
  });
}

/** What would be read of these documents, before anything is made of them; undefined while that isn't known. */
export async function previewFiles(
  deps: PreviewDeps,
  files: readonly PreviewFile[],
  ask: Ask,
): Promise<SourceText | undefined> {
  const within = { ...ask, deps };
  const materials: Material[] = [];
  for (const file of files) {
    const material = await materialIn(within, file);
    if (!material) return undefined;
    materials.push(material);
  }
  return sourceOf(within, materials);
}

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const XML = /(^|[+/])xml$|^application\/(rss|atom)/;
const MEDIA = /^(audio|video)\//;
const LOOK_MS = 12_000;

/** What would be read at an address; undefined of videos, recordings and podcasts: what is said there is not known yet. */
export async function previewPage(
  deps: PreviewDeps & { pages: PageFetcher },
  address: string,
  ask: Ask,
): Promise<SourceText | undefined> {
  const { signal } = ask;
  const within = { ...ask, deps };
  const found = await deps.pages.open(address, { ...PAGE_LIMITS, timeoutMs: LOOK_MS, signal });
  const { url, contentType, charset } = found;
  if (MEDIA.test(contentType)) return undefined;
  const page = await bytesOf(found);
  const isPage = HTML.test(contentType);
  if (!isPage && XML.test(contentType)) return undefined;
  if (isPage) {
    const { isVideo, feeds, media } = await deps.foreign.links(signal, page, url);
    if (isVideo || (feeds.length > 0 && media.length > 0)) return undefined;
  }
  const file = { name: nameOf(url), read: async () => piecesOf(page.bytes) };
  const material = await materialIn(within, file, isPage ? { url, charset } : undefined);
  return material && sourceOf(within, [material]);
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What lies here of a topic; undefined where it would be looked up elsewhere. */
export async function previewTopic(
  deps: PreviewDeps & { references: readonly Reference[] },
  topic: string,
  ask: Ask,
): Promise<SourceText | undefined> {
  const [first] = deps.references;
  if (first?.kind !== 'almanac') return undefined;
  const { askedLanguage: language, signal } = ask;
  const found = await first.find(topic, { language, signal });
  if (found.length === 0) return undefined;
  return sourceOf({ ...ask, deps }, await readTopic([first], { topic, language, signal }));
}
