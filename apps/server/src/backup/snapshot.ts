import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { DATABASE, type Manifest, type Migration } from './manifest.ts';

type Table = { name: string; columns: string[] };

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

const id = pg.escapeIdentifier;

/**
 * Everything in the database as it is at this moment, whatever is written meanwhile. The queue's own tables are
 * left out: which runs are to go on is in `runs`, and they are queued anew.
 */
export async function openSnapshot(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const rows = async <Row extends object>(query: string) => (await client.query<Row>(query)).rows;

  return {
    rows,

    migrations: async (): Promise<Migration[]> => {
      const known = await rows<{ hash: string; created_at: string }>(
        'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
      );
      return known.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }));
    },

    sequences: () =>
      rows<{ name: string; value: string }>(
        `select sequencename as name, last_value::text as value from pg_sequences
         where schemaname = 'public' and last_value is not null`,
      ),

    /** Tables in an order in which each finds the rows it refers to. */
    async copyTables(write: (part: string, body: AsyncIterable<Uint8Array>) => Promise<void>) {
      const copied: Manifest['tables'] = [];
      for (const { name, columns } of parentsFirst(await tablesOf(rows), await referencesOf(rows))) {
        const stream = client.query(
          copyStreams.to(`copy public.${id(name)} (${columns.map(id).join(', ')}) to stdout`),
        );
        await write(`${DATABASE}${name}`, stream);
        copied.push({ name, columns, rows: stream.rowCount });
      }
      return copied;
    },

    close: () => client.end(),
  };
}

export type Rows = <Row extends object>(query: string) => Promise<Row[]>;

/** Generated columns are made again by the database. */
export const tablesOf = (rows: Rows) =>
  rows<Table>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );

const referencesOf = (rows: Rows) =>
  rows<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and child.relnamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );

/** Without switching references off, which only a superuser may. */
function parentsFirst(tables: Table[], references: { child: string; parent: string }[]): Table[] {
  const sorted: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting]}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}
