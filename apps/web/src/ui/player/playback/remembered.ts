import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { readJson, readText, STORAGE_KEYS, writeJson, writeText } from '../../../lib/storage/storage.ts';
import type { Playback } from './playback.ts';

const SLOWEST = 0.5;
const FASTEST = 3;

export function rememberedRate(): number {
  const rate = Number(readText(STORAGE_KEYS.playbackRate));
  return rate >= SLOWEST && rate <= FASTEST ? rate : 1;
}

export const rememberRate = (rate: number): void => writeText(STORAGE_KEYS.playbackRate, String(rate));

const Positions = z.record(z.string(), z.number().nonnegative());
/** Enough for what a person has begun and not finished; the oldest are let go. */
const KEPT = 50;
const WORTH_KEEPING_MS = 10_000;
const EVERY_MS = 5_000;

export const rememberedPosition = (recordingId: string): number =>
  readJson(STORAGE_KEYS.playbackPositions, Positions)?.[recordingId] ?? 0;

/** Near the start or the end there is nothing to come back to. */
export function rememberPosition(recordingId: string, positionMs: number, durationMs: number | null): void {
  const all = readJson(STORAGE_KEYS.playbackPositions, Positions) ?? {};
  const leftMs = durationMs === null ? Number.POSITIVE_INFINITY : durationMs - positionMs;
  const worthKeeping = positionMs >= WORTH_KEEPING_MS && leftMs >= WORTH_KEEPING_MS;
  if (!worthKeeping && !(recordingId in all)) return;
  const others = Object.entries(all).filter(([id]) => id !== recordingId);
  const kept = worthKeeping ? [...others, [recordingId, Math.round(positionMs)]] : others;
  writeJson(STORAGE_KEYS.playbackPositions, Object.fromEntries(kept.slice(-KEPT)));
}

type Save = (positionMs: number, durationMs: number | null, leaving: boolean) => void;

/** Tells where the listener is: now and then, at every pause, and when the page goes. */
export function useSavedPosition(playback: Playback, save: Save, everyMs = EVERY_MS): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    let moved = false;
    const tell = (leaving: boolean) => {
      if (moved) latest.current(playback.positionMs(), playback.state().durationMs, leaving);
      moved = playback.state().playing;
    };
    const leave = () => tell(true);
    const pause = () => tell(false);
    window.addEventListener('pagehide', leave);
    const timer = setInterval(() => playback.state().playing && pause(), everyMs);
    let wasPlaying = playback.state().playing;
    const stop = playback.subscribe(() => {
      const { playing } = playback.state();
      if (playing) moved = true;
      if (wasPlaying && !playing) pause();
      wasPlaying = playing;
    });
    return () => {
      pause();
      window.removeEventListener('pagehide', leave);
      clearInterval(timer);
      stop();
    };
  }, [playback, everyMs]);
}
