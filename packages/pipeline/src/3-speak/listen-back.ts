import type { TakeClip } from '@parlance/artifacts/takes';
import { clipDurationMs } from '@parlance/artifacts/takes';
import { baseLanguage } from '@parlance/kernel/languages';
import { HEARING_RATE } from '@parlance/ports/media-reader';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { VoiceInfo } from '@parlance/ports/voice';
import { toFloats } from '@parlance/sound/int16';
import { resample } from '@parlance/sound/resample';
import { wordErrors } from './word-errors.ts';

export type ListenBack = {
  /** One that costs nothing but time: it runs without anybody having asked for it. */
  transcriber: Transcriber;
  /** Base languages it hears well enough to judge a voice by. */
  languages: readonly string[];
  lines: 'sample' | 'all';
  /** A text as words in the form in which they are said: "50%" and "fifty percent" are the same. */
  spell(text: string, language: string): string[];
  /** Listening failed; the line stands as it was spoken. */
  onFailure(error: unknown): void;
};

/**
 * Above this a line is garbled, cut off or in the wrong voice; below it the transcriber's own mistakes with
 * names and rare words decide.
 */
const MOST_ERRORS = 0.4;
/** The first lines are on their way to a waiting listener; nothing may hold them up. */
const FIRST_LINE = 6;
const SAMPLED_LINES = 2;
/** In a shorter line one misheard name is a third of it; a longer one costs too much of a sample. */
const SAMPLED_WORDS = { min: 6, max: 45 };
const FEWEST_WORDS = 3;
/** It may be busy with somebody's recording of hours. */
const patienceMs = (clip: TakeClip): number => 30_000 + 5 * clipDurationMs(clip);

type Line = { index: number; speaker: string; voiceId: string; texts: readonly string[]; language: string };

/** Chooses lines to listen to, and judges what was heard. Lines are offered in the order of the script. */
export class Listener {
  readonly #how: ListenBack;
  readonly #voices: readonly VoiceInfo[];
  #sampled = 0;
  #lastSpeaker = '';

  constructor(how: ListenBack, voices: readonly VoiceInfo[]) {
    this.#how = how;
    this.#voices = voices;
  }

  wants({ index, speaker, voiceId, texts, language }: Line): boolean {
    if (!this.#how.languages.includes(baseLanguage(language))) return false;
    // Classic voices are machines, and sound it: nothing to be learned.
    if (this.#voices.find(({ id }) => id === voiceId)?.quality === 'classic') return false;
    const [text = ''] = texts;
    const words = text.split(/\s+/u).length;
    if (this.#how.lines === 'all') return words >= FEWEST_WORDS;
    // Figures are where the transcriber itself is weakest: they tell least about the voice.
    const fits = words >= SAMPLED_WORDS.min && words <= SAMPLED_WORDS.max && !/\d/.test(text);
    if (index < FIRST_LINE || !fits || this.#sampled === SAMPLED_LINES || speaker === this.#lastSpeaker)
      return false;
    this.#sampled++;
    this.#lastSpeaker = speaker;
    return true;
  }

  /** The clip with what was heard in it, or the better of two; `again` has the line spoken in another way. */
  async heard(
    line: Line,
    clip: TakeClip,
    again: () => Promise<TakeClip>,
    signal: AbortSignal,
  ): Promise<TakeClip> {
    const first = await this.#errors(line, clip, signal);
    if (first === undefined) return clip;
    if (first <= MOST_ERRORS)
      return { ...clip, heard: { wordErrors: first, spokenAgain: false, flagged: false } };
    const second = await again();
    const errors = (await this.#errors(line, second, signal)) ?? first;
    const best = errors < first ? second : clip;
    const wordErrors = Math.min(first, errors);
    return { ...best, heard: { wordErrors, spokenAgain: true, flagged: wordErrors > MOST_ERRORS } };
  }

  /** Against what is written and, where the person wants it said otherwise, against that: the kinder counts. */
  async #errors(line: Line, clip: TakeClip, signal: AbortSignal): Promise<number | undefined> {
    const { spell } = this.#how;
    try {
      const heard = spell(await this.#transcript(line, clip, signal), line.language);
      return Math.min(...line.texts.map((text) => wordErrors(spell(text, line.language), heard)));
    } catch (error) {
      signal.throwIfAborted();
      this.#how.onFailure(error);
      return undefined;
    }
  }

  async #transcript({ language }: Line, clip: TakeClip, signal: AbortSignal): Promise<string> {
    const samples = resample(toFloats(clip.samples), clip.sampleRate, HEARING_RATE);
    async function* once() {
      yield samples;
    }
    const { segments } = await this.#how.transcriber.transcribe(once(), {
      language: baseLanguage(language),
      durationMs: clipDurationMs(clip),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs(clip))]),
    });
    return segments.map(({ text }) => text).join(' ');
  }
}
