import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { audioStore } from './audios.store.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
const sent: QueryConfig[] = [];
beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, 2, () => {});
  const query = connection.pool.query.bind(connection.pool);
  connection.pool.query = ((config: QueryConfig, ...rest: []) => {
    sent.push(config);
    return query(config, ...rest);
  }) as typeof connection.pool.query;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('puts the statements of nearly every call together once, and has the database plan them once', async () => {
  const store = audioStore(connection.db);
  for (const person of ['one', 'two']) {
    await store.find(person, 'id');
    await store.findForLink('id');
    await store.list(person, { sort: 'newest', limit: 21 });
  }
  expect(sent.map(({ name }) => name)).toEqual([
    ...['own_audio', 'linked_audio', 'newest_audios'],
    ...['own_audio', 'linked_audio', 'newest_audios'],
  ]);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(3);
});
