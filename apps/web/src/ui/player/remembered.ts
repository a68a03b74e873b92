import { useEffect } from 'react';
import { z } from 'zod';
import { readJson, readText, STORAGE_KEYS, writeJson, writeText } from '../../lib/storage.ts';
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

/** Comes back to where the listener stopped in this browser. */
export function useRememberedPosition(playback: Playback, recordingId: string): void {
  useEffect(() => {
    playback.startAt(rememberedPosition(recordingId));
    const save = () => rememberPosition(recordingId, playback.positionMs(), playback.state().durationMs);
    window.addEventListener('pagehide', save);
    const timer = setInterval(() => playback.state().playing && save(), EVERY_MS);
    let wasPlaying = false;
    const stop = playback.subscribe(() => {
      const { playing } = playback.state();
      if (wasPlaying && !playing) save();
      wasPlaying = playing;
    });
    return () => {
      save();
      window.removeEventListener('pagehide', save);
      clearInterval(timer);
      stop();
    };
  }, [playback, recordingId]);
}
