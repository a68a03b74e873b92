import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback.ts';

/** As much of an <audio> element as Playback touches; tests play the browser's part by `arrive` and `fire`. */
class FakeAudio extends EventTarget {
  HAVE_METADATA = 1;
  HAVE_FUTURE_DATA = 3;
  readyState = 0;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  #src = '';
  preload = '';
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  loads = 0;
  bufferedStart = 0;
  bufferedEnd = 0;
  get buffered() {
    return {
      length: this.bufferedEnd > 0 ? 1 : 0,
      start: () => this.bufferedStart,
      end: () => this.bufferedEnd,
    };
  }
  seekable = { length: 0, start: () => 0, end: () => 0 };
  get src() {
    return this.#src;
  }
  set src(url: string) {
    this.#src = url;
    this.load();
  }
  load() {
    this.loads += 1;
    this.readyState = 0;
    this.currentTime = 0;
    this.paused = true;
    this.ended = false;
    this.bufferedEnd = 0;
  }
  play() {
    if (this.paused) {
      this.paused = false;
      this.fire('play');
    }
    return Promise.resolve();
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.fire('pause');
  }
  removeAttribute() {
    this.#src = '';
  }
  fire(name: string) {
    this.dispatchEvent(new Event(name));
  }
  arrive(duration: number, bufferedEnd = duration) {
    this.readyState = 4;
    this.duration = duration;
    this.bufferedEnd = bufferedEnd;
    this.fire('loadedmetadata');
    if (!this.paused) this.fire('playing');
  }
}

const finished = { key: 'a finished', url: '/media.mp3?sig=1', live: false, durationMs: 100_000 };
const live = { key: 'a live', url: '/live.mp3', live: true };

let audio: FakeAudio;
let playback: Playback;
let detach: () => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  audio = new FakeAudio();
  playback = new Playback();
  detach = playback.attach(audio as unknown as HTMLAudioElement);
});

// Files share a worker's globals.
afterEach(() => vi.unstubAllGlobals());

it('begins by itself when play was pressed before there was anything to play', () => {
  const early = new Playback();
  early.play();
  expect(early.state()).toMatchObject({ playing: true, waiting: true });
  early.attach(audio as unknown as HTMLAudioElement);
  early.load(finished);
  expect(audio.paused).toBe(false);
});

describe('a finished recording', () => {
  beforeEach(() => {
    playback.load(finished);
    audio.arrive(100.4);
  });

  it('trusts the server’s duration more than the browser’s', () => {
    expect(playback.state().durationMs).toBe(100_000);
  });

  it('is not loaded again for a fresh signature', () => {
    const { loads } = audio;
    playback.load({ ...finished, url: '/media.mp3?sig=2' });
    expect(audio.loads).toBe(loads);
    expect(audio.src).toBe('/media.mp3?sig=1');
  });

  it('never seeks outside itself', () => {
    playback.seek(-5_000);
    expect(audio.currentTime).toBe(0);
    playback.seek(999_000);
    expect(audio.currentTime).toBeLessThan(100);
    expect(audio.currentTime).toBeGreaterThan(99);
  });

  it('starts over when it has ended', () => {
    playback.play();
    audio.currentTime = 100;
    audio.ended = true;
    audio.fire('ended');
    expect(playback.state()).toMatchObject({ playing: false, ended: true });
    playback.play();
    expect(audio.currentTime).toBe(0);
    expect(playback.state()).toMatchObject({ playing: true, ended: false });
  });

  it('knows when the system paused it', () => {
    playback.play();
    audio.pause();
    expect(playback.state().playing).toBe(false);
  });

  it('goes on where it was when its address was refused and renewed', () => {
    playback.play();
    audio.currentTime = 42;
    audio.fire('error');
    expect(playback.state()).toMatchObject({ failed: true, playing: true });
    playback.load({ ...finished, key: 'a finished 1', url: '/media.mp3?sig=2' });
    expect(playback.positionMs()).toBe(42_000);
    audio.arrive(100);
    expect(audio.currentTime).toBe(42);
    expect(audio.paused).toBe(false);
    expect(playback.state().failed).toBe(false);
  });

  it('keeps its speed when it is loaded anew', () => {
    playback.setRate(1.5);
    playback.load({ ...finished, key: 'again' });
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.5, 1.5]);
  });
});

