import type { Brief } from '@parlance/artifacts/brief';
import { type GrowingScript, grown, ScriptInTheMaking } from '@parlance/artifacts/growing-script';
import { Master } from '@parlance/artifacts/master';
import { Release } from '@parlance/artifacts/release';
import { Script } from '@parlance/artifacts/script';
import { ScriptCheck } from '@parlance/artifacts/script-check';
import { SourceText } from '@parlance/artifacts/source-text';
import type { HeardBack, TakeClip, Takes } from '@parlance/artifacts/takes';
import type { Clock } from '@parlance/kernel/clock';
import { isAppError } from '@parlance/kernel/errors';
import type { RunLines } from '@parlance/kernel/line-order';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Dictionary } from '@parlance/kernel/respell';
import { recordingMs } from '@parlance/language/pace';
import type { Voice } from '@parlance/ports/voice';
import type { OnLines, Writer } from '@parlance/ports/writer';
import { type IngestDeps, ingest } from './1-ingest/ingest.ts';
import { checkAside } from './2-write/check/check-in-thread.ts';
import { openingOf } from './2-write/opening.ts';
import { write } from './2-write/write.ts';
import { EarlyParts } from './3-speak/early-parts.ts';
import type { ListenBack } from './3-speak/listen-back.ts';
import { linesOf, type SharedLines } from './3-speak/shared-lines.ts';
import { linesToSpeak, type SpeakAsk, speak } from './3-speak/speak.ts';
import { type Progress, SpeechProgress } from './3-speak/speech-progress.ts';
import type { OpenMix } from './4-produce/mix/mix.ts';
import { produce } from './4-produce/produce.ts';
import { publish } from './5-publish/publish.ts';

export type LineDeps = IngestDeps & {
  writer: Writer;
  voice: Voice;
  listenBack?: ListenBack | undefined;
  /** Where other workers may speak lines of the same run. */
  sharedLines?: SharedLines | undefined;
  /** The run joins those that are spoken. */
  joinLines?: (() => RunLines) | undefined;
  openMix: OpenMix;
  clock: Clock;
  lanes: LineLanes;
};

/** Few runs are spoken at once; the others wait, and none of them holds up what is read or written. */
export interface LineLanes {
  /** Whether there is a place at this moment; it is then this run's to the end. */
  speakEarly(): Promise<boolean>;
  /** Comes back with a place. Throws AppError 'run.moves' to have the run taken up again where there is one. */
  toSpeak(): Promise<void>;
}

/** What is known by then: what was read, and what will be said, with how long that becomes about. */
type About =
  | { source?: SourceText; script?: never }
  | { source: SourceText; script: Script; recordingMs: number };

export type LineStatus = 'ingesting' | 'writing' | 'review' | 'speaking' | 'producing';

export type LineRun = {
  brief: Brief;
  /** Who made it, for the tags of the file. */
  creator: string;
  /** What the person calls it, once it has been called something; else the script's own title. */
  title?: string;
  /** Never changes over the life of an audio. */
  guid: string;
  /** Takes that other runs of this audio may use again. */
  takesPrefix: string;
  /** How whoever made it wants words to be said. */
  dictionary: Dictionary;
  /** Files of this attempt alone. */
  filesPrefix: string;
  /** An older recording is heard until this one is finished: no live stream is made. */
  unheard?: boolean;
  /** Somebody wants to read the script first: nothing is spoken before they have. */
  reviewFirst?: boolean;
};

/**
 * How the line's progress is kept. A run that is taken up again finds what was kept and goes on behind it.
 * Throws AppError 'run.superseded' once the run was stopped or somebody else has it.
 */
export interface Recorder {
  load<T>(name: ArtifactName, parse: (stored: unknown) => T): Promise<T | undefined>;
  keep(name: ArtifactName, artifact: unknown): Promise<void>;
  enter(status: LineStatus, about?: About): Promise<void>;
  /** How much of a scan or a recording is read, 0 to 1; of a scan also how many pages. */
  read(share: number, pages?: { done: number; total: number }): void;
  /** Once for each script that was held to its source. */
  checked(check: ScriptCheck): void;
  /** Before the line goes into the mix: from then on it may be heard, also while the script is still being written. */
  hearable(line: { index: number; text: string }): Promise<void>;
  spoke(line: SpokeLine, progress: Progress): Promise<void>;
  livePart(index: number): Promise<void>;
}

export type SpokeLine = { index: number; text: string; fresh: boolean; heard?: HeardBack | undefined };

export type ArtifactName = 'source' | 'script' | 'check' | 'takes' | 'master' | 'release';

