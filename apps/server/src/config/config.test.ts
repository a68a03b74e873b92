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
const AT_HOME = { PUBLIC_URL: 'https://parlance.example', TRUSTED_PROXIES: '1', ...SECRET };
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
  it('name everything that is missing before a service may be offered on a public address', () => {
    const said = refusal({ PUBLIC_URL: 'https://parlance.example', PARLANCE_EDITION: 'service' });
    for (const name of NEEDED) expect(said).toContain(name);
  });
  it.each(NEEDED)('refuse a public address that lacks %s alone, and name nothing else', (name) => {
    const said = refusal(without(name));
    expect(said).toContain(name);
    for (const other of NEEDED.filter((one) => one !== name)) expect(said).not.toContain(other);
  });
  it.each([
    [{}, 'service'],
    [{ PARLANCE_EDITION: 'home' }, 'home'],
    [PUBLIC, 'service'],
    [{ ...PUBLIC, PARLANCE_EDITION: 'home' }, 'home'],
    [AT_HOME, 'home'],
    [{ ...AT_HOME, ...GOOGLE }, 'home'],
  ])('with %o make it the edition %s', (environment, edition) =>
    expect(readConfig(environment).edition).toBe(edition),
  );
  it('need nothing but a secret and the word on proxies at home', () => {
    expect(readConfig(AT_HOME)).toMatchObject({
      allowance: { creditsAMonth: undefined },
      signUp: 'invitation',
      mail: undefined,
      google: undefined,
    });
    expect(refusal({ ...AT_HOME, PARLANCE_SECRET: '' })).toContain('PARLANCE_SECRET');
    expect(readConfig({ ...AT_HOME, PARLANCE_CREDITS_A_MONTH: '200' }).allowance).toEqual({
      creditsAMonth: 200,
    });
    expect(readConfig({ ...AT_HOME, PARLANCE_SIGN_UP: 'off' }).signUp).toBe('off');
    expect(readConfig(PUBLIC)).toMatchObject({ allowance: undefined, signUp: 'open' });
  });
  it('take providers of identities as a list', () => {
    const one = {
      name: 'family',
      issuer: 'https://id.example/realms/x/',
      client_id: 'c',
      client_secret: 's',
    };
    const [read] = readConfig({ OIDC_PROVIDERS: JSON.stringify([one]) }).oidc;
    expect(read).toMatchObject({
      id: 'oidc-family',
      label: 'family',
      discoveryUrl: 'https://id.example/realms/x/.well-known/openid-configuration',
      create: true,
    });
  });
  it.each([
    'not json',
    '{}',
    '[{"name":"a"}]',
    '[{"name":"A b","issuer":"https://id.example","client_id":"c","client_secret":"s"}]',
    '[{"name":"a","issuer":"https://id.example","client_id":"c","client_secret":"s","crate":true}]',
  ])('refuse the list of providers %j', (list) =>
    expect(refusal({ OIDC_PROVIDERS: list })).toContain('OIDC_PROVIDERS'),
  );
  it.each([
    [{ S3_ENDPOINT: 'https://s3.example' }, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, ['S3_SECRET_ACCESS_KEY']],
    [{ S3_ENDPOINT: 'ftp://s3.example' }, ['S3_ENDPOINT']],
  ])('refuse a bucket that is half set: %o', (environment, missing) => {
    for (const name of missing) expect(refusal(environment)).toContain(name);
  });
  it('take a bucket at Amazon with the role of the machine, and send listeners there only when told to', () => {
    expect(readConfig({ S3_BUCKET: 'b' }).objects).toMatchObject({
      credentials: undefined,
      linkEndpoint: undefined,
    });
    const key = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', S3_DELIVERY: 'redirect' };
    const inside = { S3_BUCKET: 'b', S3_ENDPOINT: 'http://store:9000', ...key };
    expect(readConfig(inside).objects?.linkEndpoint).toBe('http://store:9000');
    const outside = { ...inside, S3_PUBLIC_ENDPOINT: 'https://objects.example' };
    expect(readConfig(outside).objects?.linkEndpoint).toBe('https://objects.example');
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
  it('take pages of the house by host and port, and refuse what nobody could ask for', () => {
    expect(readConfig({}).fetchAllow).toEqual([]);
    expect(readConfig({ PARLANCE_FETCH_ALLOW: '127.0.0.1:4109, wiki.example.org:80' }).fetchAllow).toEqual([
      '127.0.0.1:4109',
      'wiki.example.org:80',
    ]);
    for (const entry of [
      'localhost:4109',
      'wiki:80',
      '[::1]:80',
      'wiki.example.org',
      'http://wiki.example.org:80',
    ])
      expect(refusal({ PARLANCE_FETCH_ALLOW: entry }), entry).toContain(
        'PARLANCE_FETCH_ALLOW: must be host:port',
      );
  });
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
