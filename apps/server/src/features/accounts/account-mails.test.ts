import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CurrentUser } from '@parlance/contract/accounts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operate } from '../../testing/operate.ts';
import { type Person, type RunningProduct, runningProduct } from '../../testing/running-product.ts';
import { confirmedPerson, eventually, finishedAudio } from './testing/account-people.ts';

vi.setConfig({ testTimeout: 60_000 });

let product: RunningProduct;
let folder: string;
beforeAll(async () => {
  product = await runningProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-operator-'));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const mailsAbout = (person: Person, audioId: string) =>
  product
    .mail()
    .messages(person.email)
    .filter(({ links }) => links.some((link) => link.endsWith(`/app/audio/${audioId}`)));

describe('the mail about a new audio', () => {
  it('comes once, in the reader’s language, and not again after a restart', async () => {
    const ada = await confirmedPerson(product, 'Ada Example');
    await ada.call('PATCH', '/api/current_user', { interface_language: 'pt-BR' });
    const audio = await finishedAudio(ada);
    const [mail] = await eventually('the mail', () => {
      const found = mailsAbout(ada, audio.id);
      return found.length > 0 ? found : undefined;
    });
    expect(mail?.html).toContain('lang="pt-BR"');
    const next = await finishedAudio(ada);
    await eventually('the second mail', () => mailsAbout(ada, next.id)[0]);
    expect(mailsAbout(ada, audio.id)).toHaveLength(1);

    await product.restart();
    const last = await finishedAudio(ada);
    await eventually('the third mail', () => mailsAbout(ada, last.id)[0]);
    expect(product.mail().messages(ada.email)).toHaveLength(1);
  });

  it('does not come when it is switched off, nor to an address nobody confirmed', async () => {
    const [off, unconfirmed] = [await confirmedPerson(product), await product.person()];
    await off.call('PATCH', '/api/current_user', { notify_new_audio: false });
    const [his, hers] = [await finishedAudio(off), await finishedAudio(unconfirmed)];
    // Notices are settled in order: when a later one has gone out, the earlier ones are decided.
    const ada = await confirmedPerson(product);
    const after = await finishedAudio(ada);
    await eventually('a later mail', () => mailsAbout(ada, after.id)[0]);
    expect([...mailsAbout(off, his.id), ...mailsAbout(unconfirmed, hers.id)]).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const wantsNews = async (person: Person) =>
    ((await (await person.call('GET', '/api/current_user')).json()) as CurrentUser).notify_new_features;
  const post = (token: string) =>
    fetch(`${product.url()}/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  const NEWS = '# en-US: Chapters\n\nJump between them.\n\n# pt-BR: Capítulos\n\nPule entre eles.\n';
  const operator = (...args: string[]) =>
    operate({ DATABASE_URL: product.databaseUrl, PARLANCE_DATA_DIR: folder }, ...args);

  it('takes one click on the link that an announcement brought', async () => {
    const ada = await confirmedPerson(product, 'Ada Example');
    await ada.call('PATCH', '/api/current_user', { notify_new_features: true });
    const file = path.join(folder, 'news.md');
    await writeFile(file, NEWS);
    expect(await operator('announce', '--file', file, '--dry-run')).toContain('"Chapters" would go to 1');
    expect(await operator('announce', '--file', file)).toContain('"Chapters" goes to 1');
    // Whatever gives the server a mail to send makes it look for all that are due.
    await finishedAudio(await product.person());
    const mail = await eventually('the announcement', () =>
      product
        .mail()
        .messages(ada.email)
        .find(({ subject }) => subject.endsWith('Chapters')),
    );
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(mail.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? '');
    expect((await fetch(link)).headers.get('content-type')).toContain('text/html');
    expect(await wantsNews(ada)).toBe(true);
    expect((await post(link.searchParams.get('token') ?? '')).status).toBe(204);
    expect(await wantsNews(ada)).toBe(false);
    expect(await operator('announce', '--file', file)).toContain('"Chapters" goes to 0');
  });

  it('refuses links that are not ours, whoever they name', async () => {
    const ada = await product.person();
    await ada.call('PATCH', '/api/current_user', { notify_new_features: true });
    const { id } = (await (await ada.call('GET', '/api/current_user')).json()) as CurrentUser;
    for (const token of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, '.', 'x'.repeat(400)]) {
      const reply = await post(token);
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
        410,
        'link_malformed',
      ]);
    }
    expect(await wantsNews(ada)).toBe(true);
  });
});
