import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange, serveObject, withoutLinks } from './byte-ranges.ts';

describe('a range header', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=-', 'whole'],
    [null, 'whole'],
  ])('%s of 100 bytes', (header, expected) => expect(parseRange(header, 100)).toEqual(expected));

  it('never names a byte that is not there, whatever it says', () => {
    const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,25}-\d{0,25}$/));
    fc.assert(
      fc.property(header, fc.nat(1000), (text, bytes) => {
        const range = parseRange(text, bytes);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(bytes);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a store that serves people itself', () => {
  const store = {
    head: async (key: string) => (key === 'a/media.mp3' ? { bytes: 3, etag: 'e' } : undefined),
    stream: async () => new Response('abc').body!,
    link: async (key: string, { contentType }: { contentType: string }) =>
      `https://objects.example/${key}?type=${contentType}`,
  };
  const ask = (contentType: string, method = 'GET') =>
    serveObject(store, 'a/media.mp3', contentType, new Request('http://localhost/x', { method }));

  it('is where whoever asks for a recording is sent', async () => {
    const answer = await ask('audio/mpeg');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://objects.example/a/media.mp3?type=audio/mpeg');
    // The address ends; nobody may remember it for longer.
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sends no stranger there, whose address would tell the ids behind a share', async () => {
    const request = new Request('http://localhost/x');
    const answer = await serveObject(withoutLinks(store), 'a/media.mp3', 'audio/mpeg', request);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  });

  it('is not asked for small files, for sizes or for what is missing', async () => {
    expect((await ask('text/vtt')).status).toBe(200);
    expect((await ask('audio/mpeg', 'HEAD')).headers.get('content-length')).toBe('3');
    const gone = serveObject(store, 'b', 'audio/mpeg', new Request('http://localhost/x'));
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
  });
});