const aboutOf = (source: SourceText, script: Script): About => ({
  source,
  script,
  recordingMs: Math.round(
    script.lines.reduce((sum, { text }) => sum + recordingMs(text, script.language), 0),
  ),
});

/** The only place that knows the order. Gives nothing when the script waits to be read. */
export async function makeAudio(
  deps: LineDeps,
  run: LineRun,
  record: Recorder,
  signal: AbortSignal,
): Promise<Release | undefined> {
  const { brief } = run;

  async function stage<T>(
    name: ArtifactName,
    schema: { parse(stored: unknown): T },
    make: () => Promise<T>,
  ): Promise<T> {
    const kept = await record.load(name, (stored) => schema.parse(stored));
    if (kept) return kept;
    signal.throwIfAborted();
    const made = await make();
    await record.keep(name, made);
    return made;
  }

  const source = await stage('source', SourceText, async () => {
    await record.enter('ingesting');
    return ingest(deps, brief, signal, (share, pages) => record.read(share, pages));
  });
  const recording = openRecording(deps, run, record, signal);
  let written = false;
  try {
    const script = await stage('script', Script, async () => {
      await record.enter('writing', { source });
      written = true;
      if (brief.opening) return openingOf(await write(deps, source, brief, signal));
      return run.reviewFirst
        ? write(deps, source, brief, signal)
        : recording.whileWriting((onLines, wanted) => write(deps, source, brief, wanted, onLines));
    });
    // A person's own script has no source to be held to.
    if (!source.script)
      await stage('check', ScriptCheck, async () => {
        const check = await checkAside(source, script, brief, signal);
        record.checked(check);
        return check;
      });
    if (run.reviewFirst) {
      await record.enter('review', aboutOf(source, script));
      return undefined;
    }
    const master = await stage('master', Master, async () => {
      // Whoever waits for a place should know by now what it is called.
      if (written && !(await recording.hasBegun())) await record.enter('writing', aboutOf(source, script));
      await deps.lanes.toSpeak();
      await record.enter('speaking', aboutOf(source, script));
      const { master, takes } = await recording.of(script);
      await record.keep('takes', takes);
      return master;
    });
    return await stage('release', Release, async () =>
      publish(script, master, { guid: run.guid, publishedAt: deps.clock.now().toISOString() }),
    );
  } finally {
    await recording.end();
  }
}

/**
 * Speaking and producing, begun as soon as the first lines stand and heard from then on, while the rest is still
 * being written. What goes wrong with a voice meanwhile is no reason to stop writing: it is tried again once the
 * script is there and kept.
 */
function openRecording(deps: LineDeps, run: LineRun, record: Recorder, signal: AbortSignal) {
  const making = new ScriptInTheMaking(run.brief.language);
  let growing: GrowingScript = making;
  const ended = new AbortController();
  const wanted = AbortSignal.any([signal, ended.signal]);
  const spokenEarly: SpokeLine[] = [];
  let progress: SpeechProgress | undefined;
  let lines: RunLines | undefined;
  let begun: ReturnType<typeof speakAndProduce> | undefined;
  let failedEarly = false;
  let early = Promise.resolve(false);
  let told = Promise.resolve();

  /** How far speaking is can be told only of a script whose length is known; then line by line, in order. */
  function spoke(line?: SpokeLine): Promise<void> {
    if (line) spokenEarly.push(line);
    told = told.then(async () => {
      for (let line = spokenEarly[0]; progress && line; line = spokenEarly[0]) {
        spokenEarly.shift();
        await record.spoke(line, progress.spoke(line.index));
      }
    });
    return told;
  }

  function begin() {
    lines ??= deps.joinLines?.();
    begun ??= speakAndProduce({ ...deps, lines }, run, growing, { ...record, spoke }, wanted);
    // Whoever waits for it is told; until then nobody does.
    begun.catch((error) => {
      failedEarly = !progress;
      // Nobody wants the rest of the script either.
      if (isAppError(error) && error.code === 'run.superseded') ended.abort(error);
    });
    return begun;
  }

  /** The takes are kept: only lines that say something else now are spoken, and all are mixed again. */
  async function recordAnew(script: Script) {
    const quiet = { ...record, hearable: async () => {}, spoke: async () => {}, enter: async () => {} };
    const anew = { ...run, unheard: true };
    return speakAndProduce({ ...deps, lines }, anew, grown(script), quiet, wanted);
  }

  async function beginEarly(): Promise<boolean> {
    const mayBegin = await deps.lanes.speakEarly();
    if (mayBegin) void begin();
    return mayBegin;
  }

  return {
    whileWriting(work: (onLines: OnLines, wanted: AbortSignal) => Promise<Script>): Promise<Script> {
      return work((lines) => {
        making.add(lines);
        // Where there was no place for the first chapter there may be one for the second.
        early = early.then((hasBegun) => hasBegun || beginEarly());
        // Whoever asks below is told; it may be that nobody does.
        early.catch(() => undefined);
      }, wanted);
    },
    hasBegun: () => early,
    async of(script: Script) {
      // Whoever listens hears to its end what was told; what a reader changed since is in the finished recording.
      const heard = begun ? making.complete(script) : script;
      if (!begun) growing = grown(script);
      if (failedEarly) {
        begun = undefined;
        spokenEarly.length = 0;
      }
      const said = {
        script: heard,
        voices: run.brief.voices,
        keyPrefix: run.takesPrefix,
        dictionary: run.dictionary,
      };
      // Nobody waits for the list; what was spoken while the script was being written counts as spoken.
      const listing = linesToSpeak(deps, said);
      const recorded = begin();
      const toSpeak = await listing;
      for (const { index, fresh } of spokenEarly) if (fresh) toSpeak.add(index);
      const texts = heard.lines.map(({ text }) => text);
      progress = new SpeechProgress(texts, toSpeak, lines);
      await spoke();
      const live = await recorded;
      return heard === script ? live : recordAnew(script);
    },
    /** Leaves nothing going on. */
    async end(): Promise<void> {
      ended.abort();
      making.fail(ended.signal.reason);
      await early.catch(() => false);
      await begun?.catch(() => undefined);
      lines?.leave();
    },
  };
}

