import type { SourceDocument } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { DocumentFormat, DocumentReader, ReadDocument } from '@parlance/ports/document-reader';
import type { FileKinds } from '@parlance/ports/file-kind';
import type { PageRecogniser, PagesFile } from '@parlance/ports/page-recogniser';
import { type RecordingReaders, transcribeRecording } from '../spoken/transcribe-recording.ts';
import type { PlacedBlock } from '../structure/placed-block.ts';
import type { Material } from './read-material.ts';
import { type PageRules, recognisePages } from './recognise-pages.ts';

export type Readers = RecordingReaders & {
  documents: DocumentReader;
  fileKinds: FileKinds;
  recogniser: PageRecogniser;
};

export type FileToRead = {
  path: string;
  /** As the person named it. */
  name: string;
  /** What it is part of: an upload, a page, an episode. */
  document: SourceDocument;
  charset?: string;
  url?: string;
};

export type FileRules = PageRules & { video: boolean };

/** What a reader warns of, as what is not told. How much it is, nobody has counted. */
const UNREAD = { scanned_pages: 'unread_pages', truncated: 'too_long' } as const;

const RECORDING_NAME = /\.(mp3|m4a|m4b|aac|wav|flac|og[ag]|opus|wma|mp4|m4v|mov|mkv|webm|avi|mpe?g|3gp)$/i;

/** A "song.mp3" that holds a playlist or noise must not be read out as text. */
const isFalseRecording = (name: string, format: DocumentFormat): boolean =>
  RECORDING_NAME.test(name) && (format === 'text' || format === 'markdown');

/** The content decides what a file is, never its name. */
export async function readFile(readers: Readers, file: FileToRead, rules: FileRules): Promise<Material> {
  try {
    const found = await readers.fileKinds.of(file);
    if (found.kind === 'document') {
      if (isFalseRecording(file.name, found.format))
        throw new AppError('media.unreadable', { log: 'text under the name of a recording' });
      const read = await readers.documents
        .read({ ...file, format: found.format }, rules.signal)
        .catch(onlyIfScanned);
      if (!read) return await bySight(readers, file, 'pdf', rules);
      const title = file.document.title ?? read.title;
      const url = read.canonicalUrl ?? file.document.url;
      const withPictures = await withPicturePages(readers, file, read, rules);
      return {
        document: {
          ...file.document,
          ...(title ? { title } : {}),
          ...(url ? { url } : {}),
          ...(read.author ? { author: read.author } : {}),
        },
        blocks: withPictures ?? read.blocks,
        unread: read.warnings
          .filter((warning) => !(warning === 'scanned_pages' && withPictures))
          .map((warning) => ({ kind: UNREAD[warning], pieces: 1, chars: 0, sample: '' })),
      };
    }
    if (found.kind === 'picture') return await bySight(readers, file, 'picture', rules);
    if (found.kind === 'unknown') throw new AppError('document.unreadable', { log: 'of no kind we read' });
    const facts = await readers.media.probe(file.path, rules.signal);
    if (facts.hasVideo && !rules.video) throw new AppError('ingest.video_needs_pro', { log: 'a video' });
    const title = file.document.title ?? facts.title;
    return {
      document: { ...file.document, ...(title ? { title } : {}), by: 'hearing' },
      blocks: await transcribeRecording(readers, { ...rules, path: file.path, facts }),
    };
  } catch (error) {
    throw naming(file.name, error);
  }
}

/** A document without text is looked at instead; anything else stays an error. */
function onlyIfScanned(error: unknown): undefined {
  if (!isAppError(error) || error.code !== 'document.scanned') throw error;
}

async function bySight(
  { recogniser }: Readers,
  { path, document }: FileToRead,
  format: PagesFile['format'],
  rules: FileRules,
): Promise<Material> {
  const read = await recognisePages(recogniser, { path, format }, rules);
  const title = document.title ?? read.title;
  return { document: { ...document, ...(title ? { title } : {}), by: 'sight' }, blocks: read.blocks };
}

/** All blocks of a document in which some pages are pictures; undefined where there are none, or they can't be read. */
async function withPicturePages(
  { recogniser }: Readers,
  { path }: FileToRead,
  { blocks, pages = 0, warnings }: ReadDocument,
  rules: FileRules,
): Promise<PlacedBlock[] | undefined> {
  if (!warnings.includes('scanned_pages')) return undefined;
  const read = new Set(blocks.map(({ page }) => page));
  const only = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !read.has(page));
  try {
    const seen = await recognisePages(recogniser, { path, format: 'pdf' }, { ...rules, only });
    return [...blocks, ...seen.blocks].sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  } catch (error) {
    rules.signal.throwIfAborted();
    if (!isAppError(error)) throw error;
    return undefined;
  }
}

/** Of several files, the person must know which one it is about. */
function naming(name: string, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new AppError(error.code, {
    log: error.message,
    retry: error.retry,
    cause: error,
    params: { ...error.params, file: name },
  });
}
