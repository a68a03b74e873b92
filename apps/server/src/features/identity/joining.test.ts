import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anybody } from '../../testing/anybody.ts';
import { type RunningProduct, runningProduct, someEmail } from '../../testing/running-product.ts';
import { until } from '../../testing/until.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await runningProduct({
    change: (config) => ({ ...config, edition: 'home', signUp: 'invitation' }),
  });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});
beforeEach(() => database.query('delete from "user"'));

const { post } = anybody(() => product.url());
const password = 'long enough';
const signUp = (more: object = {}) =>
  post('/api/auth/sign-up/email', { name: 'Ada Example', email: someEmail(), password, ...more });
const statusesOf = (replies: Response[]) => replies.map(({ status }) => status).sort();
const people = async () => (await database.query('select email, is_admin from "user"')).rows;

let admin: string;
async function invitation(): Promise<string> {
  const reply = await product.caller(admin)('POST', '/api/admin/invitations');
  const { url } = (await reply.json()) as { url: string };
  return new URL(url).searchParams.get('invitation') ?? '';
}
const isStillGood = async (token: string) => (await signUp({ invitation: token })).status === 200;

describe('an empty home', () => {
  it('lets one of six in who come at once, and makes that one its admin', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => signUp()));
    expect(statusesOf(replies)).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await people()).toMatchObject([{ is_admin: true }]);
  });
});

describe('an invitation', () => {
  beforeEach(async () => {
    admin = ((await (await signUp()).json()) as { token: string }).token;
  });

  it('lets one of six in who bring it at once', async () => {
    const token = await invitation();
    const replies = await Promise.all(Array.from({ length: 6 }, () => signUp({ invitation: token })));
    expect(statusesOf(replies)).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it('is not used up by a sign-up that another one of the same address was quicker than', async () => {
    const tokens = [await invitation(), await invitation()];
    const email = someEmail();
    const replies = await Promise.all(tokens.map((token) => signUp({ invitation: token, email })));
    expect(statusesOf(replies)).toEqual([200, 422]);
    const loser = tokens[replies.findIndex(({ status }) => status === 422)] ?? '';
    expect(await isStillGood(loser)).toBe(true);
  });

  it('is not used up when making the account fails', async () => {
    const token = await invitation();
    await database.query('alter table confirmation_mails add constraint planted check (tries < 0) not valid');
    const failed = await signUp({ invitation: token });
    await database.query('alter table confirmation_mails drop constraint planted');
    expect(failed.status).toBe(500);
    expect(await people()).toHaveLength(1);
    expect(await isStillGood(token)).toBe(true);
  });
});

it('asks by mail to confirm the address, also when the mail server was away at that moment', async () => {
  const email = someEmail();
  product.mail().refuse((to) => (to === email ? { code: 450, words: 'later' } : undefined));
  expect((await signUp({ email })).status).toBe(200);
  const tries = () => database.query('select 1 from confirmation_mails where tries > 0');
  await until(async () => (await tries()).rowCount === 1);
  // Only then is the try over, and writes no later time for the next one.
  await product.restart(async () => {
    product.mail().refuse();
    await database.query('update confirmation_mails set due_at = now()');
  });
  await until(() => product.mail().messages(email).length === 1);
});
