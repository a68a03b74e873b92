import type { TakeClip } from '@parlance/artifacts/takes';
import type { Mp3Tags } from '@parlance/ports/encoder';

/** Everything about the order and shape of the recording that is known before the first take. */
export type MixPlan = {
  lines: { speaker: 'HOST' | 'COHOST'; chapter: number; text: string }[];
  /** Same seed, same stings. */
  seed: number;
};

export type Mixed = {
  /** The finished MP3, frames and tags, as a file on this machine. */
  mediaPath: string;
  mediaBytes: number;
  durationMs: number;
  loudnessLufs: number;
  truePeakDb: number;
  lines: { startMs: number; endMs: number }[];
  /** Loudest sample (0..1) of each equal slice. */
  peaks: number[];
};

/**
 * One recording in the making. Takes go in, in script order; MP3 frames for the live stream come out.
 * The live stream and the finished file share one time line, so a listener can move from one to the other.
 */
export interface Mix {
  /** The opening sting. */
  start(): Promise<Uint8Array>;
  add(clip: TakeClip): Promise<Uint8Array>;
  /** Rest of the live stream (closing sting) and the finished file. `tagsFor` is called once times are known. */
  finish(tags: Omit<Mp3Tags, 'chapters'>, chapterTitles: { title: string; firstLine: number }[]): Promise<{ live: Uint8Array; mixed: Mixed }>;
  /** Removes what it left on disk; safe to call at any time, also after finish. */
  discard(): Promise<void>;
}

export type OpenMix = (plan: MixPlan) => Promise<Mix>;
