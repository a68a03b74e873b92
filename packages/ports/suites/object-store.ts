import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ByteRange, ObjectStore } from '../src/object-store.ts';

const MEGABYTE = 1024 * 1024;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value);

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inChunks(total: number, size: number, fill: number): AsyncGenerator<Uint8Array> {
  const chunk = new Uint8Array(size).fill(fill);
  for (let sent = 0; sent < total; sent += size) {
    await new Promise(setImmediate);
    yield chunk;
  }
}

/** Each a buffer of its own: what a store holds on to stays in memory. */
async function* inNewChunks(total: number, size: number, fill: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < total; sent += size) yield new Uint8Array(size).fill(fill);
}

async function* breaksOff(): AsyncGenerator<Uint8Array> {
  yield bytesOf('half of ');
  throw new Error('the writer died');
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** What is still referred to: what waits for the collector says nothing about who holds it. */
function heldMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Passes the chunks on and tells whenever another `every` bytes have gone by. */
async function* telling(
  chunks: AsyncIterable<Uint8Array>,
  every: number,
  tell: () => void,
): AsyncGenerator<Uint8Array> {
  let until = every;
  for await (const chunk of chunks) {
    yield chunk;
    until -= chunk.length;
    if (until > 0) continue;
    tell();
    until += every;
  }
}

/** What every object store promises. Each call of `open` gives an empty one. */
export function objectStoreSuite(open: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await open();
  });

  describe('as an object store', () => {
    it('gives back what was put, whole and as a stream', async () => {
      const info = await store.put('a/hello.txt', bytesOf('hello'));
      expect(info.bytes).toBe(5);
      expect(text(await store.get('a/hello.txt'))).toBe('hello');
      expect(text(await collect(await store.stream('a/hello.txt')))).toBe('hello');
      expect(await store.head('a/hello.txt')).toEqual(info);
    });

    it('keeps an object of no bytes', async () => {
      await store.put('empty', new Uint8Array());
      expect(await store.head('empty')).toMatchObject({ bytes: 0 });
      expect(await store.get('empty')).toHaveLength(0);
      expect(await collect(await store.stream('empty'))).toHaveLength(0);
    });

    it('says what is missing', async () => {
      expect(await store.head('nothing/here')).toBeUndefined();
      await expect(store.get('nothing/here')).rejects.toMatchObject({ code: 'object.missing' });
      await expect(store.stream('nothing/here')).rejects.toMatchObject({ code: 'object.missing' });
    });

    it('changes the etag with the object', async () => {
      const first = await store.put('tagged', bytesOf('same length 1'));
      const second = await store.put('tagged', bytesOf('same length 2'));
      expect(second.etag).not.toBe(first.etag);
      expect((await store.head('tagged'))?.etag).toBe(second.etag);
      expect(first.etag).not.toContain('"');
    });

    it.each<[what: string, range: ByteRange, expected: string]>([
      ['the first byte', { start: 0, end: 0 }, '0'],
      ['the last byte', { start: 9, end: 9 }, '9'],
      ['the middle', { start: 3, end: 5 }, '345'],
      ['everything', { start: 0, end: 9 }, '0123456789'],
      ['what there is of a range that ends past the end', { start: 7, end: 4_000 }, '789'],
    ])('gives %s of a range', async (_what, range, expected) => {
      await store.put('ranged', bytesOf('0123456789'));
      expect(text(await collect(await store.stream('ranged', range)))).toBe(expected);
    });

    it.each([
      { start: 10, end: 12 },
      { start: 5, end: 4 },
      { start: -1, end: 3 },
      { start: 0.5, end: 3 },
    ])('refuses the range $start-$end of ten bytes', async (range) => {
      await store.put('ranged', bytesOf('0123456789'));
      await expect(store.stream('ranged', range)).rejects.toMatchObject({ code: 'object.bad_range' });
    });

    it('gives every range of any object exactly', async () => {
      const anyCase = fc
        .uint8Array({ minLength: 1, maxLength: 200 })
        .chain((body) => fc.tuple(fc.constant(body), fc.nat(body.length - 1), fc.nat(300)));
      await fc.assert(
        fc.asyncProperty(anyCase, async ([body, start, length]) => {
          await store.put('any-range', body);
          const part = await collect(await store.stream('any-range', { start, end: start + length }));
          expect(Buffer.compare(part, body.subarray(start, start + length + 1))).toBe(0);
        }),
        { numRuns: 30 },
      );
    });

    it('never shows a reader half of an object', async () => {
      const sizes = [10, 70_000, 200_000, 1];
      await store.put('contended', new Uint8Array(sizes[0]!).fill(0));
      let writing = true;
      const writers = [1, 2].map(async () => {
        for (let round = 0; round < 12; round++) {
          const kind = round % sizes.length;
          await store.put(
            'contended',
            inChunks(sizes[kind]!, sizes[kind]! > 1 ? sizes[kind]! / 10 : 1, kind),
          );
        }
      });
      const whole = (body: Uint8Array) => {
        const kind = body[0]!;
        expect(body.length).toBe(sizes[kind]);
        expect(body.every((byte) => byte === kind)).toBe(true);
      };
      const readers = [1, 2].map(async () => {
        while (writing) {
          whole(await store.get('contended'));
          whole(await collect(await store.stream('contended')));
        }
      });
      await Promise.all(writers).finally(() => {
        writing = false;
      });
      await Promise.all(readers);
    });

    it('keeps the object that was there when the next one breaks off', async () => {
      await store.put('survivor', bytesOf('the old one'));
      await expect(store.put('survivor', breaksOff())).rejects.toThrow('the writer died');
      expect(text(await store.get('survivor'))).toBe('the old one');
      await expect(store.put('never-was', breaksOff())).rejects.toThrow('the writer died');
      expect(await store.head('never-was')).toBeUndefined();
    });

    it('takes and gives 200 MB without holding them in memory', async () => {
      const before = heldMemory();
      let growth = 0;
      const watched = (chunks: AsyncIterable<Uint8Array>) =>
        telling(chunks, 60 * MEGABYTE, () => {
          growth = Math.max(growth, heldMemory() - before);
        });
      const info = await store.put('large', watched(inNewChunks(200 * MEGABYTE, 256 * 1024, 7)));
      expect(info.bytes).toBe(200 * MEGABYTE);
      let seen = 0;
      for await (const chunk of watched(await store.stream('large'))) seen += chunk.length;
      expect(seen).toBe(200 * MEGABYTE);
      expect(growth).toBeLessThan(100 * MEGABYTE);
    });

    it('lets a reader go before the end', async () => {
      const reader = (await store.stream('large')).getReader();
      expect((await reader.read()).value?.[0]).toBe(7);
      await reader.cancel();
    });

    it('lists and deletes under a prefix by whole segments', async () => {
      for (const key of ['p/b/1', 'p/b/2/x', 'p/bc', 'p/bcd/1', 'p/c/b/1'])
        await store.put(key, bytesOf(key));
      expect(await store.list('p')).toEqual(['p/b/1', 'p/b/2/x', 'p/bc', 'p/bcd/1', 'p/c/b/1']);
      expect(await store.list('p/b')).toEqual(['p/b/1', 'p/b/2/x']);
      expect(await store.list('p/b/')).toEqual(['p/b/1', 'p/b/2/x']);
      expect(await store.list('p/bc')).toEqual(['p/bc']);
      await store.deletePrefix('p/b');
      expect(await store.list('p')).toEqual(['p/bc', 'p/bcd/1', 'p/c/b/1']);
      await store.deletePrefix('p/bc');
      expect(await store.list('p')).toEqual(['p/bcd/1', 'p/c/b/1']);
      await store.deletePrefix('p/bcd/');
      await store.deletePrefix('p/never');
      expect(await store.list('p')).toEqual(['p/c/b/1']);
      expect(await store.list('p/never')).toEqual([]);
    });

    it('takes a new object where one was deleted', async () => {
      await store.put('again/x', bytesOf('1'));
      await store.deletePrefix('again');
      await store.put('again/x', bytesOf('2'));
      expect(text(await store.get('again/x'))).toBe('2');
    });

    it.each([
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/..',
      './a',
      'a/.',
      'a\\b',
      'a\0b',
      'a/\ud800',
      'x'.repeat(1025),
    ])('refuses the key %j', async (key) => {
      const refusal = { code: 'object.bad_key' };
      await expect(store.put(key, bytesOf('x'))).rejects.toMatchObject(refusal);
      await expect(store.head(key)).rejects.toMatchObject(refusal);
      await expect(store.get(key)).rejects.toMatchObject(refusal);
      await expect(store.stream(key)).rejects.toMatchObject(refusal);
    });

    it('never deletes everything at once', async () => {
      for (const prefix of ['', '/', '.', '..', 'a/../..'])
        await expect(store.deletePrefix(prefix)).rejects.toMatchObject({ code: 'object.bad_key' });
    });

    it('takes any other key and keeps them apart', async () => {
      const segment = fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
        .filter((name) => !/[/\\\0]/.test(name) && name !== '.' && name !== '..');
      const keys = fc.uniqueArray(fc.array(segment, { minLength: 1, maxLength: 4 }), {
        selector: (segments) => segments.join('/'),
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(keys, fc.uuid(), async (all, run) => {
          // A number in front keeps any key from being the folder of another.
          const named = all.map((segments, index) => [run, String(index), ...segments].join('/'));
          for (const key of named) await store.put(key, bytesOf(key));
          for (const key of named) expect(text(await store.get(key))).toBe(key);
          expect(new Set(await store.list(run))).toEqual(new Set(named));
          if (named.length > 0) await store.deletePrefix(run);
          expect(await store.list(run)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    });
  });
}
