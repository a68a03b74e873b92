import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import pg from 'pg';
import {
  ownScript,
  signUp,
  type TrialPerson,
  whenEnded,
} from '../../apps/server/src/testing/invariants/trial-product.ts';

type Member = { person: TrialPerson; id: string; email: string; token: string };

const idIn = async (reply: Response): Promise<string> => ((await reply.json()) as { id?: string }).id ?? '';

/** Who calls, and what they have: made again whenever a request took it away. */
export async function openCast(url: string, databaseUrl: string) {
  const db = new pg.Client({ connectionString: databaseUrl });
  db.on('error', () => {});
  await db.connect();
  const tokens: Record<string, string> = { nobody: '', garbage: 'prl_live_garbage' };
  const things: Record<string, string> = {};
  let made = 0;

  async function join(role: string): Promise<Member> {
    const email = `${role}-${++made}@example.com`;
    const person = await signUp(url, email);
    const reply = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'long enough' }),
    });
    const { token } = (await reply.json()) as { token: string };
    const { id } = await person.json<{ id: string }>('GET', '/api/current_user');
    return { person, email, id, token };
  }

  async function joinAdmin(): Promise<Member> {
    const admin = await join('admin');
    await db.query('update "user" set is_admin = true where id = $1', [admin.id]);
    tokens.admin = admin.token;
    return admin;
  }

  async function joinVictim(): Promise<Member> {
    const victim = await join('victim');
    things.user_id = victim.id;
    things.victim_email = victim.email;
    return victim;
  }

  /** With API access and credits of both kinds. */
  async function joinDeveloper(admin: Member): Promise<Member> {
    const member = await join('person');
    tokens.person = member.token;
    things.email = member.email;
    await db.query(
      `insert into api_access (user_id, requested_at, approved_at, due_at) values ($1, now(), now(), now())
       on conflict (user_id) do update set approved_at = now()`,
      [member.id],
    );
    await admin.person.call('POST', `/api/admin/people/${member.id}/credits`, { credits: 1_000, months: 1 });
    const opened = await member.person.json<{ url: string }>(
      'POST',
      '/api/api_access/create_credit_purchase_session',
      { credit_quantity: 1_000 },
    );
    const card = new URLSearchParams({ card: '4242 4242 4242 4242' });
    const paid = await fetch(opened.url, { method: 'POST', body: card, redirect: 'manual' });
    const landing = new URL(paid.headers.get('location') ?? '', opened.url);
    await member.person.call(
      'POST',
      '/api/api_access/process_credit_purchase_success',
      Object.fromEntries(landing.searchParams),
    );
    return member;
  }

  async function makeKey({ person }: Member): Promise<void> {
    const { id, secret } = await person.json<{ id: string; secret: string }>('POST', '/api/api_keys', {
      name: 'A program',
    });
    tokens.program = secret;
    things.own_key_id = id;
  }

  /** What may be deleted: named in requests, and not what the program calls with. */
  async function makeThings({ person }: Member): Promise<void> {
    const is = async (path: string) => (await person.call('GET', path)).status === 200;
    const post = async (path: string, body?: unknown) => idIn(await person.call('POST', path, body));
    const emptied = async (path: string, most: number) => {
      const { items } = await person.json<{ items: { id: string }[] }>('GET', path);
      for (const { id } of items.slice(most))
        if (id !== things.own_key_id) await person.call('DELETE', `${path}/${id}`);
    };
    if (!things.id || !(await is(`/api/audios/${things.id}`))) await makeAudio(person);
    await emptied('/api/feeds', 5);
    await emptied('/api/api_keys', 10);
    await emptied('/api/webhooks', 4);
    if (!things.feed_id || !(await is(`/api/feeds/${things.feed_id}`)))
      things.feed_id = await post('/api/feeds', { name: 'Fuzzed' });
    const feed = await person.call('GET', `/api/feeds/${things.feed_id}`);
    things.feed_token = ((await feed.json()) as { rss_url?: string }).rss_url?.split('/').at(-1) ?? '';
    things.episode_id =
      (await post(`/api/audios/${things.id}/episodes`, { feed_id: things.feed_id, title: 'Fuzzed' })) ||
      (things.episode_id ?? '');
    things.key_id = await post('/api/api_keys', { name: 'Another' });
    things.webhook_id = await post('/api/webhooks', { url: `${things.site_url}hook` });
    things.delivery_id = await post(`/api/webhooks/${things.webhook_id}/test`);
  }

  async function makeAudio(person: TrialPerson): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      const reply = await person.call('POST', '/api/audios', ownScript(2));
      if (reply.status === 202) {
        things.id = await idIn(reply);
        await whenEnded(person, things.id);
        const shared = await person.call('POST', `/api/audios/${things.id}/share`);
        things.url_token = ((await shared.json()) as { url_token?: string }).url_token ?? '';
        const script = (await (await person.call('GET', `/api/audios/${things.id}/script`)).json()) as object;
        things.passage_id = 'passages' in script ? 'p1' : '';
        return;
      }
      // Something else of theirs is in the making.
      await reply.arrayBuffer();
      await sleep(200);
    }
  }

  async function makeUpload({ token }: Member): Promise<void> {
    const reply = await fetch(`${url}${UPLOADS_PATH}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '3000',
        'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: 'The sea was quiet that day. '.repeat(120).slice(0, 3_000),
    });
    things.upload_id = reply.headers.get('location')?.split('/').at(-1) ?? things.upload_id ?? '';
  }

  let admin = await joinAdmin();
  let person = await joinDeveloper(admin);
  await makeKey(person);
  await joinVictim();

  const isIn = async (token: string | undefined) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/current_user`, { headers })).status === 200;
  };

  return {
    tokens,
    things,
    /** Puts everybody and everything back in place. */
    async renew(): Promise<void> {
      // Limits have tests of their own; here they would answer for everything behind them.
      await db.query('delete from attempt_counts');
      const isAdmin = (await admin.person.call('GET', '/api/admin/overview')).status === 200;
      if (!isAdmin || !(await isIn(tokens.admin))) admin = await joinAdmin();
      if (
        !(await isIn(tokens.person)) ||
        (await person.person.call('GET', '/api/current_user')).status !== 200
      ) {
        person = await joinDeveloper(admin);
        things.id = things.feed_id = '';
        await makeKey(person);
      }
      const balance = await fetch(`${url}/v1/balance`, {
        headers: { authorization: `Bearer ${tokens.program}` },
      });
      if (balance.status === 401) await makeKey(person);
      const { rowCount } = await db.query('select 1 from "user" where id = $1 and disabled_at is null', [
        things.user_id,
      ]);
      if (!rowCount) await joinVictim();
      const { items } = await person.person.json<{ items: { id: string; is_current: boolean }[] }>(
        'GET',
        '/api/current_user/sessions',
      );
      things.session_id = items.find((one) => !one.is_current)?.id ?? things.session_id ?? '';
      await makeThings(person);
      await makeUpload(person);
    },
    close: () => db.end(),
  };
}
