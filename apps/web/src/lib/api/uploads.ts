import { listUploads, UPLOADS_PATH, type Upload as WaitingUpload } from '@parlance/contract/uploads';
import type { DetailedError, Upload } from 'tus-js-client';
import { ApiProblem, call, problemOf, send, standingHeaders } from './api.ts';

/** A cut connection costs at most this much, and no single request lasts longer than servers allow. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000];

export type Sending = {
  /** What has arrived stays; `resume` goes on behind it. */
  pause(): void;
  resume(): void;
};

export type Listeners = {
  /** The server knows the file under this id; the bytes may be on their way already. */
  onBegun(uploadId: string): void;
  onProgress(sentBytes: number): void;
  onDone(): void;
  onFailed(problem: ApiProblem): void;
};

const idOf = (url: string | null): string =>
  new URL(url ?? '', location.origin).pathname.split('/').at(-1) ?? '';

const wasAnswered = (error: Error | DetailedError): error is DetailedError =>
  'originalResponse' in error && error.originalResponse !== null;

function problemIn(error: Error | DetailedError): ApiProblem {
  if (!wasAnswered(error)) return new ApiProblem('network', { cause: error });
  const status = error.originalResponse?.getStatus() ?? 0;
  const problem = problemOf(status, error.originalResponse?.getBody() ?? '');
  // The protocol's own refusals are not problem documents.
  return status === 413 && problem.code === 'internal' ? new ApiProblem('too_large', { status }) : problem;
}

/** What makes a file the same one after a reload; another person's uploads must not be found by it. */
const fingerprintOf = (file: File, owner: string): string =>
  [owner, file.name, file.size, file.lastModified].join('-');

async function prepare(file: File, owner: string, tell: Listeners): Promise<Upload> {
  // Loaded with the first file: most visits send none.
  const { Upload } = await import('tus-js-client');
  const upload: Upload = new Upload(file, {
    endpoint: UPLOADS_PATH,
    metadata: { filename: file.name },
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprintOf(file, owner),
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(standingHeaders())) request.setHeader(name, value);
    },
    onUploadUrlAvailable: () => tell.onBegun(idOf(upload.url)),
    onProgress: tell.onProgress,
    onSuccess: tell.onDone,
    onError: (error) => tell.onFailed(problemIn(error)),
  });
  const [begun] = (await upload.findPreviousUploads()).sort((a, b) =>
    b.creationTime.localeCompare(a.creationTime),
  );
  if (begun) upload.resumeFromPreviousUpload(begun);
  return upload;
}

/** Sends a file in pieces; one that was begun earlier in this browser goes on where it stopped. */
export function sendFile(file: File, owner: string, tell: Listeners): Sending {
  const prepared = prepare(file, owner, tell);
  let wanted = true;
  const act = (): void =>
    void prepared.then(
      (upload) => (wanted ? upload.start() : upload.abort()),
      (cause: unknown) => tell.onFailed(new ApiProblem('network', { cause })),
    );
  act();
  return {
    pause: () => {
      wanted = false;
      act();
    },
    resume: () => {
      wanted = true;
      act();
    },
  };
}

/** Takes a file back. What is gone already, or can't be reached now, is swept by the server in its time. */
export async function removeUpload(uploadId: string): Promise<void> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  await send(`${UPLOADS_PATH}/${encodeURIComponent(uploadId)}`, { method: 'DELETE', headers });
}

/** Files on the server from which nothing has been made yet. */
export const waitingUploads = async (signal: AbortSignal): Promise<WaitingUpload[]> =>
  (await call(listUploads, { signal })).items;
