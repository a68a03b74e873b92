import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database.ts';

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a fresh database', () => {
  it('sees nothing of its sibling and is gone when dropped', async () => {
    const [mine, yours] = await Promise.all([freshDatabase(), freshDatabase()]);
    await run(mine.url, 'CREATE TABLE only_mine ()');
    await expect(run(yours.url, 'SELECT * FROM only_mine')).rejects.toMatchObject({ code: '42P01' });
    await Promise.all([mine.drop(), yours.drop()]);
    await expect(run(mine.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  });

  it('is a copy of the template, which is prepared once for all', async () => {
    let times = 0;
    const prepareTemplate = async (url: string) => {
      times++;
      await run(url, 'CREATE TABLE template_probe AS SELECT 5 AS five');
    };
    const options = { prepareTemplate, template: 'template_of_this_test' };
    const databases = await Promise.all([1, 2, 3].map(() => freshDatabase(options)));
    expect(times).toBe(1);
    for (const { url } of databases)
      expect(await run(url, 'SELECT five FROM template_probe')).toEqual([{ five: 5 }]);
    await Promise.all(databases.map((database) => database.drop()));
  });
});
