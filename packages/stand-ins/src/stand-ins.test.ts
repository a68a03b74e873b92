import { request } from 'node:http';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandIns, type StandIns } from './stand-ins.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await createStandIns({ port: 0, origins: ['http://localhost:4321'], services: ['mail'] });
});
afterAll(() => standIns.close());

async function send(
  to: string,
  mail: { subject?: string; text?: string; html?: string } = {},
): Promise<void> {
  const transport = createTransport(standIns.mail?.smtpUrl);
  await transport.sendMail({
    from: 'Sender <sender@example.com>',
    to,
    subject: 'A subject',
    text: 'Plain words',
    html: '<p>Words</p>',
    ...mail,
  });
  transport.close();
}

const get = (path: string) => fetch(`${standIns.url}${path}`);

/** As a test reads them, over HTTP. */
async function messagesTo(to: string) {
  const { items } = (await (await get(`/mail/messages.json?to=${to}`)).json()) as {
    items: { id: string; headers: Record<string, string> }[];
  };
  expect(items).toHaveLength(1);
  return items;
}

const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${standIns.url}/mail`, { headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the mail stand-in', () => {
  it('shows who got what, newest first', async () => {
    await send('first@example.com', { subject: 'Older <one>' });
    await send('second@example.com', { subject: 'Newer' });
    const page = await (await get('/mail')).text();
    expect(page.indexOf('second@example.com')).toBeLessThan(page.indexOf('first@example.com'));
    expect(page).toContain('Older &lt;one&gt;');
  });

  it('gives tests both parts, the headers and the links, for one reader if asked', async () => {
    const link = 'http://localhost:4321/verify-email?token=a%2Bb&x=1';
    await send('Linked@example.com', { text: `Open:\n${link}\nSoon.`, html: '<b>Open</b>' });
    const [message] = await messagesTo('linked@example.com');
    expect(message).toMatchObject({
      to: ['Linked@example.com'],
      from: 'sender@example.com',
      subject: 'A subject',
      html: expect.stringContaining('<b>Open</b>'),
      links: [link],
    });
    expect(message?.headers.subject).toBe('A subject');
  });

  it('makes the addresses of a text clickable and leaves its words text', async () => {
    const link = 'http://localhost:4321/a?b=1&c=2';
    await send('text@example.com', { text: `<img src=x> ${link} and ${link}` });
    const [message] = await messagesTo('text@example.com');
    const page = await (await get(`/mail/${message?.id}`)).text();
    expect(page.split('<a href="http://localhost:4321/a?b=1&amp;c=2">')).toHaveLength(3);
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
  });

  it('shows the HTML without running it, its links opening beside it', async () => {
    const html =
      '<!doctype html><html><head><title>t</title></head><body><a href="http://localhost:4321/">go</a></body></html>';
    await send('html@example.com', { html });
    const [message] = await messagesTo('html@example.com');
    const reply = await get(`/mail/${message?.id}/html`);
    expect(await reply.text()).toContain('<head><base target="_blank">');
    const policy = reply.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
  });

  it('knows no mail that was not sent', async () => {
    expect((await get('/mail/none')).status).toBe(404);
    expect((await get('/mail/none/html')).status).toBe(404);
  });
});

describe('the stand-ins', () => {
  it('answer only to this machine’s own names, whatever name a page elsewhere gives itself', async () => {
    const { port } = new URL(standIns.url);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
    expect(await statusFor(`attacker.example:${port}`)).toBe(421);
    expect(await statusFor(`localhost.attacker.example:${port}`)).toBe(421);
  });

  it('stand in only for what they were asked to', async () => {
    expect(standIns.google).toBeUndefined();
    expect((await get('/google/.well-known/openid-configuration')).status).toBe(404);
  });

  it('free their ports when they close', async () => {
    const first = await createStandIns({ port: 0, origins: [], services: ['mail'] });
    const { pageUrl, smtpUrl } = first.mail!;
    await first.close();
    await expect(fetch(pageUrl)).rejects.toThrow();
    await expect(createTransport(smtpUrl).verify()).rejects.toThrow();
  });

  it('refuse a port that is taken', async () => {
    const port = Number(new URL(standIns.url).port);
    await expect(createStandIns({ port, origins: [] })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  });
});
