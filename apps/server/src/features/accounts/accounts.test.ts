import type { CurrentUser } from '@parlance/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type RunningProduct, runningProduct } from '../../testing/running-product.ts';
import { confirmedPerson, finishedAudio } from './testing/account-people.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await runningProduct();
});
afterAll(() => product.stop());

const profile = async (person: Person) =>
  (await (await person.call('GET', '/api/current_user')).json()) as CurrentUser;
const change = async (person: Person, wanted: object) => {
  const reply = await person.call('PATCH', '/api/current_user', wanted);
  return { status: reply.status, body: (await reply.json()) as CurrentUser & { fields: object } };
};

describe('the profile', () => {
  it('begins on trial, with no defaults, news off and mails about new audios on', async () => {
    const ada = await product.person('Ada Example');
    expect(await profile(ada)).toMatchObject({
      name: 'Ada Example',
      email: ada.email,
      email_verified: false,
      audios_count: 0,
      sign_in_methods: ['password', 'login_link'],
      plan: 'trial',
      status: 'active',
      next_billing_at: null,
      expires_at: null,
      credits_used: 0,
      credits_remaining: 10,
      notify_new_audio: true,
      notify_new_features: false,
      default_language: null,
      default_mode: null,
      default_tone: null,
      default_voice: null,
      interface_language: 'en-US',
    });
  });

  it('keeps what is changed, leaves what is not named, and touches nobody else', async () => {
    const ada = await product.person();
    const bob = await product.person('Bob Example');
    const before = await profile(bob);
    expect(
      (await change(ada, { name: '  Ada Lima ', default_language: 'pt-BR', default_voice: 'pair' })).body,
    ).toMatchObject({ name: 'Ada Lima', default_language: 'pt-BR', default_voice: 'pair' });
    await change(ada, { notify_new_audio: false, default_voice: null, interface_language: 'pt-BR' });
    expect(await profile(ada)).toMatchObject({
      name: 'Ada Lima',
      default_language: 'pt-BR',
      default_voice: null,
      notify_new_audio: false,
      notify_new_features: false,
      interface_language: 'pt-BR',
    });
    expect(await profile(bob)).toEqual(before);
  });

  it.each([
    ['a name of two letters', { name: 'Al' }, { name: 'name_too_short' }],
    ['an unknown language', { default_language: 'xx-XX' }, { default_language: 'language_unknown' }],
    ['an unknown voice', { default_voice: 'nobody' }, { default_voice: 'voice_unknown' }],
    [
      'a voice that does not speak the language',
      { default_language: 'cs-CZ', default_voice: 'pair' },
      { default_voice: 'voice_not_in_language' },
    ],
    ['an unknown mode', { default_mode: 'opera' }, { default_mode: 'invalid' }],
    ['an unknown tone', { default_tone: 'angry' }, { default_tone: 'invalid' }],
  ])('refuses %s and changes nothing', async (_, wanted, fields) => {
    const ada = await product.person();
    const { status, body } = await change(ada, { notify_new_features: true, ...wanted });
    expect(status).toBe(422);
    expect(body.fields).toEqual(fields);
    expect((await profile(ada)).notify_new_features).toBe(false);
  });

  it('has no extra credits before any were bought', async () => {
    const ada = await product.person();
    const reply = await ada.call('GET', '/api/current_user/extra_credits');
    expect(await reply.json()).toEqual({ total_remaining: 0, items: [] });
  });
});

describe('pronunciations', () => {
  const PATH = '/api/current_user/pronunciations';
  const siobhan = { written: 'Siobhan', spoken: 'Shivon', language: null };
  const gif = { written: 'gif', spoken: 'guife', language: 'pt-BR' };
  const listOf = async (person: Person) => (await (await person.call('GET', PATH)).json()) as object;

  it('are kept in order, replaced as a whole, and nobody else’s', async () => {
    const [ada, bob] = [await product.person(), await product.person()];
    expect(await listOf(ada)).toEqual({ items: [] });
    const kept = await ada.call('PUT', PATH, { items: [{ ...siobhan, written: ' Siobhan ' }, gif] });
    expect([kept.status, await kept.json()]).toEqual([200, { items: [siobhan, gif] }]);
    await Promise.all([
      ada.call('PUT', PATH, { items: [gif, siobhan] }),
      ada.call('PUT', PATH, { items: [gif, siobhan] }),
    ]);
    expect(await listOf(ada)).toEqual({ items: [gif, siobhan] });
    expect(await listOf(bob)).toEqual({ items: [] });
  });

  it.each([
    ['an empty word', [{ ...gif, written: ' ' }], { 'items.0.written': 'required' }],
    ['a word without a letter', [{ ...gif, spoken: '…' }], { 'items.0.spoken': 'invalid' }],
    ['a line break', [{ ...gif, spoken: 'a\nb' }], { 'items.0.spoken': 'invalid' }],
    [
      'an unknown language',
      [siobhan, { ...gif, language: 'xx' }],
      { 'items.1.language': 'language_unknown' },
    ],
    ['the same word twice', [gif, gif], { 'items.1.written': 'entry_twice' }],
    [
      'more than 200',
      Array.from({ length: 201 }, (_, at) => ({ ...gif, written: `w${at}` })),
      { items: 'too_many_entries' },
    ],
  ])('refuse %s and change nothing', async (_, items, fields) => {
    const ada = await product.person();
    await ada.call('PUT', PATH, { items: [siobhan] });
    const reply = await ada.call('PUT', PATH, { items });
    expect([reply.status, ((await reply.json()) as { fields: object }).fields]).toEqual([422, fields]);
    expect(await listOf(ada)).toEqual({ items: [siobhan] });
  });

  it('are how the voice says a word, while the script keeps what was written', async () => {
    const ada = await product.person();
    await ada.call('PUT', PATH, { items: [{ written: 'friend', spoken: 'frend', language: 'en-US' }] });
    const { id } = await finishedAudio(ada);
    expect(product.humming.said).toContain('And to you, my frend.');
    const script = await (await ada.call('GET', `/api/audios/${id}/script`)).text();
    expect(script).toContain('And to you, my friend.');
  });
});

