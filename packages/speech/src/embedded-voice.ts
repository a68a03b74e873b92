import { availableParallelism } from 'node:os';
import { IsolationError } from '@parlance/isolation/failure';
import { ProcessPool } from '@parlance/isolation/pool';
import { unlessAborted } from '@parlance/isolation/unless-aborted';
import { AppError } from '@parlance/kernel/errors';
import type { Begun, Speech, Voice, VoiceInfo } from '@parlance/ports/voice';
import { findShards, type ModelFiles, preparedModel } from './kokoro/model-file.ts';
import type { SpeakResult, SpeakTask, SpeechCalls } from './messages.ts';
import { type EmbeddedVoiceEntry, embeddedVoices } from './voices.ts';

export type EmbeddedVoiceOptions = {
  /** Where the prepared speech model is kept between starts (about 480 MB). */
  cacheDir: string;
  /** Processor cores it may use; all by default. */
  cores?: number;
  classicEverywhere?: boolean;
};

export interface EmbeddedVoice extends Voice {
  /** Loads every engine and speaks a first word, so that the first line waits for nothing. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

type Ask = Parameters<Voice['speak']>[0];

/**
 * Cores for one copy of the big model. Measured side by side on two cores (Neoverse N1, 5.3 s lines): one copy
 * on both cores spends 1.47 core seconds for a second of speech, two copies with a core each 1.38. Those six per
 * cent are not worth what they cost: with two copies the first line comes nearly twice as late (14.5 s
 * instead of 8.5 s on that busy machine) and memory doubles (0.9 GB each, half of it the shared weights).
 */
const CORES_PER_MODEL = 2;

/** Of all engines and of how text is made sayable. */
const VERSION = 'embedded-5';
const NEVER = new AbortController().signal;

/**
 * Our own code, so nothing is sealed off; in processes because the native runtime can't be interrupted, and a
 * thread that is ended inside it takes the whole server along. A model holds 1.2 GB, and making its file takes as much.
 */
const PROCESS = {
  program: new URL('./speech-process.ts', import.meta.url),
  heapMegabytes: 2_048,
  residentBytes: 4 * 1024 ** 3,
  startMs: 2 * 60_000,
  // The stages of the model use one store of memory in turn: what a stage gives back is kept for the next, up to
  // these bounds. Given back to the system each time, it would cost a third more of the processor.
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(32 * 1024 ** 2),
    MALLOC_TRIM_THRESHOLD_: String(256 * 1024 ** 2),
  },
};
const IDLE_MS = 10 * 60_000;

/** A line is spoken in seconds and the model's file made in a minute; whatever takes longer than this never ends. */
const PATIENCE_MS = 30 * 60_000;

/** An aborted line is left off at the next stage of its work: loading the model again would take longer. */
const STOPS = { patienceMs: PATIENCE_MS, onAbort: 'stop' } as const;

async function inOurWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof IsolationError)) throw error;
    throw new AppError('speak.voice_unavailable', { log: error.message, retry: 'now', cause: error });
  }
}

/** The voices that need no service: everything is spoken on this machine, in processes of its own. */
export function embeddedVoice(options: EmbeddedVoiceOptions): EmbeddedVoice {
  const shards = findShards();
  const voices = new Map(
    embeddedVoices({
      kokoro: shards !== undefined,
      classicEverywhere: options.classicEverywhere,
    }).map((entry) => [entry.info.id, entry]),
  );
  const cores = options.cores ?? availableParallelism();
  const models = Math.max(1, Math.floor(cores / CORES_PER_MODEL));
  // The model takes seconds to load: one stays for the next first word. What the others hold is given back.
  const heavy = new ProcessPool<SpeechCalls>({ ...PROCESS, size: models, idleMs: IDLE_MS, keeps: 1 });
  // Making the files takes a minute: nobody's voice waits behind it that needs none of them.
  const preparing = new ProcessPool<SpeechCalls>({ ...PROCESS, size: 1 });
  const light = new ProcessPool<SpeechCalls>({ ...PROCESS, size: 1, idleMs: IDLE_MS, keeps: shards ? 0 : 1 });
  let modelFiles: Promise<ModelFiles> | undefined;

  async function makeFiles(): Promise<ModelFiles> {
    const task = { patienceMs: PATIENCE_MS, endsProcess: true };
    return await inOurWords(preparing.call('prepare', [shards ?? [], options.cacheDir], task));
  }

  /** Made by one process for all; tried again by the next line if it failed. */
  function prepared(): Promise<ModelFiles> {
    modelFiles ??= preparedModel(options.cacheDir)
      .then((files) => files ?? makeFiles())
      .catch((error: unknown) => {
        modelFiles = undefined;
        throw error;
      });
    return modelFiles;
  }

  function find(voiceId: string, language: string): EmbeddedVoiceEntry {
    const entry = voices.get(voiceId);
    if (entry?.info.languages.includes(language)) return entry;
    throw new AppError('speak.voice_unknown', {
      log: `the embedded voice has no ${voiceId} for ${language}`,
    });
  }

  async function speakIn(
    pool: typeof heavy,
    task: SpeakTask,
    { signal, urgency = 'later' }: Ask,
  ): Promise<SpeakResult> {
    const speech = await inOurWords(
      pool.call('speak', [task], { ...STOPS, signal, ahead: urgency !== 'later' }),
    );
    if (!speech) throw new Error('a line was left off that nobody had stopped');
    return speech;
  }

  async function speakPart(ask: Ask, part?: number): Promise<SpeakResult> {
    const { text, voiceId, language, pace = 1, urgency = 'later', signal } = ask;
    const voice = find(voiceId, language).engineVoice(language);
    signal.throwIfAborted();
    const task = { text, language, voice, pace, urgency, ...(part !== undefined && { part }) };
    if (voice.engine !== 'kokoro') return await speakIn(light, task, ask);
    const model = {
      files: await unlessAborted(prepared(), signal),
      threads: Math.min(CORES_PER_MODEL, cores),
    };
    return await speakIn(heavy, { ...task, model }, ask);
  }

  async function speak(ask: Ask): Promise<Speech> {
    const { goesOn: _, ...speech } = await speakPart(ask);
    return speech;
  }

  async function begin(ask: Ask, part = 0): Promise<Begun> {
    const { goesOn, ...speech } = await speakPart(ask, part);
    return goesOn ? { speech, rest: () => begin(ask, part + 1) } : { speech };
  }

  async function warm(): Promise<void> {
    const byEngine = new Map([...voices.values()].map(({ info }) => [info.id.split(':')[0], info]));
    // The one that most people hear is ready first: engines that load side by side are all ready late.
    for (const [engine, info] of byEngine) {
      const copies = Array<VoiceInfo>(engine === 'kokoro' ? models : 1).fill(info);
      await Promise.all(
        copies.map(({ id, languages }) =>
          speak({ text: 'Okay.', voiceId: id, language: languages[0]!, signal: NEVER }),
        ),
      );
    }
  }

  return {
    provider: 'embedded',
    versionOf: (voiceId) => {
      const { version } = voices.get(voiceId) ?? {};
      return version === undefined ? VERSION : `${VERSION}.${version}`;
    },
    // One line more than there are models: it lies ready when one of them has finished.
    concurrency: models + 1,
    catalogue: () => [...voices.values()].map((entry) => entry.info),
    speak,
    begin: (ask) => begin(ask),
    warm,
    async close() {
      await Promise.all([heavy.close(), light.close(), preparing.close()]);
    },
  };
}
