import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playSample, stopSample, useSample } from './sample-player.ts';

/** As much of an audio element as a sample needs; the test is the network and the loudspeaker. */
class FakeAudio extends EventTarget {
  static all: FakeAudio[] = [];
  heard = true;
  refuse: (reason: Error) => void = () => {};
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeAudio.all.push(this);
  }
  play = () => new Promise<void>((_, reject) => (this.refuse = reject));
  pause = () => {
    this.heard = false;
  };
  removeAttribute = () => {};
  load = () => {};
  say = (event: string) => this.dispatchEvent(new Event(event));
}

const heard = () => FakeAudio.all.filter((audio) => audio.heard).map((audio) => audio.address);
const last = () => FakeAudio.all.at(-1)!;

beforeEach(() => {
  FakeAudio.all = [];
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  stopSample(useSample.getState().address);
  vi.unstubAllGlobals();
});

describe('samples of voices', () => {
  it('load, play and end', () => {
    playSample('/ana');
    expect(useSample.getState()).toEqual({ address: '/ana', phase: 'loading' });
    last().say('playing');
    expect(useSample.getState().phase).toBe('playing');
    last().say('ended');
    expect(useSample.getState().phase).toBe('idle');
  });

  it('are heard one at a time', () => {
    playSample('/ana');
    playSample('/ben');
    expect(heard()).toEqual(['/ben']);
    expect(useSample.getState().address).toBe('/ben');
  });

  it('of a pair are heard one after the other, by one name', () => {
    playSample('/ana /ben', ['/ana', '/ben']);
    expect(heard()).toEqual(['/ana']);
    const first = last();
    first.say('playing');
    first.say('ended');
    expect(last().address).toBe('/ben');
    expect(useSample.getState()).toEqual({ address: '/ana /ben', phase: 'loading' });
    last().say('playing');
    last().say('ended');
    expect(useSample.getState().phase).toBe('idle');
    // One that was left says nothing, and begins nothing.
    first.say('ended');
    expect(FakeAudio.all).toHaveLength(2);
  });

  it('stop when asked to, and only the one that was meant', () => {
    playSample('/ana');
    stopSample('/ben');
    expect(heard()).toEqual(['/ana']);
    stopSample('/ana');
    expect(heard()).toEqual([]);
    expect(useSample.getState().phase).toBe('idle');
  });

  it.each(['error', 'refusal'])('say so when they can’t be played (%s)', async (how) => {
    playSample('/ana');
    if (how === 'error') last().say('error');
    else last().refuse(new Error('no such sound'));
    await vi.waitFor(() => expect(useSample.getState()).toEqual({ address: '/ana', phase: 'failed' }));
  });

  it('say nothing any more about one that was left', async () => {
    playSample('/ana');
    const left = last();
    playSample('/ben');
    left.say('error');
    left.refuse(new Error('interrupted'));
    await Promise.resolve();
    expect(useSample.getState()).toEqual({ address: '/ben', phase: 'loading' });
  });
});