describe('sessions', () => {
  const signInAgain = async (person: Person, userAgent: string) => {
    const reply = await fetch(`${product.url()}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    return product.caller(((await reply.json()) as { token: string }).token);
  };
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  type Listed = { items: { id: string; device: string | null; is_current: boolean }[] };
  const list = async (call: Person['call']) =>
    (await (await call('GET', '/api/current_user/sessions')).json()) as Listed;

  it('lists every device, marks the caller’s, and ends one without the others', async () => {
    const ada = await product.person();
    const there = await signInAgain(ada, FIREFOX);
    const { items } = await list(ada.call);
    expect(items).toHaveLength(2);
    const other = items.find((session) => session.device === 'Firefox · Linux');
    expect(other).toMatchObject({ is_current: false });
    expect((await list(there)).items.find((session) => session.is_current)?.id).toBe(other?.id);

    expect((await ada.call('DELETE', `/api/current_user/sessions/${other?.id}`)).status).toBe(204);
    expect((await there('GET', '/api/current_user')).status).toBe(401);
    expect((await ada.call('GET', '/api/current_user')).status).toBe(200);
    expect((await ada.call('DELETE', `/api/current_user/sessions/${other?.id}`)).status).toBe(404);
  });

  it('cannot end a stranger’s session', async () => {
    const [ada, eve] = [await product.person(), await product.person()];
    const [session] = (await list(ada.call)).items;
    expect((await eve.call('DELETE', `/api/current_user/sessions/${session?.id}`)).status).toBe(404);
    expect((await ada.call('GET', '/api/current_user')).status).toBe(200);
  });

  it('signs out everywhere, here too, and nobody else', async () => {
    const [ada, bob] = [await product.person(), await product.person()];
    const there = await signInAgain(ada, FIREFOX);
    expect((await ada.call('DELETE', '/api/current_user/sessions')).status).toBe(204);
    expect((await ada.call('GET', '/api/current_user')).status).toBe(401);
    expect((await there('GET', '/api/current_user')).status).toBe(401);
    expect((await bob.call('GET', '/api/current_user')).status).toBe(200);
  });
});

describe('the export', () => {
  it('is one file with everything of the user and nothing of anybody else', async () => {
    const ada = await confirmedPerson(product, 'Ada Example');
    const bob = await product.person('Bob Example');
    await change(ada, { default_mode: 'monologue', default_tone: 'warm' });
    const items = [{ written: 'gif', spoken: 'jif', language: null }];
    await ada.call('PUT', '/api/current_user/pronunciations', { items });
    const [mine, his] = [await finishedAudio(ada), await finishedAudio(bob)];
    const half = await ada.call('POST', '/api/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '99',
      'upload-metadata': `filename ${Buffer.from('half.txt').toString('base64')}`,
    });
    expect(half.status).toBe(201);

    const reply = await ada.call('GET', '/api/current_user/export');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="parlance-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await reply.text();
    const found = JSON.parse(text);
    expect(found).toMatchObject({
      profile: { name: 'Ada Example', email: ada.email, email_verified: true },
      preferences: { default_mode: 'monologue', default_tone: 'warm', notify_new_audio: true },
      pronunciations: items,
      sign_in_methods: ['password', 'login_link'],
      sessions: [{ is_current: true }],
      uploads: [{ name: 'half.txt', bytes: 99, bytes_received: 0 }],
      audios: [{ id: mine.id, title: mine.title, source: { type: 'script' }, status: 'ready' }],
    });
    const [audio] = found.audios;
    expect(audio.source.script).toContain('Good morning to you.');
    expect(audio.script.lines.map((line: { text: string }) => line.text)).toEqual([
      'Good morning to you.',
      'And to you, my friend.',
    ]);
    const media = audio.files.find(({ name }: { name: string }) => name.endsWith('/media.mp3'));
    expect(media.bytes).toBeGreaterThan(1000);
    for (const strange of [bob.email, 'Bob Example', his.id, ada.token, ada.password])
      expect(text).not.toContain(strange);
  });

  it('is whole for somebody who has made nothing yet', async () => {
    const ada = await product.person();
    const reply = await ada.call('GET', '/api/current_user/export');
    expect(await reply.json()).toMatchObject({ profile: { email: ada.email }, audios: [] });
  });
});
