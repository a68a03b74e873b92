import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DELETION_PHRASE } from '@parlance/contract/accounts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { DIRECT_IMPORTS } from '../../testing/direct-imports.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
} from '../../testing/running-product.ts';
import { confirmedPerson, eventually, finishedAudio, subjectsTo } from './testing/account-people.ts';
import { rowsAbout } from './testing/rows-about.ts';

const HALF_DELETION = fileURLToPath(new URL('./testing/half-deletion-process.ts', import.meta.url));
const FAREWELL = /deleted/;
/** Each step waits for its own end, and says so when it does not come. */
const TEST_MS = 120_000;

let product: RunningProduct;
vi.setConfig({ testTimeout: TEST_MS });
beforeAll(async () => {
  product = await runningProduct();
});
afterEach(() => product.humming.before(async () => {}));
afterAll(() => product.stop());

const idOf = async (person: Person) =>
  ((await (await person.call('GET', '/api/current_user')).json()) as { id: string }).id;
const filesOf = (userId: string) => product.objects(`users/${userId}`);
const remove = (person: Person) =>
  person.call('DELETE', '/api/current_user', { confirmation: DELETION_PHRASE });

/** Somebody with something in every corner of the product. */
async function settledPerson(name: string) {
  const person = await confirmedPerson(product, name);
  await person.call('PATCH', '/api/current_user', { notify_new_features: true });
  const items = [{ written: 'gif', spoken: 'jif', language: null }];
  await person.call('PUT', '/api/current_user/pronunciations', { items });
  await person.call('POST', '/api/auth/login-link', { email: person.email });
  await finishedAudio(person);
  const id = await idOf(person);
  const everything = async () => ({
    rows: await rowsAbout(product.databaseUrl, [id, person.email]),
    files: await filesOf(id),
  });
  // Its last column is the moment the mail about the audio went out; nothing changes after it.
  await eventually('the mail about the audio', async () => {
    const [notice = ',)'] = (await everything()).rows['public.new_audio_notices'] ?? [];
    return notice.endsWith(',)') ? undefined : true;
  });
  return { person, id, everything };
}

const nothing = { rows: {}, files: [] };
const whenGone = ({ everything }: Awaited<ReturnType<typeof settledPerson>>) =>
  eventually('the end of the deletion', async () => {
    const left = await everything();
    return Object.keys(left.rows).length + left.files.length === 0 ? left : undefined;
  });

it('removes every row and file of one user and changes nothing of another', async () => {
  const [ada, bob] = [await settledPerson('Ada Example'), await settledPerson('Bob Example')];
  const [adasBefore, bobsBefore] = [await ada.everything(), await bob.everything()];
  expect(Object.keys(adasBefore.rows)).toEqual(
    expect.arrayContaining(
      [
        '"user"',
        'session',
        'account',
        'audios',
        'runs',
        'preferences',
        'pronunciations',
        'one_time_tokens',
        'new_audio_notices',
      ].map((table) => `public.${table}`),
    ),
  );
  expect(adasBefore.files.length).toBeGreaterThan(3);

  expect((await remove(ada.person)).status).toBe(204);
  expect((await ada.person.call('GET', '/api/current_user')).status).toBe(401);
  expect(await whenGone(ada)).toEqual(nothing);
  expect(await bob.everything()).toEqual(bobsBefore);
  expect(subjectsTo(product, ada.person).filter((subject) => FAREWELL.test(subject))).toHaveLength(1);
  expect(subjectsTo(product, bob.person).filter((subject) => FAREWELL.test(subject))).toEqual([]);
});

it('lets somebody go about whom something is being written, whoever of both has to wait', async () => {
  const ada = await product.person();
  const id = await idOf(ada);
  await ada.call('GET', '/api/current_user/extra_credits');
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  // As news from the payment provider is written: what is known of the person, then a row that belongs to them.
  await client.query('begin');
  await client.query('update billing_accounts set "plan" = "plan" where user_id = $1', [id]);
  const gone = remove(ada);
  await eventually('the deletion waiting for the news', async () => {
    const waits = `select 1 from pg_locks where pg_backend_pid() = any (pg_blocking_pids(pid))`;
    return (await client.query(waits)).rowCount || undefined;
  });
  // PostgreSQL ends one of both: who waited first, unless this comes more than a second later.
  await client.query('select 1 from "user" where id = $1 for key share', [id]).catch(() => {});
  await client.query('commit');
  expect((await gone).status).toBe(204);
});

it('lets the address be used for a new account, which is empty', async () => {
  const ada = await settledPerson('Ada Example');
  await remove(ada.person);
  await whenGone(ada);
  const again = await product.person('Ada Again', ada.person.email);
  expect(await (await again.call('GET', '/api/current_user')).json()).toMatchObject({
    name: 'Ada Again',
    email_verified: false,
    audios_count: 0,
  });
});

it('does nothing without the phrase', async () => {
  const ada = await product.person();
  const reply = await ada.call('DELETE', '/api/current_user', { confirmation: 'Delete my account!' });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ fields: { confirmation: 'phrase_differs' } });
  const bare = await ada.call('DELETE', '/api/current_user');
  expect(bare.status).toBe(400);
  expect(await bare.json()).toMatchObject({ code: 'body_malformed' });
  expect((await ada.call('GET', '/api/current_user')).status).toBe(200);
});

it('stops what is being made, and its files go too', async () => {
  const ada = await settledPerson('Ada Example');
  const work = { begun: false, stopped: false };
  product.humming.before(
    (_, signal) =>
      new Promise((_, reject) => {
        work.begun = true;
        signal.addEventListener('abort', () => {
          work.stopped = true;
          reject(signal.reason);
        });
      }),
  );
  await ada.person.call('POST', '/api/audios', audioRequest());
  await eventually('the first line', () => work.begun || undefined);
  expect((await remove(ada.person)).status).toBe(204);
  await eventually('the end of the work', () => work.stopped || undefined);
  await eventually('the end of the files', async () =>
    (await filesOf(ada.id)).length === 0 ? true : undefined,
  );
  // Only the note to look once more remains, and after the last mail it no longer says who it was.
  const left = await eventually('the last mail and the last job', async () => {
    const { rows } = await ada.everything();
    const isNamed = JSON.stringify(rows).includes(ada.person.email);
    const isQueued = Object.keys(rows).some((table) => table.startsWith('pgboss.'));
    return isNamed || isQueued ? undefined : rows;
  });
  expect(Object.keys(left)).toEqual(['public.pending_deletions']);
});

it('is finished after a restart when the process was killed halfway, with one mail', async () => {
  const ada = await settledPerson('Ada Example');
  const before = (await filesOf(ada.id)).length;
  // Stopped meanwhile: a running product would finish what was left halfway.
  await product.restart(async () => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        DIRECT_IMPORTS,
        HALF_DELETION,
        product.databaseUrl,
        product.objectsDir,
        ada.id,
        ada.person.email,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said] = await once(child.stdout, 'data');
    expect(String(said).trim()).toBe('halfway');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const half = await ada.everything();
    expect(Object.keys(half.rows).filter((table) => table.startsWith('public.'))).toEqual([
      'public.pending_deletions',
    ]);
    expect(half.files.length).toBeGreaterThan(0);
    expect(half.files.length).toBeLessThan(before);
  });
  expect(await whenGone(ada)).toEqual(nothing);
  expect(subjectsTo(product, ada.person)).toEqual([expect.stringMatching(FAREWELL)]);
});
