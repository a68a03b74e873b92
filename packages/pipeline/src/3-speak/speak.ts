import type { Script } from '@parlance/artifacts/script';
import { clipDurationMs, type Take, type TakeClip } from '@parlance/artifacts/takes';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { inOrder } from './look-ahead.ts';
import { recordLine } from './record-line.ts';
import { Slots } from './slots.ts';
import { takeHash } from './take-hash.ts';
import { keepTake, loadTake } from './take-shelf.ts';

export type SpeakDeps = { voice: Voice; store: ObjectStore };
export type SpeakAsk = {
  script: Script;
  voices: { host: string; cohost: string };
  /** Under this the takes lie in the store. */
  keyPrefix: string;
  signal: AbortSignal;
};
/** `spoken` is false for a take that was there already. */
export type SpokenLine = { take: Take; clip: TakeClip; spoken: boolean };

/** Lines on the way or waiting to be read, for each line the voice takes at once: a long line holds up no other. */
const LOOK_AHEAD = 2;

/** Finds each line's clip on the shelf or has it spoken; twins of a line under way wait for it. */
function clipsOf({ voice, store }: SpeakDeps, ask: SpeakAsk, signal: AbortSignal) {
  const slots = new Slots(voice.concurrency);
  const underWay = new Map<string, Promise<{ clip: TakeClip; spoken: boolean }>>();
  const { lines, language } = ask.script;

  async function findOrSpeak(key: string, text: string, voiceId: string) {
    const kept = await loadTake(store, key);
    if (kept) return { clip: kept, spoken: false };
    return await slots.use(async () => {
      const clip = await recordLine(voice, { text, voiceId, language, signal });
      await keepTake(store, key, clip);
      return { clip, spoken: true };
    });
  }

  return async (line: number): Promise<SpokenLine> => {
    const { speaker, text } = lines[line]!;
    const voiceId = speaker === 'HOST' ? ask.voices.host : ask.voices.cohost;
    const hash = takeHash({ version: voice.version, voiceId, language, text });
    const key = `${ask.keyPrefix}${hash}.take`;
    const twin = underWay.get(key);
    const finding = twin ?? findOrSpeak(key, text, voiceId);
    underWay.set(key, finding);
    try {
      const { clip, spoken } = await finding;
      return { take: { line, hash, key, durationMs: clipDurationMs(clip) }, clip, spoken: spoken && !twin };
    } finally {
      underWay.delete(key);
    }
  };
}

/**
 * Stage 3: gives the script's lines as clips, strictly in order, while some lines ahead are being spoken.
 * What has been spoken stays in the store, so a run that is taken up again goes on where it was.
 */
export async function* speak(deps: SpeakDeps, ask: SpeakAsk): AsyncGenerator<SpokenLine, void, undefined> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ask.signal, ended.signal]);
  const clipOf = clipsOf(deps, ask, signal);
  const begun = new Set<Promise<SpokenLine>>();

  function begin(line: number): Promise<SpokenLine> {
    const clip = clipOf(line);
    begun.add(clip);
    const done = () => begun.delete(clip);
    clip.then(done, done);
    return clip;
  }

  try {
    for await (const line of inOrder(ask.script.lines.keys(), deps.voice.concurrency * LOOK_AHEAD, begin)) {
      ask.signal.throwIfAborted();
      yield line;
      ask.signal.throwIfAborted();
    }
  } finally {
    // Whoever stops reading finds nothing going on behind it: a cancelled audio's files can be removed at once.
    ended.abort();
    await Promise.allSettled(begun);
  }
}
