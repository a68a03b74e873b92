import pg from 'pg';

const SCHEMAS = ['public', 'drizzle', 'pgboss'];
const aside = (schema: string): string => `${schema}_before_restore`;
const id = pg.escapeIdentifier;

const present = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query<{ nspname: string }>('select nspname from pg_namespace');
  return new Set(rows.map(({ nspname }) => nspname));
};

async function inTransaction(client: pg.Client, act: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await act();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether an earlier restore was cut short before it was through. */
export const isPutAside = async (client: pg.Client): Promise<boolean> =>
  (await present(client)).has(aside('public'));

/** Leaves an empty database; what was in it can be put back until it is dropped. */
export const putAside = (client: pg.Client): Promise<void> =>
  inTransaction(client, async () => {
    const there = await present(client);
    for (const schema of SCHEMAS.filter((name) => there.has(name)))
      await client.query(`alter schema ${id(schema)} rename to ${id(aside(schema))}`);
    await client.query('create schema public');
  });

export const putBack = (client: pg.Client): Promise<void> =>
  inTransaction(client, async () => {
    const there = await present(client);
    for (const schema of SCHEMAS) {
      await client.query(`drop schema if exists ${id(schema)} cascade`);
      if (there.has(aside(schema)))
        await client.query(`alter schema ${id(aside(schema))} rename to ${id(schema)}`);
    }
  });

export const dropAside = (client: pg.Client): Promise<void> =>
  inTransaction(client, async () => {
    for (const schema of SCHEMAS) await client.query(`drop schema if exists ${id(aside(schema))} cascade`);
  });
