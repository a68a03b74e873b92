import { type CurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Audio, AudioScript } from '@parlance/contract/audios';
import type { Tryout } from '@parlance/contract/tryouts';
import { LIMITS } from '@parlance/kernel/limits';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anybody, visible } from '../testing/anybody.ts';
import {
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
  whenIs,
} from '../testing/running-product.ts';
import { confirmedPerson, eventually } from './accounts/testing/account-people.ts';
import { rowsAbout } from './accounts/testing/rows-about.ts';

const SUPPORT = 'help@parlance.example';
vi.setConfig({ testTimeout: 60_000 });

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await runningProduct({ change: (config) => ({ ...config, supportEmail: SUPPORT }) });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});

const { post } = anybody(() => product.url());
const ask = (email: string, headers: object = {}) => post('/newsletter_signup', { email }, headers);
const confirm = (token: string) => post('/newsletter_signup/confirm', { token });
const unsubscribe = (token: string) => post(`/unsubscribe?token=${encodeURIComponent(token)}`);
const codeOf = async (reply: Response) => ((await reply.json()) as { code: string }).code;

const mailsTo = (email: string) => product.mail().messages(email);
const linkTo = (page: string, email: string): URL => {
  const links = mailsTo(email).flatMap((mail) => mail.links.map((link) => new URL(link)));
  const found = links.find((link) => link.pathname === page);
  if (!found) throw new Error(`no link to ${page} was mailed to ${email}`);
  return found;
};
const tokenTo = (page: string, email: string) => linkTo(page, email).searchParams.get('token') ?? '';

/** "requested", "confirmed", or nothing. */
async function subscriptionOf(email: string): Promise<string | undefined> {
  const { rows } = await database.query<{ is_confirmed: boolean }>(
    'select confirmed_at is not null as is_confirmed from newsletter_subscriptions where email = $1',
    [email],
  );
  return rows[0] && (rows[0].is_confirmed ? 'confirmed' : 'requested');
}

async function subscriber(email = someEmail()): Promise<string> {
  await ask(email);
  expect((await confirm(tokenTo('/newsletter-confirm', email))).status).toBe(204);
  return email;
}

