import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@parlance/contract/routes';
import { describe, expect, it } from 'vitest';
import { isAnsweredByServer, proxyTo } from './server-paths.ts';

const SERVER = path.resolve(import.meta.dirname, '../../server/src');
/** `app.get('/healthz', …)`, `for (const route of ['/rss/:first', …])`, `path: '/api/uploads'`. */
const MOUNTED = /(?:\.(?:get|post|put|patch|delete|all|on)\(|\[|, |path: )'(\/[a-z][^'*]*)'/g;

/** Paths that files of the server mount by themselves, without the contract. */
const mounted = globSync('{http,features}/**/*.ts', { cwd: SERVER })
  .filter((file) => !/\.test\.ts$|testing\//.test(file))
  .flatMap((file) => [...readFileSync(path.join(SERVER, file), 'utf8').matchAll(MOUNTED)])
  .map(([, mountedPath = '']) => mountedPath);

const [[pattern, { bypass }]] = Object.entries(proxyTo('http://127.0.0.1:1')) as [
  [string, { bypass(request: { method: string; url: string }): unknown }],
];
/** As Vite decides: first the pattern, then `bypass`. */
const isProxied = (method: string, url: string): boolean =>
  new RegExp(pattern).test(url) && bypass({ method, url }) === undefined;

describe('the dev server of the web client', () => {
  it.each(ROUTES.map(({ method, path: route }) => [method.toUpperCase(), route]))(
    'hands %s %s on to the server',
    (method, route) => expect(isProxied(method, route)).toBe(true),
  );

  it('hands on whatever the server mounts besides the contract', () => {
    expect(mounted).toEqual(expect.arrayContaining(['/healthz', '/metrics', '/rss/:first']));
    expect(mounted.filter((each) => !isProxied('GET', each))).toEqual([]);
  });

  it('keeps pages and their modules', () => {
    const own = [
      '/',
      '/app/api',
      '/audio/some-token',
      '/unsubscribe?token=a',
      '/src/app/root.tsx',
      '/@vite/client',
    ];
    for (const each of own) expect(isAnsweredByServer('GET', each), each).toBe(false);
    expect(isAnsweredByServer('POST', '/unsubscribe?token=a')).toBe(true);
  });
});
