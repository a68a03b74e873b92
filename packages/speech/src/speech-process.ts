import { setImmediate as nextRound } from 'node:timers/promises';
import { serve } from '@parlance/isolation/serve';
import { baseLanguage } from '@parlance/kernel/languages';
import { sayWords, splitWords } from '@parlance/language/spoken/spoken-text';
import { breathsIn } from '@parlance/language/text/breaths';
import { openQuestions } from '@parlance/language/text/questions';
import { resample } from '@parlance/sound/resample';
import { DittliEngine } from './dittli/engine.ts';
import { EspeakEngine } from './espeak/engine.ts';
import { frenchSpelling } from './french/spelling.ts';
import { dividedGermanSpelling, germanSpelling } from './german/spelling.ts';
import { KokoroEngine } from './kokoro/engine.ts';
import { prepareModel } from './kokoro/model-file.ts';
import type { SpeakResult, SpeakTask, SpeechCalls } from './messages.ts';
import { withinScale, wordTimes } from './recording.ts';
import type { Engine, Mark, MayGoOn, PartRecording, SaidLine } from './said-line.ts';
import { Stretches } from './stretches.ts';
import type { EngineVoice } from './voices.ts';

/** What comes out of every engine. */
const SAMPLE_RATE = 24_000;

const engines = new Map<EngineVoice['engine'], Promise<Engine<never>>>();

async function openEngine({ voice, model }: SpeakTask): Promise<Engine<never>> {
  if (voice.engine === 'espeak') return await EspeakEngine.open();
  if (voice.engine === 'dittli') return await DittliEngine.open();
  if (!model) throw new Error('a neural voice was asked for without its model');
  return await KokoroEngine.open(model.files, model.threads);
}

function engineFor(task: SpeakTask): Promise<Engine<never>> {
  const name = task.voice.engine;
  const opened = engines.get(name) ?? openEngine(task);
  engines.set(name, opened);
  // A failed start must not be remembered for ever.
  opened.catch(() => engines.delete(name));
  return opened;
}

const stretches = new Stretches();

/** The next part of a line is asked for as soon as the one before it is there. */
const NEXT_PART_MS = 300;

async function speak(task: SpeakTask, isStopped: () => boolean): Promise<SpeakResult | undefined> {
  const stretch = await stretches.begin(task.urgency);
  async function mayGoOn(): Promise<boolean> {
    // What was asked during the last stretch is read now.
    await nextRound();
    // Two beginnings that took turns would both be heard later.
    if (task.part !== 0) await stretch.giveWay();
    return !isStopped();
  }
  let said: SpeakResult | undefined;
  try {
    said = isStopped() ? undefined : await speakInPieces(task, mayGoOn);
    return said;
  } finally {
    if (said?.goesOn) stretch.linger(NEXT_PART_MS);
    else stretch[Symbol.dispose]();
  }
}

/** The small German model was trained on undivided words, and is not better understood with others. */
async function spelt(words: string[], { language, voice }: SpeakTask): Promise<string[]> {
  const said = sayWords(words, language);
  const base = baseLanguage(language);
  if (base === 'fr') return frenchSpelling(said);
  if (base !== 'de') return said;
  return voice.engine === 'dittli' ? germanSpelling(said) : await dividedGermanSpelling(said);
}

async function speakInPieces(task: SpeakTask, mayGoOn: MayGoOn): Promise<SpeakResult | undefined> {
  const words = splitWords(task.text);
  const engine = await engineFor(task);
  const line = {
    words,
    said: await spelt(words, task),
    openQuestions: openQuestions(words, task.language),
    breaths: breathsIn(words, task.language),
    pace: task.pace,
  };
  const recording = await record(engine, line, task, mayGoOn);
  if (!recording) return undefined;
  const { from, to } = recording.words;
  // Here and not where the speech is used: this process may be busy, that one may not.
  const samples = withinScale(resample(recording.samples, recording.sampleRate, SAMPLE_RATE));
  const times = wordTimes(words.slice(from, to), { ...recording, marks: countedFrom(from, recording.marks) });
  return { samples, sampleRate: SAMPLE_RATE, words: times, goesOn: recording.goesOn };
}

async function record(
  engine: Engine<never>,
  line: SaidLine,
  { part, voice }: SpeakTask,
  mayGoOn: MayGoOn,
): Promise<PartRecording | undefined> {
  if (part !== undefined && engine.recordPart)
    return await engine.recordPart(line, voice as never, mayGoOn, part);
  const whole = await engine.record(line, voice as never, mayGoOn);
  return whole && { ...whole, words: { from: 0, to: line.words.length }, goesOn: false };
}

const countedFrom = (first: number, marks: Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, word: mark.word - first }));

serve<SpeechCalls>({
  prepare: (args) => prepareModel(...args),
  speak: ([task], _onStep, isStopped) => speak(task, isStopped),
});
