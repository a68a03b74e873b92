import type { Db } from '../../db/connect.ts';
import { modelProviders, modelWork } from '../../db/schema/providers.ts';
import { defineFeature } from '../../feature.ts';
import type { KeySeal } from './key-seal.ts';
import { modelWorker } from './model-work.ts';
import { usedProviders } from './provider-use.ts';
import { type ProviderDeps, providerEndpoints } from './providers.routes.ts';
import { providerStore } from './providers.store.ts';

type Deps = Omit<ProviderDeps, 'store' | 'worker'> &
  Pick<Parameters<typeof modelWorker>[0], 'qualify' | 'onError'> & { db: Db };

/** Which models write, in which order: set by admins, sealed, and taken for whatever begins afterwards. */
export function providersFeature({ db, ...deps }: Deps) {
  const store = providerStore(db);
  const worker = modelWorker({ ...deps, store });
  const feature = defineFeature({
    name: 'providers',
    endpoints: providerEndpoints({ ...deps, store, worker }),
    tasks: { 'providers.go_on': worker.goOn },
    tables: [
      {
        table: modelProviders,
        exported: { exempt: 'what the service is run with, which is nobody’s in particular' },
        deleted: { exempt: 'what the service is run with, which is nobody’s in particular' },
      },
      {
        table: modelWork,
        exported: { exempt: 'what the service is run with, which is nobody’s in particular' },
        deleted: { exempt: 'what the service is run with, which is nobody’s in particular' },
      },
    ],
    exportUser: { exempt: 'keeps nothing of a person' },
    deleteUser: { exempt: 'keeps nothing of a person' },
  });
  return { ...feature, close: worker.close };
}

/** What whoever writes with models asks before each script, and tells afterwards. */
export function modelsInUse(db: Db, seal: KeySeal) {
  const { list, noteTrouble, noteAnswer } = providerStore(db);
  return { list: async () => usedProviders(seal, await list()), noteTrouble, noteAnswer };
}
