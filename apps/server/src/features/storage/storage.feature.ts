import type { Clock } from '@parlance/kernel/clock';
import type { Db } from '../../db/connect.ts';
import { defineFeature } from '../../feature.ts';
import { collector } from './collect-objects.ts';
import { leftObjectStore } from './left-objects.store.ts';

type Deps = { db: Db; clock: Clock; removeObjects(key: string): Promise<void> };

/** That nothing is kept for longer than its rule says, whoever should have removed it. */
export const storageFeature = ({ db, clock, removeObjects }: Deps) =>
  defineFeature({
    name: 'storage',
    endpoints: [],
    tasks: { 'storage.collect': collector({ leftObjects: leftObjectStore(db), removeObjects, clock }) },
    tables: [],
    exportUser: { exempt: 'keeps nothing of its own' },
    deleteUser: { exempt: 'keeps nothing of its own' },
  });
