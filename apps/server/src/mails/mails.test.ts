import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { coverArt } from '@parlance/kernel/cover-art';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import type { Mail } from '@parlance/ports/mailer';
import { describe, expect, it } from 'vitest';
import { addressIn, contactMail } from './contact-mail.ts';
import { type Mails, makeMails, type Recipient } from './mails.ts';

const PUBLIC_URL = 'https://parlance.example';
const TOKEN = 'to+ken/=&?';
const SPITE = `"><script>alert('x')</script>&amp;`;

const UNSUBSCRIBE_URL = `${PUBLIC_URL}/unsubscribe?token=u.1`;
const NEWS = {
  title: `News ${SPITE}`,
  paragraphs: [`First ${SPITE}`, 'Second'],
  unsubscribeUrl: UNSUBSCRIBE_URL,
};
const MONEY = { cents: 2_900, currency: 'brl' } as const;
const UNTIL = { until: '2027-01-15T09:00:00.000Z' };
const PAYMENTS = {
  plan_started: { kind: 'plan_started', plan: 'basic', ...MONEY, ...UNTIL },
  plan_renewed: { kind: 'plan_renewed', plan: 'pro', ...MONEY, ...UNTIL },
  credits_bought: { kind: 'credits_bought', credits: 1_000, ...MONEY, ...UNTIL },
  payment_failed: { kind: 'payment_failed', plan: 'pro', ...MONEY },
  changes_settled: { kind: 'changes_settled', ...MONEY },
  changes_unpaid: { kind: 'changes_unpaid', ...MONEY },
  refunded: { kind: 'refunded', ...MONEY },
} as const satisfies Record<PaymentNews['kind'], PaymentNews>;

const FINISHED = {
  id: 'aud_1',
  title: `A title ${SPITE}`,
  durationMs: 225_000,
  chapters: [`News ${SPITE}`, 'First light', 'Second chapter', 'Never told'],
};

/** Every mail, with words somebody could have made up to do harm. */
const ALL: Record<keyof Mails, (mails: Mails, to: Recipient) => Promise<void>> = {
  verification: (mails, to) => mails.verification(to, { token: TOKEN }),
  loginLink: (mails, to) => mails.loginLink(to, { token: TOKEN }),
  passwordReset: (mails, to) => mails.passwordReset(to, { token: TOKEN }),
  noAccountForReset: (mails, to) => mails.noAccountForReset(to),
  newAudio: (mails, to) => mails.newAudio(to, FINISHED),
  accountDeleted: (mails, to) => mails.accountDeleted(to),
  newsletterConfirmation: (mails, to) => mails.newsletterConfirmation(to, { token: TOKEN }),
  alreadySubscribed: (mails, to) => mails.alreadySubscribed(to, { unsubscribeUrl: UNSUBSCRIBE_URL }),
  apiApproved: (mails, to) => mails.apiApproved(to),
  takenOver: (mails, to) => mails.takenOver(to),
  payment: (mails, to) => mails.payment(to, PAYMENTS.plan_started),
  newFeatures: (mails, to) => mails.newFeatures(to, NEWS),
  newsletter: (mails, to) => mails.newsletter(to, NEWS),
};
const NAMES = Object.keys(ALL) as (keyof Mails)[];
const LANGUAGES: InterfaceLanguage[] = ['en-US', 'pt-BR'];

async function written(
  name: keyof Mails,
  change: Partial<Recipient> = {},
  write = ALL[name],
  signUpIsOpen = true,
): Promise<Mail> {
  const sent: Mail[] = [];
  const mails = makeMails({
    mailer: {
      async send(mail) {
        sent.push(mail);
      },
    },
    publicUrl: PUBLIC_URL,
    signUpIsOpen,
  });
  await write(mails, { email: 'ada@example.com', name: 'Ada Example', language: 'en-US', ...change });
  expect(sent).toHaveLength(1);
  return sent[0]!;
}

