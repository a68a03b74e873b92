import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type ClipEncoder, openClipEncoder } from './encode-clip.ts';

const realEncoder = pathToFileURL(join(import.meta.dirname, '../../../adapters/src/encoder/node-av.ts')).href;

/** An encoder whose `push` does what the given code does; `state` outlives single clips, not the process. */
const encoderThat = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`
    const state = { clips: 0 };
    export const openEncoder = () => ({
      openMp3: () => ({ push(samples) { ${code} }, finish: () => new Uint8Array() }),
    })
  `)}`;

let clips: ClipEncoder;
afterEach(() => clips.close());

const silence = { samples: new Float32Array(2_400), sampleRate: 24_000 };

it('gives whole numbers and fractions as MP3, several at once', async () => {
  clips = openClipEncoder({ encoderModule: realEncoder });
  const whole = {
    samples: Int16Array.from({ length: 24_000 }, (_, i) => Math.sin(i / 9) * 9_000),
    sampleRate: 24_000,
  };
  const fractions = { ...whole, samples: Float32Array.from(whole.samples, (sample) => sample / 32_768) };
  const [one, other, small] = await Promise.all([
    clips.encode(whole),
    clips.encode(fractions),
    clips.encode(whole, 64),
  ]);
  expect([one[0], one[1]! & 0xe0]).toEqual([0xff, 0xe0]);
  expect(Buffer.compare(one, other)).toBe(0);
  expect(small.length).toBeLessThan(one.length);
});

it('keeps its process for the next clip', async () => {
  clips = openClipEncoder({ encoderModule: encoderThat('return Uint8Array.of(++state.clips)') });
  expect([...(await clips.encode(silence)), ...(await clips.encode(silence))]).toEqual([1, 2]);
});

it('replaces a process that died, and fails in words the worker knows when that does not help', async () => {
  const code = 'if (samples.length > 2400) process.abort(); return Uint8Array.of(++state.clips)';
  clips = openClipEncoder({ encoderModule: encoderThat(code) });
  await clips.encode(silence);
  await expect(clips.encode({ ...silence, samples: new Float32Array(2_401) })).rejects.toMatchObject({
    code: 'produce.failed',
    retry: 'now',
  });
  expect([...(await clips.encode(silence))]).toEqual([1]);
});

it('ends a process that is stuck', async () => {
  clips = openClipEncoder({ encoderModule: encoderThat('for (;;);'), patienceMs: 300 });
  await expect(clips.encode(silence)).rejects.toMatchObject({ code: 'produce.failed' });
});
