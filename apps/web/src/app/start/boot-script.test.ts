import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.ts';

type Browser = {
  path: string;
  languages?: string[];
  stored?: Record<string, string>;
  systemIsDark?: boolean;
};

/** What the script does to a page before it is painted. */
function boot({ path, languages = ['en-US'], stored = {}, systemIsDark = false }: Browser) {
  const seen: { theme?: string; isMember: boolean; sentTo?: string } = { isMember: false };
  const setAttribute = (name: string, value: string) => {
    if (name === 'data-member') seen.isMember = true;
    else seen.theme = value;
  };
  runInNewContext(BOOT_SCRIPT, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: systemIsDark }),
    navigator: { languages },
    document: { documentElement: { setAttribute } },
    location: { pathname: path, search: '?a=1', hash: '#how', replace: (to: string) => (seen.sentTo = to) },
  });
  return seen;
}

describe('the theme', () => {
  it('is the stored one, else the system’s', () => {
    expect(boot({ path: '/signin', systemIsDark: true }).theme).toBe('dark');
    expect(boot({ path: '/signin', systemIsDark: true, stored: { darkMode: 'false' } }).theme).toBe('light');
    expect(boot({ path: '/signin', stored: { darkMode: 'true' } }).theme).toBe('dark');
  });
});

it('recognises members on pages that are the same for everybody', () => {
  expect(boot({ path: '/faq' }).isMember).toBe(false);
  expect(boot({ path: '/faq', stored: { accessToken: 'a-token' } }).isMember).toBe(true);
});

describe('the language of a prerendered page', () => {
  it('is Portuguese for a Portuguese browser', () => {
    expect(boot({ path: '/', languages: ['pt-BR', 'en'] }).sentTo).toBe('/pt-BR?a=1#how');
    expect(boot({ path: '/faq/', languages: ['fr', 'pt-PT'] }).sentTo).toBe('/pt-BR/faq?a=1#how');
  });

  it('is the person’s own choice where there is one', () => {
    expect(boot({ path: '/', languages: ['pt-BR'], stored: { language: 'en-US' } }).sentTo).toBeUndefined();
    expect(boot({ path: '/', stored: { language: 'pt-BR' } }).sentTo).toBe('/pt-BR?a=1#how');
  });

  it('stays what the address says, and other pages stay where they are', () => {
    for (const path of ['/pt-BR', '/pt-BR/faq', '/signin', '/app/home']) {
      expect(boot({ path, languages: ['pt-BR'] }).sentTo).toBeUndefined();
      expect(boot({ path, languages: ['en-US'] }).sentTo).toBeUndefined();
    }
  });
});
