import type { Breath } from '@parlance/language/text/breaths';
import type { WordRange } from '@parlance/language/text/sentences';

/** One line as an engine gets it. */
export type SaidLine = {
  /** As it is written. */
  words: string[];
  /** Word for word, how it is said. */
  said: string[];
  /** Questions whose end rises, for an engine that lets them fall. */
  openQuestions: WordRange[];
  /** For each word, whether one may breathe before it. */
  breaths: readonly (Breath | undefined)[];
  /** 1 is the voice's own; for an engine that has more than one. */
  pace: number;
};

/** A stretch of a recording in which a word (by its index in the line) is heard; a word may have several. */
export type Mark = { word: number; startMs: number; endMs: number };

/** What an engine made of a line or a part of it. Marks are in the order of time. */
export type Recording = { samples: Float32Array; sampleRate: number; marks: Mark[] };

/** A recording of some words of a line. */
export type PartRecording = Recording & {
  words: WordRange;
  /** Another part follows. */
  goesOn: boolean;
};

/**
 * Called between stretches of work: others may have theirs done first. Gives false once nobody wants the line any more.
 */
export type MayGoOn = () => Promise<boolean>;

export interface Engine<V> {
  /** Undefined when it was stopped. */
  record(line: SaidLine, voice: V, mayGoOn: MayGoOn): Promise<Recording | undefined>;
  /** The nth part of a line that is heard while the next is being made; an engine without it says lines whole. */
  recordPart?(line: SaidLine, voice: V, mayGoOn: MayGoOn, part: number): Promise<PartRecording | undefined>;
  close(): Promise<void>;
}

/** Nothing to be heard came out; the same line may well succeed when tried again. */
export class MuteError extends Error {}
