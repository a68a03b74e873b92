import pg from 'pg';

type Rows = Record<string, string[]>;

/** Every row of every table, the queue's too, that holds one of the words; new tables are found by themselves. */
export async function rowsAbout(databaseUrl: string, words: string[]): Promise<Rows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: Rows = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select distinct t::text as row from ${name} t
         where exists (select 1 from unnest($1::text[]) word where position(word in t::text) > 0) order by 1`,
        [words],
      );
      if (rows.length > 0) found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}
