import { ROUTES } from '@parlance/contract/routes';
import type { ProxyOptions } from 'vite';

/** Answered by the server without being in the contract: feeds and their files, health, metrics. */
const BESIDE_THE_CONTRACT = ['rss', 'healthz', 'readyz', 'metrics'];

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** The first parts of all addresses that the server answers itself; everything else is a page. */
const SERVER_PATHS: string[] = [
  ...new Set([...ROUTES.map((route) => firstPart(route.path)), ...BESIDE_THE_CONTRACT]),
];

/** Where the contract has nothing to read, a page may have the same address: /unsubscribe is both. */
const isReadable = (part: string): boolean =>
  BESIDE_THE_CONTRACT.includes(part) ||
  ROUTES.some((route) => route.method === 'get' && firstPart(route.path) === part);

/** Whether the server answers, rather than the web client's own dev server. */
export function isAnsweredByServer(method: string, url: string): boolean {
  const part = firstPart(new URL(url, 'http://localhost').pathname);
  if (!SERVER_PATHS.includes(part)) return false;
  return isReadable(part) || !['GET', 'HEAD'].includes(method);
}

/** For Vite: hands everything on to the server that it answers itself. */
export const proxyTo = (server: string): Record<string, ProxyOptions> => ({
  [`^/(${SERVER_PATHS.join('|')})([/?]|$)`]: {
    target: server,
    bypass: ({ method = 'GET', url = '/' }) => (isAnsweredByServer(method, url) ? undefined : url),
  },
});
