import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts } from './s3-parts.ts';

/** One buffer over and over, as some sources do. */
async function* reusing(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(Math.max(0, ...chunks.map(({ length }) => length)));
  for (const chunk of chunks) {
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
  }
}

it('cuts any body into whole parts and a last one, and keeps one part intact while the next is made', async () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 1, max: 9 }), async (chunks, partBytes) => {
      const parts: Buffer[] = [];
      let before: Uint8Array | undefined;
      let promised: Buffer | undefined;
      for await (const part of inParts(reusing(chunks), partBytes)) {
        if (before) expect(Buffer.compare(before, promised!)).toBe(0);
        [before, promised] = [part, Buffer.from(part)];
        parts.push(promised);
      }
      expect(Buffer.compare(Buffer.concat(parts), Buffer.concat(chunks))).toBe(0);
      expect(parts.slice(0, -1).every(({ length }) => length === partBytes)).toBe(true);
      expect(parts.length > 1 ? parts.at(-1)!.length : 1).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

it('copies nothing of bytes that are one part already, and cuts those that are more', async () => {
  const whole = Buffer.from('eight by');
  const partsOf = async (partBytes: number) => {
    const parts: Uint8Array[] = [];
    for await (const part of inParts(whole, partBytes)) parts.push(part);
    return parts;
  };
  const [only, ...others] = await partsOf(8);
  expect([only === whole, others]).toEqual([true, []]);
  expect((await partsOf(5)).map((part) => Buffer.from(part).toString())).toEqual(['eight', ' by']);
});
