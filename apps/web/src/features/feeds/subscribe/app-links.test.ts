import { expect, it } from 'vitest';
import { appLinks, isLocal } from './app-links.ts';

it('leads into apps with the whole address and its secret', () => {
  const links = Object.fromEntries(
    appLinks('https://parlance.example:8443/rss/s3cr-t_.xml').map(({ name, href }) => [name, href]),
  );
  expect(links['Apple Podcasts']).toBe('podcast://parlance.example:8443/rss/s3cr-t_.xml');
  expect(links['Pocket Casts']).toBe('pktc://subscribe/parlance.example:8443/rss/s3cr-t_.xml');
  expect(links.Overcast).toBe(
    'overcast://x-callback-url/add?url=https%3A%2F%2Fparlance.example%3A8443%2Frss%2Fs3cr-t_.xml',
  );
});

it('knows an address that other devices can not reach', () => {
  expect(['http://localhost:3000/a', 'http://127.0.0.1/a', 'http://[::1]:1/a'].map(isLocal)).toEqual([
    true,
    true,
    true,
  ]);
  expect(isLocal('https://localhost.example/a')).toBe(false);
});
