import type { GrowingScript } from '@parlance/artifacts/growing-script';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import { clipDurationMs, earlyParts, type Take, type TakeClip } from '@parlance/artifacts/takes';
import {
  LINE_ORDER,
  LineOrder,
  type LineVisit,
  type RunLines,
  type Urgency,
} from '@parlance/kernel/line-order';
import { type Dictionary, respell } from '@parlance/kernel/respell';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { type BackChannel, backChannelIn } from './back-channels.ts';
import { takeName } from './line-clip.ts';
import { type ListenBack, Listener } from './listen-back.ts';
import { inOrder } from './look-ahead.ts';
import { mannerOf } from './manner.ts';
import { paceOf } from './pace.ts';
import { type LineAsk, recordFirstLine, recordLine, recordLineAgain } from './record-line.ts';
import { type Lines, type SharedLines, stretchesOf } from './shared-lines.ts';
import { keepTake, loadTake } from './take-cache.ts';

export type SpeakDeps = {
  voice: Voice;
  store: ObjectStore;
  listenBack?: ListenBack | undefined;
  /** Where other workers may speak lines of the same script. */
  sharedLines?: SharedLines | undefined;
  /** The run's turns among those of others; without it there are no others. */
  lines?: RunLines | undefined;
};
export type SpeakAsk = {
  script: Pick<GrowingScript, 'language' | 'lineAt' | 'standing'>;
  voices: { host: string; cohost: string };
  /** Under this the takes lie in the store. */
  keyPrefix: string;
  /** How the person wants words to be said. */
  dictionary: Dictionary;
  /** Gets each part of the first line that can be heard before the rest of it is spoken; not every voice speaks so. */
  onEarlyPart?: ((clip: TakeClip) => void) | undefined;
  signal: AbortSignal;
};
/** `spoken` is false for a take that was there already. */
export type SpokenLine = { take: Take; clip: TakeClip; spoken: boolean; under?: BackChannel | undefined };

/** What listeners say is nobody's: spoken once for each voice, and kept for all. */
const BACK_CHANNELS_PREFIX = 'back-channels/';

/** Lines on the way or waiting to be read, for each line the voice takes at once: a long line, or one that is listened to, holds up no other. */
const LOOK_AHEAD = 4;

const voiceFor = (speaker: ScriptLine['speaker'], { voices }: Pick<SpeakAsk, 'voices'>): string =>
  speaker === 'HOST' ? voices.host : voices.cohost;

type SaidBy = Pick<SpeakAsk, 'voices'> & { script: Pick<GrowingScript, 'language'> };

/** How a line is asked for, and so what its take is called. */
const saidAs = (line: ScriptLine, text: string, ask: SaidBy) => {
  const { language } = ask.script;
  const [pace, manner] = [paceOf(line, language), mannerOf(line, language)];
  return { text, voiceId: voiceFor(line.speaker, ask), language, pace, manner };
};

/** Which lines of a script have no take yet. */
export async function linesToSpeak(
  { voice, store }: Pick<SpeakDeps, 'voice' | 'store'>,
  ask: Pick<SpeakAsk, 'voices' | 'keyPrefix' | 'dictionary'> & { script: Script },
): Promise<Set<number>> {
  const { language, lines } = ask.script;
  const kept = new Set(await store.list(ask.keyPrefix));
  const keyOf = (line: ScriptLine) => {
    const { text } = respell(line.text, language, ask.dictionary);
    return takeName(voice, saidAs(line, text, ask), ask.keyPrefix).key;
  };
  return new Set(lines.flatMap((line, index) => (kept.has(keyOf(line)) ? [] : [index])));
}

/** For one run that has the voice to itself. */
const alone = ({ concurrency }: Voice): RunLines =>
  new LineOrder({ ...LINE_ORDER, places: concurrency, sharers: 1 }).join();

