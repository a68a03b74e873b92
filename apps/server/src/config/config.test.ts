import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const SECRET = { PARLANCE_SECRET: 'x'.repeat(32) };
const MAIL = {
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Parlance <hello@parlance.example>',
};
const POSTHOG = { POSTHOG_URL: 'https://eu.i.posthog.com', POSTHOG_API_KEY: 'phc_key' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'g-id', GOOGLE_CLIENT_SECRET: 'g-secret' };
const MICROSOFT = { MICROSOFT_CLIENT_ID: 'm-id', MICROSOFT_CLIENT_SECRET: 'm-secret' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const PUBLIC = {
  PUBLIC_URL: 'https://parlance.example',
  TRUSTED_PROXIES: '1',
  ...SECRET,
  ...MAIL,
  ...GOOGLE,
  ...MICROSOFT,
  ...STRIPE,
};
/** Everything a public address can't do without. */
const NEEDED = Object.keys(PUBLIC).filter((name) => name !== 'PUBLIC_URL');

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(PUBLIC).filter(([name]) => !names.includes(name)));

const refusal = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
  } catch (error) {
    return String(error);
  }
  return 'it was taken';
};

describe('the settings', () => {
  it('need nothing on one machine', () =>
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      role: 'all',
      onLoopback: true,
      mail: undefined,
      google: undefined,
      microsoft: undefined,
      payments: undefined,
    }));
  it('name everything that is missing before a public address may be served', () => {
    const said = refusal({ PUBLIC_URL: 'https://parlance.example' });
    for (const name of NEEDED) expect(said).toContain(name);
  });
  it.each(NEEDED)('refuse a public address that lacks %s alone, and name nothing else', (name) => {
    const said = refusal(without(name));
    expect(said).toContain(name);
    for (const other of NEEDED.filter((one) => one !== name)) expect(said).not.toContain(other);
  });
  it.each([
    'http://192.168.1.20:3000',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'https://parlance.example',
  ])('take %s for a public address', (address) =>
    expect(refusal({ ...without('SMTP_URL'), PUBLIC_URL: address })).toContain('SMTP_URL'),
  );
  it.each(['http://localhost:8080', 'http://127.0.0.1:1', 'http://127.9.9.9', 'http://[::1]:3000'])(
    'take %s for this machine alone',
    (address) => expect(readConfig({ PUBLIC_URL: address }).onLoopback).toBe(true),
  );
  it.each([
    ['SMTP_URL', 'MAIL_FROM', MAIL],
    ['POSTHOG_URL', 'POSTHOG_API_KEY', POSTHOG],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', GOOGLE],
    ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', MICROSOFT],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', STRIPE],
  ])('refuse %s without %s and the other way round, on one machine too', (first, second, both) => {
    const values: Record<string, string> = both;
    expect(refusal({ [first]: values[first] })).toContain(second);
    expect(refusal({ [second]: values[second] })).toContain(first);
    expect(refusal(values)).toBe('it was taken');
  });
  it('give real services when they are set', () =>
    expect(readConfig(PUBLIC)).toMatchObject({
      onLoopback: false,
      mail: { smtpUrl: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
      google: {
        clientId: 'g-id',
        clientSecret: 'g-secret',
        discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
      },
      microsoft: {
        clientId: 'm-id',
        clientSecret: 'm-secret',
        authority: 'https://login.microsoftonline.com',
        tenant: 'common',
      },
      payments: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
    }));
  it('refuse an address of a mail server that is none', () =>
    expect(refusal({ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' })).toContain('SMTP_URL'));
  it('name what split processes must share', () => {
    const said = refusal({ PARLANCE_ROLE: 'worker' });
    for (const name of ['DATABASE_URL', 'PARLANCE_SECRET', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY'])
      expect(said).toContain(name);
  });
  it.each([
    [{}, 3001],
    [{ PORT: '8080' }, 8081],
    [{ PORT: '65535' }, 65_534],
    [{ PORT: '0' }, 0],
    [{ PORT: '8080', PARLANCE_STAND_INS_PORT: '9000' }, 9000],
    [{ PARLANCE_ROLE: 'worker', DATABASE_URL: 'postgres://x', ...SECRET, ...MAIL, ...STRIPE }, 0],
  ])('with %o put the stand-ins on port %i', (environment, port) =>
    expect(readConfig(environment).standInsPort).toBe(port),
  );
  it('ask who stands before an https address, and why', () => {
    const said = refusal(without('TRUSTED_PROXIES'));
    expect(said).toContain('TRUSTED_PROXIES');
    expect(said).toContain('share the limits of one machine');
    expect(refusal({ PUBLIC_URL: 'https://localhost:8443' })).toContain('TRUSTED_PROXIES');
    expect(refusal({ ...without('TRUSTED_PROXIES'), PUBLIC_URL: 'http://192.168.1.20:3000' })).toBe(
      'it was taken',
    );
  });
  it.each(['0', '1', '10', '127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])('trust the proxies %j', (proxies) =>
    expect(refusal({ ...PUBLIC, TRUSTED_PROXIES: proxies })).toBe('it was taken'),
  );
  it.each(['11', '-1', 'all', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/', '1,2', '10.0.0.1,,'])(
    'know no proxies %j',
    (proxies) => expect(refusal({ TRUSTED_PROXIES: proxies })).toContain('TRUSTED_PROXIES'),
  );
  it('say which value is wrong', () => expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/));
  it('take an empty value for unset', () =>
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined());
});

describe('the list of settings', () => {
  const read = (file: string) => readFileSync(path.resolve(file), 'utf8');

  it('is the one in .env.example', () => {
    const listed = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...SETTINGS].sort());
  });

  it('has defaults in .env.example that change nothing', () => {
    expect(readConfig(parseEnv(read('.env.example')))).toEqual(readConfig({}));
  });

  it('is explained to operators', () => {
    const explained = read('docs/operating.md');
    expect(SETTINGS.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});
