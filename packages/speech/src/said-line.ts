import type { WordRange } from '@parlance/language/text/sentences';

/** One line as an engine gets it. */
export type SaidLine = {
  /** As it is written. */
  words: string[];
  /** Word for word, how it is said. */
  said: string[];
  /** Questions whose end rises, for an engine that lets them fall. */
  openQuestions: WordRange[];
  /** 1 is the voice's own; for an engine that has more than one. */
  pace: number;
};

/** A stretch of a recording in which a word (by its index in the line) is heard; a word may have several. */
export type Mark = { word: number; startMs: number; endMs: number };

/** What an engine made of a line or a part of it. Marks are in the order of time. */
export type Recording = { samples: Float32Array; sampleRate: number; marks: Mark[] };

/** Of a line whose beginning is heard while the rest is being made. */
export type LinePart = 'beginning' | 'rest';

/** A recording of some words of a line; of all of them where nothing is said. */
export type PartRecording = Recording & { words?: WordRange };

/**
 * Called between stretches of work: others may have theirs done first. Gives false once nobody wants the line any more.
 */
export type MayGoOn = () => Promise<boolean>;

export interface Engine<V> {
  /** Undefined when it was stopped. An engine that says lines whole gives all of it for a beginning. */
  record(line: SaidLine, voice: V, mayGoOn: MayGoOn, part?: LinePart): Promise<PartRecording | undefined>;
  close(): Promise<void>;
}

/** Nothing to be heard came out; the same line may well succeed when tried again. */
export class MuteError extends Error {}
