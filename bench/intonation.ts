/**
 * Whether questions rise and statements fall, by two pitch trackers and a transcriber; ends with an error when a target is missed.
 *
 *   npm run bench intonation                     20 questions and 20 statements in each of five languages
 *   npm run bench intonation -- --language pt    one language only
 *   npm run bench intonation -- --ears           also heard by the larger transcriber, each question beside itself as a statement
 *   npm run bench intonation -- --folder DIR     lines of your own, "xx.txt", "? " or ". " before each
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Whisper } from '@parlance/adapters/transcriber/whisper/whisper';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { HEARING_RATE } from '@parlance/ports/media-reader';
import { resample } from '@parlance/sound/resample';
import { type EmbeddedVoice, embeddedVoice } from '@parlance/speech/embedded-voice';
import { CACHE_DIR } from '../scripts/product-process.ts';
import { endAboveMiddle, trackPitch } from './eval/pitch.ts';
import { contentLanguage } from './eval/read-texts.ts';
import { hearBack, openLargerEars } from './eval/sentence-errors.ts';
import { type Measure, percent, report } from './eval/table.ts';
import { soundingWords, wordErrors } from './eval/word-errors.ts';
import { checkTrackers } from './intonation/check-trackers.ts';
import { trackHarmonics } from './intonation/harmonic-pitch.ts';
import { readLines } from './intonation/spoken-lines.ts';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    ears: { type: 'boolean', default: false },
    folder: { type: 'string', default: path.resolve(import.meta.dirname, 'intonation/lines') },
  },
});

const LANGUAGES = ['en', 'pt', 'es', 'fr', 'it'];
const NEVER = new AbortController().signal;
const MOST_STATEMENTS_RISING = 0.1;
const FEWEST_QUESTIONS_RISING = 0.8;

type Heard = { errors: number; words: number; asked: boolean };
type Spoken = { asks: boolean; byLikeness: number; byHarmonics: number; heard?: Heard; twin?: Heard };

async function listen(ears: Whisper, text: string, samples: Float32Array, language: string): Promise<Heard> {
  const heard = await hearBack(ears, samples, language);
  const said = soundingWords(text, language);
  const errors = wordErrors(said, soundingWords(heard, language));
  return { errors, words: said.length, asked: heard.includes('?') };
}

/** The same words with a full stop: what the voice makes of them when nobody asks. */
const asStatement = (text: string): string => text.replace(/^¿/u, '').replace(/\s*\?$/u, '.');

async function measure(voice: EmbeddedVoice, ears: Whisper | undefined, language: string): Promise<Spoken[]> {
  const code = contentLanguage(language);
  const pair = voicePairs(voice.catalogue()).find(({ languages }) => languages.includes(code));
  if (!pair) throw new Error(`no pair of voices for ${code}`);
  const spoken: Spoken[] = [];
  const speak = async (text: string, voiceId: string) => {
    const { samples, sampleRate } = await voice.speak({ text, voiceId, language: code, signal: NEVER });
    return { samples, sampleRate, forEars: () => resample(samples, sampleRate, HEARING_RATE) };
  };
  const lines = await readLines(options.folder, language);
  for (const [at, { text, asks }] of lines.entries()) {
    const voiceId = at % 2 === 0 ? pair.host : pair.cohost;
    const sound = await speak(text, voiceId);
    const byLikeness = endAboveMiddle(trackPitch(sound.samples, sound.sampleRate));
    const byHarmonics = endAboveMiddle(trackHarmonics(sound.samples, sound.sampleRate));
    const row: Spoken = { asks, byLikeness, byHarmonics };
    if (ears) {
      row.heard = await listen(ears, text, sound.forEars(), language);
      if (asks)
        row.twin = await listen(ears, text, (await speak(asStatement(text), voiceId)).forEars(), language);
    }
    spoken.push(row);
    const heard = row.heard ? `  ${row.heard.errors}/${row.heard.words}${row.heard.asked ? ' ?' : ''}` : '';
    console.log(
      `  ${byLikeness.toFixed(1).padStart(6)} ${byHarmonics.toFixed(1).padStart(6)}${heard}  ${text}`,
    );
  }
  return spoken;
}

const share = (of: readonly Spoken[], is: (line: Spoken) => boolean): number =>
  of.filter(is).length / of.length;

function measuresOf(spoken: readonly Spoken[]): Measure[] {
  const questions = spoken.filter(({ asks }) => asks);
  const statements = spoken.filter(({ asks }) => !asks);
  const tracked = (['byLikeness', 'byHarmonics'] as const).flatMap((by): Measure[] => {
    const [up, wrong] = [share(questions, (line) => line[by] > 0), share(statements, (line) => line[by] > 0)];
    const name = by === 'byLikeness' ? 'by likeness' : 'by harmonics';
    return [
      { label: `questions rising ${name}`, shown: percent(up), ok: up >= FEWEST_QUESTIONS_RISING },
      { label: `statements rising ${name}`, shown: percent(wrong), ok: wrong <= MOST_STATEMENTS_RISING },
    ];
  });
  return [...tracked, ...heardMeasures(questions, statements)];
}

function heardMeasures(questions: readonly Spoken[], statements: readonly Spoken[]): Measure[] {
  const rate = (heard: (Heard | undefined)[]): number =>
    heard.reduce((sum, each) => sum + (each?.errors ?? 0), 0) /
    heard.reduce((sum, each) => sum + (each?.words ?? 0), 0);
  if (!questions.some(({ heard }) => heard)) return [];
  const asked = rate(questions.map(({ heard }) => heard));
  const said = rate(questions.map(({ twin }) => twin));
  const marked = (of: readonly Spoken[], which: 'heard' | 'twin') =>
    share(of, (line) => line[which]?.asked ?? false);
  return [
    { label: 'word errors, questions', shown: percent(asked), ok: asked <= said + 0.02 },
    { label: 'word errors, same as statements', shown: percent(said), ok: true },
    { label: 'heard with a question mark', shown: percent(marked(questions, 'heard')), ok: true },
    { label: '  said as statements', shown: percent(marked(questions, 'twin')), ok: true },
    { label: '  statements', shown: percent(marked(statements, 'heard')), ok: true },
  ];
}

async function main(): Promise<boolean> {
  if (!report('the trackers themselves', checkTrackers())) return false;
  const voice = embeddedVoice({ cacheDir: path.join(CACHE_DIR, 'models') });
  try {
    const ears = options.ears ? await openLargerEars() : undefined;
    const all: Spoken[] = [];
    for (const language of options.language ? [options.language] : LANGUAGES) {
      console.log(`\n${language}, semitones above the line's middle in the last 150 ms:`);
      const spoken = await measure(voice, ears, language);
      report(language, measuresOf(spoken));
      all.push(...spoken);
    }
    return report('all', measuresOf(all));
  } finally {
    await voice.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
