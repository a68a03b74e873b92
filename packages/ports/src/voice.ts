import type { WordTime } from '@parlance/artifacts/takes';
import type { Manner } from '@parlance/kernel/delivery';
import type { Urgency } from '@parlance/kernel/line-order';

export type VoiceInfo = {
  id: string;
  name: string;
  provider: string;
  tier: 'standard' | 'studio' | 'premium';
  /** Neural voices sound like people; classic ones are intelligible machines and are labelled so. */
  quality: 'neural' | 'classic';
  gender: 'female' | 'male';
  /** Content languages, e.g. "pt-BR". */
  languages: string[];
  /** True when its partner in a dialogue must come from the same provider. */
  pairsOnlyWithinProvider: boolean;
  /** It may be given a word to say under the other's long turns: that costs nothing, and is said well. */
  saysBackChannels?: boolean;
  /** More than every fifth word of technical text is misheard: whoever chooses its language is told. */
  oftenMisheard?: boolean;
};

export type Speech = {
  /** Mono, -1..1. */
  samples: Float32Array;
  sampleRate: number;
  /** One entry for each whitespace-separated word of the text, in order, on the speech's own time line. */
  words: WordTime[];
};

/** How a line is to sound, besides its words; a voice follows what it can and ignores the rest. */
export type How = {
  language?: string;
  /** 1 is the voice's own. */
  pace?: number;
  manner?: Manner;
};

export type SpeakAsk = {
  text: string;
  voiceId: string;
  language: string;
  /** 1 is the voice's own; a voice that has only one ignores it. */
  pace?: number;
  manner?: Manner;
  /** What is said just before and after it, whoever says it: it helps the tone and is no part of a take's hash. */
  before?: string | undefined;
  after?: string | undefined;
  /** How soon somebody wants to hear it: it goes before lines that are less urgent, also before the rest of those. */
  urgency?: Urgency;
  signal: AbortSignal;
};

/** A part of a line; what follows it is said on demand, in parts again. The words of all parts are the words of the text. */
export type Begun = { speech: Speech; rest?: (() => Promise<Begun>) | undefined };

/**
 * Says one line. Throws AppError 'speak.voice_unknown' for an id it doesn't have and
 * 'speak.voice_unavailable' (retry: 'later') when the engine behind it can't answer now.
 */
export interface Voice {
  readonly provider: string;
  /**
   * Changes whenever the same words would sound different in this voice: part of a take's hash. What of `how` the
   * voice ignores changes nothing.
   */
  versionOf(voiceId: string, how?: How): string;
  /** How many lines it likes to be given at once. */
  readonly concurrency: number;
  catalogue(): VoiceInfo[];
  speak(ask: SpeakAsk): Promise<Speech>;
  /** Says a line in parts, each as soon as it can be heard. A voice without it says lines whole. */
  begin?(ask: SpeakAsk): Promise<Begun>;
}
