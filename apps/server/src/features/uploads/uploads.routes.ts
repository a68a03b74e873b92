import * as contract from '@parlance/contract/uploads';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { UploadRow, UploadStore } from './uploads.store.ts';

const uploadView = (row: UploadRow): contract.Upload => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  bytes_received: row.bytesReceived,
  created_at: row.createdAt.toISOString(),
});

export function uploadEndpoints(deps: { uploads: UploadStore }): Endpoint[] {
  return [
    endpoint(contract.listUploads, async (call) => ({
      items: (await deps.uploads.list(signedIn(call).userId)).map(uploadView),
      // So few may wait that they are one page.
      next_cursor: null,
    })),
  ];
}
