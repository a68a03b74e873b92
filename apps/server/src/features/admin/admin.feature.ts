import type { Db } from '../../db/connect.ts';
import { adminActs } from '../../db/schema/accounts.ts';
import { defineFeature } from '../../feature.ts';
import { type AdminDeps, adminEndpoints, logged } from './admin.routes.ts';
import { adminStore, type NewAct } from './admin.store.ts';

/** What people who run the service do from a page. Whoever calls was found to be one of them before. */
export function adminFeature({ db, ...deps }: Omit<AdminDeps, 'admin'> & { db: Db }) {
  const admin = adminStore(db);
  const feature = defineFeature({
    name: 'admin',
    endpoints: adminEndpoints({ ...deps, admin }),
    tables: [
      {
        table: adminActs,
        exported: { exempt: 'what people who run the service did, which is theirs to know' },
        deleted: { exempt: 'names the person by an id that means nothing once the account is gone' },
      },
    ],
    exportUser: { exempt: 'keeps nothing of a person but the log' },
    deleteUser: { exempt: 'keeps nothing of a person but the log' },
  });
  return {
    ...feature,
    /** For what admins do in other features. */
    logged: <T>(act: NewAct, work: () => Promise<T>) => logged({ admin, clock: deps.clock }, act, work),
  };
}
