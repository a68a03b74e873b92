// Started by load.ts: a handler that runs the statements of the audio store and nothing else.
import http from 'node:http';
import pg from 'pg';
import { connect } from '../apps/server/src/db/connect.ts';
import { type AudioStore, audioStore } from '../apps/server/src/features/audios/audios.store.ts';
import type { Paired } from './load/plan.ts';

const [port = '0', databaseUrl = ''] = process.argv.slice(2);

const PERSON = 'the-person';
const AUDIO = 'the-audio';
/** As the contract has it when nobody says otherwise, and one more that tells whether there is a next page. */
const LIST = { sort: 'newest', limit: 21 } as const;
/** As many connections as the product has. */
const POOL = 10;

type Statement = { config: pg.QueryConfig; values: unknown[] };

/** Whatever the store sends to the database: a copy of its SQL would soon be another one. */
async function statementOf(read: (store: AudioStore) => Promise<unknown>): Promise<Statement> {
  const { db, pool, close } = connect(databaseUrl, 1, () => {});
  const sent: Statement[] = [];
  const query = pool.query.bind(pool) as (config: pg.QueryConfig, values: unknown[]) => Promise<unknown>;
  pool.query = ((config: pg.QueryConfig, values: unknown[]) => {
    // As anybody would send it: that the product prepares its own is part of what is measured.
    sent.push({ config: { ...config, name: undefined }, values });
    return query(config, values);
  }) as typeof pool.query;
  await read(audioStore(db));
  await close();
  const [only, another] = sent;
  if (!only || another) throw new Error(`the store ran ${sent.length} statements`);
  return only;
}

const statements: Record<Paired, Statement> = {
  list: await statementOf((store) => store.list(PERSON, LIST)),
  audio: await statementOf((store) => store.find(PERSON, AUDIO)),
};
const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });

const server = http.createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  const { config, values } = statements[pathname.slice(1) as Paired];
  const given: Record<string, string | null> = {
    [PERSON]: searchParams.get('user'),
    [AUDIO]: searchParams.get('id'),
  };
  const { rows } = await pool.query(
    config,
    values.map((value) => given[String(value)] ?? value),
  );
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
