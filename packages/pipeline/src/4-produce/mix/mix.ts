import type { Delivery } from '@parlance/artifacts/script';
import type { TakeClip } from '@parlance/artifacts/takes';
import type { Mp3Tags } from '@parlance/ports/encoder';

/** What is known before the first take. */
export type MixPlan = {
  /** Same seed, same stings and pauses. */
  seed: number;
  /** Of what is said: who takes turns how is read from the words. */
  language: string;
};

/** What the recording's shape takes from a line of the script. */
export type MixLine = {
  speaker: 'HOST' | 'COHOST';
  chapter: number;
  text: string;
  delivery?: Delivery | undefined;
};

/** What the other one says under a line, from `atMs` of its clip on. */
export type Murmur = { clip: TakeClip; atMs: number };

export type MixTags = Omit<Mp3Tags, 'chapters'>;
export type ChapterTitle = { title: string; firstLine: number };

export type MixedLine = {
  startMs: number;
  /** May lie behind the next line's start: people overlap. */
  endMs: number;
  /** Where the clip's own time 0 falls: before `startMs` when silence was cut from its front. */
  clipStartMs: number;
};

export type Mixed = {
  /** The finished MP3, frames and tags, as a file on this machine; gone after discard(). */
  mediaPath: string;
  mediaBytes: number;
  durationMs: number;
  loudnessLufs: number;
  truePeakDb: number;
  lines: MixedLine[];
  /** The first starts at 0, the others with their sting; the same times stand in the file's tags. */
  chapters: Mp3Tags['chapters'];
  /** Loudest sample (0..1) of each equal slice. */
  peaks: number[];
};

/**
 * One recording in the making. Takes go in, in script order; MP3 frames for the live stream come out.
 * The live stream and the finished file share one time line, so a listener can move from one to the other.
 */
export interface Mix {
  /** As much more of the first line as is there already; its whole clip is added when the rest is. */
  begin(clip: TakeClip, line: MixLine): Promise<Uint8Array>;
  /**
   * The next line and the pause (and sting) between it and the one that will follow; the last is followed by none. The
   * first is heard at once: its opening sting comes behind it.
   */
  add(clip: TakeClip, line: MixLine, next: MixLine | undefined, under?: Murmur): Promise<Uint8Array>;
  /** Rest of the live stream (closing sting) and the finished file. */
  finish(tags: MixTags, chapterTitles: ChapterTitle[]): Promise<{ live: Uint8Array; mixed: Mixed }>;
  /** Removes what it left on disk; safe to call at any time, also after finish. */
  discard(): Promise<void>;
}

export type OpenMix = (plan: MixPlan) => Promise<Mix>;