describe('the newsletter', () => {
  it('goes to nobody who did not press the button on the page that the mail leads to', async () => {
    const email = someEmail();
    expect((await ask(email)).status).toBe(204);
    const link = linkTo('/newsletter-confirm', email);
    const page = await fetch(link);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await subscriptionOf(email)).toBe('requested');
    const token = link.searchParams.get('token') ?? '';
    expect((await confirm(token)).status).toBe(204);
    expect(await subscriptionOf(email)).toBe('confirmed');
    expect((await confirm(token)).status).toBe(204);
  });

  it('answers the same whether an address is new, waiting or subscribed, and sends one mail to each', async () => {
    const [fresh, waiting, subscribed] = [someEmail(), someEmail(), await subscriber()];
    await ask(waiting);
    const before = [fresh, waiting, subscribed].map((email) => mailsTo(email).length);
    const answers = [];
    for (const email of [fresh, waiting, subscribed]) answers.push(await visible(await ask(email)));
    expect(answers[0]).toMatchObject({ status: 204, body: '' });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect([fresh, waiting, subscribed].map((email) => mailsTo(email).length)).toEqual(
      before.map((count) => count + 1),
    );
    expect(mailsTo(subscribed)[0]?.subject).toContain('already');
  });

  it('writes in the language of the page, and knows an address in any spelling', async () => {
    const email = someEmail();
    await ask(email.toUpperCase(), { 'accept-language': 'pt-BR,en;q=0.5' });
    expect(mailsTo(email)[0]?.subject).toContain('Confirme');
    expect(await subscriptionOf(email)).toBe('requested');
  });

  it('ends with one click, for the account with the same address too', async () => {
    const ada = await confirmedPerson(product, 'Ada Example');
    await ada.call('PATCH', '/api/current_user', { notify_new_features: true });
    await subscriber(ada.email);
    await ask(ada.email);
    const [mail] = mailsTo(ada.email);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = mail?.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? '';
    expect((await fetch(link)).headers.get('content-type')).toContain('text/html');
    expect(await subscriptionOf(ada.email)).toBe('confirmed');

    const oneClick = () =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect((await oneClick()).status).toBe(204);
    expect(await subscriptionOf(ada.email)).toBeUndefined();
    const account = (await (await ada.call('GET', '/api/current_user')).json()) as object;
    expect(account).toMatchObject({ notify_new_features: false });
    expect((await oneClick()).status).toBe(204);
    expect(await codeOf(await confirm(tokenTo('/newsletter-confirm', ada.email)))).toBe('link_expired');
  });

  it('takes no token that was made up, or made for something else', async () => {
    const email = await subscriber();
    await ask(email);
    const [confirming, leaving] = [tokenTo('/newsletter-confirm', email), tokenTo('/unsubscribe', email)];
    const [id = ''] = confirming.split('.');
    for (const token of [id, `${id}.${'A'.repeat(43)}`, '.', leaving])
      expect(await codeOf(await confirm(token))).toBe('link_malformed');
    expect(await codeOf(await unsubscribe(confirming))).toBe('link_malformed');
    expect(await subscriptionOf(email)).toBe('confirmed');
  });

  it('can’t be confirmed after two days', async () => {
    const email = someEmail();
    await ask(email);
    const late = `now() - interval '${LIMITS.newsletterLinkMinutes + 1} minutes'`;
    await database.query(`update newsletter_subscriptions set requested_at = ${late} where email = $1`, [
      email,
    ]);
    const reply = await confirm(tokenTo('/newsletter-confirm', email));
    expect([reply.status, await codeOf(reply)]).toEqual([410, 'link_expired']);
  });

  it('mails an address three times an hour at most, and says when again', async () => {
    const email = someEmail();
    const spellings = [email, email.toUpperCase(), ` ${email}`, email];
    const replies = [];
    for (const spelling of spellings) replies.push(await ask(spelling));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('refuses what is no address, and bodies without end', async () => {
    for (const body of [
      {},
      { email: '' },
      { email: 'ada@' },
      { email: 'a@example.com\r\nBcc: b@example.com' },
    ])
      expect((await post('/newsletter_signup', body)).status).toBe(422);
    const endless = await post('/newsletter_signup', { email: 'x'.repeat(13 * 1024 * 1024) });
    expect(endless.status).toBe(413);
  });
});

const write = (change: object = {}, headers: object = {}) =>
  post(
    '/api/contact_messages',
    { name: 'Eve', email: someEmail(), message: 'Does it speak Czech?', ...change },
    headers,
  );

const messageFrom = (email: string) =>
  eventually('the message', () => mailsTo(SUPPORT).find((mail) => mail.headers['reply-to']?.includes(email)));

describe('a contact message', () => {
  it('reaches support, who can simply answer', async () => {
    const email = someEmail();
    const message = 'Bom dia!\n\nFala <b>tcheco</b>?';
    const reply = await write({ name: 'Eva', email, message }, { 'accept-language': 'pt-BR' });
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    const mail = await messageFrom(email);
    expect(mail).toMatchObject({ to: [SUPPORT], subject: 'Mensagem de Eva' });
    expect(mail.headers['reply-to']).toBe(email);
    expect(mail.text).toContain('Bom dia!\n\nFala <b>tcheco</b>?');
    expect(mail.html).not.toContain('<b>');
    expect(mailsTo(email)).toEqual([]);
  });

  it('can’t plant headers, recipients or what a database won’t hold', async () => {
    for (const change of [
      { name: 'Eve\r\nBcc: ada@example.com' },
      { email: 'eve@example.com\nBcc: ada@example.com' },
      { email: 'eve@example.com, ada@example.com' },
      { message: 'a\u0000b' },
      { name: ' ' },
      { message: ' \n ' },
      { message: 'x'.repeat(LIMITS.contactMessageMaxChars + 1) },
      { name: 'x'.repeat(LIMITS.nameMaxChars + 1) },
    ])
      expect([change, (await write(change)).status]).toEqual([change, 422]);
    expect((await write({ message: 'x'.repeat(LIMITS.contactMessageMaxChars) })).status).toBe(204);
  });

  it('is taken five times an hour from one address', async () => {
    const email = someEmail();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await write({ email })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('newsletter and messages of an account’s address', () => {
  const exported = async (person: Person) =>
    (await (await person.call('GET', '/api/current_user/export')).json()) as object;
  const remove = (person: Person) =>
    person.call('DELETE', '/api/current_user', { confirmation: DELETION_PHRASE });

  it('are in its export and go with it', async () => {
    const ada = await confirmedPerson(product, 'Ada Example');
    await subscriber(ada.email);
    await write({ email: ada.email, name: 'Ada' });
    await messageFrom(ada.email);
    expect(await exported(ada)).toMatchObject({
      newsletter: { language: 'en-US', confirmed_at: expect.any(String) },
      contact_messages: [{ name: 'Ada', message: 'Does it speak Czech?' }],
    });
    expect((await remove(ada)).status).toBe(204);
    await eventually('the end of the deletion', async () =>
      Object.keys(await rowsAbout(product.databaseUrl, [ada.email])).length === 0 ? true : undefined,
    );
  });

  it('are neither shown to nor ended by a stranger who signed up with it', async () => {
    const email = await subscriber();
    await write({ email });
    const stranger = await product.person('A Stranger', email);
    const shown = await exported(stranger);
    expect(Object.keys(shown)).not.toContain('newsletter');
    expect(JSON.stringify(shown)).not.toContain('Czech');
    expect((await remove(stranger)).status).toBe(204);
    expect(await subscriptionOf(email)).toBe('confirmed');
  });
});

const PROSE = Array.from(
  { length: 12 },
  (_, at) =>
    `In the year ${1900 + at} the observatory on the hill counted comets all night long, wrote down what it saw in a ledger that nobody was allowed to touch, and sent the numbers to every town along the coast by the first boat of the morning.`,
).join('\n\n');

describe('what a visitor without an account tries', () => {
  const tryOut = () => post('/api/tryouts', { material: PROSE, language: 'en-US' });
  const read = (token: string) => fetch(`${product.url()}/api/tryouts/${token}`);
  const json = async <T>(reply: Promise<Response> | Response) => (await (await reply).json()) as T;
  const finished = (token: string) =>
    eventually('the end of the tryout', async () => {
      const tryout = await json<Tryout>(read(token));
      return tryout.status === 'ready' ? tryout : undefined;
    });
  const idOf = (token: string) => token.split('.')[0] ?? '';
  const filesOf = async (id: string) =>
    (await product.objects('users/visitors/')).filter((key) => key.includes(id));

  it('is the beginning of something made for them, one at a time, and theirs after signing up', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    product.humming.before(async () => held);
    const first = await tryOut();
    expect(first.status).toBe(202);
    const { token } = await json<Tryout>(first);
    const second = await tryOut();
    expect(second.status).toBe(409);
    expect(await second.json()).not.toHaveProperty('params');
    const stranger = await product.person('Eve Example');
    expect((await stranger.call('POST', `/api/tryouts/${token}/claim`)).status).toBe(409);
    letGo();

    const { lines, sound } = await finished(token);
    expect(lines).toMatchObject([{ speaker: 'HOST', name: 'low' }, { speaker: 'COHOST' }]);
    const heard = await fetch(`${product.url()}${sound?.url}`, { headers: { range: 'bytes=0-2' } });
    expect(await heard.text()).toBe('ID3');
    expect((await post(`/api/tryouts/${token}/claim`)).status).toBe(401);
    expect((await read(`${idOf(token)}.${'x'.repeat(43)}`)).status).toBe(404);

    const ada = await product.person();
    const { audio_id: id } = await json<{ audio_id: string }>(
      ada.call('POST', `/api/tryouts/${token}/claim`),
    );
    const audio = await json<Audio>(ada.call('GET', `/api/audios/${id}`));
    expect(audio).toMatchObject({ opening: true, status: 'ready', credits_charged: 0, creator: ada.name });
    expect((await fetch(`${product.url()}${audio.transcript_url}`)).status).toBe(200);
    expect(await filesOf(id)).toEqual([]);
    expect((await stranger.call('POST', `/api/tryouts/${token}/claim`)).status).toBe(404);
    expect((await read(token)).status).toBe(404);

    const spokenBefore = product.humming.said.length;
    expect((await ada.call('POST', `/api/audios/${id}/complete`)).status).toBe(202);
    expect(await whenIs(ada, id, 'ready')).toMatchObject({ opening: false, credits_charged: 2 });
    const script = await json<AudioScript>(ada.call('GET', `/api/audios/${id}/script`));
    expect(script.lines.slice(0, 2).map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    // What was heard already is not spoken again.
    expect(product.humming.said.length - spokenBefore).toBe(script.lines.length - lines.length);
    expect(script.lines.length).toBeGreaterThan(lines.length);
    const me = await json<CurrentUser>(ada.call('GET', '/api/current_user'));
    expect(me.credits_remaining).toBe(LIMITS.trialCredits - 2);
    expect((await ada.call('POST', `/api/audios/${id}/complete`)).status).toBe(409);
  });

  it('is handed over once to whoever comes in two tabs at once', async () => {
    const { token } = await json<Tryout>(tryOut());
    await finished(token);
    const uma = await product.person('Uma Example');
    const claims = [1, 2, 3].map(() => uma.call('POST', `/api/tryouts/${token}/claim`));
    expect((await Promise.all(claims)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const audio = await json<Audio>(uma.call('GET', `/api/audios/${idOf(token)}`));
    expect((await fetch(`${product.url()}${audio.transcript_url}`)).status).toBe(200);
    expect((await fetch(`${product.url()}${audio.media_url}`)).status).toBe(200);
  });

  it('is gone after a day, with its files', async () => {
    const { token } = await json<Tryout>(tryOut());
    await finished(token);
    expect(await filesOf(idOf(token))).not.toEqual([]);
    await database.query("update audios set created_at = now() - interval '25 hours' where id = $1", [
      idOf(token),
    ]);
    const { tasks = {} } = product.features().find(({ name }) => name === 'tryouts') ?? {};
    for (const task of Object.values(tasks)) await task();
    expect((await read(token)).status).toBe(404);
    expect(await filesOf(idOf(token))).toEqual([]);
  });
});
