import type { Readable } from 'node:stream';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import type { Protocol } from '../../endpoint.ts';
import { type RemoveDeps, removeUpload } from './actions/remove-uploads.ts';
import { uploadLocks } from './upload-locks.ts';
import { admit, fileNameOf, fileTooLarge, ownUpload } from './uploads.policy.ts';

export const TUS_VERSION = '1.0.0';
/** Time for a request to end by itself after another one asked for its lock. */
const DRAIN_MS = 1_000;
/** The library sees the protocol's headers and no others, and among them who asks: nobody outside can set it. */
const MAKER = 'x-upload-maker';
const PASSED_ON = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/** Rows say what there is and how far it came; the bytes lie wherever `received` puts them. */
class UploadFiles extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: RemoveDeps;

  constructor(deps: RemoveDeps) {
    super();
    this.#deps = deps;
  }

  /** The row was written when the upload was admitted, the file comes with the first byte. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#deps.uploads.read(id);
    if (!row) throw new AppError('not_found');
    return new Upload({
      id,
      size: row.bytes,
      offset: row.bytesReceived,
      metadata: { filename: row.name },
      creation_date: row.createdAt.toISOString(),
    });
  }

  override write(body: Readable, id: string, offset: number): Promise<number> {
    const { uploads, received } = this.#deps;
    return received.write(id, offset, body, (from, to) => uploads.advance(id, from, to));
  }

  override async remove(id: string): Promise<void> {
    if (!(await removeUpload(this.#deps, id))) throw new AppError('not_found');
  }
}

/** What the library's refusals are in our words; its status numbers are the protocol's. */
function problemOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  const status = (error as { status_code?: number }).status_code;
  if (error === ERRORS.ABORTED || status === 409) return new AppError('upload_conflict', { cause: error });
  if (status === 404 || status === 410) return new AppError('not_found');
  if (status === 413) return fileTooLarge();
  if (status === 400 || status === 403 || status === 501)
    return new AppError('validation_failed', { fields: { file: 'invalid' }, cause: error });
  return new AppError('internal', { cause: error, log: 'an upload could not be written' });
}

function passOn(request: Request, userId: string): Request {
  const headers = new Headers({ [MAKER]: userId });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request, { headers });
}

type ProtocolDeps = RemoveDeps & {
  /** How many bytes a user may keep in all. */
  storageOf(userId: string): Promise<number>;
};

/** The tus protocol, for whoever the server recognised and only for what is his. */
export function uploadProtocol(deps: ProtocolDeps): Protocol {
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: new UploadFiles(deps),
    locker: uploadLocks(deps.uploads),
    lockDrainTimeout: DRAIN_MS,
    maxSize: LIMITS.fileMaxBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    getFileIdFromRequest: (request) => new URL(request.url).pathname.slice(UPLOADS_PATH.length + 1),
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const name = fileNameOf(metadata?.filename);
      const userId = request.headers.get(MAKER) ?? '';
      const maxBytes = await deps.storageOf(userId);
      await deps.uploads.insert({ id, userId, name, bytes: size }, (others) => admit(size, others, maxBytes));
      return {};
    },
    onResponseError(_request, error) {
      throw problemOf(error);
    },
  });

  return {
    path: UPLOADS_PATH,
    headers: { 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' },
    async answer({ actor, id, request }) {
      const creates = request.method === 'POST' && id === undefined;
      if (request.method === 'GET' || (request.method === 'POST' && !creates))
        throw new AppError('not_found');
      if (request.method !== 'OPTIONS') {
        if (!creates) await ownUpload(deps.uploads, actor.userId, id);
        if (request.headers.get('tus-resumable') !== TUS_VERSION)
          return new Response(null, { status: 412, headers: { 'tus-version': TUS_VERSION } });
      }
      const reply = await tus.handleWeb(passOn(request, actor.userId));
      if (reply.status >= 400) throw problemOf({ status_code: reply.status });
      return reply;
    },
  };
}