const linksIn = (text: string): string[] => text.match(/https:\/\/[^\s"<>]+/g) ?? [];
const unescaped = (html: string): string => html.replaceAll('&amp;', '&');

describe.each(NAMES)('the mail %s', (name) => {
  it.each(LANGUAGES)('has subject, HTML and text in %s, with nothing left unfilled', async (language) => {
    const mail = await written(name, { language });
    expect(mail.to).toBe('ada@example.com');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/undefined|\[object|\{\w*\}(?!\s*<\/style>)|\$\{/);
    }
    expect(mail.html).toContain('Ada Example');
    expect(mail.text).toContain('Ada Example');
  });

  it('shares no sentence between the languages but what was handed in', async () => {
    const english = await written(name);
    const portuguese = await written(name, { language: 'pt-BR' });
    const handedIn = /^(https:|(?:- )?(?:News|First|Second)|$|-- )/;
    const sentences = (mail: Mail) => mail.text.split('\n').filter((row) => !handedIn.test(row));
    expect(sentences(english).length).toBeGreaterThan(1);
    for (const sentence of sentences(english)) expect(sentences(portuguese)).not.toContain(sentence);
    if (name !== 'newFeatures' && name !== 'newsletter') expect(english.subject).not.toBe(portuguese.subject);
  });

  it('says the same and links to the same in both parts', async () => {
    const mail = await written(name);
    for (const link of linksIn(mail.text)) expect(unescaped(mail.html)).toContain(link);
    for (const link of linksIn(unescaped(mail.html))) expect(mail.text).toContain(link);
  });

  it('leads to pages of ours only, and asks for nothing from elsewhere', async () => {
    const mail = await written(name);
    for (const link of linksIn(mail.text)) expect(new URL(link).origin).toBe(PUBLIC_URL);
    expect(mail.text).not.toContain('/api/');
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|form)\b|@import|url\(/i);
  });

  it('shows what people wrote as text', async () => {
    const mail = await written(name, { name: SPITE, email: `"<script>"@example.com` });
    expect(mail.html).not.toContain('<script');
  });

  it('does not repeat an advertisement in place of a name', async () => {
    for (const advertisement of ['Win at evil.example now', 'https://evil', 'x'.repeat(90)]) {
      const mail = await written(name, { name: advertisement });
      expect(mail.html).not.toContain(advertisement);
      expect(mail.text).not.toContain(advertisement);
    }
  });

  it('greets somebody without a name', async () => {
    expect((await written(name, { name: '' })).text).toMatch(/^Hello,\n/);
    expect((await written(name, { name: '', language: 'pt-BR' })).text).toMatch(/^Olá!\n/);
  });

  it('asks answering machines not to answer', async () => {
    expect((await written(name)).headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  });
});

describe('the mail about a finished audio', () => {
  it('says how long it is and what is in it, in the colours of its cover', async () => {
    const { html, text } = await written('newAudio');
    expect(text).toContain('about 4 minutes');
    expect(text).toContain('- First light\n- Second chapter');
    expect(html).toContain('First light');
    expect(text + html).not.toContain('Never told');
    const { from, to } = coverArt(FINISHED.id);
    expect(html).toContain(`linear-gradient(120deg,${from},${to})`);
    const short = await written('newAudio', {}, (mails, to) =>
      mails.newAudio(to, { ...FINISHED, durationMs: null, chapters: [] }),
    );
    expect(short.text).not.toMatch(/minute|^- /m);
  });
});

it('every mail wears the product’s colours', async () => {
  for (const name of NAMES) expect((await written(name)).html).toContain('background:#14213d');
});

describe('the links', () => {
  it.each([
    ['verification', '/verify-email'],
    ['loginLink', '/signin-redirect'],
    ['passwordReset', '/reset-password'],
    ['newsletterConfirmation', '/newsletter-confirm'],
  ] as const)('of %s lead to the page with the whole token', async (name, path) => {
    const link = new URL(linksIn((await written(name)).text)[0] ?? '');
    expect(link.pathname).toBe(path);
    expect([...link.searchParams]).toEqual([['token', TOKEN]]);
  });

  it.each([
    ['verification', 'en-US', '24 hours'],
    ['loginLink', 'en-US', '10 minutes'],
    ['loginLink', 'pt-BR', '10 minutos'],
    ['passwordReset', 'en-US', '1 hour'],
    ['passwordReset', 'pt-BR', '1 hora'],
    ['newsletterConfirmation', 'en-US', '48 hours'],
    ['newsletterConfirmation', 'pt-BR', '48 horas'],
  ] as const)('of %s say how long they work, in %s', async (name, language, words) => {
    expect((await written(name, { language })).text).toContain(words);
  });

  it.each(['newFeatures', 'newsletter', 'alreadySubscribed'] as const)(
    'lead from %s to one click that ends such mails, as mail programs want it',
    async (name) => {
      const { headers, text } = await written(name);
      expect(headers).toMatchObject({
        'list-unsubscribe': `<${UNSUBSCRIBE_URL}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
      expect(text).toContain(UNSUBSCRIBE_URL);
    },
  );

  it.each(LANGUAGES)('offer no account in %s where people are invited', async (language) => {
    const refused = await written('noAccountForReset', { language }, undefined, false);
    expect(linksIn(refused.text)).toEqual([]);
    expect(linksIn(refused.html)).toEqual([]);
    const open = await written('loginLink', { language });
    const invited = await written('loginLink', { language }, undefined, false);
    expect(invited.text.length).toBeLessThan(open.text.length);
    expect(linksIn(invited.text)).toEqual(linksIn(open.text));
  });

  it('lead from a finished audio to it and to where such mails are switched off', async () => {
    expect(linksIn((await written('newAudio')).text)).toEqual([
      `${PUBLIC_URL}/app/audio/aud_1`,
      `${PUBLIC_URL}/app/my-account`,
    ]);
  });
});

describe.each(Object.values(PAYMENTS))('the mail about $kind', (news) => {
  const about = (language: InterfaceLanguage) =>
    written('payment', { language }, (mails, to) => mails.payment(to, news));

  it('names the amount, and the day if there is one, as its reader writes them', async () => {
    const [english, portuguese] = [await about('en-US'), await about('pt-BR')];
    expect(english.text).toContain('R$29.00');
    expect(portuguese.text).toMatch(/R\$\s29,00/);
    if ('until' in news) {
      expect(english.text).toContain('January 15, 2027');
      expect(portuguese.text).toContain('15 de janeiro de 2027');
    }
    if ('credits' in news) expect(portuguese.text).toContain('1.000 créditos');
    expect(english.subject).not.toBe(portuguese.subject);
    for (const { text } of [english, portuguese]) expect(text).not.toMatch(/undefined|NaN|\bInvalid\b/);
  });
});

describe('the mail with a visitor’s message', () => {
  async function passedOn(change: object = {}): Promise<Mail> {
    const sent: Mail[] = [];
    const send = contactMail({
      mailer: {
        async send(mail) {
          sent.push(mail);
        },
      },
      supportAddress: 'help@parlance.example',
    });
    const message = 'First line.\n\nSecond https://evil.example line.';
    await send({ name: 'Eve', email: 'eve@example.com', message, language: 'en-US', ...change });
    expect(sent).toHaveLength(1);
    return sent[0]!;
  }

  it('goes to support, and its answer to whoever wrote', async () => {
    expect(await passedOn()).toMatchObject({
      to: 'help@parlance.example',
      replyTo: 'eve@example.com',
      subject: 'Message from Eve',
    });
    expect((await passedOn({ language: 'pt-BR' })).subject).toBe('Mensagem de Eve');
  });

  it('shows every line as text, with nothing to click on', async () => {
    const { html, text } = await passedOn({ name: SPITE });
    expect(text).toContain('First line.\n\nSecond https://evil.example line.');
    expect(html).toContain('Second https://evil.example line.');
    expect(html).not.toMatch(/<script|<a /);
  });

  it('lets a name be nothing but a name', async () => {
    const { subject } = await passedOn({ name: 'Eve\r\nBcc: ada@example.com' });
    expect(subject).toBe('Message from Eve Bcc: ada@example.com');
  });

  it('finds the address mails come from, where no other is set', () => {
    expect(addressIn('Parlance <hello@parlance.example>')).toBe('hello@parlance.example');
    expect(addressIn(' hello@parlance.example ')).toBe('hello@parlance.example');
  });
});
