import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { IDLE } from '../../../ui/player/playback/playback-state.ts';
import {
  dequeue,
  enqueue,
  hideTrack,
  isAnotherHeard,
  keepShown,
  letGo,
  playInARow,
  playNext,
  renewTrack,
  showTrack,
  toggleFromAfar,
  trackFor,
  tracksOf,
  useDeck,
} from './deck-state.ts';

const fakePlayback = () =>
  ({
    pause: vi.fn(),
    play: vi.fn(),
    toggle: vi.fn(),
    state: () => ({ playing: false, ended: false }),
  }) as unknown as Playback;
const deck = () => useDeck.getState();
const open = (audioId: string) => {
  const track = trackFor(audioId, fakePlayback);
  showTrack(track);
  return track;
};
const begin = (audioId: string) => {
  const track = open(audioId);
  keepShown();
  return track;
};

beforeEach(() => useDeck.setState({ shown: null, kept: null, queue: [] }));

describe('the deck', () => {
  it('plays on what was begun when its page is left, and goes on with it when its page is back', () => {
    const track = begin('a');
    hideTrack('a');
    expect(deck()).toEqual({ shown: null, kept: track, queue: [] });
    expect(open('a').playback).toBe(track.playback);
    expect(tracksOf(deck())).toHaveLength(1);
  });

  it('leaves what was heard before when another one begins', () => {
    const first = begin('a');
    open('b');
    expect(tracksOf(deck()).map(({ audioId }) => audioId)).toEqual(['a', 'b']);
    keepShown();
    expect(first.playback.pause).toHaveBeenCalled();
    expect(tracksOf(deck()).map(({ audioId }) => audioId)).toEqual(['b']);
  });

  it('begins from afar in place of what was heard, and toggles what is heard already', () => {
    const before = begin('a');
    toggleFromAfar('b', fakePlayback);
    expect(before.playback.pause).toHaveBeenCalled();
    const begun = deck().kept;
    expect(begun?.audioId).toBe('b');
    expect(begun?.playback.play).toHaveBeenCalledOnce();
    toggleFromAfar('b', fakePlayback);
    expect(deck().kept).toBe(begun);
    expect(begun?.playback.toggle).toHaveBeenCalledOnce();
  });

  it('goes on with what waits, in the order it was asked for, each once', () => {
    begin('a');
    enqueue('b', 'a', 'c');
    enqueue('b', 'd');
    expect(deck().queue).toEqual(['b', 'c', 'd']);
    dequeue('c');
    playNext(fakePlayback);
    expect(deck().kept?.audioId).toBe('b');
    expect(deck().kept?.playback.play).toHaveBeenCalledOnce();
    expect(deck().queue).toEqual(['d']);
    // Whoever plays it by hand need not hear it again.
    toggleFromAfar('d', fakePlayback);
    expect(deck().queue).toEqual([]);
    const last = deck().kept;
    playNext(fakePlayback);
    expect(deck().kept).toBe(last);
  });

  it('begins a row at once when nothing is heard, and behind what is heard otherwise', () => {
    playInARow(['a', 'b'], fakePlayback);
    expect([deck().kept?.audioId, deck().queue]).toEqual(['a', ['b']]);
    playInARow(['c'], fakePlayback);
    expect([deck().kept?.audioId, deck().queue]).toEqual(['a', ['b', 'c']]);
  });

  it('lets nobody wait for what was deleted, and nothing wait for who left', () => {
    enqueue('a', 'b', 'c');
    letGo('b');
    expect(deck().queue).toEqual(['a', 'c']);
    letGo();
    expect(deck().queue).toEqual([]);
  });

  it('knows whether somebody listens to something else, who must not be interrupted', () => {
    const heard = begin('a');
    open('b');
    expect(isAnotherHeard('b')).toBe(false);
    Object.assign(heard.playback, { state: () => ({ ...IDLE, playing: true }) });
    expect([isAnotherHeard('b'), isAnotherHeard('a')]).toEqual([true, false]);
  });

  it('forgets a page on which nothing was begun', () => {
    open('a');
    hideTrack('a');
    expect(tracksOf(deck())).toEqual([]);
  });

  it('lets go of an audio that was deleted, and of no other', () => {
    begin('a');
    letGo('b');
    expect(deck().kept?.audioId).toBe('a');
    letGo('a');
    expect(deck().kept).toBeNull();
  });

  it('renews one track in both places at once', () => {
    begin('a');
    renewTrack('a');
    expect(deck().shown).toBe(deck().kept);
    expect(deck().shown?.renewals).toBe(1);
  });
});
