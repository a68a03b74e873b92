import { type CurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type RunningProduct, runningProduct } from '../../testing/running-product.ts';

type Admin = Person & { id: string };

let product: RunningProduct;
let database: pg.Client;
let ada: Admin;
let bea: Admin;

beforeAll(async () => {
  product = await runningProduct({
    change: (config) => ({ ...config, edition: 'home', signUp: 'open' }),
  });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});

async function somebody(): Promise<Admin> {
  const person = await product.person();
  const { id } = (await (await person.call('GET', '/api/current_user')).json()) as CurrentUser;
  return { ...person, id };
}

/** Ada and Bea run it, and nobody else. */
beforeEach(async () => {
  await database.query('delete from "user"');
  ada = await somebody();
  bea = await somebody();
  await database.query('update "user" set is_admin = true');
});

const admins = async (): Promise<string[]> =>
  (await database.query('select email from "user" where is_admin and disabled_at is null')).rows.map(
    ({ email }) => email,
  );
const change = (by: Admin, whom: Admin, set: object) => by.call('PATCH', `/api/admin/people/${whom.id}`, set);
const remove = (by: Admin, whom: Admin) =>
  by.call('DELETE', `/api/admin/people/${whom.id}`, { email: whom.email });
const leave = (person: Admin) =>
  person.call('DELETE', '/api/current_user', { confirmation: DELETION_PHRASE });

describe('the last admin who can sign in', () => {
  it.each([
    ['demote', (by: Admin, whom: Admin) => change(by, whom, { is_admin: false })],
    ['disable', (by: Admin, whom: Admin) => change(by, whom, { is_disabled: true })],
    ['delete', remove],
  ])('remains when two %s each other at once', async (_, act) => {
    await Promise.all([act(ada, bea), act(bea, ada)]);
    expect(await admins()).toHaveLength(1);
  });

  it('may leave an empty house behind', async () => {
    const left = await Promise.all([leave(ada), leave(bea)]);
    expect(left.map(({ status }) => status).sort()).toEqual([204, 204]);
    expect(await admins()).toHaveLength(0);
  });

  it('cannot leave while others stay, and is told so', async () => {
    await change(ada, bea, { is_admin: false });
    const refused = await leave(ada);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'last_admin' });
    expect(await admins()).toEqual([ada.email]);
    await change(ada, bea, { is_admin: true });
    expect((await leave(ada)).status).toBe(204);
    expect(await admins()).toEqual([bea.email]);
  });

  it('is not replaced by whoever once handed it over', async () => {
    await change(bea, ada, { is_admin: false });
    await product.person();
    expect(await admins()).toEqual([bea.email]);
  });
});
