import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@parlance/kernel/ids';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../../../db/migrate.ts';
import { user } from '../../../db/schema/accounts.ts';
import { freshDatabase } from '../../../db/testing/database.ts';
import { serveUploads } from './serve-uploads.ts';

/** As many processes of the upload server as wanted, over one database and folder. */
export async function uploadServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-uploads-'));
  const database = await freshDatabase({ prepareTemplate: migrateDatabase });
  const people = new Set<string>();
  const start = (port = 0) => serveUploads({ databaseUrl: database.url, folder, people, port });

  const first = await start();
  return {
    first,
    start,
    async person(): Promise<string> {
      const id = newId();
      await first.db.insert(user).values({ id, name: 'Ada', email: `${id}@example.com` });
      people.add(id);
      return id;
    },
    run: (text: string) => first.db.execute(sql.raw(text)),
    async stop(running: { stop(): Promise<void> }[]) {
      for (const process of running) await process.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type UploadProcess = Awaited<ReturnType<typeof uploadServer>>['first'];
