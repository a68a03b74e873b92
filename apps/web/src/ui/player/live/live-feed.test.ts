import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bytes } from './join-bytes.ts';
import { LiveFeed } from './live-feed.ts';
import type { LiveFormat } from './live-format.ts';

/** 96 kbit/s. */
const A_SECOND = 12_000;

/** Holds so many seconds and no more, as browsers do; the first frame's header says what a second is. */
class FakeBuffer extends EventTarget {
  mode = 'segments';
  startS = 0;
  endS = 0;
  capacityS = Number.POSITIVE_INFINITY;
  appended: number[] = [];
  appendBuffer(bytes: Bytes) {
    const seconds = bytes.length / A_SECOND;
    if (this.endS + seconds - this.startS > this.capacityS)
      throw new DOMException('full', 'QuotaExceededError');
    this.endS += seconds;
    this.appended.push(bytes.length);
    queueMicrotask(() => this.dispatchEvent(new Event('updateend')));
  }
  remove(_: number, toS: number) {
    this.startS = Math.max(this.startS, toS);
    queueMicrotask(() => this.dispatchEvent(new Event('updateend')));
  }
}

let buffer: FakeBuffer;
let source: FakeSource;
let takesType: boolean;

class FakeSource extends EventTarget {
  readyState = 'open';
  constructor() {
    super();
    source = this;
  }
  addSourceBuffer() {
    if (!takesType) throw new DOMException('no decoder', 'NotSupportedError');
    return buffer;
  }
  endOfStream() {
    this.readyState = 'ended';
  }
}

class FakeAudio extends EventTarget {
  currentTime = 0;
  disableRemotePlayback = false;
  get buffered() {
    const { startS, endS } = buffer;
    return { length: endS > startS ? 1 : 0, start: () => startS, end: () => endS };
  }
  /** A source opens as soon as an element has its address. */
  set src(_: string) {
    queueMicrotask(() => source.dispatchEvent(new Event('sourceopen')));
  }
  moveTo(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

/** Chunks as a test sends them; says when one was asked for, and when its reader left. */
function streamOf() {
  const chunks: (Bytes | 'end')[] = [];
  let wake = () => {};
  const stream = {
    reads: 0,
    isLeft: false,
    isAsked: Promise.withResolvers<void>(),
    send(seconds: number) {
      const bytes = new Uint8Array(Math.round(seconds * A_SECOND));
      bytes.set([0xff, 0xfb, 0x70, 0xc4]);
      chunks.push(bytes);
      wake();
    },
    end() {
      chunks.push('end');
      wake();
    },
    async *read() {
      stream.reads += 1;
      stream.isLeft = false;
      try {
        for (;;) {
          stream.isAsked.resolve();
          while (chunks.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          const next = chunks.shift();
          if (next === 'end' || next === undefined) return;
          stream.isAsked = Promise.withResolvers();
          yield next;
        }
      } finally {
        stream.isLeft = true;
      }
    },
  };
  return stream;
}

const format = {
  Source: FakeSource,
  type: 'audio/mpeg',
  isManaged: false,
  loadWrap: null,
} as unknown as LiveFormat;
let audio: FakeAudio;
let stream: ReturnType<typeof streamOf>;
let told: { taken: number; failed: number; unusable: ReturnType<typeof Promise.withResolvers<void>> };
let taken = Promise.withResolvers<void>();

function feed(): LiveFeed {
  return new LiveFeed({
    element: audio as unknown as HTMLMediaElement,
    format,
    bytes: stream,
    onTaken() {
      told.taken += 1;
      taken.resolve();
      taken = Promise.withResolvers();
    },
    onUnusable: () => told.unusable.resolve(),
    onFailed: () => (told.failed += 1),
  });
}

/** Sends, and waits until it has been taken and the next is asked for. */
async function take(seconds: number): Promise<void> {
  const next = taken.promise;
  stream.send(seconds);
  await next;
  await new Promise(setImmediate);
}

/** Everything that can happen by itself has happened. */
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  takesType = true;
  buffer = new FakeBuffer();
  audio = new FakeAudio();
  stream = streamOf();
  told = { taken: 0, failed: 0, unusable: Promise.withResolvers() };
});

afterEach(() => vi.unstubAllGlobals());

it('hands over nothing before three seconds are in hand, then everything as it comes', async () => {
  feed().want();
  stream.send(1.1);
  await settled();
  expect(buffer.appended).toEqual([]);
  await take(2);
  expect(buffer.endS).toBeCloseTo(3.1);
  await take(0.3);
  expect(buffer.endS).toBeCloseTo(3.4);
  expect(buffer.mode).toBe('sequence');
});

it('gathers three seconds again for a listener who has run dry', async () => {
  feed().want();
  await take(3);
  audio.moveTo(2.9);
  stream.send(1);
  await settled();
  expect(buffer.appended).toHaveLength(1);
  await take(2);
  expect(buffer.endS).toBeCloseTo(6);
});

it('hands over what is left when the recording ends before there are three seconds', async () => {
  feed().want();
  stream.send(1.5);
  stream.end();
  await settled();
  await settled();
  expect(buffer.endS).toBeCloseTo(1.5);
  expect(source.readyState).toBe('ended');
});

it('keeps no connection while nobody listens, and goes on when somebody does', async () => {
  const live = feed();
  await take(3.2);
  expect([stream.isLeft, stream.reads]).toEqual([true, 1]);
  live.want();
  await take(5);
  expect(stream.reads).toBe(2);
  expect(buffer.endS).toBeCloseTo(8.2);
});

it('reads no further than four minutes ahead of its listener', async () => {
  feed().want();
  await take(241);
  stream.send(5);
  await settled();
  expect(buffer.endS).toBeCloseTo(241);
  const next = taken.promise;
  audio.moveTo(2);
  await next;
  expect(buffer.endS).toBeCloseTo(246);
});

it('holds ten minutes of what was heard of an hour, and lets go of the rest', async () => {
  feed().want();
  for (let minute = 1; minute <= 60; minute++) {
    await take(60);
    audio.moveTo(minute * 60 - 30);
  }
  expect(buffer.endS).toBeCloseTo(3_600);
  expect(buffer.endS - buffer.startS).toBeLessThan(13 * 60);
  expect(audio.currentTime - buffer.startS).toBeGreaterThan(9 * 60);
});

it('makes room where a browser holds less, and waits for its listener where nothing can go', async () => {
  buffer.capacityS = 40;
  feed().want();
  await take(30);
  stream.send(20);
  await settled();
  expect(buffer.appended).toHaveLength(1);
  const next = taken.promise;
  audio.moveTo(29);
  await next;
  expect([buffer.startS, buffer.endS]).toEqual([14, 50]);
});

it('says so when the browser does not take what it said it takes', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  takesType = false;
  feed();
  await told.unusable.promise;
  expect(told.failed).toBe(0);
});

it('leaves the connection when it is closed, and says nothing more', async () => {
  const live = feed();
  live.want();
  await take(3);
  const { taken: before } = told;
  live.close();
  stream.send(5);
  await settled();
  expect(stream.isLeft).toBe(true);
  expect([told.taken, told.failed]).toEqual([before, 0]);
});
