import { describe, expect, it } from 'vitest';
import { signedLinks } from './signed-links.ts';

const at = (iso: string) => ({ now: () => new Date(iso) });
const SECRET = 's'.repeat(32);
const opened = (link: string, iso = '2026-01-01T01:00:00Z', secret = SECRET) => {
  const url = new URL(link, 'http://localhost');
  return signedLinks(secret, at(iso)).verify(
    url.pathname,
    Number(url.searchParams.get('expires')),
    url.searchParams.get('signature') ?? undefined,
  );
};

describe('a signed link', () => {
  const link = signedLinks(SECRET, at('2026-01-01T00:00:00Z')).sign('/api/audios/a/media.mp3');
  it('opens the file it names', () => expect(opened(link)).toBe(true));
  it('opens no other file', () => expect(opened(link.replace('/a/', '/b/'))).toBe(false));
  it('closes after some hours', () => expect(opened(link, '2026-01-01T06:30:00Z')).toBe(false));
  it('cannot be prolonged by its holder', () =>
    expect(opened(link.replace(/expires=\d+/, 'expires=9999999999'))).toBe(false));
  it('is worth nothing under another secret', () =>
    expect(opened(link, undefined, 't'.repeat(32))).toBe(false));
  it('stays the same for a while, so that caches fit', () =>
    expect(signedLinks(SECRET, at('2026-01-01T00:00:00Z')).sign('/x')).toBe(
      signedLinks(SECRET, at('2025-12-31T23:59:00Z')).sign('/x'),
    ));
});
