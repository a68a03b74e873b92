import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { primeAudio, takeAudio } from './primed-audio.ts';

/** As much of an <audio> element as is touched. */
class FakeAudio {
  src = '';
  currentTime = 0;
  plays = 0;
  play() {
    this.plays += 1;
    this.currentTime = 0.05;
    return Promise.resolve();
  }
  pause() {}
  removeAttribute() {
    this.src = '';
  }
  load() {
    this.currentTime = 0;
  }
}

let silence: Blob | undefined;

beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('URL', {
    createObjectURL(blob: Blob) {
      silence = blob;
      return 'blob:silence';
    },
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('hands the element that played in a press to whoever plays next, at its beginning, and once', () => {
  primeAudio();
  const first = takeAudio() as unknown as FakeAudio;
  expect([first.plays, first.src, first.currentTime]).toEqual([1, '', 0]);
  const second = takeAudio() as unknown as FakeAudio;
  expect(second).not.toBe(first);
  expect(second.plays).toBe(0);
});

it('plays a whole WAV file in which nothing is to be heard', async () => {
  primeAudio();
  takeAudio();
  const bytes = new Uint8Array((await silence?.arrayBuffer()) ?? []);
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.subarray(0, 4), ...bytes.subarray(8, 16))).toBe('RIFFWAVEfmt ');
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, bytes.length - 44]);
  expect(new Set(bytes.subarray(44))).toEqual(new Set([128]));
});
