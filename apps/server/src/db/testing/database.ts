import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { MAINTENANCE_DATABASE, readPassword, urlOf } from '../embedded-postgres/cluster.ts';
import { openServer, throughGate } from '../embedded-postgres/open-server.ts';
import { placeIn } from '../embedded-postgres/place.ts';

const TEMPLATE_LOCK = 7_265_032;
/** Files are copied as they are: a third of the work of writing every page to the log, where nothing waits for a disk. */
const COPY = 'STRATEGY file_copy';

type Prepare = (url: string) => Promise<void>;
type Options = {
  /** Fills the template, once in a whole test run; it must close its connections. */
  prepareTemplate?: Prepare;
  template?: string;
};

/** A copy of the prepared template, or without one an empty database, on the run's own PostgreSQL. */
export async function freshDatabase({
  prepareTemplate,
  template = 'parlance_template',
}: Options = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const urlFor = await server();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withMaintenance(urlFor, async (client) => {
    if (prepareTemplate) await ensureTemplate(client, urlFor, template, prepareTemplate);
    await client.query(`CREATE DATABASE ${name} ${prepareTemplate ? `TEMPLATE ${template}` : ''} ${COPY}`);
  });
  return {
    url: urlFor(name),
    drop: () =>
      withMaintenance(
        urlFor,
        async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
      ),
  };
}

type UrlFor = (database: string) => string;

let started: Promise<UrlFor> | undefined;

/** Starts the run's server, or finds it started by another test process. */
function server(): Promise<UrlFor> {
  started ??= (async () => {
    const folder = inject('postgresFolder');
    if (!folder)
      throw new Error(
        'apps/server/src/db/testing/global-setup.ts is not among the globalSetup files of vitest',
      );
    const place = placeIn(folder);
    const { server } = await throughGate(place, () => openServer(place, { durable: false }));
    const password = readPassword(place);
    return (database: string) => urlOf(server.port, password, database);
  })();
  return started;
}

async function ensureTemplate(
  client: pg.Client,
  urlFor: UrlFor,
  template: string,
  prepare: Prepare,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 1) return;
    // Renamed only when it is ready, so nobody copies half a template.
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await prepare(urlFor(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function withMaintenance<T>(urlFor: UrlFor, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlFor(MAINTENANCE_DATABASE) });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
