import * as contract from '@parlance/contract/uploads';
import { v1 } from '@parlance/contract/v1';
import { AppError } from '@parlance/kernel/errors';
import { type Endpoint, endpoint, type Protocol, signedIn } from '../../endpoint.ts';
import { TUS_VERSION } from './upload-protocol.ts';
import { ownUpload } from './uploads.policy.ts';
import type { UploadRow, UploadStore } from './uploads.store.ts';

export const uploadView = (row: UploadRow): contract.Upload => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  bytes_received: row.bytesReceived,
  created_at: row.createdAt.toISOString(),
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A whole file in one request, as the protocol would say it: created and filled at once. */
function inProtocol(request: Request, filename: string): Request {
  const length = request.headers.get('content-length');
  if (!request.body || length === null || !/^[1-9]\d*$/.test(length))
    throw new AppError('validation_failed', { fields: { file: 'required' } });
  const headers = {
    'content-length': length,
    'content-type': 'application/offset+octet-stream',
    'tus-resumable': TUS_VERSION,
    'upload-length': length,
    'upload-metadata': `filename ${base64(filename)}`,
  };
  const url = new URL(contract.UPLOADS_PATH, request.url);
  return new Request(url, { method: 'POST', headers, body: request.body, duplex: 'half' } as RequestInit);
}

type Deps = { uploads: UploadStore; protocol: Protocol };

export function uploadEndpoints(deps: Deps): Endpoint[] {
  return [
    endpoint(contract.listUploads, async (call) => ({
      items: (await deps.uploads.list(signedIn(call).userId)).map(uploadView),
      // So few may wait that they are one page.
      next_cursor: null,
    })),
    endpoint(v1.uploadFile, async (call) => {
      const actor = signedIn(call);
      const request = inProtocol(call.request, call.query.filename);
      const made = await deps.protocol.answer({ actor, id: undefined, request });
      const id = made.headers.get('location')?.split('/').at(-1);
      return uploadView(await ownUpload(deps.uploads, actor.userId, id));
    }),
  ];
}
