import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { newId } from '@parlance/kernel/ids';
import pg from 'pg';
import { migrateDatabase } from '../../db/migrate.ts';
import { receivedOnDisk } from '../../features/uploads/received-bytes.ts';
import type { RestoreDeps } from '../restore-backup.ts';

const MB = 1024 * 1024;
const SECRET = 'a secret that signs sessions and links';

/** A database and folders as a server would have them, without a server. */
export async function openHome(folder: string, databaseUrl: string) {
  const store = await diskStore(path.join(folder, 'objects'));
  const received = await receivedOnDisk(path.join(folder, 'uploads'));
  const standInPaymentsFile = path.join(folder, 'stand-ins', 'payments.json');
  const beside = { databaseUrl, store, received, standInPaymentsFile };

  type Ask = <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => Promise<Row[]>;

  async function connected<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work(async (query, values = []) => (await client.query(query, values)).rows);
    } finally {
      await client.end();
    }
  }

  return {
    forBackup: { ...beside, secret: SECRET },
    forRestore: {
      ...beside,
      configuredSecret: undefined,
      keepSecret: async () => {},
      enqueueAll: async () => {},
    } satisfies RestoreDeps,

    /** People with names in many scripts, objects of many lengths, and half an upload of each. */
    async fill(people: number, objects: number): Promise<void> {
      await migrateDatabase(databaseUrl);
      await connected(async (ask) => {
        for (let number = 0; number < people; number++) {
          const [id, upload] = [newId(), newId()];
          const name = ['Ada', 'Zoë\t\\', '李', 'مها', "O'Neil \\N"][number % 5]!;
          await ask(
            'insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, true, now(), now())',
            [...[id, name, `${id}@example.com`]],
          );
          await ask(
            `insert into uploads (id, user_id, name, bytes, bytes_received, expires_at, created_at)
           values ($1, $2, 'a.txt', 9999999, $3, now() + interval '1 day', now())`,
            [upload, id, 1_000 + number],
          );
          const pieces = async function* () {
            yield randomBytes(2_000 + number);
          };
          await received.write(upload, 0, pieces(), async () => {});
          for (let at = 0; at < objects; at++) {
            // None, one piece, a piece exactly, and several.
            const bytes = [0, 3, 70_000, 8 * MB, 9 * MB + number][at % (number === 0 ? 5 : 3)]!;
            const key = `users/${id}/audios/${newId()}/runs/${newId()}/0/take-${at}.mp3`;
            await store.put(key, bytes > MB ? Buffer.alloc(bytes, at) : randomBytes(bytes));
          }
        }
      });
      await store.put(`feed-signposts/${randomBytes(32).toString('base64url')}`, randomBytes(60));
    },

    /** One hash of every row, object and upload, but for what an upload has behind its safe bytes. */
    sum: (): Promise<string> =>
      connected(async (ask) => {
        const hash = createHash('sha256');
        const tables = await ask<{ name: string }>(
          "select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public') order by 1",
        );
        for (const { name } of tables) {
          const [row] = await ask<{ sum: string }>(
            `select coalesce(md5(string_agg(one::text, E'\\n' order by one::text)), '') as sum from public.${name} one`,
          );
          hash.update(`${name} ${row?.sum}\n`);
        }
        for (const key of await store.list('')) hash.update(`${key} `).update(await store.get(key));
        const uploads = tables.some(({ name }) => name === 'uploads')
          ? await ask<{ id: string; bytes_received: string }>(
              'select id, bytes_received from uploads order by id',
            )
          : [];
        for (const { id, bytes_received } of uploads)
          for await (const piece of received.read(id, Number(bytes_received))) hash.update(piece);
        return hash.digest('hex');
      }),
  };
}

/** All files below a folder by name and content. */
export async function filesBelow(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ file: path.join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const { file, isFile } of names) {
    // A restore that is refused may leave an empty folder, and nothing in it.
    if (isFile) hash.update(`${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}