/** Finds each line's clip in the cache or has it spoken; twins of a line under way wait for it. */
function clipsOf(
  { voice, store, listenBack, sharedLines, lines = alone(voice) }: SpeakDeps,
  ask: SpeakAsk,
  signal: AbortSignal,
) {
  const stretches = stretchesOf(sharedLines, signal);
  const listener = listenBack && new Listener(listenBack, voice.catalogue());
  const underWay = new Map<string, Promise<{ clip: TakeClip; spoken: boolean }>>();
  const murmurs = new Map<string, Promise<TakeClip>>();
  const { language } = ask.script;
  const voiceOf = (speaker: ScriptLine['speaker']) => voiceFor(speaker, ask);

  let lookedUp: Promise<unknown> = Promise.resolve();
  /** In the lines' order: a store that is slow to say that there is none lets no later line speak first. */
  function lookUp(key: string): Promise<TakeClip | undefined> {
    const before = lookedUp;
    const found = loadTake(store, key).finally(() => before);
    lookedUp = found.catch(() => undefined);
    return found;
  }

  async function inTurn<T>(visit: LineVisit, work: (urgency: Urgency) => Promise<T>): Promise<T> {
    using turn = await lines.turn(visit, signal);
    return await work(turn.urgency);
  }

  const visitOf = ({ text }: LineAsk, index: number): LineVisit => ({
    index,
    characters: text.length,
    isFirst: index === 0 && ask.onEarlyPart !== undefined,
  });

  const record = (line: LineAsk, index: number): Promise<TakeClip> =>
    index === 0 && ask.onEarlyPart ? recordFirstLine(voice, line, ask.onEarlyPart) : recordLine(voice, line);

  async function speakAndKeep(key: string, line: LineAsk, index: number): Promise<TakeClip> {
    const visit = { ...visitOf(line, index), isFirst: false };
    const clip = await inTurn(visit, (urgency) => recordLine(voice, { ...line, urgency }));
    await keepTake(store, key, clip);
    return clip;
  }

  /** Speaks it, unless another worker does: that one's take is waited for. */
  async function speakOrAwait(key: string, line: LineAsk, index: number): Promise<TakeClip> {
    const ours = await inTurn(visitOf(line, index), async (urgency) =>
      (await stretches.isOurs(index)) ? await record({ ...line, urgency }, index) : undefined,
    );
    if (ours) {
      // Behind its turn: the voice speaks the next line meanwhile.
      await keepTake(store, key, ours);
      return ours;
    }
    await stretches.untilLeft(index);
    return (await loadTake(store, key)) ?? (await speakAndKeep(key, line, index));
  }

  /** What the other one says while this line is long. */
  async function underLine(
    line: ScriptLine,
    index: number,
    clip: TakeClip,
  ): Promise<BackChannel | undefined> {
    const wanted = backChannelIn(line, language);
    const before = wanted && index > 0 ? await ask.script.lineAt(index - 1) : undefined;
    if (!wanted || !before || before.speaker === line.speaker) return undefined;
    const voiceId = voiceOf(before.speaker);
    if (!voice.catalogue().find(({ id }) => id === voiceId)?.saysBackChannels) return undefined;
    const said = { text: wanted.text, voiceId, language, pace: 1, manner: 'plain' as const, signal };
    const { key } = takeName(voice, said, BACK_CHANNELS_PREFIX);
    const speaking = murmurs.get(key) ?? findMurmur(key, said, index);
    murmurs.set(key, speaking);
    return { clip: await speaking, atMs: clip.words[wanted.afterWord]?.endMs ?? 0 };
  }

  const findMurmur = async (key: string, said: LineAsk, index: number): Promise<TakeClip> =>
    (await loadTake(store, key)) ?? (await speakAndKeep(key, said, index));

  async function findOrSpeak(key: string, line: LineAsk, { speaker, text }: ScriptLine, index: number) {
    const about = { index, speaker, voiceId: line.voiceId, texts: [text, line.text], language };
    const isChosen = listener?.wants(about);
    const kept = await lookUp(key);
    if (kept && index === 0) for (const part of earlyParts(kept)) ask.onEarlyPart?.(part);
    const clip = kept ?? (await speakOrAwait(key, line, index));
    // What was heard already can't be said again.
    const isHeard = clip.heard || clip.parted !== undefined;
    if (!listener || !isChosen || isHeard) return { clip, spoken: !kept };
    // Beside the lines that are being spoken meanwhile.
    const visit = { ...visitOf(line, index), isFirst: false };
    const again = () => inTurn(visit, (urgency) => recordLineAgain(voice, { ...line, urgency }));
    const heard = await listener.heard(about, clip, again, signal);
    if (heard !== clip) await keepTake(store, key, heard);
    return { clip: heard, spoken: !kept };
  }

  /** What stands around a line; nobody waits for a line that is still being written. */
  function neighboursOf(index: number): Pick<LineAsk, 'before' | 'after'> {
    const saidAt = (at: number) => {
      const text = ask.script.standing(at)?.text;
      return text === undefined ? undefined : respell(text, language, ask.dictionary).text;
    };
    return { before: saidAt(index - 1), after: saidAt(index + 1) };
  }

  return async (line: ScriptLine, index: number): Promise<SpokenLine> => {
    const said = respell(line.text, language, ask.dictionary);
    const asked = { ...saidAs(line, said.text, ask), ...neighboursOf(index), signal };
    const { hash, key } = takeName(voice, asked, ask.keyPrefix);
    const twin = underWay.get(key);
    const finding = twin ?? findOrSpeak(key, asked, line, index);
    underWay.set(key, finding);
    try {
      const { clip, spoken } = await finding;
      const { heard } = clip;
      const take = { line: index, hash, key, durationMs: clipDurationMs(clip), ...(heard && { heard }) };
      const heardAs = { ...clip, words: said.timesOf(clip.words) };
      return {
        take,
        clip: heardAs,
        spoken: spoken && !twin,
        under: await underLine(line, index, heardAs),
      };
    } finally {
      underWay.delete(key);
    }
  };
}

const ALL_LINES: Lines = { from: 0, count: Number.POSITIVE_INFINITY };

/**
 * Stage 3: yields the script's lines as clips, strictly in order, while some lines ahead are being spoken and others
 * are still being written.
 * What has been spoken stays in the store, so a run that is taken up again goes on where it was.
 */
export async function* speak(
  deps: SpeakDeps,
  ask: SpeakAsk,
  { from, count } = ALL_LINES,
): AsyncGenerator<SpokenLine, void, undefined> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ask.signal, ended.signal]);
  const clipOf = clipsOf(deps, ask, signal);
  const begun = new Set<Promise<SpokenLine>>();

  function begin(line: ScriptLine, at: number): Promise<SpokenLine> {
    const clip = clipOf(line, from + at);
    begun.add(clip);
    const done = () => begun.delete(clip);
    clip.then(done, done);
    return clip;
  }

  try {
    const lineAt = async (at: number) => (at < count ? ask.script.lineAt(from + at) : undefined);
    for await (const line of inOrder(lineAt, deps.voice.concurrency * LOOK_AHEAD, begin)) {
      ask.signal.throwIfAborted();
      yield line;
      ask.signal.throwIfAborted();
    }
  } finally {
    // Nothing goes on once the reader has stopped: a cancelled audio's files can be removed at once.
    ended.abort();
    await Promise.allSettled(begun);
  }
}
