import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('need nothing on one machine', () =>
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      role: 'all',
    }));
  it('name what is missing before a public address may be served', () =>
    expect(() => readConfig({ PUBLIC_URL: 'https://parlance.example' })).toThrow(/PARLANCE_SECRET/));
  it('name what split processes must share', () =>
    expect(() => readConfig({ PARLANCE_ROLE: 'worker' })).toThrow(/DATABASE_URL[\s\S]*PARLANCE_SECRET/));
  it('say which value is wrong', () => expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/));
  it('take an empty value for unset', () =>
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined());
});