/**
 * For a worker that helps: has a stretch of the script spoken and kept, for the one that has the run. `onRoom` is called
 * when so few lines are left that the voice has room for others.
 */
export async function speakStretch(
  { voice, store, joinLines }: Pick<LineDeps, 'voice' | 'store' | 'joinLines'>,
  ask: Omit<SpeakAsk, 'script'> & { script: Script },
  stretch: number,
  onRoom: () => void,
): Promise<void> {
  const range = linesOf(stretch);
  const turns = joinLines?.();
  try {
    const lines = speak({ voice, store, lines: turns }, { ...ask, script: grown(ask.script) }, range);
    let left = Math.min(range.count, ask.script.lines.length - range.from);
    for (let line = await lines.next(); !line.done; line = await lines.next())
      if (--left < voice.concurrency) onRoom();
  } finally {
    turns?.leave();
  }
}

/** Speaking and producing overlap: each take goes into the mix, and from there to the live stream, as it comes. */
function speakAndProduce(
  deps: LineDeps & { lines: RunLines | undefined },
  run: LineRun,
  script: GrowingScript,
  record: Omit<Recorder, 'spoke'> & { spoke(line: SpokeLine): Promise<void> },
  signal: AbortSignal,
): Promise<{ master: Master; takes: Takes }> {
  const { voices, opening } = run.brief;
  const early = new EarlyParts();
  let heard: Promise<void> | undefined;
  async function hearFirst(): Promise<void> {
    await record.hearable({ index: 0, text: (await script.lineAt(0))?.text ?? '' });
  }
  async function onceHearable(clip: TakeClip): Promise<TakeClip> {
    heard ??= hearFirst();
    await heard;
    return clip;
  }
  const spoken = speak(opening ? { ...deps, listenBack: undefined } : deps, {
    script,
    voices,
    keyPrefix: run.takesPrefix,
    dictionary: run.dictionary,
    onEarlyPart: run.unheard ? undefined : (clip) => early.add(onceHearable(clip)),
    signal,
  });
  const nameOf = (id: string) =>
    deps.voice.catalogue().find((voice) => voice.id === id)?.name ?? PRODUCT_NAME;

  async function* watched() {
    for await (const item of spoken) {
      const { line: index, heard } = item.take;
      const text = (await script.lineAt(index))?.text ?? '';
      await record.hearable({ index, text });
      yield item;
      await record.spoke({ index, text, fresh: item.spoken, heard });
    }
    await record.enter('producing');
  }

  return produce(deps, {
    script,
    spoken: watched(),
    early,
    keyPrefix: run.filesPrefix,
    tags: {
      title: run.title,
      artist: run.creator,
      album: PRODUCT_NAME,
      year: String(deps.clock.now().getUTCFullYear()),
      comment: `Made with AI by ${PRODUCT_NAME}: the voices are synthetic.`,
    },
    seed: run.guid,
    speakerNames: { HOST: nameOf(voices.host), COHOST: nameOf(voices.cohost) },
    onLivePart: run.unheard ? undefined : (index) => record.livePart(index),
    signal,
  });
}