describe('a recording still being made', () => {
  beforeEach(() => playback.load(live));

  it('opens no stream before somebody listens', () => {
    expect(audio.preload).toBe('none');
  });

  it('has no duration, and nothing past what has arrived', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 30);
    expect(playback.state()).toMatchObject({ live: true, durationMs: null, reachMs: 30_000 });
    playback.seek(90_000);
    expect(audio.currentTime).toBe(30);
  });

  it('comes back to where it was after a reload of the page', () => {
    playback.startAt(12_000);
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 3);
    expect(audio.currentTime).toBe(12);
    expect(audio.paused).toBe(false);
  });

  it('does not jump to the start when its stream has ended and the browser can seek no more', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 30);
    audio.currentTime = 28;
    audio.seekable = { length: 1, start: () => 0, end: () => 0 };
    playback.skip(-15_000);
    expect(audio.currentTime).toBe(28);
  });

  it('gives way to the finished file at the same place, still playing', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 30);
    audio.currentTime = 12;
    playback.load(finished);
    expect(playback.state()).toMatchObject({ live: false, playing: true, durationMs: 100_000 });
    expect(playback.positionMs()).toBe(12_000);
    audio.arrive(100);
    expect(audio.currentTime).toBe(12);
    expect(audio.paused).toBe(false);
  });

  it('stays paused when it was paused', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 30);
    audio.currentTime = 12;
    playback.pause();
    playback.load(finished);
    audio.arrive(100);
    expect(audio.currentTime).toBe(12);
    expect(audio.paused).toBe(true);
  });

  it('waits at the end of the stream and goes on in the finished file', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 30);
    audio.currentTime = 30;
    audio.ended = true;
    audio.paused = true;
    audio.fire('pause');
    audio.fire('ended');
    expect(playback.state()).toMatchObject({ playing: true, waiting: true });
    playback.load(finished);
    audio.arrive(100);
    expect(audio.currentTime).toBe(30);
    expect(audio.paused).toBe(false);
  });

  it('is over when the stream was heard to its very end', () => {
    playback.play();
    audio.arrive(Number.POSITIVE_INFINITY, 100);
    audio.currentTime = 100;
    playback.load(finished);
    audio.arrive(100);
    expect(playback.state()).toMatchObject({ playing: false, ended: true });
  });
});

it('begins where the listener stopped last time, but not before the recording is there', () => {
  playback.load(finished);
  playback.startAt(55_000);
  expect(playback.positionMs()).toBe(55_000);
  audio.arrive(100);
  expect(audio.currentTime).toBe(55);
  playback.startAt(10_000);
  expect(playback.positionMs()).toBe(55_000);
});

it('lets go of the element without forgetting the place', () => {
  playback.load(finished);
  audio.arrive(100);
  audio.currentTime = 20;
  detach();
  expect(audio.src).toBe('');
  expect(playback.positionMs()).toBe(20_000);
});

describe('where the browser takes live sound piece by piece', () => {
  let source: FakeSource | undefined;
  let asked: string[];
  class FakeSource extends EventTarget {
    static isTypeSupported = () => true;
    readyState = 'open';
    constructor() {
      super();
      source = this;
    }
    addSourceBuffer(): unknown {
      throw new DOMException('no decoder', 'NotSupportedError');
    }
  }

  beforeEach(() => {
    asked = [];
    source = undefined;
    vi.stubGlobal('MediaSource', FakeSource);
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:live', revokeObjectURL: () => undefined });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(new ReadableStream());
    });
  });

  it('offers a live stream only when something of it is here, and gives way to the finished file', () => {
    playback.load(live);
    expect([audio.src, playback.state().ready]).toEqual(['blob:live', false]);
    audio.arrive(Number.POSITIVE_INFINITY, 3.2);
    expect(playback.state()).toMatchObject({ ready: true, reachMs: 3_200 });
    playback.play();
    audio.currentTime = 2;
    playback.load(finished);
    expect(audio.src).toBe(finished.url);
    audio.arrive(100);
    expect([audio.currentTime, audio.paused]).toEqual([2, false]);
  });

  it('goes back to what the browser still has, and no further', () => {
    playback.load(live);
    audio.bufferedStart = 40;
    audio.arrive(Number.POSITIVE_INFINITY, 700);
    playback.seek(0);
    expect(audio.currentTime).toBe(40);
  });

  it('opens the address itself where the browser does not take what it said it takes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    playback.load(live);
    playback.play();
    source?.dispatchEvent(new Event('sourceopen'));
    await vi.waitUntil(() => audio.src === live.url);
    expect(audio.paused).toBe(false);
    expect([playback.state().ready, asked]).toEqual([true, []]);
  });
});
