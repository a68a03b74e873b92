import { PLANS, type Plan } from '@parlance/kernel/limits';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Db } from '../../db/connect.ts';
import { keptObjects, uploads } from '../../db/schema/uploads.ts';
import { defineFeature } from '../../feature.ts';
import { checkUploads, claimUploads, openUploads } from './actions/claim-uploads.ts';
import { keepSweeping, keepsUploads, releaseUploads } from './actions/remove-uploads.ts';
import { bytesKept } from './kept-objects.ts';
import type { ReceivedBytes } from './received-bytes.ts';
import { uploadProtocol } from './upload-protocol.ts';
import { refuseOverfull } from './uploads.policy.ts';
import { uploadEndpoints, uploadView } from './uploads.routes.ts';
import { uploadStore } from './uploads.store.ts';

type Deps = {
  db: Db;
  received: ReceivedBytes;
  store: ObjectStore;
  planOf(userId: string): Promise<Plan>;
};

/** Files that people bring along, and how much each may keep. */
export function uploadsFeature({ db, received, store, planOf }: Deps) {
  const deps = { uploads: uploadStore(db), received, objects: store };
  const maxBytesOf = async (userId: string) => PLANS[await planOf(userId)].storageBytes;
  const protocol = uploadProtocol({ ...deps, storageOf: maxBytesOf });
  const endpoints = uploadEndpoints({ ...deps, protocol });
  return defineFeature({
    name: 'uploads',
    endpoints,
    apiEndpoints: endpoints,
    tables: [
      { table: uploads, exported: true, deleted: 'with_user' },
      { table: keptObjects, exported: { exempt: 'sizes of what other sections list' }, deleted: 'with_user' },
    ],
    // What waits to be used; files that an audio was made of are named with it.
    exportUser: async ({ userId }) => ({ uploads: (await deps.uploads.list(userId)).map(uploadView) }),
    deleteUser: { exempt: 'rows go with the user, and bytes without a row are swept' },
    protocol,
    keepSweeping: (onError: (error: Error) => void) => keepSweeping(deps, onError),
    /** For audios that are made of them. */
    files: {
      uploadedFiles: (userId: string, ids: string[]) => claimUploads(deps, userId, ids),
      checkUploads: (userId: string, ids: string[]) => checkUploads(deps, userId, ids),
      openUploads: (userId: string, ids: string[]) => openUploads(deps, userId, ids),
      keepsFiles: (userId: string, keys: string[]) => keepsUploads(deps, userId, keys),
      releaseFiles: (userId: string, keys: string[]) => releaseUploads(deps, userId, keys),
      refuseFullStorage: async (userId: string) =>
        refuseOverfull(await bytesKept(db, userId), 1, await maxBytesOf(userId)),
    },
    storageOf: async (userId: string) => ({
      usedBytes: await bytesKept(db, userId),
      maxBytes: await maxBytesOf(userId),
    }),
  });
}
